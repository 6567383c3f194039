import { DateTime } from 'luxon';
import * as v from 'valibot';

/** In ISO's order, the first being day 1. */
const DAYS: readonly string[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const TIMES = /^((?:MON|TUE|WED|THU|FRI|SAT|SUN)(?:,(?:MON|TUE|WED|THU|FRI|SAT|SUN))*)@([01]\d|2[0-3]):([0-5]\d)$/;

/** Days of the week and a time of the day, in the platform's zone: `FRI@20:00`, `MON,THU@18:30`. */
export const WeeklyTimesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toUpperCase()),
  v.regex(TIMES, 'must be days and a time like FRI@20:00 or MON,THU@18:30'),
);

/**
 * Moments at which episodes open one after the other.
 * @param times as `WeeklyTimesSchema` reads them
 * @param notBeforeMs the first moment is this one or a later one
 * @returns epoch milliseconds, rising; an hour that a change of the clocks leaves out is the next one
 */
export function weeklyOpenings(
  times: string,
  { count, timeZone, notBeforeMs }: { count: number; timeZone: string; notBeforeMs: number },
): number[] {
  const [, days = '', hour = '', minute = ''] = times.match(TIMES) ?? [];
  const weekdays = new Set(days.split(',').map((day) => DAYS.indexOf(day) + 1));
  const first = DateTime.fromMillis(notBeforeMs, { zone: timeZone });
  const openings: number[] = [];
  for (let day = 0; openings.length < count; day += 1) {
    const at = first.plus({ days: day }).set({ hour: Number(hour), minute: Number(minute), second: 0, millisecond: 0 });
    if (weekdays.has(at.weekday) && at.toMillis() >= notBeforeMs) openings.push(at.toMillis());
  }
  return openings;
}
