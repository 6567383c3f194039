import type { SeriesListItem } from '@longstrip/api-contract';
import { badgesOf, type Genre, LOCALE_FACTS, type SeriesThumbnailType, type SeriesType } from '@longstrip/core';
import { DateTime } from 'luxon';
import type { ApiParts } from '../../api-options.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { callerSeesAdult } from '../identity/adult-view.ts';
import { callerSeesBl } from '../identity/bl-view.ts';
import { countEpisodes } from './episode-counts.repository.ts';
import type { ListedSeries, ListFilter } from './listed-series.ts';
import { type CreatorRow, listCreators, listGenres, listSeriesPictures, MAX_ID } from './series.repository.ts';
import { findListed } from './series-list.repository.ts';
import { seriesTitle } from './shown-series.ts';
import { chooseThumbnails } from './thumbnails.ts';

type Parts = Pick<ApiParts, 'db' | 'services'>;

/** What a list is asked with. */
export interface ListRequest {
  readonly type: SeriesType | 'ALL';
  readonly guestSaysAdult: boolean;
  /** False: without adult series, also for who sees them. */
  readonly adultToggle: boolean;
  readonly genres?: readonly Genre[];
}

/** Which series the caller may be shown in a list. */
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
    language: platform.locales.length > 1 ? LOCALE_FACTS[locale].language : null,
  };
}

/** List items of the given series in the given order, without those that the filter leaves out. */
export async function listItemsOf(
  parts: Parts,
  seriesIds: readonly number[],
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  call: EndpointCall,
): Promise<SeriesListItem[]> {
  const ids = [...new Set(seriesIds)].filter((id) => id <= MAX_ID);
  const found = new Map((await findListed(parts.db.orm, of.filter, ids)).map((row) => [row.series.id, row]));
  const rows = ids.map((id) => found.get(id)).filter((row) => row !== undefined);
  return listItems(parts, rows, of, call);
}

/** Everything about the rows of a list in a handful of queries, however many rows there are. */
export async function listItems(
  { db, services }: Parts,
  rows: readonly ListedSeries[],
  of: { filter: ListFilter; thumbnailTypes: readonly SeriesThumbnailType[] },
  { platform, nowMs }: EndpointCall,
): Promise<SeriesListItem[]> {
  const seriesIds = rows.map(({ series }) => series.id);
  const [creators, genres, pictures, counts] = await Promise.all([
    listCreators(db.orm, seriesIds),
    listGenres(db.orm, seriesIds),
    listSeriesPictures(db.orm, seriesIds),
    countEpisodes(db.orm, { platformId: platform.id, nowMs, seriesIds }),
  ]);
  const rules = {
    freetime: platform.features.freetime,
    todayStartMs: DateTime.fromMillis(nowMs, { zone: platform.timeZone }).startOf('day').toMillis(),
  };
  const genreOf = new Map(genres.map(({ seriesId, tag }) => [seriesId, tag]));
  const countsOf = new Map(counts.map((row) => [row.seriesId, row]));
  const creatorsOf = bySeries(creators);
  const picturesOf = bySeries(pictures);
  return rows.map((row) => {
    const { series } = row;
    const badges = badgesOf(
      {
        status: series.status,
        isAdult: series.isAdult,
        isOriginal: series.isOriginal,
        isFreetimeEnabled: series.freetimeEnabled,
        freeEpisodeCount: countsOf.get(series.id)?.freeCount ?? 0,
        newestOpenedAtMs: countsOf.get(series.id)?.newestOpenedAtMs ?? null,
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
      creators: joinNames(creatorsOf.get(series.id) ?? []),
      thumbnails: chooseThumbnails(services.images, picturesOf.get(series.id) ?? [], {
        platformId: platform.id,
        types: of.thumbnailTypes,
        isAdultSeries: series.isAdult,
        isMixed: series.isMixed,
        seesAdult: of.filter.includesAdult,
      }),
      isAdult: series.isAdult,
      viewCount: series.viewCount,
      tag: genreOf.get(series.id) ?? '',
      badge,
      badgeFree: badge.free,
      badgeFreetime: badge.freetime,
      badgeOriginal: badge.original,
      badgeUp: badge.up,
      badgeComplete: badge.completed,
      badgeAdult: adult,
    };
  });
}

function bySeries<Row extends { readonly seriesId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.seriesId);
    if (group === undefined) groups.set(row.seriesId, [row]);
    else group.push(row);
  }
  return groups;
}

/** Who writes and draws is named once. */
function joinNames(creators: readonly CreatorRow[]): string {
  return [...new Set(creators.map(({ name }) => name))].join(', ');
}
