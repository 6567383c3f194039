import type { Locale } from '@longstrip/core';
import {
  loadMessages,
  loadServerMessages,
  type MessageKey,
  type Messages,
  readMarkedText,
  type ServerKey,
} from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { createI18n, loadPerLocale } from './create-i18n.ts';
import { type PackedTexts, packTexts } from './packed-texts.ts';
import { type TextValues, textsOf } from './use-text.ts';
import '../server/site-context.ts';

export type ServerText = (key: MessageKey | ServerKey, values?: TextValues) => string;

/** All texts of one locale by key, including those only for servers. */
const serverMessages = loadPerLocale(async (locale): Promise<Messages> => {
  const [pages, servers] = await Promise.all([loadMessages(locale), loadServerMessages(locale)]);
  return { ...pages, ...servers };
});

/** The texts of one locale for loaders, such as titles and descriptions. */
export const serverText = loadPerLocale(
  async (locale): Promise<ServerText> =>
    textsOf<MessageKey | ServerKey>(createI18n(locale, await serverMessages(locale))),
);

/** Makes a lookup for texts from operators and the server, which may be message keys (D26). An unknown key is logged. */
export async function readServerMark(site: AppLoadContext): Promise<(text: string) => string> {
  const messages = await serverMessages(site.locale);
  return (text) =>
    readMarkedText(text, messages, (key) => {
      site.logger.warn({ requestId: site.requestId, key }, 'a text names a message that does not exist');
    });
}

/**
 * The texts of some namespaces, for a page that sends them with its data: no other page loads them.
 * @param namespaces first parts of keys, up to the first dot
 */
export async function loadPageTexts(locale: Locale, namespaces: readonly string[]): Promise<PackedTexts> {
  const messages = await serverMessages(locale);
  const key = `${locale} ${namespaces.join(' ')}`;
  const known = pageTexts.get(key);
  if (known !== undefined) return known;
  const texts = Object.entries(messages).filter(([name]) => namespaces.includes(name.split('.')[0] ?? ''));
  const found = packTexts(texts);
  pageTexts.set(key, found);
  return found;
}

/** By locale and namespaces, which only the code names. */
const pageTexts = new Map<string, PackedTexts>();
