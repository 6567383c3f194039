import type { ScheduleDay } from '@longstrip/core';

const WEEKDAYS: readonly ScheduleDay[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/** After so many weeks a series of one, two or three weekdays begins anew with its first. */
const CYCLE_WEEKS = 6;
/** Each looks so many times where there is least; after a few nothing changes any more. */
const ROUNDS = 4;

/** The weekdays of a series: 1 is Monday, 7 Sunday. */
export function weekdaysOf(scheduleDays: readonly ScheduleDay[]): number[] {
  return WEEKDAYS.flatMap((day, index) => (scheduleDays.includes(day) ? [index + 1] : []));
}

/**
 * A series of several weekdays comes once a week, on each in turn. Says of each which of its weekdays is the one of the
 * week of seeding (from 0), so that every day of every week has about as many series as the next.
 */
export function firstWeekdays(series: readonly (readonly ScheduleDay[])[]): number[] {
  const load = new Map<string, number>();
  const cellsOf = (days: readonly number[], turn: number): string[] =>
    Array.from({ length: CYCLE_WEEKS }, (_, week) => `${week} ${days[(week + turn) % days.length]}`);
  const put = (days: readonly number[], turn: number, count: 1 | -1): void => {
    for (const cell of cellsOf(days, turn)) load.set(cell, (load.get(cell) ?? 0) + count);
  };
  const places = series.flatMap((scheduleDays, index) => {
    const days = weekdaysOf(scheduleDays);
    return days.length > 0 ? [{ days, index, turn: 0 }] : [];
  });
  for (const { days } of places) put(days, 0, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const place of places) {
      const { days } = place;
      put(days, place.turn, -1);
      const crowd = days.map((_, turn) => cellsOf(days, turn).reduce((sum, cell) => sum + (load.get(cell) ?? 0), 0));
      place.turn = crowd.indexOf(Math.min(...crowd));
      put(days, place.turn, 1);
    }
  }
  const first = series.map(() => 0);
  for (const { index, turn } of places) first[index] = turn;
  return first;
}
