import type { Locale } from '@longstrip/core';
import { loadI18n } from './load-i18n.ts';
import type { TextLookup } from './use-text.ts';

/** The texts of one locale for loaders, such as titles of documents. */
export async function serverText(locale: Locale): Promise<TextLookup> {
  const i18n = await loadI18n(locale);
  return (key, values) => i18n.t(key, { ...values });
}
