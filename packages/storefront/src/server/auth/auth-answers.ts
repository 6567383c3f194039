import type { ApiRefusal } from '@longstrip/api-contract';
import type { RefusalCode, RefusalCodeOf } from '@longstrip/core';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { type FormFields, isSet } from './form-fields.ts';

export type LibraryError = RefusalCodeOf<'signInLibrary'>;

/** The library's error page, with what the reader had entered. */
export function errorPath(code: RefusalCode | LibraryError, more: Readonly<Record<string, string>> = {}): string {
  // These characters separate the parts of the error.
  const plain = (value: string) => value.replace(/[&=%#]/g, encodeURIComponent);
  const parts = Object.entries(more).map(([name, value]) => `&${name}=${plain(value)}`);
  return `/api/auth/error?error=${encodeURIComponent(`${code}${parts.join('')}`)}`;
}

/** For the error page of a reader who has deleted their account: the date until which they cannot sign up again (D23). */
export function untilOf({ code, detail }: Pick<ApiRefusal, 'code' | 'detail'>): Record<string, string> {
  return (code === 'WITHDRAWAL' || code === 'DELETED_USER') && detail !== '' ? { until: detail } : {};
}

/**
 * Sends the reader to an address: as `{"url"}` for a script that asked for JSON, otherwise as a redirect, for forms that
 * work without script.
 * @param path an address of this site, or an absolute one
 */
export function leadOn(
  c: SiteRequest,
  fields: FormFields,
  to: { publicOrigin: string; path: string; status?: 200 | 401 | 429 | 503 },
): Response {
  const url = to.path.startsWith('/') ? `${to.publicOrigin}${to.path}` : to.path;
  if (isSet(fields.json)) return c.json({ url }, to.status ?? 200);
  return c.redirect(to.path, 303);
}

/** Refuses with the address of the page that shows the reason. */
export function refuseWith(
  c: SiteRequest,
  publicOrigin: string,
  status: 400 | 403 | 404 | 503,
  code: LibraryError,
): Response {
  return c.json({ url: `${publicOrigin}${errorPath(code)}` }, status);
}

/** `GET session`: the reader and the tokens for the memory of a page's script; `{}` for a guest. */
export async function answerSession(c: SiteRequest, { publicOrigin }: SiteServerOptions): Promise<Response> {
  const visitor = await c.get('session').visitor();
  // If the api is unreachable, the session is unknown: the client keeps what it has and asks again.
  if (visitor.kind === 'unknown') return c.json({ url: `${publicOrigin}${errorPath('UnknownError')}` }, 503);
  if (visitor.kind !== 'reader') return c.json({});
  const { accessToken, refreshToken } = visitor.session;
  const expires = new Date(refreshToken.expiredAt).toISOString();
  return c.json({ user: { ...visitor.user, accessToken, refreshToken }, expires });
}
