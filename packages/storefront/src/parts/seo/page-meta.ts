import type { Locale } from '@longstrip/core';
import type { MetaDescriptor } from '@remix-run/node';
import type { LanguageAddress } from './language-addresses.server.ts';
import { refusalMeta } from './refusal-meta.ts';
import { type SharedImage, sharedImageTags } from './shared-image.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * The metadata of a page, for search engines and link previews. Loaders make it, since its texts are in the reader's
 * language.
 */
export interface PageMeta {
  /** Of the site; a picture's address may be a path on it. */
  origin: string;
  /** The address of the page in the reader's language, and in each language. */
  canonical: string;
  addresses: readonly LanguageAddress[];
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** What a link to the page shows; null: the picture of the brand. */
  image: SharedImage | null;
  type: 'website' | 'book' | 'article';
  /** False hides the page from search engines: refusals, errors, a reader's own pages. */
  isIndexed: boolean;
  /** A shared link tells nothing of what the page shows, whoever shares it. */
  isForAdults?: boolean;
  /** For search engines alone: a page that they do not keep tells them nothing. */
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
