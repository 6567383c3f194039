import type { FreeFilter, ListSort, RankedSeriesListItem, ScheduleMenu, SeriesListItem } from '@longstrip/api-contract';
import {
  type Decision,
  grant,
  isScheduledOn,
  type Platform,
  type RankingType,
  rankChange,
  refuse,
  SCHEDULE_DAYS,
  type SeriesThumbnailType,
  tenDayPeriodStart,
  WEEKDAYS,
} from '@longstrip/core';
import { DateTime } from 'luxon';
import { callerSeesAdult } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { type ListRequest, listFilterOf, listItems, listItemsOf } from './list-items.ts';
import type { ListedSeries, ListFilter } from './listed-series.ts';
import { listAdult, listAll, listFree, listSchedule, type SchedulePart } from './ordered-lists.repository.ts';
import { listRanking } from './rankings.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

interface LimitedRequest extends ListRequest {
  readonly limit: number;
}
interface ItemsRequest extends LimitedRequest {
  readonly thumbnailTypes: readonly SeriesThumbnailType[];
}
interface ScheduleRequest extends LimitedRequest {
  readonly sort: ListSort;
  /** Null: today. */
  readonly menu: ScheduleMenu | null;
  readonly includesTen: boolean;
}
interface RankingRequest extends LimitedRequest {
  readonly rankingType: RankingType;
}

/** `contents/tab/schedule/{type}`: ids of the series of a day (D6). */
export async function readScheduleIds({ db }: Parts, request: ScheduleRequest, call: EndpointCall): Promise<number[]> {
  const rows = await listSchedule(db.catalogue, listFilterOf(request, call), schedulePartOf(request, call), request);
  return rows.map(({ series }) => series.id);
}

/** `contents/main/schedule/{type}` */
export async function readSchedule(
  parts: Parts,
  request: ScheduleRequest & ItemsRequest,
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  const rows = listSchedule(parts.db.catalogue, filter, schedulePartOf(request, call), request);
  return itemsOf(parts, rows, filter, request, call);
}

/**
 * The part of the schedule that a menu lists, on the platform's calendar. Today contains the weekday's series, and on the
 * 1st, 11th and 21st also the ten-day series. In their own list, series with an episode in the current period come first.
 */
function schedulePartOf({ menu, includesTen }: ScheduleRequest, { platform, nowMs }: EndpointCall): SchedulePart {
  if (menu === 'COMPLETE') return { kind: 'completed' };
  if (menu === 'ALL') return { kind: 'all' };
  if (menu === 'TEN') return { kind: 'days', days: ['TEN'], leadSinceMs: tenDayPeriodStartMs(platform, nowMs) };
  const today = DateTime.fromMillis(nowMs, { zone: platform.timeZone });
  const weekday = WEEKDAYS[today.weekday - 1] ?? WEEKDAYS[0];
  const days = SCHEDULE_DAYS.filter((day) =>
    menu === null ? isScheduledOn([day], { weekday, dayOfMonth: today.day }) : day === menu,
  );
  return { kind: 'days', days: includesTen ? [...days, 'TEN'] : days };
}

function tenDayPeriodStartMs(platform: Platform, nowMs: number): number {
  const today = DateTime.fromMillis(nowMs, { zone: platform.timeZone });
  return today
    .set({ day: tenDayPeriodStart(today.day) })
    .startOf('day')
    .toMillis();
}

/** `contents/tab/ranking/{type}` */
export async function readRankingIds({ db }: Parts, request: RankingRequest, call: EndpointCall): Promise<number[]> {
  const ranked = await listRanking(db.catalogue, listFilterOf(request, call), request.rankingType, request.limit);
  return ranked.map(({ id }) => id);
}

/** `contents/main/ranking/{type}`: with place and change of place among the series that the reader may see (D7). */
export async function readRanking(
  parts: Parts,
  request: RankingRequest & ItemsRequest,
  call: EndpointCall,
): Promise<RankedSeriesListItem[]> {
  const filter = listFilterOf(request, call);
  const ranked = await listRanking(parts.db.catalogue, filter, request.rankingType, request.limit);
  const places = new Map(ranked.map((entry) => [entry.id, entry]));
  const ids = ranked.map(({ id }) => id);
  const items = await listItemsOf(parts, ids, { filter, thumbnailTypes: request.thumbnailTypes }, call);
  return items.flatMap((item) => {
    const place = places.get(item.id);
    if (place === undefined) return [];
    return [{ ...item, rank: place.rank, rankChange: rankChange(place.rank, place.previousRank) }];
  });
}

/** `contents/main/favorite/{type}`: the most viewed series, as long as there are no favourites. */
export function readFavorites(parts: Parts, request: ItemsRequest, call: EndpointCall): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  return itemsOf(parts, listAll(parts.db.catalogue, filter, { ...request, sort: 'POPULAR' }), filter, request, call);
}

/** `contents/main/free/{type}` (D8): free episodes now, and wait until free if the platform has it (D10). */
export async function readFree(
  parts: Parts,
  request: ItemsRequest & { readonly sort: ListSort; readonly freeFilter: FreeFilter | null },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const filter = listFilterOf(request, call);
  const by = {
    episodes: request.freeFilter !== 'FREETIME',
    waiting: request.freeFilter !== 'FREE' && call.platform.features.freetime,
  };
  const items = await itemsOf(parts, listFree(parts.db.catalogue, filter, by, request), filter, request, call);
  return items.filter(({ badge }) => (by.episodes && badge.free > 0) || (by.waiting && badge.freetime));
}

/** `contents/main/genre/{type}`. Action is for readers who do not see adult series, and never contains any (D8). */
export function readGenre(
  parts: Parts,
  request: ItemsRequest & { readonly sort: ListSort },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const isAction = request.genres?.length === 1 && request.genres[0] === 'ACTION';
  const filter = listFilterOf(isAction ? { ...request, adultToggle: false } : request, call);
  return itemsOf(parts, listAll(parts.db.catalogue, filter, request), filter, request, call);
}

/** `contents/main/mature/{type}`: only adult series, for readers who see them (D8). */
export async function readMature(
  parts: Parts,
  request: ItemsRequest & { readonly sort: ListSort },
  call: EndpointCall,
): Promise<Decision<SeriesListItem[], 'ADULT_ONLY_CONTENTS'>> {
  const { caller, platform, nowMs } = call;
  if (!callerSeesAdult(caller, { platform, guestSaysAdult: request.guestSaysAdult, nowMs })) {
    return refuse('ADULT_ONLY_CONTENTS');
  }
  const filter = listFilterOf(request, call);
  return grant(await itemsOf(parts, listAdult(parts.db.catalogue, filter, request), filter, request, call));
}

async function itemsOf(
  parts: Parts,
  rows: Promise<readonly ListedSeries[]>,
  filter: ListFilter,
  { thumbnailTypes }: ItemsRequest,
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  return listItems(parts, await rows, { filter, thumbnailTypes }, call);
}
