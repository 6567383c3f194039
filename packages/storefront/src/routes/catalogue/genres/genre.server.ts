import type { Genre } from '@longstrip/core';
import type { HeadKey } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { FILTER_PARAMETERS, filterCall } from '../../../parts/navigation/filter-query.ts';
import { sortOf } from '../../../parts/navigation/list-query.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { type ListPage, listCards, listMeta } from '../../../parts/series-lists/list-page.server.ts';
import { seriesFilterModel } from '../../../parts/series-lists/series-filters.server.ts';
import '../../../server/site-context.ts';

export interface GenrePage extends ListPage {
  genre: Genre;
  path: string;
}

/** The list of one genre, at its own address. */
export async function loadGenre(
  site: AppLoadContext,
  request: Request,
  { genre, about, path }: { genre: Genre; about: HeadKey; path: string },
): Promise<GenrePage> {
  site.caching.declare(['sort', ...FILTER_PARAMETERS]);
  const url = new URL(request.url);
  const sort = sortOf(url);
  const filters = seriesFilterModel(site, url, ['genre']);
  const [text, reply] = await Promise.all([
    serverText(site.locale),
    site.api.seriesOfGenre({ type: 'ALL', mainGenre: [genre], ...CARD_PICTURES, sort, ...filterCall(filters.chosen) }),
  ]);
  const title = text(`genre.${genre}`);
  const meta = listMeta(site, text, { title, about, path });
  return { meta, title, sort, filters, genre, path, ...(await listCards(site, reply)) };
}
