import { type MinorUnits, minorUnits } from '../amounts.ts';

/** A day of the year on which unused paid coins are reported. */
export interface ReportDay {
  readonly month: number;
  readonly day: number;
}

/** A half year that ends with a report day, both days included; as 2027-04-01 and 2027-09-30. */
export interface ReportedHalf {
  readonly from: string;
  readonly until: string;
  /** It has not ended yet: what it says is of today. */
  readonly isOpen: boolean;
}

const written = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * The report periods, the newest first: that of today, and those before it.
 *
 * @param today a day of the platform, as 2027-06-30
 */
export function reportedHalves(days: readonly ReportDay[], today: string, count: number): ReportedHalf[] {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: count + 2 }, (_, index) => year + 1 - index);
  const ends = years
    .flatMap((each) => days.map(({ month, day }) => written(new Date(Date.UTC(each, month - 1, day)))))
    .toSorted()
    .toReversed();
  const current = ends.findLastIndex((end) => end >= today);
  return ends.slice(current, current + count).flatMap((until, index) => {
    const before = ends[current + index + 1];
    if (before === undefined) return [];
    const from = written(new Date(Date.parse(before) + 86_400_000));
    return [{ from, until, isOpen: until >= today }];
  });
}

/**
 * The deposit for unused paid coins: half of what they are worth, rounded up, if that is more than the threshold; else nothing.
 */
export function depositFor(unused: MinorUnits, aboveMinorUnits: number): MinorUnits {
  return minorUnits(unused > aboveMinorUnits ? Math.ceil(unused / 2) : 0);
}
