import { chooseLocale, type Locale, type Platform, parseAcceptLanguage } from '@longstrip/core';
import { RemixI18Next } from 'remix-i18next/server';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';
import { readCookie } from './cookie-names.ts';

/** Decides the language of an answer. */
export type LocaleDetector = (request: Request) => Promise<Locale>;

/** A detector for one platform: what the request says about language, decided by core's rule (D1). */
export function createLocaleDetector(platform: Platform, cookieName: string): LocaleDetector {
  const [first] = platform.locales;
  const i18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...platform.locales],
      fallbackLanguage: first,
      order: ['custom'],
      findLocale: async (request) =>
        chooseLocale(platform.locales, {
          asked: new URL(request.url).searchParams.get(LOCALE_PARAMETER),
          cookie: readCookie(request.headers.get('cookie'), cookieName),
          accepted: parseAcceptLanguage(request.headers.get('accept-language') ?? ''),
        }),
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
