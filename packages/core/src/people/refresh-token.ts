import type { BusinessConstants } from '../shared/business-constants.ts';

/** What is known about a refresh token that a client presents. */
export interface RefreshFacts {
  /** Its session was revoked, or its reader withdrew. */
  readonly isSessionEnded: boolean;
  readonly expiresAtMs: number;
  /** When it was first presented; null: never. */
  readonly usedAtMs: number | null;
}

/**
 * `rotate`: the next pair is made. `repeat`: another tab used the token at the same time, so it gets the same pair again.
 * `revoke`: another client has a copy of the token, so the whole session ends.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'revoke' | 'expired' | 'ended';

/** D21: what to do with a presented refresh token. */
export function judgeRefresh(
  { isSessionEnded, expiresAtMs, usedAtMs }: RefreshFacts,
  { refreshRaceMs }: Pick<BusinessConstants, 'refreshRaceMs'>,
  nowMs: number,
): RefreshOutcome {
  if (isSessionEnded) return 'ended';
  if (usedAtMs !== null) return nowMs - usedAtMs <= refreshRaceMs ? 'repeat' : 'revoke';
  return nowMs < expiresAtMs ? 'rotate' : 'expired';
}
