import type { ScheduleDay } from '@longstrip/core';
import type { DemoSeries } from '../demo-series.ts';

/** What the plan must know of a calendar day: 1 is Monday, 7 Sunday; the day of the month from 1. */
export interface PlanDay {
  weekday: number;
  dayOfMonth: number;
}

/** How far ahead episodes are planned, in days. */
export const PLAN_DAYS = 365;

/** How far back a series may have begun: forty episodes of a series that comes every ten days fit in. */
const LONGEST_PAST_DAYS = 600;

const WEEKDAYS: readonly ScheduleDay[] = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const TEN_DAYS: readonly number[] = [1, 11, 21];

/**
 * On which day each episode of a series opens, in whole days from the day of seeding (negative: before it), first
 * episode first. What is out came on the series' own days, one after another; what is not out follows on such days too,
 * spread over the year ahead, so that the store has something new in every week of it.
 * @param dayAt the calendar day so many days from today, in the platform's zone
 */
export function planOpenings(
  series: Pick<DemoSeries, 'key' | 'scheduleDays' | 'publishedCount' | 'lastOpenedDaysAgo' | 'turn' | 'episodes'>,
  dayAt: (offset: number) => PlanDay,
): number[] {
  const isOwnDay = (offset: number): boolean => {
    const { weekday, dayOfMonth } = dayAt(offset);
    return series.scheduleDays.some((day) =>
      day === 'TEN' ? TEN_DAYS.includes(dayOfMonth) : WEEKDAYS[weekday - 1] === day,
    );
  };
  const past: number[] = [];
  for (let offset = 0 - series.lastOpenedDaysAgo; past.length < series.publishedCount; offset--) {
    if (offset < -LONGEST_PAST_DAYS) throw new Error(`"${series.key}" has no days on which it comes`);
    if (isOwnDay(offset)) past.unshift(offset);
  }
  const toCome = series.episodes.length - series.publishedCount;
  if (toCome === 0) return past;
  const slots = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).filter(isOwnDay);
  // Not rounded down: what is left over of every step would leave the end of the year without anything new.
  const stride = Math.max(1, slots.length / toCome);
  const slotOf = (index: number) => slots[Math.floor((series.turn + index) * stride)];
  return [...past, ...Array.from({ length: toCome }, (_, index) => slotOf(index) ?? PLAN_DAYS + index)];
}
