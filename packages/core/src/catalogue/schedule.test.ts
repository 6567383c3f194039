import { expect, test } from 'vitest';
import { type ScheduleDay, WEEKDAYS } from '../shared/enumerations.ts';
import { WEEKLY_TABS } from '../shared/home-tabs.ts';
import { isScheduledOn, scheduleDayOf, tenDayPeriodStart, weeklyTabOf } from './schedule.ts';

test.each([
  [1, 1],
  [10, 1],
  [11, 11],
  [20, 11],
  [21, 21],
  [31, 21],
])('on day %i the period began on day %i', (day, start) => {
  expect(tenDayPeriodStart(day)).toBe(start);
});

test.each<[ScheduleDay[], number, boolean]>([
  [['MONDAY'], 5, true],
  [['TUESDAY'], 5, false],
  [['TUESDAY', 'MONDAY'], 5, true],
  [['TEN'], 5, false],
  [['TEN'], 1, true],
  [['TEN'], 11, true],
  [['TEN'], 21, true],
  [['TEN'], 31, false],
  [['TEN', 'MONDAY'], 5, true],
  [[], 1, false],
])('a series of %j has an episode on Monday the %i: %s', (days, dayOfMonth, expected) => {
  expect(isScheduledOn(days, { weekday: 'MONDAY', dayOfMonth })).toBe(expected);
});

test('each weekday has its tab and each tab but ALL its day', () => {
  expect(WEEKDAYS.map(weeklyTabOf)).toEqual(WEEKLY_TABS.slice(1, 8));
  expect(WEEKLY_TABS.map(scheduleDayOf)).toEqual([null, ...WEEKDAYS, 'TEN']);
});
