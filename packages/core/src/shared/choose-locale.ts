import type { Locale } from './enumerations.ts';

/** What a request says about language. */
export interface LocaleFactsOfRequest {
  /** `?lang=` of the address; it wins, so that a page can be linked in one language. */
  readonly asked?: string | null;
  readonly cookie?: string | null;
  /** The platform's locale that matches Accept-Language best. */
  readonly accepted?: Locale | null;
}

/**
 * The locale of an answer (D1): what the address asks for, the cookie, Accept-Language, else the platform's first.
 * @param available the platform's locales, the default first
 */
export function chooseLocale(
  available: readonly [Locale, ...Locale[]],
  { asked, cookie, accepted }: LocaleFactsOfRequest,
): Locale {
  const named = (tag: string | null | undefined) =>
    available.find((locale) => locale.toLowerCase() === tag?.toLowerCase());
  return named(asked) ?? named(cookie) ?? named(accepted) ?? available[0];
}
