import { type CalendarDate, type Platform, WEEKDAYS, type Weekday } from '@longstrip/core';
import { DateTime } from 'luxon';

/**
 * The last computed day of each zone. Every request needs it, and computing it takes longer than answering a cached page.
 */
const lastDays = new Map<string, PlatformDay>();

interface PlatformDay {
  beginMs: number;
  endMs: number;
  date: CalendarDate;
  weekday: Weekday | undefined;
}

/** The platform's calendar day at an instant, for the rules of core. */
export function calendarDay(platform: Pick<Platform, 'timeZone'>, nowMs: number): CalendarDate {
  return dayOf(platform, nowMs).date;
}

/** The start of the platform's calendar day, in epoch milliseconds. */
export function dayStartMs(platform: Pick<Platform, 'timeZone'>, nowMs: number): number {
  return dayOf(platform, nowMs).beginMs;
}

/** The weekday on the platform's calendar (D6). */
export function weekdayToday(platform: Pick<Platform, 'timeZone'>, nowMs: number): Weekday {
  const { weekday } = dayOf(platform, nowMs);
  if (weekday === undefined) throw new Error(`no weekday in zone ${platform.timeZone}`);
  return weekday;
}

function dayOf({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): PlatformDay {
  const last = lastDays.get(timeZone);
  if (last !== undefined && last.beginMs <= nowMs && nowMs < last.endMs) return last;
  const begin = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const { year, month, day } = begin;
  const found = {
    ...{ beginMs: begin.toMillis(), endMs: begin.plus({ days: 1 }).toMillis() },
    date: { year, month, day },
    // Luxon starts with Monday = 1, as the list does.
    weekday: WEEKDAYS[begin.weekday - 1],
  };
  lastDays.set(timeZone, found);
  return found;
}
