import { type ScheduleDay, WEEKDAYS, type Weekday } from '../shared/enumerations.ts';
import type { WeeklyTab } from '../shared/home-tabs.ts';

/** Section 2: days of the month on which a ten-day period starts. */
const TEN_DAY_STARTS = [1, 11, 21] as const;
export type TenDayStart = (typeof TEN_DAY_STARTS)[number];

/**
 * First day of the current ten-day period (D6); the last period of a month lasts to its end.
 * @param dayOfMonth 1 to 31
 */
export function tenDayPeriodStart(dayOfMonth: number): TenDayStart {
  if (dayOfMonth >= 21) return 21;
  return dayOfMonth >= 11 ? 11 : 1;
}

/** A calendar day of the platform. */
export interface DayFacts {
  readonly weekday: Weekday;
  readonly dayOfMonth: number;
}

/** Whether a series with this schedule has a new episode on a day (D6). */
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

/** The weekly tab of a weekday; today's is open at first (D6). */
export function weeklyTabOf(weekday: Weekday): WeeklyTab {
  return TAB_OF_WEEKDAY[weekday];
}

/** The day that a weekly tab lists; null for ALL. */
export function scheduleDayOf(tab: WeeklyTab): ScheduleDay | null {
  if (tab === 'TEN') return 'TEN';
  return WEEKDAYS.find((weekday) => TAB_OF_WEEKDAY[weekday] === tab) ?? null;
}
