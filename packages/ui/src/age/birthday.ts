/** A calendar day as a reader chooses it; month 1–12. */
export interface Birthday {
  year: number;
  month: number;
  day: number;
}

/** How many days a month has. Written out, because a calendar library is larger than the rule. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Changes one part and keeps the day inside its month: 31 January becomes 28 February, never 3 March. */
export function changeBirthday(birthday: Birthday, part: keyof Birthday, value: number): Birthday {
  const changed = { ...birthday, [part]: value };
  return { ...changed, day: Math.min(changed.day, daysInMonth(changed.year, changed.month)) };
}
