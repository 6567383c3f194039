import {
  ApiFailure,
  type ApiRefusal,
  KoreanCheckQuerySchema,
  parseBearer,
  RefreshRequestSchema,
} from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describeError } from './answer-log.ts';
import { readFields, shortBodies } from './auth/form-fields.ts';
import type { SiteApi } from './session/session-step.ts';
import type { SiteServerOptions } from './site-options.ts';
import type { SiteEnv, SiteRequest } from './site-request.ts';

/** The site's own calls below `/api/balcony` (the prefix "front"): plain JSON, without the api's envelope. */
export function balconyCalls(options: SiteServerOptions, api: SiteApi): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(shortBodies);
  app.get('/ip', (c) => c.json({ ipAddress: c.get('clientAddress') }));
  app.post('/auth/refresh', (c) => answering(c, options, () => refresh(c, api)));
  app.post('/user', (c) => answering(c, options, () => loadUser(c, api)));
  app.get('/nice/encode', (c) => answering(c, options, () => beginKoreanCheck(c, api)));
  app.all('*', (c) => bareError(c, 404, 'NO_SUCH_ROUTE', 'Not found'));
  return app;
}

/** Renews a pair of tokens. If it is the pair of this browser's session, the session gets the new pair too. */
async function refresh(c: SiteRequest, api: SiteApi): Promise<Response> {
  const bearer = parseBearer(c.req.header('authorization'));
  const fields = await readFields(c);
  const body = v.safeParse(RefreshRequestSchema, { accessToken: bearer, ...fields });
  if (!body.success) return bareError(c, 400, 'MALFORMED_REQUEST', 'The body has no refresh token');
  const { refreshToken, accessToken } = body.output;
  // A client address in the body is only a claim; the site sends the address that it sees.
  const reply = await api(c).refresh({ refreshToken, ...(accessToken ? { accessToken } : {}) });
  if (!reply.ok) return refused(c, reply);
  const stored = await c.get('session').stored();
  if (stored?.refreshToken.token === refreshToken) await c.get('session').replaceTokens(reply.data, reply.data.email);
  const { email, ipAddress } = reply.data;
  return c.json({
    result: { accessToken: reply.data.accessToken, refreshToken: reply.data.refreshToken, email, ipAddress },
  });
}

/** The reader of an access token, which is in the body or is the bearer. */
async function loadUser(c: SiteRequest, api: SiteApi): Promise<Response> {
  const { token } = await readFields(c);
  const bearer = typeof token === 'string' && token !== '' ? token : parseBearer(c.req.header('authorization'));
  if (bearer === null) return bareError(c, 401, 'NOT_LOGIN_USER', 'Not logged in');
  const reply = await api(c, bearer).user();
  return reply.ok ? c.json(reply.data) : refused(c, reply);
}

/** The form that starts Korea's identity check, for the reader of the bearer token. */
async function beginKoreanCheck(c: SiteRequest, api: SiteApi): Promise<Response> {
  const bearer = parseBearer(c.req.header('authorization'));
  if (bearer === null) return bareError(c, 401, 'NOT_LOGIN_USER', 'Not logged in');
  const { isAgreed } = v.parse(KoreanCheckQuerySchema, c.req.query());
  const reply = await api(c, bearer).beginKoreanCheck(isAgreed ? { isAgreed } : {});
  return reply.ok ? c.json(reply.data) : refused(c, reply);
}

function refused(c: SiteRequest, { code, message, retryAfterSeconds }: ApiRefusal): Response {
  if (retryAfterSeconds !== null) c.header('Retry-After', String(retryAfterSeconds));
  return bareError(c, code === 'TOO_MANY_REQUESTS' ? 429 : 401, code, message);
}

function bareError(
  c: SiteRequest,
  status: 400 | 401 | 404 | 429 | 502 | 503,
  code: RefusalCode,
  message: string,
): Response {
  return c.json({ error: { code, message } }, status);
}

async function answering(
  c: SiteRequest,
  { logger }: SiteServerOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 503) {
      c.header('Retry-After', '2');
      return bareError(c, 503, 'SERVICE_UNAVAILABLE', 'Service unavailable');
    }
    logger.error({ requestId: c.get('requestId'), error: describeError(error) }, 'the api cannot be reached');
    return bareError(c, 502, 'UNKNOWN', 'Unknown Error');
  }
}
