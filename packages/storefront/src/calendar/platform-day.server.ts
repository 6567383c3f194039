import { type CalendarDate, type Platform, WEEKDAYS, type Weekday } from '@longstrip/core';
import { DateTime } from 'luxon';

/** The platform's calendar day at an instant, as core's rules take it. */
export function calendarDay({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): CalendarDate {
  const { year, month, day } = DateTime.fromMillis(nowMs, { zone: timeZone });
  return { year, month, day };
}

/** When the platform's calendar day began, in epoch milliseconds. */
export function dayStartMs({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): number {
  return DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day').toMillis();
}

/** The weekday on the platform's calendar (D6). */
export function weekdayToday({ timeZone }: Pick<Platform, 'timeZone'>, nowMs: number): Weekday {
  // Luxon counts from Monday = 1, and so does the list.
  const { weekday } = DateTime.fromMillis(nowMs, { zone: timeZone });
  const today = WEEKDAYS[weekday - 1];
  if (today === undefined) throw new Error(`no weekday in zone ${timeZone}`);
  return today;
}
