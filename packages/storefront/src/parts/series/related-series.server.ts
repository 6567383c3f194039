import type { AppLoadContext } from '@remix-run/server-runtime';
import { CARD_PICTURES, withoutFail } from './api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from './series-card-model.ts';

/** Series that are related to one. The page works without them. */
export function loadRelatedSeries(site: AppLoadContext, alias: string, count: number): Promise<SeriesCardModel[]> {
  const related = site.api.relatedSeries({ alias, ...CARD_PICTURES, limit: count });
  return withoutFail(site, 'related series', related, seriesCardModel(site.locale));
}
