import { DateTime } from 'luxon';

const days = new Map<string, { readonly startMs: number; readonly endMs: number }>();

/**
 * When the day of `nowMs` began in a time zone, in epoch milliseconds. The day found last is remembered for each zone:
 * every list asks, and calendars are slow.
 */
export function dayStartMs(timeZone: string, nowMs: number): number {
  const known = days.get(timeZone);
  if (known !== undefined && known.startMs <= nowMs && nowMs < known.endMs) return known.startMs;
  const start = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('day');
  const day = { startMs: start.toMillis(), endMs: start.plus({ days: 1 }).toMillis() };
  days.set(timeZone, day);
  return day.startMs;
}
