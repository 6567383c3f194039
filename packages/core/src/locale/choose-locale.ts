import type { Locale } from '../enumerations.ts';
import { LOCALE_FACTS } from './locale-facts.ts';

/** What a request says about language. */
export interface LocaleFactsOfRequest {
  /** `?lang=` of the address; it wins, so that a page can be linked in one language. */
  readonly asked?: string | null;
  readonly cookie?: string | null;
  /** Language tags of Accept-Language, the dearest first. */
  readonly accepted?: readonly string[];
}

/**
 * The language tags of an Accept-Language header, the dearest first; what is refused (`q=0`), malformed or the wildcard
 * is left out. Equal weights keep their order.
 */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, weight: quality === undefined ? 1 : Number.parseFloat(quality) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function exactMatch(available: readonly Locale[], tag: string): Locale | undefined {
  return available.find((locale) => locale.toLowerCase() === tag.toLowerCase());
}

function languageMatch(available: readonly Locale[], tag: string): Locale | undefined {
  const language = tag.split('-')[0]?.toLowerCase();
  return available.find((locale) => LOCALE_FACTS[locale].language === language);
}

/**
 * The locale of an answer (D1): what the address asks for, the cookie, Accept-Language, else the platform's first. Only
 * Accept-Language is read generously: `en-GB` is served English.
 * @param available those of the platform, the default first
 */
export function chooseLocale(
  available: readonly [Locale, ...Locale[]],
  { asked, cookie, accepted = [] }: LocaleFactsOfRequest,
): Locale {
  const chosen = [asked, cookie]
    .filter((tag) => tag !== null && tag !== undefined)
    .map((tag) => exactMatch(available, tag))
    .find((locale) => locale !== undefined);
  if (chosen !== undefined) return chosen;
  const offered = accepted.map((tag) => exactMatch(available, tag) ?? languageMatch(available, tag));
  return offered.find((locale) => locale !== undefined) ?? available[0];
}
