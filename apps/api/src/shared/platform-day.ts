import type { CalendarDate } from '@longstrip/core';
import { DateTime } from 'luxon';

interface Day {
  readonly startMs: number;
  readonly endMs: number;
  readonly date: CalendarDate;
}

const days = new Map<string, Day>();

/** The last day of each zone is cached, since every list and every call of a reader needs it and calendar arithmetic is slow. */
function dayOf(timeZone: string, nowMs: number): Day {
  const known = days.get(timeZone);
  if (known !== undefined && known.startMs <= nowMs && nowMs < known.endMs) return known;
  const start = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const { year, month, day } = start;
  const found = {
    startMs: start.toMillis(),
    endMs: start.plus({ days: 1 }).toMillis(),
    date: { year, month, day },
  };
  days.set(timeZone, found);
  return found;
}

/** Start of the day of `nowMs` in a time zone, in epoch milliseconds. */
export function dayStartMs(timeZone: string, nowMs: number): number {
  return dayOf(timeZone, nowMs).startMs;
}

/** The calendar day of `nowMs` in a time zone, for the rules of core. */
export function calendarDate(timeZone: string, nowMs: number): CalendarDate {
  return dayOf(timeZone, nowMs).date;
}

/** The calendar day of `nowMs` in a time zone, as 2027-06-30. */
export function calendarDay(timeZone: string, nowMs: number): string {
  return DateTime.fromMillis(nowMs, { zone: timeZone }).toFormat('yyyy-MM-dd');
}
