import type { WireUser } from '@longstrip/api-contract';
import { type Platform, type Reader, readCalendarDate } from '@longstrip/core';
import type { Visitor } from './session/request-session.ts';

/** Cookies that hold a guest's "yes"; the second is read for older pages and never written (D24). */
const ADULT_COOKIES = ['notLoginAdult', 'not-login-adult'] as const;

/** Who asks, for core's rules: a signed-in reader, or a guest, whose word counts only where the platform takes it. */
export function readReader(
  platform: Pick<Platform, 'adult'>,
  cookies: Readonly<Record<string, string | undefined>>,
  visitor: Visitor,
): Reader {
  if (visitor.kind === 'reader') return signedInReader(visitor.user);
  const saysAdult = platform.adult.guestCookie && ADULT_COOKIES.some((name) => cookies[name] === 'Y');
  return { kind: 'guest', saysAdult };
}

/** The api says `isAdult` of a reader only while the verification holds. */
function signedInReader(user: WireUser): Reader {
  return {
    kind: 'user',
    isAdult: user.isAdult,
    verifiedUntilMs: user.isAdult ? Number.POSITIVE_INFINITY : null,
    birth: readCalendarDate(user.birthedAt),
    showAdult: user.isAdultToggle,
    isKrIpUser: user.isKrIpUser,
    isAdultKr: user.isAdultKr,
  };
}
