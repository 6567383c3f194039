import { describe, expect, it } from 'vitest';
import { changeBirthday, daysInMonth } from './birthday.ts';

describe('days of a month', () => {
  it.each([
    [2026, 1, 31],
    [2026, 4, 30],
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 12, 31],
    [null, 2, 29],
    [2026, null, 31],
    [null, null, 31],
  ])('%s-%s has %i', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });
});

describe('changing a birthday', () => {
  it('keeps the day inside a shorter month', () => {
    expect(changeBirthday({ year: 2001, month: 1, day: 31 }, 'month', 2)).toEqual({ year: 2001, month: 2, day: 28 });
  });

  it('keeps 29 February only in a leap year', () => {
    expect(changeBirthday({ year: 2000, month: 2, day: 29 }, 'year', 2001).day).toBe(28);
    expect(changeBirthday({ year: 2000, month: 2, day: 29 }, 'year', 2004).day).toBe(29);
    expect(changeBirthday({ year: null, month: 2, day: 29 }, 'year', 2001).day).toBe(28);
  });

  it('leaves a day alone that fits', () => {
    expect(changeBirthday({ year: 1998, month: 3, day: 16 }, 'day', 30)).toEqual({ year: 1998, month: 3, day: 30 });
  });

  it('chooses nothing for the reader', () => {
    const empty = { year: null, month: null, day: null };
    expect(changeBirthday(empty, 'month', 2)).toEqual({ ...empty, month: 2 });
    expect(changeBirthday({ year: 2000, month: 2, day: 3 }, 'year', null)).toEqual({ year: null, month: 2, day: 3 });
  });
});
