import type { FavoriteState, SeriesState } from '@longstrip/api-contract';
import { cleanViewerLayer, type Decision, grant, RATING_STARS, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { favorite } from '@longstrip/database/schema';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { parseSeriesKey, rememberedSeries } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { ReadingParts } from '../services.ts';
import { findSeriesId, isSeriesSeen } from './library.repository.ts';
import { wirePosition } from './library.service.ts';
import { heldEpisodes, type OwnView, ownSeries, ownViewOf } from './own-view.ts';
import { listPositions } from './positions.ts';

type Parts = Pick<ReadingParts, 'db' | 'services'>;
type Call = EndpointCall<SignedInCaller>;

/** `POST library/favorite`: marks a series that the reader sees. Marking it again changes nothing. */
export async function addFavorite(
  { db }: Parts,
  seriesKey: string,
  call: Call,
): Promise<Decision<FavoriteState, 'NOT_EXIST'>> {
  const seriesId = await findSeriesId(db.orm, seriesKey, call);
  if (seriesId === null || !(await isSeriesSeen(db.orm, ownViewOf(call), seriesId))) return refuse('NOT_EXIST');
  const { scope } = call.caller;
  return decideInTransaction(db, async (transaction) => {
    await insertFavorite(transaction, scope, { seriesId, nowMs: call.nowMs });
    return grant({ isFavorite: true });
  });
}

/** `DELETE library/favorite`: works for a marked series that is no longer shown, and for a shown one that is not marked. */
export async function removeFavorite(
  { db }: Parts,
  seriesKey: string,
  call: Call,
): Promise<Decision<FavoriteState, 'NOT_EXIST'>> {
  const seriesId = await findSeriesId(db.orm, seriesKey, call);
  if (seriesId === null) return refuse('NOT_EXIST');
  const isKnown =
    (await isFavorite(db.orm, call.caller.scope, seriesId)) || (await isSeriesSeen(db.orm, ownViewOf(call), seriesId));
  if (!isKnown) return refuse('NOT_EXIST');
  return decideInTransaction(db, async (transaction) => {
    await deleteFavorite(transaction, call.caller.scope, seriesId);
    return grant({ isFavorite: false });
  });
}

/** `GET library/state/{alias}`: whether a series is marked, where its reader stopped, how they rate it, and how they read. */
export async function readSeriesState(
  parts: Parts,
  seriesKey: string,
  call: Call,
): Promise<Decision<SeriesState, 'NOT_EXIST'>> {
  const key = parseSeriesKey(seriesKey);
  if (key === null) return refuse('NOT_EXIST');
  // By an id, an absent series takes the same statements as an unseen one (record 0094).
  const id = 'id' in key ? key.id : (await rememberedSeries(parts, call).find(key))?.series.id;
  if (id === undefined) return refuse('NOT_EXIST');
  const view = ownViewOf(call);
  const [state, positions] = await Promise.all([
    findOwnState(parts.db.orm, view, id),
    listPositions(parts.db.orm, view, [id]),
  ]);
  if (!state.isSeen) return refuse('NOT_EXIST');
  return grant({
    isFavorite: state.isMarked,
    position: wirePosition(positions.get(id)),
    stars: RATING_STARS.find((stars) => stars === state.stars) ?? null,
    viewerSettings: { account: cleanViewerLayer(state.account ?? {}), series: cleanViewerLayer(state.series ?? {}) },
  });
}

const SettingsSchema = v.nullable(v.record(v.string(), v.unknown()));
const OwnStateSchema = v.object({
  isSeen: v.boolean(),
  isMarked: v.boolean(),
  stars: v.nullable(v.number()),
  account: SettingsSchema,
  series: SettingsSchema,
});

/** What a reader has of a series, and whether they find it now, in one statement. */
async function findOwnState(executor: Executor, view: OwnView, seriesId: number) {
  const { platformId, userId } = view.scope;
  const own = sql`platform_id = ${platformId} and user_id = ${userId}`;
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)})
    select exists (select 1 from (${ownSeries(view)}) as known
        where known.id = ${seriesId} and not known.is_hidden) as "isSeen",
      exists (select 1 from favorite where ${own} and series_id = ${seriesId}) as "isMarked",
      (select stars from series_rating where ${own} and series_id = ${seriesId}) as stars,
      (select settings from viewer_settings where ${own}) as account,
      (select settings from series_viewer_settings where ${own} and series_id = ${seriesId}) as series`);
  const [state] = v.parse(v.object({ rows: v.tuple([OwnStateSchema]) }), result).rows;
  return state;
}

/** Marks a series; one that is marked already keeps its time. */
async function insertFavorite(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { seriesId, nowMs }: { seriesId: number; nowMs: number },
): Promise<void> {
  await transaction.insert(favorite).values({ platformId, userId, seriesId, createdAtMs: nowMs }).onConflictDoNothing();
}

async function deleteFavorite(transaction: Transaction, scope: ReaderScope, seriesId: number): Promise<void> {
  await transaction.delete(favorite).where(isMarked(scope, seriesId));
}

async function isFavorite(executor: Executor, scope: ReaderScope, seriesId: number): Promise<boolean> {
  const rows = await executor.select({ seriesId: favorite.seriesId }).from(favorite).where(isMarked(scope, seriesId));
  return rows.length > 0;
}

function isMarked({ platformId, userId }: ReaderScope, seriesId: number) {
  return and(eq(favorite.platformId, platformId), eq(favorite.userId, userId), eq(favorite.seriesId, seriesId));
}
