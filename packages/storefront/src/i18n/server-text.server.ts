import { loadMessages, loadServerMessages, type MessageKey, type Messages, type ServerKey } from '@longstrip/messages';
import { createI18n } from './create-i18n.ts';
import { onceALocale } from './once-a-locale.ts';
import { type TextValues, textsOf } from './use-text.ts';

/** Looks up any text of the catalogue, those that only servers know among them. */
export type ServerText = (key: MessageKey | ServerKey, values?: TextValues) => string;

/** Every text of one locale by its whole key, those that only servers know among them. */
export const serverMessages = onceALocale(async (locale): Promise<Messages> => {
  const [pages, servers] = await Promise.all([loadMessages(locale), loadServerMessages(locale)]);
  return { ...pages, ...servers };
});

/** The texts of one locale for loaders, such as titles of documents and what they say to search engines. */
export const serverText = onceALocale(
  async (locale): Promise<ServerText> =>
    textsOf<MessageKey | ServerKey>(createI18n(locale, await serverMessages(locale))),
);
