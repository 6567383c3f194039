import type { Locale } from '@longstrip/core';
import { loadI18n } from './load-i18n.ts';
import { type TextLookup, textsOf } from './use-text.ts';

/** The texts of one locale for loaders, such as titles of documents. */
export async function serverText(locale: Locale): Promise<TextLookup> {
  return textsOf(await loadI18n(locale));
}
