import type { AppLoadContext } from '@remix-run/server-runtime';
import { CARD_PICTURES, withoutFail } from '../series/api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from '../series/series-card-model.ts';
import { isShortList, seriesBelowList } from './also-like.ts';
import '../../server/site-context.ts';

/** How many of the newest series are candidates, and how many are shown. */
const CANDIDATE_COUNT = 40;
const SHOWN_COUNT = 12;

/**
 * The series below a list that does not fill a screen, among the newest that the reader may see; none below a longer
 * one. The api is asked only where the list is short, with the same question as for related series.
 */
export async function loadAlsoLike(
  site: AppLoadContext,
  shown: readonly SeriesCardModel[],
): Promise<SeriesCardModel[]> {
  if (!isShortList(shown)) return [];
  const newest = site.api.newestSeries({ type: 'ALL', ...CARD_PICTURES, limit: CANDIDATE_COUNT });
  const candidates = await withoutFail(site, 'series below a short list', newest, seriesCardModel(site.locale));
  return seriesBelowList(shown, candidates, SHOWN_COUNT);
}
