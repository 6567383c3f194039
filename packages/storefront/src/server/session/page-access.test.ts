import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { createTestSite, platformNamed, TEST_COOKIE_SECRET, type TestSite } from '../../testing/site-under-test.ts';
import { createNewcomerCookie } from '../auth/newcomer.ts';
import type { SiteServerOptions } from '../site-options.ts';
import type { SiteEnv } from '../site-request.ts';
import { requestParts } from '../site-request.ts';
import { createPageAccess, type PageAccess } from './page-access.ts';
import { createSiteApi, sessionStep } from './session-step.ts';

const SESSION = '__Host-longstrip-bom-us-session';

/** A site with one page, whose action calls this function. */
function createActing(act: (access: PageAccess) => unknown): TestSite {
  const site = createTestSite(() => Promise.reject(new Error('no page is asked for here')));
  const options: SiteServerOptions = {
    platform: platformNamed('bom-us'),
    build: () => Promise.reject(new Error('no page')),
    clientDirectory: null,
    apiFetch: (request) => site.api.fetch(request),
    apiBaseUrl: 'http://api.test',
    serviceSecret: 'between us',
    sessionSecrets: [TEST_COOKIE_SECRET],
    publicOrigin: 'https://us.example',
    mode: 'production',
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    nowMs: () => NOW_MS,
    createId: () => 'id',
  };
  const app = new Hono<SiteEnv>();
  app.use((c, next) => {
    c.set('parts', requestParts(c.req.raw));
    return next();
  });
  app.use(sessionStep(options, createSiteApi(options)));
  app.post('/act', async (c) => c.json({ result: (await act(createPageAccess(c, options))) ?? null }));
  return {
    ...site,
    ask: async (path, init) =>
      path === '/act' ? app.request(`https://us.example${path}`, init) : site.ask(path, init),
  };
}

const act = async (site: TestSite, jar = createCookieJar()) => {
  const answer = await jar.ask(site, '/act', { method: 'POST' });
  return { jar, result: (await answer.json()).result, headers: answer.headers };
};

test('an action signs in, and flags a new account for an hour', async () => {
  const site = createActing((access) => access.signIn({ ...site.api.accounts.open(), isSignUp: true }));
  const { jar, headers } = await act(site);
  const { user } = await (await jar.ask(site, '/api/auth/session')).json();
  expect([user.id, headers.get('cache-control')]).toEqual(['reader-1', 'no-store']);
  const flag = headers.getSetCookie().find((text) => text.includes('-isSignUp=Y'));
  expect(flag).toContain('Max-Age=3600');
});

test('an action changes tokens and has the refresh token, but not for a guest', async () => {
  const site = createActing(async (access) => {
    const before = await access.refreshToken();
    await access.replaceTokens(site.api.accounts.open());
    return before;
  });
  const { jar, result } = await act(site, await signedInJar(site));
  expect(result).toBe('refresh-1');
  const { user } = await (await jar.ask(site, '/api/auth/session')).json();
  expect(user.refreshToken.token).toBe('refresh-2');
  const guest = await act(site);
  expect([guest.result, guest.jar.names()]).toEqual([null, []]);
});

test('an action signs out', async () => {
  const site = createActing((access) => access.signOut());
  const { jar } = await act(site, await signedInJar(site));
  expect(jar.names()).not.toContain(SESSION);
});

test('a form of the page gets one token, good for the library', async () => {
  const site = createActing((access) => [access.csrfToken(), access.csrfToken()]);
  const { jar, result } = await act(site);
  expect(result[0]).toBe(result[1]);
  const body = new URLSearchParams({ csrfToken: result[0], json: 'true' });
  expect((await jar.ask(site, '/api/auth/signout', { method: 'POST', body })).status).toBe(200);
});

test('the sign-up of a newcomer reads the proof, and takes it away', async () => {
  const identity = { provider: 'google', snsId: 'g-1', email: null, name: null } as const;
  const site = createActing(async (access) => {
    const newcomer = await access.newcomer();
    access.forgetNewcomer();
    return newcomer;
  });
  const cookie = createNewcomerCookie({ platformId: 'bom-us', isSecure: true, secrets: [TEST_COOKIE_SECRET] });
  const newcomer = { identity, callback: '/my', porch: null, isKept: true };
  const [pair = ''] = (await cookie.write(newcomer, NOW_MS)).split(';');
  const jar = createCookieJar();
  jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  const first = await act(site, jar);
  expect([first.result, jar.names()]).toEqual([newcomer, []]);
  expect((await act(site, jar)).result).toBeNull();
});
