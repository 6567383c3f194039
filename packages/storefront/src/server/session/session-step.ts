import { type ApiClient, ApiFailure, createApiClient } from '@longstrip/api-contract';
import type { Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { siteCookieName } from '../../cookies/site-cookies.ts';
import { describeError } from '../answer-log.ts';
import { createSignInCookies } from '../auth/sign-in-cookies.ts';
import { guestMovedCookie, renewedTokenCookie, sendFlag } from '../auth/sign-in-flags.ts';
import { clientCookieOf, WEB_CLIENT, whichClient } from '../client/which-client.ts';
import { createLocaleDetector } from '../locale-detection.ts';
import { previewedSession } from '../preview/previewed-visitor.ts';
import type { SiteServerOptions } from '../site-options.ts';
import { isDocument, isReading, type SiteEnv, type SiteRequest } from '../site-request.ts';
import { createRequestSession, type RequestSession } from './request-session.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessionRenewal } from './session-renewal.ts';

/** Makes api clients for the site's own calls: about sessions and readers, not about the catalogue. */
export type SiteApi = (c: SiteRequest, bearer?: string, isDrawing?: boolean, pass?: string) => ApiClient;

export function createSiteApi(options: SiteServerOptions): SiteApi {
  const { platform } = options;
  return (c, bearer, isDrawing, pass) =>
    createApiClient({
      fetch: options.apiFetch,
      baseUrl: options.apiBaseUrl,
      balconyId: platform.balconyId,
      timeZone: platform.timeZone,
      acceptLanguage: platform.locales[0],
      platform: pass === undefined ? c.get('client').platform : 'WEB',
      preview: pass,
      requestId: c.get('requestId'),
      bearer,
      isDrawing,
      ...(options.serviceSecret === null
        ? {}
        : { serviceSecret: options.serviceSecret, clientAddress: c.get('clientAddress') }),
    });
}

/**
 * The step that gives a request its session (D21). Nothing is read or loaded before a later step needs it. If the session
 * has changed, its cookie is set with the answer.
 */
export function sessionStep(options: SiteServerOptions, api: SiteApi) {
  const { platform, nowMs } = options;
  if (options.sessionSecrets.length === 0) throw new Error('A site needs a secret for its session cookie');
  const isSecure = options.publicOrigin.startsWith('https:');
  const cookie = createSessionCookie({ platformId: platform.id, isSecure, secrets: options.sessionSecrets });
  const renew = createSessionRenewal();
  const detectLocale = createLocaleDetector(platform, siteCookieName(platform.id, 'locale', isSecure));
  const signInCookies = createSignInCookies(options);
  const clientCookie = clientCookieOf(options);
  return createMiddleware<SiteEnv>(async (c, next: Next) => {
    const cookieHeader = c.req.header('cookie') ?? null;
    const { client, setCookie: clientSet } = whichClient(c.get('parts'), clientCookie);
    c.set('client', client);
    const cookies = signInCookies(cookieHeader);
    c.set('signInCookies', cookies);
    const preview = c.get('preview');
    if (preview !== undefined) {
      c.set('client', WEB_CLIENT);
      c.set(
        'session',
        previewedSession(preview, () => api(c, undefined, true, preview.pass).readerWithWallet({})),
      );
      return next();
    }
    const session = createRequestSession({
      cookieHeader,
      cookie,
      renew: (stored) => renew(stored, api(c)),
      async loadReader(accessToken) {
        const ofReader = api(c, accessToken, isReading(c));
        const request = { locale: detectLocale(c.get('parts')) };
        if (isDocument(c)) return ofReader.readerWithWallet(request);
        const reply = await ofReader.user(request);
        return reply.ok ? { ...reply, data: { user: reply.data } } : reply;
      },
      thresholdMs: platform.constants.tokenRefreshThresholdMs,
      nowMs,
    });
    c.set('session', session);
    await next();
    if (clientSet !== null) c.res.headers.append('Set-Cookie', clientSet);
    if (await joinGuest(session, () => api(c), options)) sendFlag(c, guestMovedCookie(options));
    if (session.wasRenewed()) sendFlag(c, renewedTokenCookie(options));
    const sessionSet = await session.setCookie();
    const personal = [...cookies.sent(), ...(sessionSet === null ? [] : [sessionSet])];
    for (const each of personal) c.res.headers.append('Set-Cookie', each);
    if (personal.length > 0) c.res.headers.set('Cache-Control', 'no-store');
    return undefined;
  });
}

/**
 * If an Apple guest has just signed in as a member, everything that the guest owns is moved to the member's account (D1),
 * whose session continues with renewed tokens. If that fails, the member is signed in nevertheless, and it is logged.
 * @returns whether something was moved
 */
export async function joinGuest(
  session: RequestSession,
  api: () => Pick<ApiClient, 'migrateGuest'>,
  { platform, logger }: Pick<SiteServerOptions, 'platform' | 'logger'>,
): Promise<boolean> {
  const member = session.begun();
  if (member === null || !platform.signIn.includes('apple_guest')) return false;
  const former = await session.stored();
  if (former === null || former.userId === member.userId) return false;
  try {
    const reply = await api().migrateGuest({
      appKeyRequest: { refreshToken: former.refreshToken.token },
      webKeyRequest: { refreshToken: member.refreshToken.token },
    });
    if (!reply.ok) {
      logger.warn({ code: reply.code }, 'a former session was not joined to the new one');
      return false;
    }
    const { accessToken, refreshToken } = reply.data;
    session.open({ ...member, accessToken, refreshToken });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // The api has logged the reason itself.
    if (error.status !== 503) logger.error({ error: describeError(error) }, 'a guest could not be joined to a member');
    return false;
  }
}
