import type { SeriesStatus } from '../shared/enumerations.ts';

/** Facts about a series on one platform that its badges depend on. */
export interface BadgeFacts {
  readonly status: SeriesStatus;
  readonly isAdult: boolean;
  readonly isOriginal: boolean;
  /** The series has wait until free. */
  readonly isFreetimeEnabled: boolean;
  /** Published episodes that are free to read now. */
  readonly freeEpisodeCount: number;
  /** When the first published episode came out; null when there is none. */
  readonly firstOpenedAtMs: number | null;
  /** When the newest published episode came out; null when there is none. */
  readonly newestOpenedAtMs: number | null;
}

/** Settings and calendar of the platform. */
export interface BadgeRules {
  /** The platform has wait until free (D10). */
  readonly freetime: boolean;
  /** When the platform's calendar day began. */
  readonly todayStartMs: number;
}

/** The badges of a list item, with the names of the wire. */
export interface Badges {
  readonly completed: boolean;
  readonly free: number;
  readonly freetime: boolean;
  readonly original: boolean;
  readonly up: boolean;
  readonly adult: boolean;
}

/** The badges of a series in a list. If its newest episode is not UP, no other is. */
export function badgesOf(facts: BadgeFacts, rules: BadgeRules, nowMs: number): Badges {
  const { firstOpenedAtMs, newestOpenedAtMs } = facts;
  return {
    completed: facts.status === 'COMPLETED',
    free: facts.freeEpisodeCount,
    freetime: rules.freetime && facts.isFreetimeEnabled,
    original: facts.isOriginal,
    up:
      firstOpenedAtMs !== null &&
      newestOpenedAtMs !== null &&
      isUpEpisode(newestOpenedAtMs, { firstOpenedAtMs, todayStartMs: rules.todayStartMs }, nowMs),
    adult: facts.isAdult,
  };
}

/** Episodes that open within a day of the first one belong to the launch and get no UP badge. */
const DEBUT_MS = 24 * 3_600_000;

/**
 * UP: an episode opened today, on the platform's calendar, and the series began at least a day before. So an imported back
 * catalogue is not marked as a whole. A series is UP in lists exactly when one of its episodes is.
 */
export function isUpEpisode(
  openedAtMs: number,
  { firstOpenedAtMs, todayStartMs }: { readonly firstOpenedAtMs: number; readonly todayStartMs: number },
  nowMs: number,
): boolean {
  return openedAtMs >= todayStartMs && openedAtMs <= nowMs && openedAtMs - firstOpenedAtMs >= DEBUT_MS;
}
