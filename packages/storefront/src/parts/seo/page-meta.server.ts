import type { SeriesType } from '@longstrip/core';
import type { MessageKey, ServerKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../i18n/server-text.server.ts';
import { pageAddresses } from './language-addresses.server.ts';
import type { PageMeta } from './page-meta.ts';
import '../../server/site-context.ts';

/** The data of a page that needs only a title. */
export interface PageTitle {
  title: string;
}

/**
 * The title of such a page, with the name of the site.
 * @param partKey the part of the page, if several pages share a heading: tabs and the history can then tell them apart
 */
export async function loadPageTitle(
  site: AppLoadContext,
  titleKey: MessageKey | ServerKey,
  partKey: MessageKey | ServerKey | null = null,
): Promise<PageTitle> {
  const text = await serverText(site.locale);
  const keys = partKey === null ? [titleKey] : [partKey, titleKey];
  return { title: [...keys.map((key) => text(key)), site.platform.brand.name].join(' · ') };
}

/** The metadata of a page of this site: the page's own texts, and what is the same for every page. */
export function sitePageMeta(
  site: AppLoadContext,
  page: { title: string; description: string; path: string; type?: PageMeta['type']; isIndexed?: boolean },
): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${page.title} · ${name}`,
    description: page.description,
    siteName: name,
    ...pageAddresses({ origin: site.publicOrigin, path: page.path, locales: site.platform.locales }, site.locale),
    image: null,
    type: page.type ?? 'website',
    isIndexed: page.isIndexed ?? true,
  };
}

/** Structured data of a page for search engines (schema.org). */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A site with its search page (`WebSite`). */
export function siteData({ name, origin }: { name: string; origin: string }): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={words}` },
      'query-input': 'required name=words',
    },
  };
}

/** A series. Facts that are unknown are left out. */
export function seriesData(series: {
  readonly type: SeriesType;
  readonly title: string;
  readonly url: string;
  readonly synopsis: string;
  readonly language: string;
  readonly image: string | null;
  readonly creators: readonly string[];
  readonly publisher: string | null;
  readonly genres: readonly string[];
}): StructuredData {
  const { type, title, url, synopsis, language, image, creators, publisher, genres } = series;
  return {
    '@context': 'https://schema.org',
    '@type': type === 'COMIC' ? 'ComicSeries' : 'BookSeries',
    name: title,
    url,
    inLanguage: language,
    ...(synopsis === '' ? {} : { description: synopsis }),
    ...(image === null ? {} : { image }),
    ...(creators.length === 0 ? {} : { author: creators.map((name) => ({ '@type': 'Person', name })) }),
    ...(publisher === null ? {} : { publisher: { '@type': 'Organization', name: publisher } }),
    ...(genres.length === 0 ? {} : { genre: genres }),
  };
}
