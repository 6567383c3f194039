import type { Locale } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import {
  formatCalendarDay,
  formatChoice,
  formatCount,
  formatDay,
  formatHours,
  formatHoursInWords,
  formatLanguage,
  formatList,
  formatMoment,
  formatPlatformDay,
  formatWeekday,
} from './format.server.ts';

const INSTANT_MS = Date.UTC(2026, 10, 21, 18, 30);
const DAY = { year: 2027, month: 6, day: 3 };

/** The day and the time of an instant; then a calendar day in the platform's format, and the same day written out. */
const DATES: Readonly<Record<string, Partial<Record<Locale, readonly [string, string, string, string]>>>> = {
  'bom-us': { 'en-US': ['2026.11.21', '11.21 10:30', '2027.06.03', 'June 3, 2027'] },
  'beltoon-jp': { 'ja-JP': ['2026.11.22', '11.22 03:30', '2027.06.03', '2027年6月3日'] },
  'bom-th': {
    'th-TH': ['2026.11.22', '11.22 01:30', '2027.06.03', '3 มิถุนายน ค.ศ. 2027'],
    'en-US': ['2026.11.22', '11.22 01:30', '2027.06.03', 'June 3, 2027'],
  },
  'bom-tw': {
    'zh-TW': ['2026.11.22', '11.22 02:30', '2027.06.03', '2027年6月3日'],
    'en-US': ['2026.11.22', '11.22 02:30', '2027.06.03', 'June 3, 2027'],
  },
  'delitoon-me': {
    ar: ['2026.11.21', '11.21 22:30', '2027.06.03', '3 يونيو 2027'],
    'en-US': ['2026.11.21', '11.21 22:30', '2027.06.03', 'June 3, 2027'],
  },
  'delitoon-de': { 'de-DE': ['21.11.2026', '21.11 19:30', '03.06.2027', '3. Juni 2027'] },
  'delitoon-fr': { 'fr-FR': ['21/11/2026', '21/11 19:30', '03/06/2027', '3 juin 2027'] },
};

test.each(PLATFORMS.flatMap((platform) => platform.locales.map((locale) => ({ platform, id: platform.id, locale }))))(
  'days of $id in $locale: its zone, its format, the Gregorian calendar, Latin digits (D28)',
  ({ platform, locale }) => {
    expect([
      formatDay(platform, locale, INSTANT_MS),
      formatMoment(platform, locale, INSTANT_MS),
      formatPlatformDay(platform, locale, DAY),
      formatCalendarDay(locale, '2027-06-03'),
    ]).toEqual(DATES[platform.id]?.[locale]);
  },
);

test.each([
  ['en-US', 999, '999'],
  ['en-US', 1_234_567, '1.2M'],
  ['ja-JP', 1_234_567, '123.5万'],
  ['ar', 12, '12'],
] as const)('a count in %s: %i is %s', (locale, count, text) => {
  expect(formatCount(locale, count)).toBe(text);
});

test('names are joined as the language does', () => {
  expect(formatList('en-US', ['A', 'B', 'C'])).toBe('A, B, and C');
  expect(formatList('ja-JP', ['A', 'B'])).toBe('A、B');
});

test('weekdays have their full names', () => {
  expect(formatWeekday('en-US', 'MONDAY')).toBe('Monday');
  expect(formatWeekday('ja-JP', 'SUNDAY')).toBe('日曜日');
});

test('alternatives and languages are in the reader’s words', () => {
  expect(formatChoice('de-DE', ['Google', 'Apple'])).toBe('Google oder Apple');
  expect(formatLanguage('fr-FR', 'en')).toBe('anglais');
});

test.each([
  ['en-US', '24 hr', '24 hours'],
  ['de-DE', '24 Std.', '24 Stunden'],
  ['ar', '24 س', '24 ساعة'],
  ['ja-JP', '24時間', '24時間'],
] as const)('hours in %s are %s, and %s', (locale, short, long) => {
  expect([formatHours(locale, 24), formatHoursInWords(locale, 24)]).toEqual([short, long]);
});
