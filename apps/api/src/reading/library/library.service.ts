import type {
  FavoriteItem,
  FavoritePage,
  LibraryItem,
  LibraryPage,
  LibraryQuerySchema,
  ReadingPosition,
  RecentItem,
  RecentPage,
} from '@longstrip/api-contract';
import type { SeriesThumbnailType } from '@longstrip/core';
import type * as v from 'valibot';
import { chooseThumbnails, joinNames, NO_FACTS } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { ReadingParts } from '../services.ts';
import type { PositionRow } from './library.repository.ts';
import { listEpisodeFacts, listOwnSeries, type OwnList, type OwnSeriesRow } from './library.repository.ts';
import { type OwnView, ownViewOf } from './own-view.ts';
import { listPositions } from './positions.ts';

type Parts = Pick<ReadingParts, 'db' | 'services'>;
type Call = EndpointCall<SignedInCaller>;
type Query = v.InferOutput<typeof LibraryQuerySchema>;
type EpisodeFacts = Awaited<ReturnType<typeof listEpisodeFacts>>;

const NO_EPISODES: EpisodeFacts = new Map();

/** What a row of every list is made of. */
interface OwnRow {
  readonly row: OwnSeriesRow;
  readonly head: Pick<LibraryItem, 'id' | 'alias' | 'title' | 'creators' | 'thumbnails' | 'type' | 'language'>;
  readonly episodes: ReturnType<EpisodeFacts['get']>;
  readonly position: ReadingPosition | null;
}

/** `GET library`: the series that a reader has episodes of, including those that are no longer shown. */
export function readLibrary(parts: Parts, query: Query, call: Call): Promise<LibraryPage> {
  return readOwnPage(parts, 'held', query, call, ({ row, head, episodes, position }): LibraryItem[] => {
    if (episodes === undefined || episodes.firstAlias === null) return [];
    const { ownedCount, rentedCount, rentEndsAtMs } = row;
    return [
      {
        ...head,
        ...{ ownedCount, rentedCount, collectionCount: ownedCount + rentedCount },
        ...{ episodeCount: episodes.episodeCount, newCount: episodes.newCount },
        rentExpiredAt: rentEndsAtMs,
        position,
        firstEpisode: { alias: episodes.firstAlias, title: episodes.firstTitle ?? '' },
      },
    ];
  });
}

/** `GET library/recent`: the series that a reader has read in, the last first. */
export function readRecent(parts: Parts, query: Query, call: Call): Promise<RecentPage> {
  return readOwnPage(parts, 'recent', query, call, ({ head, position }): RecentItem[] =>
    position === null ? [] : [{ ...head, episode: position.episode, position }],
  );
}

/** `GET library/favorite`: the series that a reader follows. */
export function readFavorites(parts: Parts, query: Query, call: Call): Promise<FavoritePage> {
  return readOwnPage(parts, 'favorite', query, call, ({ row, head, episodes, position }): FavoriteItem[] => {
    const { episodeCount = 0, newCount = 0 } = episodes ?? {};
    return [{ ...head, episodeCount, newCount, createdAt: row.atMs, position }];
  });
}

async function readOwnPage<Item>(
  { db, services }: Parts,
  list: OwnList,
  query: Query,
  call: Call,
  itemOf: (row: OwnRow) => Item[],
) {
  const view = ownViewOf(call, query.isIncludeAdult);
  const { rows, counts } = await listOwnSeries(db.orm, list, view, query);
  const seriesIds = rows.map(({ id }) => id);
  if (seriesIds.length === 0) {
    const empty = pageOf<Item>([], { number: query.page, size: query.size, totalElements: counts.shown });
    return { ...empty, hiddenCount: counts.hidden };
  }
  const { platformId } = view.scope;
  const [facts, episodes, positions] = await Promise.all([
    services.seriesFacts.read({ platformId, nowMs: call.nowMs, seriesIds }),
    // A row of what was read last shows nothing of them.
    list === 'recent' ? NO_EPISODES : listEpisodeFacts(db.orm, view, seriesIds),
    list === 'recent' ? null : listPositions(db.orm, view, seriesIds),
  ]);
  const headOf = (row: OwnSeriesRow) => {
    const { creators, pictures } = facts.get(row.id) ?? NO_FACTS;
    const { id, alias, title, type, language } = row;
    const thumbnails = chooseThumbnails(services.images, pictures, {
      ...artOf(row, view, query.contentsThumbnailType),
      platformId,
    });
    return { id, alias, title, type, language, creators: joinNames(creators), thumbnails };
  };
  const content = rows.flatMap((row) =>
    itemOf({
      row,
      head: headOf(row),
      episodes: episodes.get(row.id),
      position: wirePosition(positions?.get(row.id) ?? row.position ?? undefined),
    }),
  );
  const page = pageOf(content, { number: query.page, size: query.size, totalElements: counts.shown });
  return { ...page, hiddenCount: counts.hidden };
}

function artOf(row: OwnSeriesRow, { seesAdult }: OwnView, types: readonly SeriesThumbnailType[]) {
  return { types, isAdultSeries: row.isAdult, isMixed: row.isMixed, seesAdult };
}

/** A position as on the wire. */
export function wirePosition(row: PositionRow | undefined): ReadingPosition | null {
  if (row === undefined) return null;
  const { alias, title, nextAlias, nextTitle, readAtMs, seriesId: _, ...place } = row;
  return {
    episode: { alias, title },
    nextEpisode: nextAlias === null ? null : { alias: nextAlias, title: nextTitle ?? '' },
    ...place,
    readAt: readAtMs,
  };
}
