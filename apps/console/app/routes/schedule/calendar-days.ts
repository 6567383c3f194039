const DAY_MS = 86_400_000;

// Calendar days as texts (`2030-01-31`): which moments they are is for the api to say, in the platform's zone.

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(utc(day) + count * DAY_MS);
}

/** The Monday of the week that the day is in. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(utc(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first of the month before or after. */
export function addMonths(day: string, count: number): string {
  const date = new Date(utc(firstOfMonth(day)));
  date.setUTCMonth(date.getUTCMonth() + count);
  return dayOf(date.getTime());
}

/** Where the shown days begin, and how many there are. */
export function shownDays(view: 'month' | 'week', day: string): { from: string; days: number } {
  return view === 'week' ? { from: mondayOf(day), days: 7 } : { from: mondayOf(firstOfMonth(day)), days: 42 };
}
