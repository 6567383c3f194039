import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesType } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { CARD_PICTURES, withoutFail } from './api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from './series-card-model.ts';

/** How many of the newest series are candidates. */
const CANDIDATE_COUNT = 40;

/** The series to find related ones for. Its genre is not known everywhere. */
export interface SeriesToRelate {
  readonly alias: string;
  readonly type: SeriesType;
  readonly genre?: string | undefined;
}

/** Related series among the newest ones: of the same type and genre, then of the same type, then any. */
export async function loadRelatedSeries(
  site: AppLoadContext,
  target: SeriesToRelate,
  count: number,
): Promise<SeriesCardModel[]> {
  const newest = site.api.newest('ALL', { ...CARD_PICTURES, limit: CANDIDATE_COUNT });
  const items = await withoutFail(site, 'shelf of other series', newest, (item) => item);
  return sortByRelation(items, target).slice(0, count).map(seriesCardModel(site.locale));
}

/**
 * Sorts series by how related they are to one, which is left out. Equally related ones keep their order, starting after
 * that series: otherwise every series would be followed by the same newest ones.
 */
export function sortByRelation(items: readonly SeriesListItem[], target: SeriesToRelate): SeriesListItem[] {
  const inCommon = ({ type, tag }: SeriesListItem) => (type === target.type ? 2 : 0) + (tag === target.genre ? 1 : 0);
  const next = items.findIndex(({ alias }) => alias === target.alias) + 1;
  return [...items.slice(next), ...items.slice(0, next)]
    .filter(({ alias }) => alias !== target.alias)
    .sort((one, other) => inCommon(other) - inCommon(one));
}
