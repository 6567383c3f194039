import type { RankedSeriesListItem } from '@longstrip/api-contract';
import { GENRES, type Genre, genreOf, RANKING_TYPES, type RankingType } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { serverText } from '../../../i18n/server-text.server.ts';
import { queryChoice } from '../../../parts/navigation/list-query.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { genreName, type RankedModel, rankedModel } from '../../../parts/series/series-card-model.server.ts';
import { listMeta } from '../../../parts/series-lists/list-page.server.ts';
import '../../../server/site-context.ts';

export interface RankingPage {
  meta: PageMeta;
  period: RankingType;
  genre: Genre | null;
  /** Genres of the series in this ranking. */
  genres: Genre[];
  series: RankedModel[];
}

/** `/home/ranking`: the ranking of a period, of all genres or of one (D7). */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<RankingPage> {
  site.caching.declare(['period', 'genre']);
  const url = new URL(request.url);
  const rankingType = queryChoice(url, 'period', RANKING_TYPES, 'REALTIME');
  const genre = queryChoice(url, 'genre', GENRES, null);
  const whole = site.api.rankedSeries({ type: 'ALL', ...CARD_PICTURES, rankingType });
  const [text, all, ofGenre] = await Promise.all([
    serverText(site.locale),
    whole,
    genre === null ? whole : site.api.rankedSeries({ type: 'ALL', ...CARD_PICTURES, rankingType, mainGenre: [genre] }),
  ]);
  const series = ofGenre.ok ? ofGenre.data : [];
  return {
    meta: listMeta(site, text, {
      title: [
        ...(genre === null ? [] : [text(`genre.${genre}`)]),
        ...(rankingType === 'REALTIME' ? [] : [text(`ranking.period${rankingType}`)]),
        text('tab.RANKING'),
      ].join(' · '),
      about: 'head.ranking',
      path: '/home/ranking',
    }),
    period: rankingType,
    genre,
    genres: genresOf(all.ok ? all.data : [], genre),
    series: series.map((item) => ({
      ...rankedModel(item, site.locale),
      genre: genreName(item.tag, text),
    })),
  };
}

/** Series of the chart in the second column of other pages. */
const CHART_LENGTH = 8;

/** `/_/chart`: the first places of the last 24 hours. */
export async function loadChart({ context: site }: LoaderFunctionArgs): Promise<Response> {
  const chart = { type: 'ALL', ...CARD_PICTURES, rankingType: 'REALTIME', limit: CHART_LENGTH } as const;
  const ranked = await site.api.rankedSeries(chart);
  const series = ranked.ok ? ranked.data.map((item) => rankedModel(item, site.locale)) : [];
  return Response.json({ series }, { headers: { 'Cache-Control': 'no-store' } });
}

/** In the order of core's list. The chosen genre is always included. */
function genresOf(items: readonly RankedSeriesListItem[], asked: Genre | null): Genre[] {
  const seen = new Set(items.map(({ tag }) => genreOf(tag)));
  return GENRES.filter((genre) => seen.has(genre) || genre === asked);
}
