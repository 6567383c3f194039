import { type CalendarDate, type Platform, WEEKDAYS, type Weekday } from '@longstrip/core';
import { DateTime } from 'luxon';

/**
 * The last computed day of each zone. Every request needs it, and computing it takes longer than answering a cached page.
 */
const lastDays = new Map<string, { beginMs: number; endMs: number; date: CalendarDate }>();

/** The platform's calendar day at an instant, for the rules of core. */
export function calendarDay({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): CalendarDate {
  const last = lastDays.get(timeZone);
  if (last !== undefined && last.beginMs <= nowMs && nowMs < last.endMs) return last.date;
  const begin = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const { year, month, day } = begin;
  const date = { year, month, day };
  lastDays.set(timeZone, { beginMs: begin.toMillis(), endMs: begin.plus({ days: 1 }).toMillis(), date });
  return date;
}

/** The start of the platform's calendar day, in epoch milliseconds. */
export function dayStartMs({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): number {
  return DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day').toMillis();
}

/** The weekday on the platform's calendar (D6). */
export function weekdayToday({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): Weekday {
  // Luxon starts with Monday = 1, as the list does.
  const { weekday } = DateTime.fromMillis(nowMs, { zone: timeZone });
  const today = WEEKDAYS[weekday - 1];
  if (today === undefined) throw new Error(`no weekday in zone ${timeZone}`);
  return today;
}
