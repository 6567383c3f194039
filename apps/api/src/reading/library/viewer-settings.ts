import type { ViewerLayerReply, ViewerLayerRequestSchema } from '@longstrip/api-contract';
import { cleanViewerLayer, type Decision, grant, refuse, type ViewerLayer } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { seriesViewerSettings, viewerSettings } from '@longstrip/database/schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { refuseFlood } from '../refuse-flood.ts';
import type { ReadingParts } from '../services.ts';
import { findSeriesId, isSeriesSeen } from './library.repository.ts';
import { ownViewOf } from './own-view.ts';

type Parts = Pick<ReadingParts, 'db'>;
type Call = EndpointCall<SignedInCaller>;
type Change = v.InferOutput<typeof ViewerLayerRequestSchema>['settings'];

/** How often one reader may change settings in a minute: a page waits for a moment of rest before it sends. */
export const SETTINGS_PER_MINUTE = 60;

/** Which settings of a reader: those of one series, or (null) of all their devices. */
type SeriesId = number | null;

/** `GET library/settings`. */
export async function readAccountSettings({ db }: Parts, { caller }: Call): Promise<ViewerLayerReply> {
  return { settings: await findSettings(db.orm, caller.scope, null) };
}

/** `GET library/settings/{alias}`. */
export async function readSeriesSettings(
  parts: Parts,
  alias: string,
  call: Call,
): Promise<Decision<ViewerLayerReply, 'NOT_EXIST'>> {
  const seriesId = await findOwnSeries(parts, alias, call);
  if (seriesId === null) return refuse('NOT_EXIST');
  return grant({ settings: await findSettings(parts.db.orm, call.caller.scope, seriesId) });
}

/**
 * `PUT` (with a change) and `DELETE` (with null) `library/settings`. A change is laid over what is stored, so that two devices
 * that change different settings do not undo each other.
 */
export async function changeAccountSettings(
  parts: Parts,
  limiter: RateLimiter,
  change: Change | null,
  call: Call,
): Promise<Decision<ViewerLayerReply, 'TOO_MANY_REQUESTS'>> {
  const refusal = await refuseFlood(limiter, call);
  return refusal ?? writeSettings(parts, null, change, call);
}

/** The same for `library/settings/{alias}`. */
export async function changeSeriesSettings(
  parts: Parts,
  limiter: RateLimiter,
  { alias, change }: { alias: string; change: Change | null },
  call: Call,
): Promise<Decision<ViewerLayerReply, 'NOT_EXIST' | 'TOO_MANY_REQUESTS'>> {
  const refusal = await refuseFlood(limiter, call);
  if (refusal !== null) return refusal;
  const seriesId = await findOwnSeries(parts, alias, call);
  return seriesId === null ? refuse('NOT_EXIST') : writeSettings(parts, seriesId, change, call);
}

function writeSettings(
  { db }: Parts,
  seriesId: SeriesId,
  change: Change | null,
  { caller: { scope }, nowMs }: Call,
): Promise<Decision<ViewerLayerReply, never>> {
  return decideInTransaction(db, async (transaction) => {
    if (change === null) await deleteSettings(transaction, scope, seriesId);
    else await saveSettings(transaction, scope, seriesId, { change, nowMs });
    return grant({ settings: change === null ? {} : await findSettings(transaction, scope, seriesId) });
  });
}

/** The series of an alias that the reader may find, or has a part of. */
async function findOwnSeries({ db }: Parts, alias: string, call: Call): Promise<number | null> {
  const seriesId = await findSeriesId(db.orm, alias, call);
  return seriesId !== null && (await isSeriesSeen(db.orm, ownViewOf(call), seriesId)) ? seriesId : null;
}

/** Where settings are: a table, and the key of a reader's row in it. */
function rowOf({ platformId, userId }: ReaderScope, seriesId: SeriesId) {
  return seriesId === null
    ? { table: viewerSettings, key: sql`platform_id, user_id`, is: sql`${platformId}, ${userId}` }
    : {
        table: seriesViewerSettings,
        ...{ key: sql`platform_id, user_id, series_id`, is: sql`${platformId}, ${userId}, ${seriesId}::integer` },
      };
}

const StoredSchema = v.object({ rows: v.array(v.object({ settings: v.record(v.string(), v.unknown()) })) });

/** What a reader has changed; what another version of the program has stored beside it is left out. */
async function findSettings(executor: Executor, scope: ReaderScope, seriesId: SeriesId): Promise<ViewerLayer> {
  const { table, key, is } = rowOf(scope, seriesId);
  const result = await executor.execute(sql`select settings from ${table} where (${key}) = (${is})`);
  return cleanViewerLayer(v.parse(StoredSchema, result).rows[0]?.settings ?? {});
}

async function saveSettings(
  transaction: Transaction,
  scope: ReaderScope,
  seriesId: SeriesId,
  { change, nowMs }: { change: Change; nowMs: number },
): Promise<void> {
  const { table, key, is } = rowOf(scope, seriesId);
  const changed = sql`${JSON.stringify(change)}::jsonb`;
  await transaction.execute(sql`insert into ${table} as stored (${key}, settings, updated_at_ms)
    values (${is}, jsonb_strip_nulls(${changed}), ${nowMs})
    on conflict (${key}) do update
      set settings = jsonb_strip_nulls(stored.settings || ${changed}), updated_at_ms = excluded.updated_at_ms`);
}

async function deleteSettings(transaction: Transaction, scope: ReaderScope, seriesId: SeriesId): Promise<void> {
  const { table, key, is } = rowOf(scope, seriesId);
  await transaction.execute(sql`delete from ${table} where (${key}) = (${is})`);
}
