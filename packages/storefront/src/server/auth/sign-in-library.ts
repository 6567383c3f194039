import { ApiFailure } from '@longstrip/api-contract';
import { isRefusalCode } from '@longstrip/core';
import { Hono } from 'hono';
import { describeError } from '../answer-log.ts';
import { writeClientLog } from '../client-log.ts';
import type { SiteApi } from '../session/session-step.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteEnv, SiteRequest } from '../site-request.ts';
import { answerSession, errorPath, leadOn, refuseWith } from './auth-answers.ts';
import { callbackPage, readPorch, withReturnTarget } from './callback-url.ts';
import { type FormFields, readFields, shortBodies } from './form-fields.ts';
import { signInAsGuest, signInLocally } from './local-sign-in.ts';
import { isOAuthProvider } from './oauth/provider-settings.ts';
import { createProviderStrategies } from './oauth/provider-strategy.ts';
import { GUEST_PROVIDER, hasGuestProvider, hasLocalProvider, LOCAL_PROVIDER, listProviders } from './provider-list.ts';
import { leaveForProvider, returnFromProvider, type SocialParts } from './social-sign-in.ts';

/** The sign-in library (docs/wire.md): everything below `/api/auth`. Browsers and proxies must not store its answers. */
export function signInLibrary(options: SiteServerOptions, api: SiteApi): Hono<SiteEnv> {
  const { platform, publicOrigin } = options;
  const providers = createProviderStrategies(options);
  const hasLocal = hasLocalProvider(platform);
  const app = new Hono<SiteEnv>();
  const socialParts = (id: string): SocialParts | null => {
    const found = isOAuthProvider(id) ? providers.get(id) : undefined;
    return isOAuthProvider(id) && found !== undefined ? { options, api, provider: id, found } : null;
  };
  const unknownProvider = (c: SiteRequest) => refuseWith(c, publicOrigin, 404, 'MissingAPIRouteError');

  /** Runs a step for the fields of a form from a page of ours. */
  async function withForm(c: SiteRequest, step: (fields: FormFields) => Promise<Response> | Response) {
    const fields = await readFields(c);
    if (!c.get('signInCookies').isCsrfToken(fields.csrfToken)) return refuseWith(c, publicOrigin, 403, 'UnknownError');
    return step(fields);
  }

  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(shortBodies);
  app.get('/session', (c) => answerSession(c, options));
  app.get('/csrf', (c) => c.json({ csrfToken: c.get('signInCookies').csrfToken() }));
  app.get('/providers', (c) => c.json(listProviders(platform, { publicOrigin, client: c.get('client').platform })));
  app.get('/signin', (c) => c.redirect(loginPath(c, publicOrigin), 302));
  app.get('/error', (c) => c.redirect(errorPagePath(c, publicOrigin), 302));
  app.get('/signin/:provider', (c) => {
    const id = c.req.param('provider');
    const isKnown = socialParts(id) !== null || (id === LOCAL_PROVIDER && hasLocal);
    return isKnown ? c.redirect(loginPath(c, publicOrigin), 302) : unknownProvider(c);
  });
  app.post('/signin/:provider', (c) => {
    const id = c.req.param('provider');
    const parts = socialParts(id);
    if (parts !== null) return withForm(c, (fields) => leaveForProvider(c, fields, parts));
    if (id !== LOCAL_PROVIDER || !hasLocal) return unknownProvider(c);
    return withForm(c, (fields) => leadOn(c, fields, { publicOrigin, path: loginPath(c, publicOrigin, fields) }));
  });
  app.get('/callback/:provider', (c) => {
    const id = c.req.param('provider');
    const parts = socialParts(id);
    if (parts !== null) return returnFromProvider(c, c.get('parts').url.searchParams, parts);
    return id === LOCAL_PROVIDER && hasLocal
      ? c.redirect(errorPath('UnsupportedStrategyError'), 303)
      : unknownProvider(c);
  });
  app.post('/callback/:provider', async (c) => {
    const id = c.req.param('provider');
    if (id === LOCAL_PROVIDER && hasLocal) return withForm(c, (fields) => signInLocally(c, fields, { options, api }));
    if (id === GUEST_PROVIDER && hasGuestProvider(platform, c.get('client').platform)) {
      return withForm(c, (fields) => signInAsGuest(c, fields, { options, api }));
    }
    const parts = socialParts(id);
    if (parts === null) return unknownProvider(c);
    if (!parts.found.returnsByPost) return refuseWith(c, publicOrigin, 400, 'UnsupportedStrategyError');
    return returnFromProvider(c, new URLSearchParams(await c.req.text()), parts);
  });
  app.get('/signout', (c) => c.redirect('/', 302));
  app.post('/signout', (c) => withForm(c, (fields) => signOut(c, fields, { options, api })));
  app.post('/_log', (c) => writeClientLog(c, options));
  app.all('*', (c) => refuseWith(c, publicOrigin, 404, 'MissingAPIRouteError'));
  return app;
}

/** The login page, which leads back to the page that the reader came from, but never to itself. */
function loginPath(c: SiteRequest, publicOrigin: string, fields: FormFields = {}): string {
  const query = c.req.query();
  const callback = callbackPage(publicOrigin, fields.callbackUrl ?? query.callbackUrl ?? query.callback);
  const error = query.error;
  const more: Record<string, string> = error !== undefined && isErrorCode(error) ? { error } : {};
  return withReturnTarget('/user/login', { callback, porch: readPorch(fields.porch ?? query.porch) }, more);
}

/** Error codes that pages accept: those of the catalogue, and the library's own for a page that needs login. */
function isErrorCode(text: string): boolean {
  return isRefusalCode(text) || text === 'SessionRequired';
}

const DETAIL_MAXIMUM = 254;

/** The page that shows why the sign-in failed: `error` is a code, followed by its details after `&`. */
function errorPagePath(c: SiteRequest, publicOrigin: string): string {
  const { searchParams } = c.get('parts').url;
  const given = searchParams.get('error') ?? '';
  const [code = '', ...rest] = given.split('&');
  const details = new URLSearchParams(rest.join('&'));
  const more = Object.fromEntries(
    ['id', 'type', 'until'].flatMap((name) => {
      const value = details.get(name) ?? '';
      return value !== '' && value.length <= DETAIL_MAXIMUM ? [[name, value]] : [];
    }),
  );
  const error = isErrorCode(code) ? code : 'UnknownError';
  const callback = callbackPage(publicOrigin, searchParams.get('callback'));
  const departure = { callback, porch: readPorch(searchParams.get('porch')) };
  return withReturnTarget(`/callback/login-error?${new URLSearchParams({ error, ...more })}`, departure);
}

/** Ends the session, here and at the api. If the api fails, that is only logged (D27). */
async function signOut(
  c: SiteRequest,
  fields: FormFields,
  { options, api }: { options: SiteServerOptions; api: SiteApi },
): Promise<Response> {
  const { publicOrigin, logger } = options;
  const session = c.get('session');
  const stored = await session.stored();
  session.end();
  if (stored !== null) {
    try {
      const bearer = options.nowMs() < stored.accessToken.expiredAt ? stored.accessToken.token : undefined;
      const reply = await api(c, bearer).logOut({ refreshToken: stored.refreshToken.token });
      if (!reply.ok) logger.warn({ requestId: c.get('requestId'), code: reply.code }, 'the session was not ended');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      logger.warn({ requestId: c.get('requestId'), error: describeError(error) }, 'the session was not ended');
    }
  }
  return leadOn(c, fields, { publicOrigin, path: callbackPage(publicOrigin, fields.callbackUrl) ?? '/' });
}
