import type { BusinessConstants } from '../shared/business-constants.ts';

/** What is known of a refresh token that a client presents. */
export interface RefreshFacts {
  /** Its session was revoked, or its reader has left. */
  readonly isSessionEnded: boolean;
  readonly expiresAtMs: number;
  /** When it was first presented; null: never. */
  readonly usedAtMs: number | null;
}

/**
 * `rotate`: the next pair is made. `repeat`: the pair that its first use gave is given again, to a racing tab. `revoke`: a
 * copy of it is somewhere else, so the whole session ends.
 */
export type RefreshOutcome = 'rotate' | 'repeat' | 'revoke' | 'expired' | 'ended';

/** D21: what becomes of a presented refresh token. */
export function judgeRefresh(
  { isSessionEnded, expiresAtMs, usedAtMs }: RefreshFacts,
  { refreshRaceMs }: Pick<BusinessConstants, 'refreshRaceMs'>,
  nowMs: number,
): RefreshOutcome {
  if (isSessionEnded) return 'ended';
  if (usedAtMs !== null) return nowMs - usedAtMs <= refreshRaceMs ? 'repeat' : 'revoke';
  return nowMs < expiresAtMs ? 'rotate' : 'expired';
}
