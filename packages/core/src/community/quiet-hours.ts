import type { DayWindow, Platform } from '../shared/platform.ts';

/** By whose clock readers at a Korean address have their night: that of Korean law. */
const KOREAN_TIME_ZONE = 'Asia/Seoul';
const MINUTES_A_DAY = 24 * 60;

/** When a reader is not to be disturbed, by the clock of a zone. */
export interface QuietHours {
  readonly window: DayWindow;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * The quiet hours of a reader: the platform's night in its zone, or Korea's for who was last seen at a Korean address
 * (section 9).
 */
export function quietHoursOf(
  { regional, timeZone }: Pick<Platform, 'regional' | 'timeZone'>,
  { isKoreanAddress }: { readonly isKoreanAddress: boolean },
): QuietHours {
  return isKoreanAddress
    ? { window: regional.nightPushKorea, timeZone: KOREAN_TIME_ZONE }
    : { window: regional.nightPush, timeZone };
}

/**
 * Whether a minute of the day lies in a window, whose start counts and whose end does not.
 * @param minuteOfDay minutes since midnight by the window's clock
 */
export function isInWindow({ startMinute, endMinute }: DayWindow, minuteOfDay: number): boolean {
  const sinceStart = (minuteOfDay - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
  return sinceStart < (endMinute - startMinute + MINUTES_A_DAY) % MINUTES_A_DAY;
}
