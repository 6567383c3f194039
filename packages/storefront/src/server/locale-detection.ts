import { acceptedLocale } from '@longstrip/api-contract/request';
import { chooseLocale, type Locale, type Platform } from '@longstrip/core';
import { LRUCache } from 'lru-cache';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import type { RequestParts } from './site-request.ts';

/** Decides the language of an answer. */
export type LocaleDetector = (parts: RequestParts) => Locale;

/** Makes a detector for one platform. Core's rule decides, by the request's facts about language (D1). */
export function createLocaleDetector({ locales }: Platform, cookieName: string): LocaleDetector {
  const readAccepted = byHeaderText((header) => ({ locale: acceptedLocale(header, locales) }));
  return ({ url, cookies, header }) =>
    chooseLocale(locales, {
      asked: url.search === '' ? null : url.searchParams.get(LOCALE_PARAMETER),
      cookie: cookies[cookieName] ?? null,
      accepted: readAccepted(header('accept-language') ?? '').locale,
    });
}

/** The locale in `?lang=`, if the platform has it. */
export function askedLocale(platform: Platform, url: URL): Locale | null {
  const asked = url.search === '' ? null : url.searchParams.get(LOCALE_PARAMETER);
  return platform.locales.find((locale) => locale === asked) ?? null;
}

/** Browsers send few different texts. A longer text than any of theirs is not cached. */
const MOST_TEXTS = 500;
const LONGEST_TEXT = 200;

/** Caches the result for a header's text: the same few texts come with nearly every request. */
export function byHeaderText<Result extends NonNullable<unknown>>(
  read: (text: string) => Result,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: MOST_TEXTS });
  return (text) => {
    const remembered = known.get(text);
    if (remembered !== undefined) return remembered;
    const result = read(text);
    if (text.length <= LONGEST_TEXT) known.set(text, result);
    return result;
  };
}
