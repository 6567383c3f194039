import type { Locale, RefusalCode } from '@longstrip/core';

/** Loads the message catalogue of one locale. */
export type MessagesLoader = (locale: Locale) => Promise<Readonly<Record<string, string>>>;

/** The reader's text of a refusal (D27): the message `error.<CODE>` of the locale. */
export type RefusalText = (code: RefusalCode, locale: Locale) => Promise<string>;

/** Keeps each locale's catalogue once it was asked for. A text that is missing shows its code, never nothing. */
export function createRefusalText(loadMessages: MessagesLoader): RefusalText {
  const catalogues = new Map<Locale, Promise<Readonly<Record<string, string>>>>();
  return async (code, locale) => {
    let catalogue = catalogues.get(locale);
    if (catalogue === undefined) {
      catalogue = loadMessages(locale);
      catalogues.set(locale, catalogue);
    }
    return (await catalogue)[`error.${code}`] ?? code;
  };
}
