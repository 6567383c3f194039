import { isInWindow, type MessageReceiver, type Platform, quietHoursOf } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { DateTime } from 'luxon';
import type { UserRow } from '../../shared/reader-scope.ts';
import { findAnyAccount } from '../withdrawal/withdrawal.repository.ts';

/**
 * Where a mail goes (D29): to the address that it names (MAIL), or to the one that a reader has confirmed (USER).
 * @returns null where the reader has none, or has left
 */
export async function receiverAddress(
  executor: Executor,
  platformId: string,
  receiver: MessageReceiver,
): Promise<string | null> {
  switch (receiver.target) {
    case 'MAIL':
      return receiver.address;
    case 'USER': {
      const account = await findAnyAccount(executor, { platformId, userId: receiver.userId });
      if (account === null || account.withdrawnAtMs !== null || account.emailConfirmedAtMs === null) return null;
      return account.email;
    }
  }
}

/** The clock of a reader, and whether it is their night (section 9). */
interface ReadersHour {
  readonly minuteOfDay: number;
  /** Their calendar day, as 2027-06-30. */
  readonly day: string;
  readonly quietWindow: { readonly startMinute: number; readonly endMinute: number };
  readonly isQuiet: boolean;
}

/** What time it is for a reader: by the platform's clock, or Korea's for a reader who was last seen at an address there. */
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
