import {
  type AdultRules,
  blVisibility,
  type Platform,
  type Reader,
  readCalendarDate,
  type SignedInReader,
  seesAdult,
} from '@longstrip/core';
import { DateTime } from 'luxon';
import { calendarDate } from '../shared/platform-day.ts';
import type { Caller, SignedInCaller } from './caller.ts';
import type { EndpointCall } from './endpoint.ts';

/** What of a call decides what its reader sees. */
export type ViewingCall = Pick<EndpointCall, 'caller' | 'platform' | 'device' | 'nowMs'>;

/** A platform's rules about adults, with its current calendar day (D24). */
export function adultRulesOf(platform: Platform, nowMs: number): AdultRules {
  return {
    adult: platform.adult,
    useAdultAuthKr: platform.features.useAdultAuthKr,
    today: calendarDate(platform.timeZone, nowMs),
  };
}

/** The facts of a signed-in reader for the age rules. A verification is valid for calendar years in the platform's zone. */
export function signedInReader(
  { user, isKoreanAddress }: Pick<SignedInCaller, 'user' | 'isKoreanAddress'>,
  platform: Platform,
  nowMs: number,
): SignedInReader {
  const endOf = (verifiedAtMs: number | null) =>
    verifiedAtMs === null
      ? null
      : DateTime.fromMillis(verifiedAtMs, { zone: platform.timeZone })
          .plus({ years: platform.constants.adultVerificationYears })
          .toMillis();
  return {
    kind: 'user',
    isAdult: user.isAdult,
    verifiedUntilMs: endOf(user.adultVerifiedAtMs),
    birth: readCalendarDate(user.birthedOn),
    showAdult: user.isAdultToggle,
    isKrIpUser: isKoreanAddress,
    isAdultKr: user.isAdultKr && isBefore(nowMs, endOf(user.adultKrVerifiedAtMs)),
  };
}

/**
 * D24: whether the caller sees adult content. `guestSaysAdult` counts for guests only, if the platform accepts it. A view that
 * one of our own sites sends was decided there by the same rule.
 */
export function callerSeesAdult(
  caller: Caller,
  of: { platform: Platform; guestSaysAdult: boolean; nowMs: number },
): boolean {
  if (caller.kind === 'guest' && caller.view !== null) return of.platform.adult.shown && caller.view.seesAdult;
  const reader: Reader =
    caller.kind === 'user'
      ? signedInReader(caller, of.platform, of.nowMs)
      : { kind: 'guest', saysAdult: of.guestSaysAdult };
  return seesAdult(reader, adultRulesOf(of.platform, of.nowMs), of.nowMs);
}

function isBefore(nowMs: number, endMs: number | null): boolean {
  return endMs !== null && nowMs < endMs;
}

/** D36: whether the caller sees BL works with this client. */
export function callerSeesBl({
  caller,
  platform,
  device,
}: Pick<EndpointCall, 'caller' | 'platform' | 'device'>): boolean {
  if (caller.kind === 'guest' && caller.view !== null) return caller.view.seesBl;
  const isBlToggle = caller.kind === 'user' ? caller.user.isBlToggle : null;
  return blVisibility(platform.features.blToggle, { client: device.platform, isBlToggle }).works;
}
