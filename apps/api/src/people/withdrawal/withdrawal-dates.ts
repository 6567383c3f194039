import type { Withdrawn } from '@longstrip/api-contract';
import { type Platform, signUpAgainAtMs } from '@longstrip/core';
import { DateTime } from 'luxon';

/** What happens when to an account that withdraws now: its month is one of the calendar, in the platform's zone (D23). */
export function withdrawalDates(
  { constants, timeZone }: Pick<Platform, 'constants' | 'timeZone'>,
  nowMs: number,
): Withdrawn {
  const months = constants.withdrawalRetentionMonths;
  return {
    requestedAt: nowMs,
    erasedAt: DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ months }).toMillis(),
    signUpAgainAt: signUpAgainAtMs(nowMs, constants),
  };
}
