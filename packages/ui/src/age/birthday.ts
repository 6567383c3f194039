/** A calendar day as a reader chooses it, month 1–12. A part that is not chosen yet is null. */
export interface Birthday {
  year: number | null;
  month: number | null;
  day: number | null;
}

/** The longest month. */
const DAYS_MOST = 31;

/**
 * How many days a month has; the most that it may have while the month or the year is not chosen. Written out, because a
 * calendar library is larger than the rule.
 */
export function daysInMonth(year: number | null, month: number | null): number {
  if (month === null) return DAYS_MOST;
  if (month === 2) {
    const isLeapYear = year === null || (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    return isLeapYear ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : DAYS_MOST;
}

/** Changes one part and keeps the day inside its month: 31 January becomes 28 February, never 3 March. */
export function changeBirthday(birthday: Birthday, part: keyof Birthday, value: number | null): Birthday {
  const changed = { ...birthday, [part]: value };
  if (changed.day === null) return changed;
  return { ...changed, day: Math.min(changed.day, daysInMonth(changed.year, changed.month)) };
}
