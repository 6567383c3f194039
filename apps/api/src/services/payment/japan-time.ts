/** Japan is nine hours ahead of UTC, all the year. */
const AHEAD_MS = 9 * 3_600_000;

/** A time as `yyyyMMddHHmmss` in Japan. */
export function japanTimeOf(ms: number): string {
  return new Date(ms + AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** When `yyyyMMddHHmmss` is in Japan; null: the text is no such time. */
export function japanMsOf(text: string): number | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(ms) ? null : ms;
}
