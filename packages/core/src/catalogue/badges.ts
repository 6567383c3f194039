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

/** The badges of a series in a list. UP: an episode came out today, on the platform's calendar. */
export function badgesOf(facts: BadgeFacts, rules: BadgeRules, nowMs: number): Badges {
  const { newestOpenedAtMs } = facts;
  return {
    completed: facts.status === 'COMPLETED',
    free: facts.freeEpisodeCount,
    freetime: rules.freetime && facts.isFreetimeEnabled,
    original: facts.isOriginal,
    up: newestOpenedAtMs !== null && newestOpenedAtMs >= rules.todayStartMs && newestOpenedAtMs <= nowMs,
    adult: facts.isAdult,
  };
}

const DAY_MS = 24 * 3_600_000;
/** How long an episode counts as new in its series' own list. */
const EPISODE_UP_MS = 7 * DAY_MS;
/** What comes out within a day of a series' first episode is how it began, and no news of it. */
const DEBUT_MS = DAY_MS;

/**
 * UP in a series' list of episodes: out within the last week, and not with the first ones. A back catalogue that was
 * brought in at once is therefore not marked from end to end.
 */
export function isUpEpisode(
  { openedAtMs, firstOpenedAtMs }: { readonly openedAtMs: number; readonly firstOpenedAtMs: number },
  nowMs: number,
): boolean {
  if (openedAtMs > nowMs || nowMs - openedAtMs >= EPISODE_UP_MS) return false;
  return openedAtMs - firstOpenedAtMs >= DEBUT_MS;
}
