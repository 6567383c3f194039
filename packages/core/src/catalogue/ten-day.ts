import { type ScheduleDay, WEEKDAYS, type Weekday } from '../enumerations.ts';
import type { WeeklyTab } from '../shell/home-tab-names.ts';

/** Section 2: days of the month on which the ten-day list starts anew. */
export const TEN_DAY_STARTS = [1, 11, 21] as const;
export type TenDayStart = (typeof TEN_DAY_STARTS)[number];

/**
 * The day of the month on which the current ten-day period began (D6); the last one of a month runs to its end.
 * @param dayOfMonth 1 to 31
 */
export function tenDayPeriodStart(dayOfMonth: number): TenDayStart {
  if (dayOfMonth >= 21) return 21;
  return dayOfMonth >= 11 ? 11 : 1;
}

/** The platform's calendar day, as facts. */
export interface DayFacts {
  readonly weekday: Weekday;
  readonly dayOfMonth: number;
}

/** Whether a series with these days has a new episode on a day (D6). */
export function isScheduledOn(days: readonly ScheduleDay[], { weekday, dayOfMonth }: DayFacts): boolean {
  return days.includes(weekday) || (days.includes('TEN') && TEN_DAY_STARTS.some((start) => start === dayOfMonth));
}

const TAB_OF_WEEKDAY: Readonly<Record<Weekday, WeeklyTab>> = {
  MONDAY: 'MON',
  TUESDAY: 'TUE',
  WEDNESDAY: 'WED',
  THURSDAY: 'THU',
  FRIDAY: 'FRI',
  SATURDAY: 'SAT',
  SUNDAY: 'SUN',
};

/** The weekly tab of a day; the one of today is opened first (D6). */
export function weeklyTabOf(weekday: Weekday): WeeklyTab {
  return TAB_OF_WEEKDAY[weekday];
}

/** The day whose series a weekly tab lists; null for ALL. */
export function scheduleDayOf(tab: WeeklyTab): ScheduleDay | null {
  if (tab === 'TEN') return 'TEN';
  return WEEKDAYS.find((weekday) => TAB_OF_WEEKDAY[weekday] === tab) ?? null;
}
