import { loadMessages, loadServerMessages, type MessageKey, type Messages, type ServerKey } from '@longstrip/messages';
import { createI18n } from './create-i18n.ts';
import { loadPerLocale } from './load-per-locale.ts';
import { type TextValues, textsOf } from './use-text.ts';

/** Looks up any text of the catalogue, including those only for servers. */
export type ServerText = (key: MessageKey | ServerKey, values?: TextValues) => string;

/** All texts of one locale by key, including those only for servers. */
export const serverMessages = loadPerLocale(async (locale): Promise<Messages> => {
  const [pages, servers] = await Promise.all([loadMessages(locale), loadServerMessages(locale)]);
  return { ...pages, ...servers };
});

/** The texts of one locale for loaders, such as titles and descriptions. */
export const serverText = loadPerLocale(
  async (locale): Promise<ServerText> =>
    textsOf<MessageKey | ServerKey>(createI18n(locale, await serverMessages(locale))),
);
