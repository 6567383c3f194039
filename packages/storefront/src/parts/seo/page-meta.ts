import { type Locale, SHARED_PICTURE, sharedPicturePath } from '@longstrip/core';
import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { completeSite, type SentSite, type SiteData } from '../../root/site-data.ts';
import { readRefusalPage } from '../refusals/refusal-page.ts';
import type { LanguageAddress } from './language-addresses.server.ts';
import type { StructuredData } from './page-meta.server.ts';

/**
 * The metadata of a page, for search engines and link previews. Loaders make it, since its texts are in the reader's
 * language.
 */
export interface PageMeta {
  /** Of the site; the address of a picture may be a path on it. */
  origin: string;
  /** The address of the page in the reader's language, and in each language. */
  canonical: string;
  addresses: readonly LanguageAddress[];
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** The picture in previews of a link to the page; null: the picture of the brand. */
  image: SharedImage | null;
  type: 'website' | 'book' | 'article';
  /** False hides the page from search engines: refusals, errors, a reader's own pages. */
  isIndexed: boolean;
  /** Previews of a shared link show nothing of the page, whichever reader shares it. */
  isForAdults?: boolean;
  /** Only for indexed pages: search engines get no data about other pages. */
  structured?: StructuredData;
}

/** The metadata of a route's page, or of the refusal that is shown instead. */
export function pageMeta({
  data,
  ...failed
}: { data: { meta: PageMeta } | null | undefined } & Parameters<typeof refusalMeta>[0]) {
  return data ? metaTags(data.meta) : refusalMeta(failed);
}

/** The tags for a page's metadata. */
export function metaTags(meta: PageMeta): MetaDescriptor[] {
  return [
    { title: meta.title },
    { name: 'description', content: meta.description },
    ...(meta.isIndexed ? indexedTags(meta) : [{ name: 'robots', content: 'noindex' }]),
    ...(meta.isForAdults === true
      ? [{ property: 'og:title', content: meta.siteName }]
      : [
          { property: 'og:title', content: meta.title },
          { property: 'og:description', content: meta.description },
        ]),
    { property: 'og:site_name', content: meta.siteName },
    { property: 'og:type', content: meta.type },
    { property: 'og:url', content: meta.canonical },
    { property: 'og:locale', content: meta.locale.replace('-', '_') },
    ...sharedImageTags({
      image: meta.isForAdults === true ? null : meta.image,
      siteName: meta.siteName,
      origin: meta.origin,
    }),
  ];
}

function indexedTags(meta: PageMeta): MetaDescriptor[] {
  const alternates = meta.addresses.map((address) => ({ tagName: 'link', rel: 'alternate', ...address }));
  const data = meta.structured === undefined ? [] : [{ 'script:ld+json': meta.structured }];
  return [{ tagName: 'link', rel: 'canonical', href: meta.canonical }, ...alternates, ...data];
}

interface RefusalMetaArgs {
  error?: unknown;
  /** The matched routes, the root first. The root's data is there even if a route below it failed. */
  matches?: readonly { data: unknown }[];
}

/** The metadata of a page that was refused or failed: its title, or that of the site. Search engines must not index it. */
export function refusalMeta({ error, matches = [] }: RefusalMetaArgs): MetaDescriptor[] {
  const page = isRouteErrorResponse(error) ? readRefusalPage(error.data) : null;
  const title = page?.title ?? siteOf(matches)?.brand.name;
  return [
    ...(title === undefined ? [] : [{ title }]),
    { name: 'robots', content: 'noindex' },
    ...brandImageTags(matches),
  ];
}

/** The preview of a link to such a page shows the brand's picture. */
function brandImageTags(matches: RefusalMetaArgs['matches']): MetaDescriptor[] {
  const site = siteOf(matches);
  return site ? sharedImageTags({ image: null, siteName: site.brand.name, origin: site.origin }) : [];
}

function siteOf(matches: RefusalMetaArgs['matches'] = []): SiteData | null {
  const sent = matches[0]?.data as SentSite | null | undefined;
  return sent == null ? null : completeSite(sent);
}

/** The metadata of a page that has only a title. Search engines must not index it. */
export function titleMeta({
  data,
  ...failed
}: { data: { title: string } | null | undefined } & Parameters<typeof refusalMeta>[0]): MetaDescriptor[] {
  return data
    ? [{ title: data.title }, { name: 'robots', content: 'noindex' }, ...brandImageTags(failed.matches)]
    : refusalMeta(failed);
}

/** The picture of a shared link. */
export interface SharedImage {
  /** An absolute address, or one of this site. */
  src: string;
  /** A description for readers who cannot see the picture. */
  alt: string;
  /** Null if it is not known. */
  sizePx: { width: number; height: number } | null;
}

const OWN_SIZE = { width: SHARED_PICTURE.widthPx, height: SHARED_PICTURE.heightPx };

/** The picture of a series, either of a known version or the current one. */
export function seriesImage(series: { alias: string; title: string; version?: string }): SharedImage {
  return { src: sharedPicturePath(series), alt: series.title, sizePx: OWN_SIZE };
}

/** The tags for a large picture; the brand's own picture if the page has none. */
function sharedImageTags(page: { image: SharedImage | null; siteName: string; origin: string }): MetaDescriptor[] {
  const { src, alt, sizePx } = page.image ?? { src: sharedPicturePath(null), alt: page.siteName, sizePx: OWN_SIZE };
  const size = [
    { property: 'og:image:width', content: String(sizePx?.width) },
    { property: 'og:image:height', content: String(sizePx?.height) },
  ];
  return [
    { property: 'og:image', content: src.startsWith('/') ? `${page.origin}${src}` : src },
    ...(sizePx === null ? [] : size),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
