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
  /** Its addresses in all languages, of a work that stands on several sites; by default those of this site. */
  addresses?: readonly LanguageAddress[];
}

/** The address of a page in a language; `x-default` for readers of any other. */
export interface LanguageAddress {
  hrefLang: string;
  href: string;
}

/** All languages of a page with their addresses, for the page's metadata and for the sitemap. */
export function languageAddresses(page: AddressedPage): readonly LanguageAddress[] {
  if (page.addresses !== undefined) return page.addresses;
  const [first] = page.locales;
  const addresses = page.locales.map((locale) => ({
    hrefLang: languageTag(locale),
    href: localeAddress({ ...page, path: editionPath(page, locale) }, locale),
  }));
  return first === undefined ? [] : [...addresses, { hrefLang: 'x-default', href: addresses[0]?.href ?? '' }];
}

/** The addresses in the metadata of a page, shown in one of its languages. */
export function pageAddresses(
  page: AddressedPage,
  locale: Locale,
): { origin: string; locale: Locale; canonical: string; addresses: readonly LanguageAddress[] } {
  return {
    ...{ origin: page.origin, locale },
    canonical: localeAddress(page, locale),
    addresses: languageAddresses(page),
  };
}

/** The address for a language: the edition in that language, or this page in it. */
export function editionPath({ editions = [], path }: AddressedPage, locale: Locale): string {
  const asked = LOCALE_FACTS[locale].language;
  return editions.find(({ language }) => language.split('-')[0] === asked)?.path ?? path;
}

/** The address of a page in one language. The platform's first language needs no parameter. */
export function localeAddress({ origin, path, locales }: AddressedPage, locale: Locale): string {
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
