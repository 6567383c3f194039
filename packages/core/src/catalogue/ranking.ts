import type { RankingType } from '../shared/enumerations.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** D7: how far back each ranking looks; null is all time. */
export const RANKING_WINDOWS_MS: Readonly<Record<RankingType, number | null>> = {
  REALTIME: DAY_MS,
  WEEKLY: 7 * DAY_MS,
  MONTHLY: 30 * DAY_MS,
  TOTAL: null,
};

/** The change of place is measured against the same ranking this long ago. */
export const RANKING_COMPARED_MS = DAY_MS;

/** D7: a purchase counts as this many reads; a read counts 1, paid or free. */
export const PURCHASE_WEIGHT = 5;

/** Reads and purchases of a series on one platform within one window. */
export interface RankingFacts {
  readonly seriesId: number;
  /** When the series came to the platform. */
  readonly openedAtMs: number;
  readonly reads: number;
  readonly purchases: number;
}

export function rankingScore({ reads, purchases }: Pick<RankingFacts, 'reads' | 'purchases'>): number {
  return reads + PURCHASE_WEIGHT * purchases;
}

/**
 * Orders series by score and puts the newer series first in a tie (D7). Series that were neither read nor bought are left
 * out. The api uses the same rule in SQL (`lists/rankings.ts`); a test there compares both.
 */
export function rankSeries(facts: readonly RankingFacts[]): number[] {
  return facts
    .filter((each) => rankingScore(each) > 0)
    .toSorted((a, b) => rankingScore(b) - rankingScore(a) || b.openedAtMs - a.openedAtMs || b.seriesId - a.seriesId)
    .map(({ seriesId }) => seriesId);
}

/**
 * Places gained, negative if lost; null for a series that was not in the ranking before.
 * @param place from 1
 */
export function rankChange(place: number, previousPlace: number | null): number | null {
  return previousPlace === null ? null : previousPlace - place;
}

/** The ranking with the shortest window of at least `days` days; clients may name a window by its length. */
export function rankingTypeOfDays(days: number): RankingType {
  if (days <= 1) return 'REALTIME';
  if (days <= 7) return 'WEEKLY';
  return days <= 31 ? 'MONTHLY' : 'TOTAL';
}
