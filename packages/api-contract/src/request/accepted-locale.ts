import { LOCALE_FACTS, type Locale } from '@longstrip/core';
import Negotiator from 'negotiator';

/** In characters; the rest is ignored. Browsers send far less. */
const HEADER_MAX_LENGTH = 500;

/**
 * The first locale of an `Accept-Language` header that is offered, or null if none is. Only the language is compared,
 * since no two locales share one: `en-GB` gets `en-US`.
 */
export function acceptedLocale<Offered extends Locale>(
  acceptLanguage: string | null | undefined,
  offered: readonly Offered[],
): Offered | null {
  if (!acceptLanguage) return null;
  const headers = { 'accept-language': acceptLanguage.slice(0, HEADER_MAX_LENGTH) };
  for (const tag of new Negotiator({ headers }).languages()) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found = language === '*' ? offered[0] : offered.find((locale) => LOCALE_FACTS[locale].language === language);
    if (found !== undefined) return found;
  }
  return null;
}
