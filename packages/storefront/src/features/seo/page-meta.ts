import type { Locale } from '@longstrip/core';
import type { MetaDescriptor } from '@remix-run/node';
import { refusalMeta } from '../state/refusal-meta.ts';
import { type AddressedPage, languageAddresses, localeAddress } from './language-addresses.ts';

/** What search engines and friends are told about a page. Loaders make it, since it is words in the reader's language. */
export interface PageMeta extends AddressedPage {
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** Absolute or of this site. */
  image: string | null;
  type: 'website' | 'book' | 'article';
  /** False keeps the page out of search results: refusals, errors, a reader's own things. */
  isIndexed: boolean;
}

/** The head of a route's page: its own, or that of the refusal which is shown in its place. */
export function pageMeta({ data, error }: { data: { meta: PageMeta } | null | undefined; error?: unknown }) {
  return data ? metaTags(data.meta) : refusalMeta({ error });
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
  const alternates = languageAddresses(meta).map((address) => ({ tagName: 'link', rel: 'alternate', ...address }));
  return [{ tagName: 'link', rel: 'canonical', href: canonical }, ...alternates];
}

function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
