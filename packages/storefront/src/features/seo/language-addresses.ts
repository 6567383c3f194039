import { LOCALE_FACTS, type Locale } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../../i18n/locale-parameter.ts';

/** A page whose languages have addresses. */
export interface AddressedPage {
  origin: string;
  /** Path of the page's one address, without query. */
  path: string;
  /** All languages the page can be had in; the first is the platform's own. */
  locales: readonly Locale[];
  /** Where the page's subject has an address of its own in a language: the editions of a work (D5), the page's own first. */
  editions?: readonly { language: string; path: string }[];
}

/** Where search engines find a page in a language; `x-default` for readers of no other. */
export interface LanguageAddress {
  hrefLang: string;
  href: string;
}

/** Every language of a page with its address, the same for the head of the page and for the sitemap. */
export function languageAddresses(page: AddressedPage): LanguageAddress[] {
  const [first] = page.locales;
  const addresses = page.locales.map((locale) => ({
    hrefLang: languageTag(locale),
    href: localeAddress({ ...page, path: editionPath(page, locale) }, locale),
  }));
  return first === undefined ? [] : [...addresses, { hrefLang: 'x-default', href: addresses[0]?.href ?? '' }];
}

/** Where a language finds what the page is about: the edition in that language, else the page itself in it. */
export function editionPath({ editions = [], path }: AddressedPage, locale: Locale): string {
  const asked = LOCALE_FACTS[locale].language;
  return editions.find(({ language }) => language.split('-')[0] === asked)?.path ?? path;
}

/** A page's address in one language: the platform's first language needs no parameter. */
export function localeAddress({ origin, path, locales }: AddressedPage, locale: Locale): string {
  const address = `${origin}${path}`;
  return locale === locales[0] ? address : `${address}?${LOCALE_PARAMETER}=${locale}`;
}

/**
 * The language of a locale in BCP 47, without a region, since a site is for whoever reads the language; with a script
 * where the language alone would mean another: `en`, `th`, `zh-Hant`.
 */
export function languageTag(locale: Locale): string {
  const { language } = LOCALE_FACTS[locale];
  const script = new Intl.Locale(locale).maximize().script;
  return script === undefined || script === new Intl.Locale(language).maximize().script
    ? language
    : `${language}-${script}`;
}
