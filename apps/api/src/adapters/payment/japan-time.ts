import { DateTime } from 'luxon';

const FORM = 'yyyyMMddHHmmss';
const JAPAN = { zone: 'Asia/Tokyo', locale: 'en-US' } as const;

/** A time as `yyyyMMddHHmmss` in Japan. */
export function japanTimeOf(ms: number): string {
  return DateTime.fromMillis(ms, JAPAN).toFormat(FORM);
}

/** When `yyyyMMddHHmmss` is in Japan; null: the text is no such time. */
export function japanMsOf(text: string): number | null {
  const time = DateTime.fromFormat(text, FORM, JAPAN);
  return time.isValid ? time.toMillis() : null;
}
