import { DateTime } from 'luxon';

const days = new Map<string, { readonly startMs: number; readonly endMs: number }>();

/**
 * Start of the day of `nowMs` in a time zone, in epoch milliseconds. The last result of each zone is cached, since every list
 * needs it and calendar arithmetic is slow.
 */
export function dayStartMs(timeZone: string, nowMs: number): number {
  const known = days.get(timeZone);
  if (known !== undefined && known.startMs <= nowMs && nowMs < known.endMs) return known.startMs;
  const start = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const day = { startMs: start.toMillis(), endMs: start.plus({ days: 1 }).toMillis() };
  days.set(timeZone, day);
  return day.startMs;
}

/** The calendar day of `nowMs` in a time zone, as 2027-06-30. */
export function calendarDay(timeZone: string, nowMs: number): string {
  return DateTime.fromMillis(nowMs, { zone: timeZone }).toFormat('yyyy-MM-dd');
}
