import { LOCALE_FACTS, type Locale } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../../i18n/locale-parameter.ts';

/** A page with an address in each language. */
export interface AddressedPage {
  origin: string;
  /** Path of the page, without query. */
  path: string;
  /** All languages of the page; the first is the platform's own. */
  locales: readonly Locale[];
  /** Editions of the work with their own addresses, by language (D5); the page's own comes first. */
  editions?: readonly { language: string; path: string }[];
  /** Of a work that stands on several sites: its pages there and this one, in the order of the sites. */
  sites?: readonly SitePage[];
}

/** A page on one of the sites that a work stands on. */
export interface SitePage extends Omit<AddressedPage, 'sites'> {
  /** ISO 3166-1 alpha-2: whose readers the site is for. */
  countries: readonly string[];
}

/** The address of a page in a language; `x-default` for readers of any other. */
export interface LanguageAddress {
  hrefLang: string;
  href: string;
}

/** All languages of a page with their addresses, for the page's metadata and for the sitemap (record 0029). */
export function languageAddresses({ sites, ...page }: AddressedPage): LanguageAddress[] {
  const pages = sites ?? [{ ...page, countries: [] }];
  const all = pages.flatMap((each) =>
    each.locales.map((locale) => ({
      language: languageTag(locale),
      href: localeAddress({ ...each, path: editionPath(each, locale) }, locale),
      isFirst: locale === each.locales[0],
      countries: each.countries,
    })),
  );
  const addresses = new Map<string, string>();
  for (const language of new Set(all.map((each) => each.language))) {
    const ofLanguage = all.filter((each) => each.language === language);
    // The language alone is for the readers of every other country: they get the site that is in it first.
    addresses.set(language, (ofLanguage.find(({ isFirst }) => isFirst) ?? ofLanguage[0])?.href ?? '');
    if (ofLanguage.length === 1) continue;
    for (const { countries, href } of ofLanguage) {
      for (const country of countries) {
        if (!addresses.has(`${language}-${country}`)) addresses.set(`${language}-${country}`, href);
      }
    }
  }
  return [
    ...[...addresses].map(([hrefLang, href]) => ({ hrefLang, href })),
    ...all.slice(0, 1).map(({ href }) => ({ hrefLang: 'x-default', href })),
  ];
}

/** The address for a language: the edition in that language, or this page in it. */
export function editionPath({ editions = [], path }: Omit<AddressedPage, 'sites'>, locale: Locale): string {
  const asked = LOCALE_FACTS[locale].language;
  return editions.find(({ language }) => language.split('-')[0] === asked)?.path ?? path;
}

/** The address of a page in one language. The platform's first language needs no parameter. */
export function localeAddress({ origin, path, locales }: Omit<AddressedPage, 'sites'>, locale: Locale): string {
  const address = `${origin}${path}`;
  return locale === locales[0] ? address : `${address}?${LOCALE_PARAMETER}=${locale}`;
}

/**
 * The BCP 47 tag of a locale's language: without region, since a site is for everyone who reads the language, and with
 * the script where the language alone is ambiguous: `en`, `th`, `zh-Hant`.
 */
export function languageTag(locale: Locale): string {
  const { language } = LOCALE_FACTS[locale];
  const script = new Intl.Locale(locale).maximize().script;
  return script === undefined || script === new Intl.Locale(language).maximize().script
    ? language
    : `${language}-${script}`;
}
