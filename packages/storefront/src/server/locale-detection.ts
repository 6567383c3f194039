import { acceptedLocale } from '@longstrip/api-contract/request';
import { chooseLocale, type Locale, type Platform } from '@longstrip/core';
import { RemixI18Next } from 'remix-i18next/server';
import { readCookies } from '../cookies/site-cookies.ts';
import { LOCALE_PARAMETER } from '../i18n/locale-parameter.ts';

/** Decides the language of an answer. */
export type LocaleDetector = (request: Request) => Promise<Locale>;

/** Makes a detector for one platform. Core's rule decides by what the request says about language (D1). */
export function createLocaleDetector(platform: Platform, cookieName: string): LocaleDetector {
  const [first] = platform.locales;
  const i18n = new RemixI18Next({
    detection: {
      supportedLanguages: [...platform.locales],
      fallbackLanguage: first,
      order: ['custom'],
      findLocale: async ({ url, headers }) =>
        chooseLocale(platform.locales, {
          asked: new URL(url).searchParams.get(LOCALE_PARAMETER),
          cookie: readCookies(headers.get('cookie'))[cookieName] ?? null,
          accepted: acceptedLocale(headers.get('accept-language'), platform.locales),
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
