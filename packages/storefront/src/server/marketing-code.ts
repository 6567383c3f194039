import { type SetCookie, stringifySetCookie } from 'cookie';
import { readCookies, siteCookieName } from '../cookies/site-cookies.ts';
import { readPorch } from './auth/callback-url.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteRequest } from './site-request.ts';

const MARKETING_COOKIE = 'marketing-code';
/** The query parameter with a marketing code. */
export const PORCH_PARAMETER = 'porch';

/** The marketing code of the visit (section 3); null if the visit has none. */
export function readMarketingCode(
  request: Request,
  { platform, publicOrigin }: Pick<SiteServerOptions, 'platform' | 'publicOrigin'>,
): string | null {
  const name = siteCookieName(platform.id, MARKETING_COOKIE, publicOrigin.startsWith('https:'));
  return readPorch(readCookies(request.headers.get('cookie'))[name]);
}

/**
 * The cookies of a visit with a marketing code (`?porch=`) in its address (sections 3 and 9): the code, for two hours; and,
 * for ten minutes, that it has been recorded, so that the same code is not recorded again.
 */
export function marketingCookies(c: SiteRequest, { platform, publicOrigin }: SiteServerOptions): string[] {
  const { url, cookies } = c.get('parts');
  const porch = readPorch(url.searchParams.get(PORCH_PARAMETER));
  if (porch === null) return [];
  const isSecure = publicOrigin.startsWith('https:');
  const cookie = (name: string, maxAge: number): SetCookie => ({
    name: siteCookieName(platform.id, name, isSecure),
    value: porch,
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  const { marketingCodeCookieSeconds, marketingCheckCookieSeconds } = platform.constants;
  const check = cookie('marketing-check', marketingCheckCookieSeconds);
  if (cookies[check.name] === porch) return [];
  return [cookie(MARKETING_COOKIE, marketingCodeCookieSeconds), check].map((each) => stringifySetCookie(each));
}
