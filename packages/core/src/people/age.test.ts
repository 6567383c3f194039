import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageYears,
  birthdayYears,
  type CalendarDate,
  compareCalendarDates,
  formatCalendarDate,
  isCalendarDate,
  isKoreanAdult,
  isOfAge,
  isPossibleBirthday,
  readCalendarDate,
} from './age.ts';

const day = (text: string): CalendarDate => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

test.each([
  ['2008-05-17', '2026-05-16', 17],
  ['2008-05-17', '2026-05-17', 18],
  ['2008-05-17', '2026-05-18', 18],
  ['2008-05-17', '2026-04-30', 17],
  ['2008-12-31', '2026-01-01', 17],
  ['2008-01-01', '2025-12-31', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-29', 20],
])('who was born on %s is on %s %i years old', (birth, today, years) => {
  expect(ageYears(day(birth), day(today))).toBe(years);
});

test.each([
  ['2008-05-17', '2026-05-17', 18, true],
  ['2008-05-18', '2026-05-17', 18, false],
  ['2008-05-17', '2026-05-17', 19, false],
  ['2027-01-01', '2026-05-17', 18, false],
  ['2007-02-29', '2026-05-17', 18, false],
  ['2007-13-01', '2026-05-17', 18, false],
  ['2007-00-10', '2026-05-17', 18, false],
  ['2007-04-31', '2026-05-17', 18, false],
])('born on %s, on %s: of %i years or more is %s', (birth, today, limit, expected) => {
  expect(isOfAge(day(birth), day(today), limit)).toBe(expected);
});

test('no date of birth proves nothing', () => {
  expect(isOfAge(null, day('2026-05-17'), 18)).toBe(false);
});

test.each([
  ['2007-12-31', '2025-12-31', false],
  ['2007-12-31', '2026-01-01', true],
  ['2007-01-01', '2026-01-01', true],
  ['2008-01-01', '2026-12-31', false],
  ['2007-02-29', '2026-12-31', false],
])('in Korea who was born on %s is an adult on %s: %s', (birth, today, expected) => {
  expect(isKoreanAdult(day(birth), day(today))).toBe(expected);
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2024-02-30', false],
  ['2024-04-31', false],
  ['2024-01-32', false],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2023-12-31', true],
  ['2023-12-32', false],
  ['2023-12-0', false],
  ['1-1-1', true],
  ['0-1-1', false],
])('the calendar has %s: %s', (text, expected) => {
  expect(isCalendarDate(day(text))).toBe(expected);
});

test.each([
  { year: 2024.5, month: 5, day: 17 },
  { year: 2024, month: 1.5, day: 17 },
  { year: 2024, month: 5, day: 17.5 },
  { year: Number.NaN, month: 5, day: 17 },
])('no calendar has broken numbers: %j', (date) => {
  expect(isCalendarDate(date)).toBe(false);
});

test.each([
  ['2024-05-17', '2024-05-17', 0],
  ['2024-05-16', '2024-05-17', -1],
  ['2024-04-30', '2024-05-01', -1],
  ['2023-12-31', '2024-01-01', -1],
  ['2024-02-01', '2024-01-31', 1],
  ['2024-01-02', '2024-01-01', 1],
])('%s beside %s', (one, other, order) => {
  expect(Math.sign(compareCalendarDates(day(one), day(other)))).toBe(order);
});

test.each([
  ['2007-05-17', '2007-05-17'],
  ['20070517', '2007-05-17'],
  ['2007.05.17', '2007-05-17'],
  [' 2007/05/17 ', '2007-05-17'],
  ['2007-02-30', '2007-02-30'],
])('%j is a day', (text, written) => {
  const read = readCalendarDate(text);
  expect(read === null ? null : formatCalendarDate(read)).toBe(written);
});

test.each([null, '', '2007-5-17', '2007-05/17', '17.05.2007', '2007-05-17T00:00:00Z', '1179360000000', 'born'])(
  '%j is none',
  (text) => {
    expect(readCalendarDate(text)).toBeNull();
  },
);

test('the picker offers a hundred and one years', () => {
  expect(birthdayYears(day('2026-05-17'))).toEqual({ first: 1927, last: 2027 });
});

test.each([
  ['2026-05-17', true],
  ['2026-05-18', false],
  ['2027-01-01', false],
  ['1927-01-01', true],
  ['1926-12-31', false],
  ['2001-02-29', false],
  ['2000-02-29', true],
])('on 17 May 2026 a reader may have been born on %s: %s', (birth, isPossible) => {
  expect(isPossibleBirthday(day(birth), day('2026-05-17'))).toBe(isPossible);
});

const anyDay = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(isCalendarDate);

test('age never falls, and rises by one on one day of a year only', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (birth, one, other) => {
      const [earlier, later] = compareCalendarDates(one, other) <= 0 ? [one, other] : [other, one];
      expect(ageYears(birth, earlier)).toBeLessThanOrEqual(ageYears(birth, later));
      expect(ageYears(birth, later) - ageYears(birth, earlier)).toBeLessThanOrEqual(later.year - earlier.year + 1);
    }),
  );
});

test('a birthday later in the same year never makes older than the Korean count', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (birth, today) => {
      if (isOfAge(birth, today, 19)) expect(isKoreanAdult(birth, today)).toBe(true);
    }),
  );
});

test('every day reads as it was written', () => {
  fc.assert(
    fc.property(anyDay, (any) => {
      expect(readCalendarDate(formatCalendarDate(any))).toEqual(any);
    }),
  );
});
