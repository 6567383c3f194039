import type { Locale, Platform } from '@longstrip/core';
import { RemixI18Next } from 'remix-i18next/server';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { readCookie } from './cookie-names.ts';

/** Decides the language of an answer. */
export type LocaleDetector = (request: Request) => Promise<Locale>;

/**
 * A detector for one platform: `?lang=`, then the cookie, then Accept-Language, then the platform's first locale (D1).
 * A language the platform does not have counts as not said.
 */
export function createLocaleDetector(platform: Platform, cookieName: string): LocaleDetector {
  const [first] = platform.locales;
  const i18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...platform.locales],
      fallbackLanguage: first,
      order: ['searchParams', 'custom', 'header'],
      searchParamKey: LOCALE_PARAMETER,
      findLocale: (request) => Promise.resolve(readCookie(request.headers.get('cookie'), cookieName)),
    },
  });
  return async (request) => {
    const detected = await i18n.getLocale(request);
    return platform.locales.find((locale) => locale === detected) ?? first;
  };
}

/** The locale that `?lang=` asks for, when the platform has it. */
export function askedLocale(platform: Platform, url: URL): Locale | null {
  const asked = url.searchParams.get(LOCALE_PARAMETER);
  return platform.locales.find((locale) => locale === asked) ?? null;
}
