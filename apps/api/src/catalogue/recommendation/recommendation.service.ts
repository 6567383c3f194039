import type { CreatorPage, Recommendation, RelatedSeries } from '@longstrip/api-contract';
import {
  type Decision,
  grant,
  type RelationReason,
  refuse,
  relationReason,
  type SeriesThumbnailType,
} from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import { callerSeesAdult } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type ListRequest, listFilterOf, listItems } from '../lists/list-items.ts';
import type { ListedSeries, ListFilter } from '../lists/listed-series.ts';
import { findListed, findShown } from '../lists/listed-series.ts';
import { listNewest } from '../lists/series-list.ts';
import { MAX_ID, parseSeriesKey, seriesTitle } from '../series/series.repository.ts';
import type { CatalogueParts } from '../services.ts';
import {
  findCreatorName,
  listCoRead,
  listLastRead,
  listNewToReader,
  listOfCreator,
  listRelated,
  listRelatedTraits,
  listTraits,
} from './recommendation.repository.ts';

type Parts = Pick<CatalogueParts, 'db' | 'services'>;

interface ItemsRequest extends ListRequest {
  readonly limit: number;
  readonly thumbnailTypes: readonly SeriesThumbnailType[];
}

/** Number of rows "because you read …", each for one series. */
const BECAUSE_ROWS = 2;
/** Of this many series that were read last, those with enough related ones get a row. */
const READ_CONSIDERED = 5;
/** A reader's taste: the traits of this many series that they read last. */
const TASTE_SERIES = 30;
/** A row with fewer series is left out. */
const ROW_LEAST = 3;
/** A series counts as new for this long. */
const NEW_MS = 60 * 86_400_000;

export async function readRelated(
  parts: Parts,
  request: ItemsRequest & { readonly key: string; readonly withReason: boolean },
  call: EndpointCall,
): Promise<Decision<RelatedSeries[], 'NOT_EXIST'>> {
  const { catalogue } = parts.db;
  const key = parseSeriesKey(request.key);
  // The reader must be able to see the series itself, whatever the list leaves out.
  const seen = listFilterOf({ type: 'ALL', adultToggle: true, guestSaysAdult: request.guestSaysAdult }, call);
  const found = key === null ? null : await findShown(catalogue, seen, key);
  if (found === null) return refuse('NOT_EXIST');
  const filter = listFilterOf(request, call);
  const related = await listRelated(catalogue, filter, found.series, { limit: request.limit, unreadBy: null });
  const rows =
    related.length < request.limit
      ? await addNewest(catalogue, filter, { related, ...request, of: found.series })
      : related;
  const { id: seriesId } = found.series;
  const [items, reasonOf] = await Promise.all([
    listItems(parts, rows, { filter, thumbnailTypes: request.thumbnailTypes }, call),
    request.withReason ? relationReasons(catalogue, call.platform.id, { seriesId, rows }) : () => null,
  ]);
  return grant(items.map((item) => ({ ...item, reason: reasonOf(item.id) })));
}

/** Why series are related to one. */
async function relationReasons(
  executor: CatalogueSource,
  platformId: string,
  { seriesId, rows }: { seriesId: number; rows: readonly ListedSeries[] },
): Promise<(id: number) => RelationReason> {
  const [coRead, traits] = await Promise.all([
    listCoRead(executor, platformId, seriesId),
    listRelatedTraits(executor, [seriesId, ...rows.map(({ series }) => series.id)]),
  ]);
  const traitsOf = (id: number) => traits.get(id) ?? { creators: [], genres: [], tags: [] };
  return (id) => relationReason(traitsOf(seriesId), traitsOf(id), coRead.includes(id));
}

/** A small store has few related series, and its readers look for more: the newest others follow. */
async function addNewest(
  executor: CatalogueSource,
  filter: ListFilter,
  { related, limit, of }: { related: readonly ListedSeries[]; limit: number; of: { readonly workKey: string } },
): Promise<ListedSeries[]> {
  const known = new Set([of.workKey, ...related.map(({ series }) => series.workKey)]);
  const newest = await listNewest(executor, filter, limit + known.size);
  return [...related, ...newest.filter(({ series }) => !known.has(series.workKey))].slice(0, limit);
}

/**
 * `GET contents/foryou`: rows of series that the reader has not read, each series in one row only. A row says why it is there; so
 * a short row is not filled up with other series.
 */
export async function readForYou(
  parts: Parts,
  request: ItemsRequest,
  call: EndpointCall<SignedInCaller>,
): Promise<Recommendation[]> {
  // A series that is read now becomes the first of these, so that they tell what the reader has read.
  const lastRead = await listLastRead(parts.db.orm, call.caller.scope, TASTE_SERIES);
  if (lastRead.length === 0) return [];
  const { platform, nowMs, locale, caller } = call;
  const { nowMs: _, ...filter } = listFilterOf(request, call);
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const key = [caller.scope.userId, lastRead, locale, filter, seesAdult, request.limit, request.thumbnailTypes];
  return parts.services.recommended.read({ platform, nowMs, key }, () => rowsFor(parts, request, lastRead, call));
}

async function rowsFor(
  parts: Parts,
  request: ItemsRequest,
  lastRead: readonly number[],
  call: EndpointCall<SignedInCaller>,
): Promise<Recommendation[]> {
  const { orm } = parts.db;
  const { limit, thumbnailTypes } = request;
  const reader = call.caller.scope;
  const filter = listFilterOf(request, call);
  const considered = lastRead.slice(0, READ_CONSIDERED);
  const listed = new Map((await findListed(orm, filter, considered)).map((row) => [row.series.id, row]));
  const placed = new Set<number>();
  const rowOf = async (rows: ListedSeries[], reason: Omit<Recommendation, 'contents'>): Promise<Recommendation[]> => {
    const fresh = rows.filter(({ series }) => !placed.has(series.id)).slice(0, limit);
    if (fresh.length < ROW_LEAST) return [];
    for (const { series } of fresh) placed.add(series.id);
    return [{ ...reason, contents: await listItems(parts, fresh, { filter, thumbnailTypes }, call) }];
  };
  const rows: Recommendation[] = [];
  for (const read of considered.flatMap((id) => listed.get(id) ?? [])) {
    if (rows.length === BECAUSE_ROWS) break;
    const { alias, language } = read.series;
    const because = { alias, language, title: seriesTitle(read) };
    const related = await listRelated(orm, filter, read.series, { limit: limit * (rows.length + 1), unreadBy: reader });
    rows.push(...(await rowOf(related, { kind: 'BECAUSE_READ', because })));
  }
  const taste = await listTraits(orm, lastRead);
  const asked = { reader, taste, sinceMs: call.nowMs - NEW_MS, limit: limit * (rows.length + 1) };
  const newToReader = await listNewToReader(orm, filter, asked);
  return [...rows, ...(await rowOf(newToReader, { kind: 'NEW_FOR_YOU', because: null }))];
}

/**
 * `GET contents/creators/{creatorId}`. If the reader may see none of the creator's series, the answer is the same as for an
 * unknown id.
 */
export async function readCreator(
  parts: Parts,
  request: ItemsRequest & { readonly id: string },
  call: EndpointCall,
): Promise<Decision<CreatorPage, 'NOT_EXIST'>> {
  const { id, limit, thumbnailTypes } = request;
  const creatorId = /^\d{1,10}$/.test(id) ? Number(id) : MAX_ID + 1;
  if (creatorId > MAX_ID) return refuse('NOT_EXIST');
  const { catalogue } = parts.db;
  const filter = listFilterOf(request, call);
  const [name, rows] = await Promise.all([
    findCreatorName(catalogue, creatorId),
    listOfCreator(catalogue, filter, { creatorId, limit }),
  ]);
  if (name === null || rows.length === 0) return refuse('NOT_EXIST');
  return grant({ creatorId, name, contents: await listItems(parts, rows, { filter, thumbnailTypes }, call) });
}
