import type { SeriesListItem } from '@longstrip/api-contract';
import {
  badgesOf,
  type Genre,
  LOCALE_FACTS,
  NO_SERIES_FILTER,
  type Platform,
  type SeriesFilter,
  type SeriesThumbnailType,
  type SeriesType,
} from '@longstrip/core';
import { callerSeesAdult, callerSeesBl } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { dayStartMs } from '../../shared/platform-day.ts';
import { type CreatorRow, MAX_ID, seriesTitle } from '../series/series.repository.ts';
import { NO_FACTS } from '../series/series-facts.ts';
import { chooseThumbnails } from '../series/thumbnails.ts';
import type { CatalogueParts } from '../services.ts';
import type { ListedSeries, ListFilter } from './listed-series.ts';
import { findListed } from './listed-series.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

export interface ListRequest {
  readonly type: SeriesType | 'ALL';
  readonly guestSaysAdult: boolean;
  /** False leaves out adult series, even for readers who see them. */
  readonly adultToggle: boolean;
  readonly genres?: readonly Genre[];
  /** What the reader chose; absent means everything. */
  readonly chosen?: SeriesFilter;
}

/** Which series the caller may see in a list. */
export function listFilterOf(request: ListRequest, call: EndpointCall): ListFilter {
  const { platform, nowMs, caller, locale } = call;
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: request.guestSaysAdult, nowMs });
  return {
    platformId: platform.id,
    nowMs,
    type: request.type,
    includesAdult: request.adultToggle && seesAdult,
    includesBl: callerSeesBl(call),
    genres: request.genres ?? [],
    chosen: chosenOn(platform, request.chosen),
    language: LOCALE_FACTS[locale].language,
  };
}

/** A platform without wait until free has no series that are free by waiting (D10). */
function chosenOn(platform: Platform, chosen = NO_SERIES_FILTER): SeriesFilter {
  return chosen.isFreetime && !platform.features.freetime ? { ...chosen, isFreetime: false } : chosen;
}

/** List items of the given series in the given order, without those that the filter excludes. */
export async function listItemsOf(
  parts: Parts,
  seriesIds: readonly number[],
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const ids = [...new Set(seriesIds)].filter((id) => id <= MAX_ID);
  const found = new Map((await findListed(parts.db.catalogue, of.filter, ids)).map((row) => [row.series.id, row]));
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  return listItems(parts, rows, of, call);
}

export async function listItems(
  { services }: Parts,
  rows: readonly ListedSeries[],
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  { platform, nowMs }: EndpointCall,
): Promise<SeriesListItem[]> {
  const facts = await services.seriesFacts.read({
    platformId: platform.id,
    nowMs,
    seriesIds: rows.map(({ series }) => series.id),
  });
  const rules = {
    freetime: platform.features.freetime,
    todayStartMs: dayStartMs(platform.timeZone, nowMs),
  };
  return rows.map((row) => {
    const { series } = row;
    const own = facts.get(series.id) ?? NO_FACTS;
    const badges = badgesOf(
      {
        status: series.status,
        isAdult: series.isAdult,
        isOriginal: series.isOriginal,
        isFreetimeEnabled: series.freetimeEnabled,
        freeEpisodeCount: own.counts.freeCount,
        firstOpenedAtMs: own.counts.firstOpenedAtMs,
        newestOpenedAtMs: own.counts.newestOpenedAtMs,
      },
      rules,
      nowMs,
    );
    const { adult, ...badge } = badges;
    return {
      id: series.id,
      alias: series.alias,
      title: seriesTitle(row),
      type: series.type,
      creators: joinNames(own.creators),
      thumbnails: chooseThumbnails(services.images, own.pictures, {
        platformId: platform.id,
        types: of.thumbnailTypes,
        isAdultSeries: series.isAdult,
        isMixed: series.isMixed,
        seesAdult: of.filter.includesAdult,
      }),
      isAdult: series.isAdult,
      viewCount: series.viewCount,
      tag: own.genre,
      badge,
      badgeFree: badge.free,
      badgeFreetime: badge.freetime,
      badgeOriginal: badge.original,
      badgeUp: badge.up,
      badgeComplete: badge.completed,
      badgeAdult: adult,
      language: series.language,
    };
  });
}

/** The names of creators, each once. */
export function joinNames(creators: readonly CreatorRow[]): string {
  return [...new Set(creators.map(({ name }) => name))].join(', ');
}
