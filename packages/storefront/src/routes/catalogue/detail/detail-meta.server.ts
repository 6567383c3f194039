import type { Series } from '@longstrip/api-contract';
import type { PictureSource } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { pageAddresses, seriesPlace } from '../../../parts/seo/language-addresses.server.ts';
import { seriesData } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { seriesImage } from '../../../parts/seo/page-meta.ts';
import '../../../server/site-context.ts';

/** Maximum length of a description, in characters: search engines show no more. */
const DESCRIPTION_CHARACTERS = 160;

/** The facts of a series from which its description is made. */
interface ShownSeries {
  readonly creators: readonly { readonly name: string }[];
  readonly keyArt: PictureSource | null;
  readonly cover: PictureSource | null;
}

/** Metadata of a series for search engines and shared links. */
export function seriesMeta(site: AppLoadContext, series: Series, page: ShownSeries): PageMeta {
  const { name } = site.platform.brand;
  const picture = page.keyArt ?? page.cover;
  const { platform, publicOrigin: origin } = site;
  const editions = [series, ...series.languages];
  const place = seriesPlace({ site: { platform, origin }, editions }, series.elsewhere, site.siblingSites);
  const names = page.creators.map((creator) => creator.name).join(' · ');
  return {
    title: `${series.title} · ${name}`,
    description: shorten(series.synopsis === '' ? `${series.title} · ${names}` : series.synopsis),
    siteName: name,
    ...pageAddresses({ origin, locales: platform.locales, ...place }, site.locale),
    image: seriesImage({ alias: series.alias, title: series.title, version: series.shareVersion }),
    type: 'book',
    isIndexed: !series.isAdult,
    isForAdults: series.isAdult,
    structured: seriesData({
      ...{ type: series.type, title: series.title, synopsis: series.synopsis, language: series.language },
      url: `${origin}${place.path}`,
      image: picture === null ? null : new URL(picture.src, origin).href,
      creators: [...new Set(series.creators.map((creator) => creator.name))],
      publisher: series.publisher,
      genres: series.tags.map((tag) => tag.name),
    }),
  };
}

/** Metadata of a series that this reader may not see: it contains nothing about the series. */
export function refusalMeta(site: AppLoadContext, asked: string, text: ServerText): PageMeta {
  const { name } = site.platform.brand;
  return {
    title: `${text('detail.adultTitle', { age: site.platform.adult.limitYears })} · ${name}`,
    description: text('error.ADULT_ONLY_CONTENTS'),
    siteName: name,
    ...pageAddresses(
      { origin: site.publicOrigin, path: `/detail/${encodeURIComponent(asked)}`, locales: site.platform.locales },
      site.locale,
    ),
    image: null,
    type: 'website',
    isIndexed: false,
  };
}

/** Cuts at a word boundary where the language has them, and never inside a character. */
function shorten(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= DESCRIPTION_CHARACTERS) return characters.join('');
  const cut = characters.slice(0, DESCRIPTION_CHARACTERS - 1).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > DESCRIPTION_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
