import type { Locale } from '@longstrip/core';
import { type HeadKey, loadHeadMessages, loadMessages, type MessageKey } from '@longstrip/messages';
import { createI18n } from './create-i18n.ts';
import { type TextValues, textsOf } from './use-text.ts';

/** Looks up a text of the catalogue, or one that pages say about themselves. */
export type ServerText = (key: MessageKey | HeadKey, values?: TextValues) => string;

const lookups = new Map<Locale, Promise<ServerText>>();

/** The texts of one locale for loaders, such as titles of documents and what they say to search engines. */
export function serverText(locale: Locale): Promise<ServerText> {
  const known = lookups.get(locale);
  if (known !== undefined) return known;
  const loading = Promise.all([loadMessages(locale), loadHeadMessages(locale)]).then(([messages, head]) =>
    textsOf<MessageKey | HeadKey>(createI18n(locale, { ...messages, ...head })),
  );
  lookups.set(locale, loading);
  loading.catch(() => lookups.delete(locale));
  return loading;
}
