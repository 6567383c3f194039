import type { OwnRating } from '@longstrip/api-contract';
import { type Decision, grant, RATING_STARS, type RatingStars, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor } from '@longstrip/database';
import { seriesRating } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { findSeriesId, hasSeenEpisode } from '../library/library.repository.ts';
import { ownViewOf } from '../library/own-view.ts';
import { refuseFlood } from '../refuse-flood.ts';
import type { ReadingParts } from '../services.ts';

type Parts = Pick<ReadingParts, 'db'>;
type Call = EndpointCall<SignedInCaller>;

/** How many ratings one reader may change in a minute. */
export const RATINGS_PER_MINUTE = 30;

/** `PUT library/rating/{alias}`: rates a series of which the reader sees an episode (record 0112). */
export async function rateSeries(
  { db }: Parts,
  limiter: RateLimiter,
  { seriesKey, stars }: { seriesKey: string; stars: RatingStars },
  call: Call,
): Promise<Decision<OwnRating, 'NOT_EXIST' | 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  const seriesId = await findSeriesId(db.orm, seriesKey, call);
  if (seriesId === null || !(await hasSeenEpisode(db.orm, ownViewOf(call), seriesId))) return refuse('NOT_EXIST');
  const { platformId, userId } = call.caller.scope;
  const rating = { stars, updatedAtMs: call.nowMs };
  return decideInTransaction(db, async (transaction) => {
    await transaction
      .insert(seriesRating)
      .values({ platformId, userId, seriesId, ...rating })
      .onConflictDoUpdate({
        target: [seriesRating.platformId, seriesRating.userId, seriesRating.seriesId],
        set: rating,
      });
    return grant({ stars });
  });
}

/** `DELETE library/rating/{alias}`: also of a series that is no longer shown. */
export async function removeRating(
  { db }: Parts,
  limiter: RateLimiter,
  seriesKey: string,
  call: Call,
): Promise<Decision<OwnRating, 'NOT_EXIST' | 'TOO_MANY_REQUESTS'>> {
  const flood = await refuseFlood(limiter, call);
  if (flood !== null) return flood;
  const { scope } = call.caller;
  const seriesId = await findSeriesId(db.orm, seriesKey, call);
  if (seriesId === null) return refuse('NOT_EXIST');
  const isKnown =
    (await findOwnRating(db.orm, scope, seriesId)) !== null ||
    (await hasSeenEpisode(db.orm, ownViewOf(call), seriesId));
  if (!isKnown) return refuse('NOT_EXIST');
  return decideInTransaction(db, async (transaction) => {
    await transaction.delete(seriesRating).where(isOwn(scope, seriesId));
    return grant({ stars: null });
  });
}

/** How a reader rates a series; null if they do not. */
async function findOwnRating(executor: Executor, scope: ReaderScope, seriesId: number): Promise<RatingStars | null> {
  const rows = await executor.select({ stars: seriesRating.stars }).from(seriesRating).where(isOwn(scope, seriesId));
  return RATING_STARS.find((stars) => stars === rows[0]?.stars) ?? null;
}

function isOwn({ platformId, userId }: ReaderScope, seriesId: number) {
  return and(
    eq(seriesRating.platformId, platformId),
    eq(seriesRating.userId, userId),
    eq(seriesRating.seriesId, seriesId),
  );
}
