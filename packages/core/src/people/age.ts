/** A calendar day without time zone. Months and days count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysOfMonth(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS_OF_MONTH[month - 1] ?? 0) + (month === 2 && isLeapYear ? 1 : 0);
}

/** Whether the day exists: for example, 29 February only in leap years. */
export function isCalendarDate({ year, month, day }: CalendarDate): boolean {
  return [year, month, day].every(Number.isInteger) && year >= 1 && day >= 1 && day <= daysOfMonth(year, month);
}

/** Reads `yyyy-MM-dd`, also with dots, slashes or nothing between; null: another form. Does not check that the day exists. */
export function readCalendarDate(text: string | null): CalendarDate | null {
  const [, year, , month, day] = /^(\d{4})([-./]?)(\d{2})\2(\d{2})$/.exec(text?.trim() ?? '') ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(day) };
}

/** The same day as `yyyy-MM-dd`. */
export function formatCalendarDate({ year, month, day }: CalendarDate): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Section 2: the first and the last year that the birthday picker offers. */
export function birthdayYears(today: CalendarDate): { readonly first: number; readonly last: number } {
  return { first: today.year - 99, last: today.year + 1 };
}

/** Whether a reader may have been born on this day: it exists, the picker offers it, and it is not in the future. */
export function isPossibleBirthday(birth: CalendarDate, today: CalendarDate): boolean {
  const isOffered = birth.year >= birthdayYears(today).first;
  return isCalendarDate(birth) && isOffered && compareCalendarDates(birth, today) <= 0;
}

/** Negative if the first day is before the second, zero if they are equal. */
export function compareCalendarDates(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/** Age in whole years on a day. In other years a birthday on 29 February counts as 1 March. */
export function ageYears(birth: CalendarDate, today: CalendarDate): number {
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/** D2: in Korea a person becomes an adult on 1 January of the year in which they reach this age. */
export const KOREAN_ADULT_YEARS = 19;

/** Whether a person is an adult in Korea: from 1 January of the year of the 19th birthday (D2). */
export function isKoreanAdult(birth: CalendarDate, today: CalendarDate): boolean {
  return isCalendarDate(birth) && today.year - birth.year >= KOREAN_ADULT_YEARS;
}

/**
 * Whether a date of birth proves an age (section 5: given, and at least the limit). A day that does not exist or is in the
 * future proves nothing.
 * @param today the platform's calendar day (D24)
 */
export function isOfAge(birth: CalendarDate | null, today: CalendarDate, limitYears: number): boolean {
  return birth !== null && isCalendarDate(birth) && ageYears(birth, today) >= limitYears;
}
