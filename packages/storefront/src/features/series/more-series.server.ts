import type { SeriesListItem } from '@longstrip/api-contract';
import type { SeriesType } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { CARD_PICTURES, withoutFail } from './api-series.server.ts';
import { type SeriesCardModel, seriesCardModel } from './series-card-model.ts';

/** Out of how many of the newest series the kin are chosen. */
const CHOSEN_FROM = 40;

/** The series whose reader wants another one; its genre where the page knows it. */
export interface Like {
  readonly alias: string;
  readonly type: SeriesType;
  readonly genre?: string | undefined;
}

/** Of the newest series those most like one: of its kind and genre first, then of its kind, then any. */
export async function loadMoreSeries(site: AppLoadContext, like: Like, count: number): Promise<SeriesCardModel[]> {
  const newest = site.api.newest('ALL', { ...CARD_PICTURES, limit: CHOSEN_FROM });
  const items = await withoutFail(site, 'shelf of other series', newest, (item) => item);
  return mostLike(items, like).slice(0, count).map(seriesCardModel);
}

/**
 * Orders series by what they have in common with one, which itself is left out. Equals keep their order, beginning behind
 * the one: so not every series is followed by the same newest ones.
 */
export function mostLike(items: readonly SeriesListItem[], like: Like): SeriesListItem[] {
  const inCommon = ({ type, tag }: SeriesListItem) => (type === like.type ? 2 : 0) + (tag === like.genre ? 1 : 0);
  const next = items.findIndex(({ alias }) => alias === like.alias) + 1;
  return [...items.slice(next), ...items.slice(0, next)]
    .filter(({ alias }) => alias !== like.alias)
    .sort((one, other) => inCommon(other) - inCommon(one));
}
