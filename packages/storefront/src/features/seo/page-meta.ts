import { LOCALE_FACTS, type Locale } from '@longstrip/core';
import type { MetaDescriptor } from '@remix-run/node';
import { LOCALE_PARAMETER } from '../../i18n/locale-parameter.ts';

/** What search engines and friends are told about a page. Loaders make it, since it is words in the reader's language. */
export interface PageMeta {
  title: string;
  description: string;
  siteName: string;
  /** Path of the page's one address, without query. */
  path: string;
  origin: string;
  locale: Locale;
  /** All languages the page can be had in. */
  locales: readonly Locale[];
  /** Where the page's subject has an address of its own in a language: the editions of a work (D5). */
  editions?: readonly { language: string; path: string }[];
  /** Absolute or of this site. */
  image: string | null;
  type: 'website' | 'book' | 'article';
  /** False keeps the page out of search results: refusals, errors, a reader's own things. */
  isIndexed: boolean;
}

/** The tags of a page's head. */
export function metaTags(meta: PageMeta): MetaDescriptor[] {
  const canonical = localeAddress(meta, meta.locale);
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    ...(meta.isIndexed ? indexedTags(meta, canonical) : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: meta.title },
    { property: 'og:description', content: meta.description },
    { property: 'og:site_name', content: meta.siteName },
    { property: 'og:type', content: meta.type },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: meta.locale.replace('-', '_') },
    ...(meta.image === null ? [] : [{ property: 'og:image', content: absolute(meta.origin, meta.image) }]),
    { name: 'twitter:card', content: meta.image === null ? 'summary' : 'summary_large_image' },
  ];
}

function indexedTags(meta: PageMeta, canonical: string): MetaDescriptor[] {
  const [first] = meta.locales;
  const alternates = meta.locales.map((locale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: meta.locales.length > 1 ? LOCALE_FACTS[locale].language : locale,
    href: editionAddress(meta, locale),
  }));
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates,
    ...(first === undefined
      ? []
      : [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: editionAddress(meta, first) }]),
  ];
}

/** Where a language finds what the page is about: the edition in that language, else the page itself in it. */
function editionAddress(meta: PageMeta, locale: Locale): string {
  const edition = meta.editions?.find(({ language }) => language === LOCALE_FACTS[locale].language);
  return localeAddress({ ...meta, path: edition?.path ?? meta.path }, locale);
}

/** A page's address in one language: the platform's first language needs no parameter. */
function localeAddress({ origin, path, locales }: PageMeta, locale: Locale): string {
  const address = `${origin}${path}`;
  return locale === locales[0] ? address : `${address}?${LOCALE_PARAMETER}=${locale}`;
}

function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
