import type { FavoriteState, SeriesState } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { favorite } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { findOwnRating } from '../rating/rating.ts';
import type { ReadingParts } from '../services.ts';
import { findSeriesId, isSeriesSeen, ownViewOf } from './library.repository.ts';
import { wirePosition } from './library.service.ts';
import { listPositions } from './positions.ts';
import { findLayers } from './viewer-settings.ts';

type Parts = Pick<ReadingParts, 'db'>;
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
  { db }: Parts,
  seriesKey: string,
  call: Call,
): Promise<Decision<SeriesState, 'NOT_EXIST'>> {
  const seriesId = await findSeriesId(db.orm, seriesKey, call);
  const view = ownViewOf(call);
  if (seriesId === null || !(await isSeriesSeen(db.orm, view, seriesId))) return refuse('NOT_EXIST');
  const [isMarked, positions, stars, layers] = await Promise.all([
    isFavorite(db.orm, view.scope, seriesId),
    listPositions(db.orm, view, [seriesId]),
    findOwnRating(db.orm, view.scope, seriesId),
    findLayers(db.orm, view.scope, seriesId),
  ]);
  return grant({
    isFavorite: isMarked,
    position: wirePosition(positions.get(seriesId)),
    stars,
    viewerSettings: layers,
  });
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
