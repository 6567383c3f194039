import { expect, test } from 'vitest';
import { calendarDay, weekdayToday } from './platform-day.server.ts';

/** A Saturday in Europe; still Friday evening in Los Angeles, Saturday noon in Tokyo. */
const INSTANT_MS = Date.UTC(2026, 10, 21, 3, 30);

test.each([
  ['America/Los_Angeles', { year: 2026, month: 11, day: 20 }, 'FRIDAY'],
  ['Asia/Tokyo', { year: 2026, month: 11, day: 21 }, 'SATURDAY'],
  ['Europe/Berlin', { year: 2026, month: 11, day: 21 }, 'SATURDAY'],
])('the day in %s', (timeZone, day, weekday) => {
  expect(calendarDay({ timeZone }, INSTANT_MS)).toEqual(day);
  expect(weekdayToday({ timeZone }, INSTANT_MS)).toBe(weekday);
});

test('the day ends at midnight of the zone, in both directions', () => {
  const timeZone = 'Asia/Bangkok';
  const midnightMs = Date.UTC(2026, 10, 20, 17);
  const days = [midnightMs - 1, midnightMs, midnightMs - 1, midnightMs + 86_400_000 - 1, midnightMs + 86_400_000];
  expect(days.map((ms) => calendarDay({ timeZone }, ms).day)).toEqual([20, 21, 20, 21, 22]);
});

test('a Sunday is the last day of the week', () => {
  expect(weekdayToday({ timeZone: 'UTC' }, Date.UTC(2026, 10, 22))).toBe('SUNDAY');
});
