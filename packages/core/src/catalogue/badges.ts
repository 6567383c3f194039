import type { SeriesStatus } from '../enumerations.ts';

/** What the badges of a series in a list are made from, on one platform. */
export interface BadgeFacts {
  readonly status: SeriesStatus;
  readonly isAdult: boolean;
  readonly isOriginal: boolean;
  /** Wait until free is on for the series. */
  readonly isFreetimeEnabled: boolean;
  /** Published episodes that are free to read now. */
  readonly freeEpisodeCount: number;
  /** When the first published episode came out; null when there is none. */
  readonly firstOpenedAtMs: number | null;
  /** When the newest published episode came out; null when there is none. */
  readonly newestOpenedAtMs: number | null;
}

/** What the platform and its calendar say. */
export interface BadgeRules {
  /** The feature of the platform (D10). */
  readonly freetime: boolean;
  /** When the platform's calendar day began. */
  readonly todayStartMs: number;
}

/** The badges of a list item, by the names of the wire. */
export interface Badges {
  readonly completed: boolean;
  readonly free: number;
  readonly freetime: boolean;
  readonly original: boolean;
  readonly up: boolean;
  readonly adult: boolean;
}

/** The badges of a series in a list. Of its episodes the newest tells whether it is UP: no other can be when it is not. */
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

/** What comes out within a day of a series' first episode is how it began, and no news of it. */
const DEBUT_MS = 24 * 3_600_000;

/**
 * UP: an episode came out today, on the platform's calendar, of a series that had begun before. A back catalogue that
 * was brought in at once is therefore not marked from end to end. A series in a list is UP exactly when one of the
 * episodes in its own list is.
 */
export function isUpEpisode(
  openedAtMs: number,
  { firstOpenedAtMs, todayStartMs }: { readonly firstOpenedAtMs: number; readonly todayStartMs: number },
  nowMs: number,
): boolean {
  return openedAtMs >= todayStartMs && openedAtMs <= nowMs && openedAtMs - firstOpenedAtMs >= DEBUT_MS;
}
