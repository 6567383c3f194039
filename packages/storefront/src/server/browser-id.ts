import { randomUUID } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { readCookies, siteCookieName } from '../cookies/site-cookies.ts';
import type { SiteServerOptions } from './site-options.ts';

const FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A browser that has reported a fault, and the cookie that it is to keep; null where it has one. */
export interface BrowserId {
  readonly id: string;
  readonly cookie: string | null;
}

/**
 * Tells the reports of one browser from those of others for a day (section 9): one browser in trouble is not a hundred. It is
 * given with the first report, is sent to this path alone, is in no other log line, and no page script reads it (record 0088).
 */
export function browserIdOf(
  cookieHeader: string | undefined,
  { platform, publicOrigin }: Pick<SiteServerOptions, 'platform' | 'publicOrigin'>,
  path: string,
): BrowserId {
  const isSecure = publicOrigin.startsWith('https:');
  // The prefix that binds a cookie to its host asks for the root as its path; this one is bound to one path instead.
  const name = siteCookieName(platform.id, 'browser-id', false);
  const known = readCookies(cookieHeader ?? null)[name];
  if (known !== undefined && FORM.test(known)) return { id: known, cookie: null };
  const id = randomUUID();
  const maxAge = platform.constants.browserIdCookieSeconds;
  const cookie = stringifySetCookie({
    name,
    value: id,
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });
  return { id, cookie };
}
