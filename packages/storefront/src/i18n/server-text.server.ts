import type { Locale } from '@longstrip/core';
import { loadMessages, loadServerMessages, type MessageKey, type ServerKey } from '@longstrip/messages';
import { createI18n } from './create-i18n.ts';
import { type TextValues, textsOf } from './use-text.ts';

/** Looks up any text of the catalogue, those that only servers know among them. */
export type ServerText = (key: MessageKey | ServerKey, values?: TextValues) => string;

const lookups = new Map<Locale, Promise<ServerText>>();

/** The texts of one locale for loaders, such as titles of documents and what they say to search engines. */
export function serverText(locale: Locale): Promise<ServerText> {
  const known = lookups.get(locale);
  if (known !== undefined) return known;
  const loading = Promise.all([loadMessages(locale), loadServerMessages(locale)]).then(([messages, more]) =>
    textsOf<MessageKey | ServerKey>(createI18n(locale, { ...messages, ...more })),
  );
  lookups.set(locale, loading);
  loading.catch(() => lookups.delete(locale));
  return loading;
}
