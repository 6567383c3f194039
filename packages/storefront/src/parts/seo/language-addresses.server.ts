import type { EditionElsewhere } from '@longstrip/api-contract';
import { LOCALE_FACTS, type Locale, type Platform } from '@longstrip/core';
import { LOCALE_PARAMETER } from '../../i18n/locale-parameter.ts';
import type { SiblingSite } from '../../server/page-guards.ts';

/** A page with an address in each language. */
export interface AddressedPage {
  origin: string;
  /** Path of the page, without query. */
  path: string;
  /** All languages of the page; the first is the platform's own. */
  locales: readonly Locale[];
  /** Editions of the work with their own addresses, by language (D5); the page's own comes first. */
  editions?: readonly { language: string; path: string }[];
  /** The addresses in all languages, of a work that is on several sites; by default those of this site. */
  addresses?: readonly LanguageAddress[];
}

/** The address of a page in a language; `x-default` is for readers of all other languages. */
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

/** The addresses in the metadata of a page, when it is shown in one of its languages. */
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

/** The path for a language: of the edition in that language, or of this page if there is none. */
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
 * The BCP 47 tag of a locale's language: `en`, `th`, `zh-Hant`. It has no region, since a site is for everyone who reads the
 * language, and has the script if the language alone is ambiguous.
 */
export function languageTag(locale: Locale): string {
  const tag = tags.get(locale) ?? findTag(locale);
  tags.set(locale, tag);
  return tag;
}

const tags = new Map<Locale, string>();

function findTag(locale: Locale): string {
  const { language } = LOCALE_FACTS[locale];
  const script = new Intl.Locale(locale).maximize().script;
  return script === undefined || script === new Intl.Locale(language).maximize().script
    ? language
    : `${language}-${script}`;
}

interface Edition {
  readonly language: string;
  readonly alias: string;
}

/** A site with its editions of a work. */
interface WorkOnSite {
  readonly site: SiblingSite;
  readonly editions: readonly Edition[];
}

/** The page of a series: its path, its editions, and the addresses of its work on all sites (record 0029). */
export function seriesPlace(
  own: WorkOnSite,
  elsewhere: readonly EditionElsewhere[],
  sites: readonly SiblingSite[],
): Pick<AddressedPage, 'path' | 'editions' | 'addresses'> {
  const others = sites
    .filter(({ platform }) => platform.id !== own.site.platform.id)
    .map((site) => ({ site, editions: editionsOn(site.platform, elsewhere) }))
    .filter(({ editions }) => editions.length > 0);
  return { ...placeOf(own.editions), ...(others.length > 0 && { addresses: workAddresses([own, ...others]) }) };
}

/** The editions on a platform; those in its first language come first. */
function editionsOn(
  { id, locales: [first] }: Platform,
  elsewhere: readonly EditionElsewhere[],
): readonly EditionElsewhere[] {
  const editions = elsewhere.filter(({ platformId }) => platformId === id);
  const isFirst = ({ language }: EditionElsewhere) => language.split('-')[0] === LOCALE_FACTS[first].language;
  return [...editions.filter(isFirst), ...editions.filter((edition) => !isFirst(edition))];
}

function placeOf(editions: readonly Edition[]): Pick<AddressedPage, 'path' | 'editions'> {
  const all = editions.map(({ language, alias }) => ({ language, path: `/detail/${alias}` }));
  return { path: all[0]?.path ?? '/', editions: all };
}

/** Every language of a work with its address; if sites share a language, the address of each site for its countries too. */
function workAddresses(works: readonly WorkOnSite[]): LanguageAddress[] {
  const inOrder = works.toSorted((one, other) => one.site.platform.portOffset - other.site.platform.portOffset);
  const all = inOrder.flatMap(({ site: { platform, origin }, editions }) => {
    const page = { origin, locales: platform.locales, ...placeOf(editions) };
    return platform.locales.map((locale) => ({
      language: languageTag(locale),
      href: localeAddress({ ...page, path: editionPath(page, locale) }, locale),
      isFirst: locale === platform.locales[0],
      countries: platform.countries,
    }));
  });
  const addresses = new Map<string, string>();
  for (const language of new Set(all.map((each) => each.language))) {
    const ofLanguage = all.filter((each) => each.language === language);
    // The language without a country is for readers in all other countries: it is the address of the site whose first
    // language it is.
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
