import { acceptedLocale } from '@longstrip/api-contract/request';
import { chooseLocale, type Locale, type Platform } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { byHeaderText } from './by-header-text.ts';
import type { RequestParts } from './request-parts.ts';

/** Decides the language of an answer. */
export type LocaleDetector = (parts: RequestParts) => Locale;

/** Makes a detector for one platform. Core's rule decides by what the request says about language (D1). */
export function createLocaleDetector({ locales }: Platform, cookieName: string): LocaleDetector {
  const readAccepted = byHeaderText((header) => ({ locale: acceptedLocale(header, locales) }));
  return ({ url, cookies, header }) =>
    chooseLocale(locales, {
      asked: url.search === '' ? null : url.searchParams.get(LOCALE_PARAMETER),
      cookie: cookies[cookieName] ?? null,
      accepted: readAccepted(header('accept-language') ?? '').locale,
    });
}

/** The locale that `?lang=` asks for, when the platform has it. */
export function askedLocale(platform: Platform, url: URL): Locale | null {
  const asked = url.search === '' ? null : url.searchParams.get(LOCALE_PARAMETER);
  return platform.locales.find((locale) => locale === asked) ?? null;
}
