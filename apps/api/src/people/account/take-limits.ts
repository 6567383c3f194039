import type { Refusal } from '@longstrip/core';
import { type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { AccountLimits, Attempt, LimitName } from './account-limits.ts';

/** Counts an attempt for several limits; null where it may be made. All are counted, also after one that refuses. */
export async function takeLimits(
  limits: AccountLimits,
  attempts: Partial<Record<LimitName, Attempt>>,
): Promise<(Refusal<'TOO_MANY_REQUESTS'> & RefusalNotes) | null> {
  const names = Object.keys(attempts).filter((name): name is LimitName => name in attempts);
  let retryAfterSeconds = 0;
  for (const name of names) {
    const attempt = attempts[name];
    const decision = attempt === undefined ? { ok: true as const } : await limits.take(name, attempt);
    if (!decision.ok) retryAfterSeconds = Math.max(retryAfterSeconds, decision.retryAfterSeconds);
  }
  return retryAfterSeconds === 0 ? null : refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds });
}
