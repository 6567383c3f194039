import type { Locale } from '@longstrip/core';
import type { BirthdayOrder, WheelOption } from '@longstrip/ui';
import type { BirthdayWheels } from './age-check-model.ts';

/** Section 2: from the current year minus 99 to plus 1. */
const YEARS_BEFORE = 99;
const YEARS_AFTER = 1;
const MONTHS = 12;
/** A month of 31 days, in a leap year. */
const SOME_MONTH = { year: 2000, month: 0 };
const DAYS = 31;

const ORDERS: Readonly<Record<string, BirthdayOrder>> = { month: 'mdy', day: 'dmy', year: 'ymd' };

/**
 * The wheels as a language writes days: its order, its names of months, and in Thai the years of its own calendar. Latin
 * digits, as everywhere on the sites (D28).
 */
export function birthdayWheels(locale: Locale, currentYear: number): BirthdayWheels {
  const tag = `${locale}-u-nu-latn`;
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const first = whole.formatToParts(Date.UTC(SOME_MONTH.year, SOME_MONTH.month)).find(({ type }) => type in ORDERS);
  return {
    years: rows(YEARS_BEFORE + YEARS_AFTER + 1, (index) => {
      const value = currentYear + YEARS_AFTER - index;
      return { value, label: withoutEra(year, Date.UTC(value, 6)) };
    }),
    months: rows(MONTHS, (index) => ({
      value: index + 1,
      label: month.format(Date.UTC(SOME_MONTH.year, index)),
    })),
    days: rows(DAYS, (index) => ({
      value: index + 1,
      label: day.format(Date.UTC(SOME_MONTH.year, SOME_MONTH.month, index + 1)),
    })),
    order: ORDERS[first?.type ?? ''] ?? 'ymd',
  };
}

/** The name of the wheel says which era it is. */
function withoutEra(format: Intl.DateTimeFormat, timeMs: number): string {
  const parts = format.formatToParts(timeMs).filter(({ type }) => type !== 'era');
  return parts
    .map(({ value }) => value)
    .join('')
    .trim();
}

function rows(length: number, rowAt: (index: number) => WheelOption): WheelOption[] {
  return Array.from({ length }, (_, index) => rowAt(index));
}
