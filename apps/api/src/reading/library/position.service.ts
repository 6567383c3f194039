import type { PositionKept, PositionRequestSchema } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import type * as v from 'valibot';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { ReadingParts } from '../parts.ts';
import { ownViewOf } from './library.service.ts';
import { findSeenEpisode, keepPosition } from './position.repository.ts';

/** How many places one reader may send in a minute: a page sends six at most. */
export const POSITIONS_PER_MINUTE = 60;

/**
 * `PUT library/position`: the later place of an episode counts, by the clock of whoever read (record 0070). A clock that is
 * ahead counts as ours, so that it cannot shut out other devices; what comes late or twice changes nothing. An episode that the
 * reader may not see is absent (record 0094).
 */
export async function writePosition(
  { db }: Pick<ReadingParts, 'db'>,
  limiter: RateLimiter,
  { contentsAlias, episodeAlias, readAt, ...place }: v.InferOutput<typeof PositionRequestSchema>,
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<PositionKept, 'NOT_FOUND_EPISODE' | 'TOO_MANY_REQUESTS'>> {
  const { caller, nowMs } = call;
  const { scope } = caller;
  const allowed = await limiter.take(`${scope.platformId}/${scope.userId}`, nowMs);
  if (!allowed.ok) return refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: allowed.retryAfterSeconds });
  const episode = await findSeenEpisode(db.orm, ownViewOf(call), { contentsAlias, episodeAlias });
  if (episode === null) return refuse('NOT_FOUND_EPISODE');
  const readAtMs = Math.min(readAt ?? nowMs, nowMs);
  return decideInTransaction(db, async (transaction) =>
    grant({ isKept: await keepPosition(transaction, scope, episode, { ...place, readAtMs }) }),
  );
}
