import type { SeriesType } from '@longstrip/core';

/** What search engines are told of a page in schema.org's words. */
export interface StructuredData {
  readonly '@context': 'https://schema.org';
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A site, with where it is searched. */
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

/** A series. What is not known of it is left out. */
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
