import type { PositionRequestSchema, PositionSaved, PositionsForgotten } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { readingPosition } from '@longstrip/database/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { refuseFlood } from '../refuse-flood.ts';
import type { ReadingParts } from '../services.ts';
import { type PositionRow, PositionSchema } from './library.repository.ts';
import { heldEpisodes, listedEpisodes, type OwnView, ownSeries, ownViewOf } from './own-view.ts';

/** How many places one reader may send in a minute: a page sends six at most. */
export const POSITIONS_PER_MINUTE = 60;

/**
 * `PUT library/position`: the later place of an episode counts, by the reader's clock (record 0070). A time in the future counts
 * as now, so that it cannot block other devices; a late or repeated request changes nothing. An episode that the reader may not
 * see counts as absent (record 0094).
 */
export async function writePosition(
  { db }: Pick<ReadingParts, 'db'>,
  limiter: RateLimiter,
  { contentsAlias, episodeAlias, readAt, ...place }: v.InferOutput<typeof PositionRequestSchema>,
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<PositionSaved, 'NOT_FOUND_EPISODE' | 'TOO_MANY_REQUESTS'>> {
  const { caller, nowMs } = call;
  const { scope } = caller;
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  const episode = await findSeenEpisode(db.orm, ownViewOf(call), { contentsAlias, episodeAlias });
  if (episode === null) return refuse('NOT_FOUND_EPISODE');
  const readAtMs = Math.min(readAt ?? nowMs, nowMs);
  return decideInTransaction(db, async (transaction) =>
    grant({ isKept: await savePosition(transaction, scope, episode, { ...place, readAtMs }) }),
  );
}

/** `DELETE library/positions`: also of series that are no longer shown. A place that another device sends later counts again. */
export async function forgetPositions(
  { db }: Pick<ReadingParts, 'db'>,
  limiter: RateLimiter,
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<PositionsForgotten, 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  const { platformId, userId } = call.caller.scope;
  return decideInTransaction(db, async (transaction) => {
    const forgotten = await transaction
      .delete(readingPosition)
      .where(and(eq(readingPosition.platformId, platformId), eq(readingPosition.userId, userId)))
      .returning({ episodeId: readingPosition.episodeId });
    return grant({ forgottenCount: forgotten.length });
  });
}

/** Where a reader stopped last in each of these series, in an episode that they still find there. */
export async function listPositions(
  executor: Executor,
  view: OwnView,
  seriesIds: readonly number[],
): Promise<ReadonlyMap<number, PositionRow>> {
  const { platformId, userId } = view.scope;
  const ids: SQL = sql`any(${sql.param([...seriesIds])}::integer[])`;
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}),
    listed as (${listedEpisodes(view, sql`episode.series_id = ${ids}`)})
    select distinct on (place.series_id) place.series_id as "seriesId", listed.alias, listed.title,
      next.alias as "nextAlias", next.title as "nextTitle",
      place.page_order_no as "pageOrderNo", place.offset_permille as "offsetPermille",
      place.share_permille as "sharePermille", place.finished_at_ms is not null as "isFinished",
      place.updated_at_ms::float8 as "readAtMs", place.anchor
    from reading_position as place
    join listed on listed.id = place.episode_id
    left join lateral (
      select later.alias, later.title from listed as later
      where later.series_id = listed.series_id and (later.order_no, later.id) > (listed.order_no, listed.id)
      order by later.order_no, later.id limit 1
    ) as next on true
    where place.platform_id = ${platformId} and place.user_id = ${userId} and place.series_id = ${ids}
    order by place.series_id, place.updated_at_ms desc, place.episode_id`);
  const { rows } = v.parse(v.object({ rows: v.array(PositionSchema) }), result);
  return new Map(rows.map((row) => [row.seriesId, row]));
}

/** The episode of these aliases that a reader finds in a series that they see; null: there is none for them. */
export async function findSeenEpisode(
  executor: Executor,
  view: OwnView,
  { contentsAlias, episodeAlias }: { contentsAlias: string; episodeAlias: string },
): Promise<{ id: number; seriesId: number } | null> {
  const result = await executor.execute(sql`with held as (${heldEpisodes(view)}),
    listed as (${listedEpisodes(view, sql`series.alias = ${contentsAlias}`)})
    select listed.id, listed.series_id as "seriesId" from listed
    join (${ownSeries(view)}) as known on known.id = listed.series_id and not known.is_hidden
    where listed.alias = ${episodeAlias}`);
  const { rows } = v.parse(v.object({ rows: v.array(v.object({ id: v.number(), seriesId: v.number() })) }), result);
  return rows[0] ?? null;
}

type Place = Pick<
  v.InferOutput<typeof PositionRequestSchema>,
  'pageOrderNo' | 'offsetPermille' | 'sharePermille' | 'finished' | 'anchor'
>;

/** Writes where a reader is in an episode, unless a later place is known. Returns whether it was written. */
async function savePosition(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { id, seriesId }: { id: number; seriesId: number },
  { readAtMs, ...place }: Place & { readAtMs: number },
): Promise<boolean> {
  const finishedAtMs = place.finished ? readAtMs : null;
  const result = await transaction.execute(sql`insert into reading_position as place
      (platform_id, user_id, episode_id, series_id, page_order_no, offset_permille, share_permille, anchor, finished_at_ms, updated_at_ms)
    values (${platformId}, ${userId}, ${id}, ${seriesId}, ${place.pageOrderNo}, ${place.offsetPermille},
      ${place.sharePermille}, ${place.anchor}, ${finishedAtMs}, ${readAtMs})
    on conflict (platform_id, user_id, episode_id) do update set page_order_no = excluded.page_order_no,
      offset_permille = excluded.offset_permille, share_permille = excluded.share_permille,
      anchor = excluded.anchor, finished_at_ms = excluded.finished_at_ms, updated_at_ms = excluded.updated_at_ms
    where place.updated_at_ms <= excluded.updated_at_ms
    returning 1 as written`);
  return v.parse(v.object({ rows: v.array(v.unknown()) }), result).rows.length > 0;
}
