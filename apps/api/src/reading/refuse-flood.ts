import type { SignedInCaller } from '../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../http/endpoint.ts';
import type { RateLimiter } from '../http/rate-limit.ts';

/** The refusal of a reader who sends too much; null: they may go on. */
export async function refuseFlood(limiter: RateLimiter, { caller: { scope }, nowMs }: EndpointCall<SignedInCaller>) {
  const allowed = await limiter.take(`${scope.platformId}/${scope.userId}`, nowMs);
  return allowed.ok ? null : refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: allowed.retryAfterSeconds });
}
