import { blVisibility, type Platform, seesAdult, type ToldReader } from '@longstrip/core';
import { adultRulesOf, signedInReader } from '../../http/adult-view.ts';
import type { UserRow } from '../../shared/reader-scope.ts';

/** A platform without the page of alarms has nobody to tell. */
export function hasAlarms({ routes }: Platform): boolean {
  return routes.includes('alarm');
}

/** Which works a reader sees on the site who is not here to ask: by their account, and the address that they last came from. */
export function readerView(user: UserRow, platform: Platform, nowMs: number): ToldReader {
  const reader = signedInReader({ user, isKoreanAddress: user.isKoreanAddress }, platform, nowMs);
  const { isBlToggle } = user;
  return {
    seesAdult: seesAdult(reader, adultRulesOf(platform, nowMs), nowMs),
    seesBl: blVisibility(platform.features.blToggle, { client: 'WEB', isBlToggle }).works,
  };
}
