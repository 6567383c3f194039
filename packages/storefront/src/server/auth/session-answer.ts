import type { SiteServerOptions } from '../site-options.ts';
import type { SiteRequest } from '../site-request.ts';
import { errorPath } from './auth-answers.ts';

/** `GET session`: the reader and the tokens for the memory of a page's script; `{}` for a guest. */
export async function answerSession(c: SiteRequest, { publicOrigin }: SiteServerOptions): Promise<Response> {
  const visitor = await c.get('session').visitor();
  // Nothing follows from an api that is out of reach: the client keeps what it has and asks again.
  if (visitor.kind === 'unknown') return c.json({ url: `${publicOrigin}${errorPath('UnknownError')}` }, 503);
  if (visitor.kind !== 'reader') return c.json({});
  const { accessToken, refreshToken } = visitor.session;
  const expires = new Date(refreshToken.expiredAt).toISOString();
  return c.json({ user: { ...visitor.user, accessToken, refreshToken }, expires });
}
