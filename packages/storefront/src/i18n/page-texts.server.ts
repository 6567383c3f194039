import type { Locale } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import { serverMessages } from './server-text.server.ts';

/**
 * The texts of some namespaces, for a page that hands them on with its data: no other page loads them.
 * @param namespaces what keys begin with, up to the first dot
 */
export async function loadPageTexts(locale: Locale, namespaces: readonly string[]): Promise<Messages> {
  const messages = await serverMessages(locale);
  return Object.fromEntries(Object.entries(messages).filter(([key]) => namespaces.includes(key.split('.')[0] ?? '')));
}
