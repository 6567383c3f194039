import { isInWindow, type Platform, quietHoursOf } from '@longstrip/core';
import { DateTime } from 'luxon';
import type { UserRow } from '../../shared/reader-scope.ts';

/** The clock of a reader, and whether it is their night (section 9). */
export interface ReadersHour {
  readonly minuteOfDay: number;
  /** Their calendar day, as 2027-06-30. */
  readonly day: string;
  readonly quietWindow: { readonly startMinute: number; readonly endMinute: number };
  readonly isQuiet: boolean;
}

/** What time it is for a reader: by the platform's clock, or Korea's for who was last seen at an address there. */
export function readersHour(
  platform: Platform,
  { isKoreanAddress }: Pick<UserRow, 'isKoreanAddress'>,
  nowMs: number,
): ReadersHour {
  const { window, timeZone } = quietHoursOf(platform, { isKoreanAddress });
  const local = DateTime.fromMillis(nowMs, { zone: timeZone });
  const minuteOfDay = local.hour * 60 + local.minute;
  return {
    ...{ minuteOfDay, day: local.toFormat('yyyy-MM-dd') },
    ...{ quietWindow: window, isQuiet: isInWindow(window, minuteOfDay) },
  };
}
