import { expect, test } from 'vitest';
import {
  formatCalendarDay,
  formatChoice,
  formatCount,
  formatDay,
  formatHours,
  formatLanguage,
  formatList,
  formatWeekday,
} from './format.server.ts';

const INSTANT_MS = Date.UTC(2026, 10, 21, 3, 30);

test('a day is the platform’s own: its zone, its format, Latin digits', () => {
  expect(formatDay({ timeZone: 'America/Los_Angeles', dateFormat: 'yyyy.MM.dd' }, 'en-US', INSTANT_MS)).toBe(
    '2026.11.20',
  );
  expect(formatDay({ timeZone: 'Asia/Tokyo', dateFormat: 'yyyy.MM.dd' }, 'ja-JP', INSTANT_MS)).toBe('2026.11.21');
  expect(formatDay({ timeZone: 'Asia/Dubai', dateFormat: 'dd.MM.yyyy' }, 'ar', INSTANT_MS)).toBe('21.11.2026');
});

test.each([
  ['en-US', 999, '999'],
  ['en-US', 1_234_567, '1.2M'],
  ['ja-JP', 1_234_567, '123.5万'],
  ['ar', 12, '12'],
] as const)('a count in %s: %i is %s', (locale, count, text) => {
  expect(formatCount(locale, count)).toBe(text);
});

test("names are joined in the language's way", () => {
  expect(formatList('en-US', ['A', 'B', 'C'])).toBe('A, B, and C');
  expect(formatList('ja-JP', ['A', 'B'])).toBe('A、B');
});

test('weekdays have their full names', () => {
  expect(formatWeekday('en-US', 'MONDAY')).toBe('Monday');
  expect(formatWeekday('ja-JP', 'SUNDAY')).toBe('日曜日');
});

test('a calendar day is the same Gregorian day everywhere', () => {
  expect(formatCalendarDay('de-DE', '2027-06-30')).toBe('30. Juni 2027');
  expect(formatCalendarDay('fr-FR', '2027-06-30')).toBe('30 juin 2027');
  expect(formatCalendarDay('th-TH', '2027-06-30')).toContain('2027');
  expect(formatCalendarDay('ar', '2027-06-30')).toContain('2027');
});

test('alternatives and languages are in the reader’s words', () => {
  expect(formatChoice('de-DE', ['Google', 'Apple'])).toBe('Google oder Apple');
  expect(formatLanguage('fr-FR', 'en')).toBe('anglais');
});

test.each([
  ['en-US', '24 hr'],
  ['de-DE', '24 Std.'],
  ['ar', '24 س'],
] as const)('hours in %s are %s', (locale, text) => {
  expect(formatHours(locale, 24)).toBe(text);
});
