import { WEEKDAYS } from '@longstrip/core';
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

/** This share of what is to come follows week after week; the rest is spread over what is left of the year. */
const STEADY_SHARE = 0.75;

const TEN_DAYS: readonly number[] = [1, 11, 21];

/**
 * On which day each episode of a series opens, in whole days from the day of seeding (negative: before it), first
 * episode first. A series comes on each of its weekdays, or on the 1st, 11th and 21st: what is out has come so, and what
 * is not goes on so. Its last episodes are spread over the year ahead, so that the store has something new in every
 * fortnight of it.
 * @param dayAt the calendar day so many days from today, in the platform's zone
 */
export function planOpenings(
  series: Pick<DemoSeries, 'key' | 'scheduleDays' | 'publishedCount' | 'lastOpenedDaysAgo' | 'turn' | 'episodes'>,
  dayAt: (offset: number) => PlanDay,
): number[] {
  const isSlot = (offset: number): boolean => {
    const { weekday, dayOfMonth } = dayAt(offset);
    if (series.scheduleDays.includes('TEN') && TEN_DAYS.includes(dayOfMonth)) return true;
    const name = WEEKDAYS[weekday - 1];
    return name !== undefined && series.scheduleDays.includes(name);
  };
  const past: number[] = [];
  for (let offset = 0 - series.lastOpenedDaysAgo; past.length < series.publishedCount; offset--) {
    if (offset < -LONGEST_PAST_DAYS) throw new Error(`"${series.key}" has no days on which it comes`);
    if (isSlot(offset)) past.unshift(offset);
  }
  const slots = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).filter(isSlot);
  const toCome = series.episodes.length - series.publishedCount;
  const steady = slots.slice(0, Math.ceil(toCome * STEADY_SHARE));
  return [...past, ...steady, ...spread(slots.slice(steady.length), toCome - steady.length, series.turn)];
}

/** So many of the slots, evenly; `turn`, from 0 to below 1, says where between two of them the first is. */
function spread(slots: readonly number[], count: number, turn: number): number[] {
  const stride = slots.length / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => slots[Math.floor((index + turn) * stride)] ?? PLAN_DAYS + index);
}
