import { type SetCookie, stringifySetCookie } from 'cookie';
import { readCookies, siteCookieName } from '../../cookies/site-cookies.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';

type FlagFacts = Pick<SiteServerOptions, 'platform' | 'publicOrigin'>;

/** A flag of section 9 as a cookie of this site. */
function flagCookie({ platform, publicOrigin }: FlagFacts, name: string, more: Partial<SetCookie>): SetCookie {
  const isSecure = publicOrigin.startsWith('https:');
  return {
    name: siteCookieName(platform.id, name, isSecure),
    value: 'Y',
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    ...more,
  };
}

/** For an hour: the account is new. */
export function isSignUpCookie(facts: FlagFacts): SetCookie {
  return flagCookie(facts, 'isSignUp', { maxAge: facts.platform.constants.signUpCookieSeconds });
}

/** The reader has come back from signing in. */
export function loginFinishedCookie(facts: FlagFacts): SetCookie {
  return flagCookie(facts, 'loginCallbackFinished', {});
}

/** How long the site remembers that a guest has become a member. The next page tells the reader. */
const GUEST_MOVED_S = 60;

/** What a guest of the iPhone app owned has just been moved to the account of a member. */
export function guestMovedCookie(facts: FlagFacts): SetCookie {
  return flagCookie(facts, 'guestMoved', { maxAge: GUEST_MOVED_S, httpOnly: true });
}

/** Whether a request has that cookie. */
export function hasGuestMoved(request: Request, facts: FlagFacts): boolean {
  return readCookies(request.headers.get('cookie'))[guestMovedCookie(facts).name] !== undefined;
}

/** For an hour: the site has renewed the tokens. */
export function renewedTokenCookie(facts: FlagFacts): SetCookie {
  const { renewedTokenCookieSeconds, renewedTokenCookiePath } = facts.platform.constants;
  return flagCookie(facts, 'renewed-token', {
    maxAge: renewedTokenCookieSeconds,
    path: renewedTokenCookiePath,
    httpOnly: true,
  });
}

export function sendFlag(c: SiteRequest, cookie: SetCookie): void {
  c.get('signInCookies').send(stringifySetCookie(cookie));
}

/** A reader who goes to the login starts again: the old flags are removed (section 9). */
export function forgetSignInFlags(c: SiteRequest, facts: FlagFacts): void {
  const present = readCookies(c.req.header('cookie') ?? null);
  for (const cookie of [isSignUpCookie(facts), loginFinishedCookie(facts)]) {
    if (present[cookie.name] !== undefined) sendFlag(c, { ...cookie, value: '', maxAge: 0 });
  }
}
