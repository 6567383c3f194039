import {
  type CalendarDate,
  type Currency,
  isSameLanguage,
  type Locale,
  languageDirection,
  type Platform,
  type ScheduleDay,
  textDirection,
} from '@longstrip/core';
import type { ForeignLanguage } from '@longstrip/ui';
import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import { keepOrder } from './keep-order.ts';
import { listFormat, numberFormat } from './number-format.ts';

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const WHOLE = {} as const;
const PERCENT = { style: 'percent', maximumFractionDigits: 2 } as const;
const MEGABYTES = { style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 0 } as const;
const HOURS = {
  short: { style: 'unit', unit: 'hour', unitDisplay: 'short' },
  long: { style: 'unit', unit: 'hour', unitDisplay: 'long' },
} as const;

/** A day in the platform's date format and time zone (D28). */
export function formatDay(
  { timeZone, dateFormat }: Pick<Platform, 'timeZone' | 'dateFormat'>,
  locale: Locale,
  timeMs: number,
): string {
  const key = `${timeZone} ${dateFormat} ${locale} ${timeMs}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const day = DateTime.fromMillis(timeMs, { zone: timeZone, locale, numberingSystem: 'latn' }).toFormat(dateFormat);
  days.set(key, day);
  return day;
}

/** Days of episodes and lots are written again and again. */
const days = new LRUCache<string, string>({ maxSize: 10_000, sizeCalculation: () => 1 });

/** A day without its year, and the time of day: "11.26 21:40". */
export function formatMoment(
  { timeZone, dateFormat }: Pick<Platform, 'timeZone' | 'dateFormat'>,
  locale: Locale,
  timeMs: number,
): string {
  const day = dateFormat.replace(/^y+[^A-Za-z]*|[^A-Za-z]*y+$/, '');
  return DateTime.fromMillis(timeMs, { zone: timeZone, locale, numberingSystem: 'latn' }).toFormat(`${day} HH:mm`);
}

/** The time of day in the platform's zone: "21:40". */
export function formatTime({ timeZone }: Pick<Platform, 'timeZone'>, locale: Locale, timeMs: number): string {
  return DateTime.fromMillis(timeMs, { zone: timeZone, locale, numberingSystem: 'latn' }).toFormat('HH:mm');
}

/** A calendar day in the platform's date format. */
export function formatPlatformDay(
  { dateFormat }: Pick<Platform, 'dateFormat'>,
  locale: Locale,
  { year, month, day }: CalendarDate,
): string {
  return DateTime.fromObject({ year, month, day }, { locale, numberingSystem: 'latn' }).toFormat(dateFormat);
}

/** A compact number: `1.2M`, `120万`. */
export function formatCount(locale: Locale, count: number): string {
  return numberFormat(locale, COMPACT).format(count);
}

/** A number with one decimal: `4.6`. */
export function formatTenths(locale: Locale, value: number): string {
  return numberFormat(locale, ONE_DECIMAL).format(value);
}

/** A whole number with its groups: `3,400`. */
export function formatNumber(locale: Locale, count: number): string {
  return numberFormat(locale, WHOLE).format(count);
}

/** A percentage with at most two decimals: `12.5%`. */
export function formatPercent(locale: Locale, percent: number): string {
  return numberFormat(locale, PERCENT).format(percent / 100);
}

/** A short number of hours: `24 hr`, `24時間`. */
export function formatHours(locale: Locale, hours: number): string {
  return hoursAs('short', locale, hours);
}

/** A size in whole megabytes: `3 MB`. */
export function formatMegabytes(locale: Locale, bytes: number): string {
  return numberFormat(locale, MEGABYTES).format(bytes / (1024 * 1024));
}

/** A number of hours in words: `72 hours`, `72時間`. */
export function formatHoursInWords(locale: Locale, hours: number): string {
  return hoursAs('long', locale, hours);
}

function hoursAs(unitDisplay: 'short' | 'long', locale: Locale, hours: number): string {
  const written = numberFormat(locale, HOURS[unitDisplay]).format(hours);
  // Japanese has no space before a counter.
  return isSameLanguage(locale, 'ja') ? written.replace(' ', '') : written;
}

/** Names joined as the language does: `A, B and C`. */
export function formatList(locale: Locale, parts: readonly string[]): string {
  return listFormat(locale, 'conjunction').format(parts);
}

/** Alternatives joined as the language does: `A, B or C`. */
export function formatChoice(locale: Locale, parts: readonly string[]): string {
  return listFormat(locale, 'disjunction').format(parts);
}

/** The name of a language (ISO 639-1) in the reader's language. */
export function formatLanguage(locale: Locale, language: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
}

/**
 * A day of the Gregorian calendar, written out: `June 30, 2027`.
 * @param day like 2027-06-30; the same day in every time zone
 */
export function formatCalendarDay(locale: Locale, day: string): string {
  const written = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return written.format(new Date(`${day}T00:00:00Z`));
}

/** Luxon counts weekdays from Monday = 1. */
const WEEKDAY_NUMBERS: Readonly<Record<Exclude<ScheduleDay, 'TEN'>, number>> = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
};
const SOME_MONDAY = { year: 2024, month: 1, day: 1 };

/** The full name of a weekday. */
export function formatWeekday(locale: Locale, day: Exclude<ScheduleDay, 'TEN'>): string {
  const key = `${locale} ${day}`;
  const name =
    weekdays.get(key) ??
    DateTime.fromObject({ ...SOME_MONDAY, day: WEEKDAY_NUMBERS[day] }, { locale }).toFormat('cccc');
  weekdays.set(key, name);
  return name;
}

const weekdays = new Map<string, string>();

const known = new Map<string, ForeignLanguage | null>();

/**
 * The language of a work, named in the reader's language; null where it is the page's own language.
 * @param language a well-formed BCP 47 tag
 */
export function foreignLanguage(locale: Locale, language: string): ForeignLanguage | null {
  const key = `${locale} ${language}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const foreign = isSameLanguage(locale, language)
    ? null
    : { tag: language, direction: languageDirection(language), name: nameOf(locale, language) };
  known.set(key, foreign);
  return foreign;
}

/** Without its region ("English", not "British English"); with its script where the page is in the same language. */
function nameOf(locale: Locale, tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const isOtherScript = language === new Intl.Locale(locale).language;
  return formatLanguage(locale, isOtherScript ? `${language}-${script}` : language);
}

const COMPACT_FROM = 1_000;

/**
 * The number that selects the plural form next to a compact count (`formatCount`): “437.8 thousand reads” is a number
 * of thousands, whatever its last digits are.
 */
export function pluralCount(count: number): number {
  return count < COMPACT_FROM ? count : count - (count % COMPACT_FROM);
}

/** Digits of the price of one coin, in addition to those of the currency. */
const UNIT_PRICE_DIGITS = 1;
const THOUSAND = 1_000;

/**
 * Money as a platform writes it: `$8.99`, `¥1,200`.
 * @param minorUnits in the minor unit of the currency (D17)
 */
export function formatMoney(currency: Currency, locale: Locale, minorUnits: number): string {
  return withSymbol(currency, locale, minorUnits / 10 ** currency.minorDigits, currency.minorDigits);
}

/**
 * The price of one coin of a pack, with one digit more than the currency has: `$0.089`, `¥8.2`.
 * @param thousandths of a minor unit
 */
export function formatUnitPrice(currency: Currency, locale: Locale, thousandths: number): string {
  const digits = currency.minorDigits + UNIT_PRICE_DIGITS;
  return withSymbol(currency, locale, thousandths / THOUSAND / 10 ** currency.minorDigits, digits);
}

function withSymbol({ symbol, position }: Currency, locale: Locale, amount: number, digits: number): string {
  const number = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.abs(amount),
  );
  const written = position === 'before' ? `${symbol}${number}` : `${number}\u00a0${symbol}`;
  const signed = amount < 0 ? `−${written}` : written;
  return keepOrder(textDirection(locale), signed);
}
