import type { Locale } from '@longstrip/core';
import { expect, test } from 'vitest';
import { birthdayWheels } from './age-check.server.ts';

test.each<[Locale, string, string, string, string]>([
  ['en-US', 'mdy', '1998', 'March', '16'],
  ['ja-JP', 'ymd', '1998年', '3月', '16日'],
  ['th-TH', 'dmy', '2541', 'มีนาคม', '16'],
  ['zh-TW', 'ymd', '1998年', '3月', '16日'],
  ['ar', 'dmy', '1998', 'مارس', '16'],
  ['ko-KR', 'ymd', '1998년', '3월', '16일'],
  ['de-DE', 'dmy', '1998', 'März', '16'],
  ['fr-FR', 'dmy', '1998', 'mars', '16'],
])('%s writes 16 March 1998 its own way', (locale, order, year, month, day) => {
  const wheels = birthdayWheels(locale, 2026);
  expect(wheels.order).toBe(order);
  expect(wheels.years.find(({ value }) => value === 1998)?.label).toBe(year);
  expect(wheels.months[2]).toEqual({ value: 3, label: month });
  expect(wheels.days[15]).toEqual({ value: 16, label: day });
});

test('years are those of section 2, the newest first', () => {
  const { years, months, days } = birthdayWheels('en-US', 2026);
  expect([years[0]?.value, years.at(-1)?.value, years.length]).toEqual([2027, 1927, 101]);
  expect([months.length, days.length]).toEqual([12, 31]);
});
