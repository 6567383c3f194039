import { createTokenSigner } from '@longstrip/api-contract/token';
import { LOGIN_ROUTES, ROUTE_PATTERNS } from '@longstrip/core';
import { decode } from 'turbo-stream';
import { describe, expect, test } from 'vitest';
import { createCookieJar, putSession, signedInJar } from '../../testing/cookie-jar.ts';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import {
  compileApp,
  createTestSite,
  platformNamed,
  TEST_COOKIE_SECRET,
  type TestSite,
} from '../../testing/site-under-test.ts';
import { createSessionCookie } from './session-cookie.ts';

const SESSION = '__Host-longstrip-bom-us-session';
const MINUTE_MS = 60_000;
const app = await compileApp();
const createSite = () => createTestSite(app.build);
const callsOf = ({ api }: TestSite, pathname: string) => api.calls.filter((call) => call.pathname === pathname);

async function sessionOf(site: TestSite, jar = createCookieJar()) {
  const answer = await jar.ask(site, '/api/auth/session');
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

describe('the session of a request', () => {
  test('is the reader of the cookie, with tokens for the memory of the page', async () => {
    const site = createSite();
    const { body, headers } = await sessionOf(site, await signedInJar(site));
    expect(body.user).toMatchObject({ id: 'reader-1', nickname: 'Ines', accessToken: { token: 'access-1' } });
    expect(body.user.refreshToken.token).toBe('refresh-1');
    expect(Date.parse(body.expires)).toBe(body.user.refreshToken.expiredAt);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is a guest’s without a cookie, and asks the api nothing', async () => {
    const site = createSite();
    expect((await sessionOf(site)).body).toEqual({});
    expect(site.api.calls).toEqual([]);
  });

  test.each([
    ['altered', (value: string) => `x${value}`],
    ['cut', (value: string) => value.slice(0, -3)],
    ['unsigned', (value: string) => value.slice(0, value.lastIndexOf('.'))],
    ['empty of sense', () => 'eyJhIjoxfQ'],
  ])('is a guest’s with a cookie that is %s, which is removed', async (_how, alter) => {
    const site = createSite();
    const jar = await signedInJar(site);
    jar.set(SESSION, alter(decodeURIComponent(jar.get(SESSION) ?? '')));
    expect((await sessionOf(site, jar)).body).toEqual({});
    expect(jar.names()).not.toContain(SESSION);
    expect(site.api.calls).toEqual([]);
  });

  test('is a guest’s with a cookie sealed elsewhere, and with another platform’s under our name', async () => {
    const site = createSite();
    const { accessToken, refreshToken } = site.api.accounts.open();
    const session = { accessToken, refreshToken, userId: 'reader-1', email: null, isKept: true };
    const planted = createCookieJar();
    await putSession(planted, 'bom-us', session, 'the secret of another site, long enough');
    expect((await sessionOf(site, planted)).body).toEqual({});
    const japanese = createCookieJar();
    await putSession(japanese, 'beltoon-jp', session);
    expect((await sessionOf(site, japanese)).body).toEqual({});
  });

  test('outlives a change of the secret that seals its cookie', async () => {
    const secret = 'a new secret of the cookies in tests';
    const changing = createTestSite(app.build, { sessionSecrets: [secret, TEST_COOKIE_SECRET] });
    const jar = await signedInJar(changing, { accessMs: MINUTE_MS });
    expect((await sessionOf(changing, jar)).body.user.id).toBe('reader-1');
    // The renewal has signed the cookie again: the old secret is not needed any more.
    const cookie = createSessionCookie({ platformId: 'bom-us', isSecure: true, secrets: [secret] });
    expect((await cookie.read(jar.header(), NOW_MS))?.userId).toBe('reader-1');
  });

  test('is renewed once when five minutes or less remain, and not before', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { accessMs: 5 * MINUTE_MS + 1 });
    expect((await sessionOf(site, jar)).body.user.accessToken.token).toBe('access-1');
    const near = await signedInJar(site, { accessMs: 5 * MINUTE_MS });
    expect((await sessionOf(site, near)).body.user.accessToken.token).toBe('access-3');
    expect((await sessionOf(site, near)).body.user.accessToken.token).toBe('access-3');
    expect(site.api.accounts.refreshed()).toBe(1);
    expect(near.get('__Host-longstrip-bom-us-renewed-token')).toBe('Y');
  });

  test('is renewed by one call for twenty tabs at the same time', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { accessMs: MINUTE_MS });
    const cookie = jar.header();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await site.ask('/api/auth/session', { headers: { cookie } })).json()),
    );
    expect(new Set(answers.map(({ user }) => user.accessToken.token))).toEqual(new Set(['access-2']));
    expect(site.api.accounts.refreshed()).toBe(1);
  });

  test('ends when the api no longer knows it, and the cookie with it', async () => {
    const site = createSite();
    for (const left of [{}, { accessMs: MINUTE_MS }]) {
      const jar = await signedInJar(site, left);
      site.api.accounts.revokeAll();
      expect((await sessionOf(site, jar)).body).toEqual({});
      expect(jar.names()).not.toContain(SESSION);
    }
  });

  test('is cleared when the account has another address than it began with', async () => {
    const site = createSite();
    const jar = createCookieJar();
    const { accessToken, refreshToken } = site.api.accounts.open(fakeUser(), { accessMs: MINUTE_MS });
    const session = { accessToken, refreshToken, userId: 'reader-1', email: 'old@mail.example', isKept: true };
    await putSession(jar, 'bom-us', session);
    expect((await sessionOf(site, jar)).body).toEqual({});
    expect(jar.names()).not.toContain(SESSION);
  });

  test('keeps a token that is still good while it cannot be renewed', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { accessMs: MINUTE_MS });
    site.api.breakList('auth/refresh');
    const { status, body } = await sessionOf(site, jar);
    expect([status, body.user?.accessToken.token]).toEqual([200, 'access-1']);
    expect((await jar.ask(site, '/detail/salt-crown')).status).toBe(200);
    expect(site.api.calls.some(({ pathname }) => pathname.endsWith('/auth/refresh'))).toBe(true);
    expect(jar.names()).toContain(SESSION);
  });

  test('survives an api that is out of reach: an error, never a logout', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { accessMs: -MINUTE_MS });
    site.api.breakDown();
    expect((await sessionOf(site, jar)).status).toBe(503);
    const page = await jar.ask(site, '/home/free');
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
    // This page makes no api call, and would look like a guest's page.
    expect((await jar.ask(site, '/my')).status).toBe(503);
    const locked = await jar.ask(site, '/library/my');
    expect(locked.headers.get('location')).toBeNull();
    expect(jar.names()).toContain(SESSION);
  });
});

describe('what a session opens', () => {
  test('pages know their reader, ask with the bearer and are stored nowhere', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    const page = await jar.ask(site, '/detail/salt-crown');
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const html = await page.text();
    expect(html).toContain('authenticated');
    expect(html).not.toMatch(/access-1|refresh-1/);
    const [own] = callsOf(site, '/v2/library/series/salt-crown');
    expect(own?.headers.get('authorization')).toBe('Bearer access-1');
    const [shared] = callsOf(site, '/v2/contents/salt-crown');
    expect(shared?.headers.get('authorization')).toBeNull();
    expect(shared?.headers.get('x-longstrip-view')).toBe('adult=0; bl=1');
  });

  test('an adult with the switch on sees adult works, and only then', async () => {
    const site = createSite();
    const seen = async (more: Parameters<typeof fakeUser>[0]) => {
      const jar = await signedInJar(site, {}, fakeUser(more));
      await jar.ask(site, '/detail/salt-crown');
      return callsOf(site, '/v2/contents/salt-crown').at(-1)?.headers.get('x-longstrip-view');
    };
    expect(await seen({ isAdult: true, isAdultToggle: true })).toBe('adult=1; bl=1');
    expect(await seen({ isAdult: true, isAdultToggle: false })).toBe('adult=0; bl=1');
    expect(await seen({ isAdult: false, isAdultToggle: true })).toBe('adult=0; bl=1');
    expect(await seen({ isAdult: true, isAdultToggle: true, isKrIpUser: true, isAdultKr: false })).toBe(
      'adult=0; bl=1',
    );
  });

  test.each([
    ['a page', '/_/image', '?url=%2Fa&w=640'],
    ['a support ticket', '/api/balcony-api/qna/image/ticket-1/1', '?r=reader-1&e=1&s=x'],
  ])('the picture of %s is asked for in the reader’s name beside the service secret', async (_, path, query) => {
    const site = createSite();
    const jar = await signedInJar(site);
    const headers = { 'x-longstrip-reader': 'bom-us/forged' };
    await jar.ask(site, `${path}${query}`, { headers });
    const [picture] = callsOf(site, path);
    expect(picture?.headers.get('x-longstrip-reader')).toBe('bom-us/reader-1');
    expect(picture?.headers.get('x-longstrip-service-secret')).toBe('between us');
    expect(picture?.headers.get('authorization')).toBeNull();
    await site.ask(`${path}${query}`, { headers });
    expect(callsOf(site, path)[1]?.headers.get('x-longstrip-reader')).toBeNull();
  });

  test('the api’s own paths get no bearer from a cookie', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    await jar.ask(site, '/api/balcony-api-v2/contents/salt-crown');
    const [call] = site.api.calls;
    expect([call?.headers.get('authorization'), call?.headers.get('x-longstrip-reader')]).toEqual([null, null]);
  });
});

describe('tokens that a client renews by the api’s own path', () => {
  const signer = createTokenSigner({ secret: 'a secret of the api, long enough for it' });
  const pairOf = async (sessionId: string, generation: number) => {
    const subject = { platformId: 'bom-us', userId: 'reader-1', sessionId };
    const accessToken = await signer.sign(subject, { nowMs: NOW_MS + generation * 1000 });
    return { accessToken, refreshToken: { ...accessToken, token: `refresh-${generation}`, expiredAt: NOW_MS + 1e8 } };
  };

  test.each([
    ['of this session go into the cookie', 'auth/refresh', 's-1', (pair: object) => pair, 'refresh-2'],
    ['in a change of the reader as well', 'user', 's-1', (authResponse: object) => ({ authResponse }), 'refresh-2'],
    ['of a check by phone as well', 'user/auth/adult/kr', 's-1', (pair: object) => pair, 'refresh-2'],
    ['of another session do not', 'auth/refresh', 's-2', (pair: object) => pair, 'refresh-1'],
  ])('%s', async (_what, path, sessionId, wrap, stored) => {
    const renewed = wrap(await pairOf(sessionId, 2));
    const apiFetch = async () => Response.json({ result: 'SUCCESS', data: renewed });
    const site = createTestSite(app.build, { apiFetch });
    const jar = createCookieJar();
    await putSession(jar, 'bom-us', { ...(await pairOf('s-1', 1)), userId: 'reader-1', email: null, isKept: true });
    const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    const answer = await jar.ask(site, `/api/balcony-api/${path}`, init);
    expect((await answer.json()).data).toEqual(renewed);
    const cookie = createSessionCookie({ platformId: 'bom-us', isSecure: true, secrets: [TEST_COOKIE_SECRET] });
    expect((await cookie.read(jar.header(), NOW_MS))?.refreshToken.token).toBe(stored);
  });
});

describe('a page for signed-in readers', () => {
  const { routes } = platformNamed('bom-us');
  const LOGIN_ONLY = [...LOGIN_ROUTES].filter((route) => routes.includes(route)).map((route) => ROUTE_PATTERNS[route]);

  test.each(LOGIN_ONLY)('%s leads a guest to the login and back', async (path) => {
    const site = createSite();
    const answer = await createCookieJar().ask(site, `${path}?sort=a b&porch=x1`);
    const callback = encodeURIComponent(`${path}?sort=a+b&porch=x1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/user/login?callback=${callback}&porch=x1`]);
    const data = await createCookieJar().ask(site, `${path}.data?_routes=x`);
    expect([data.status, await data.text()]).toEqual([
      202,
      expect.stringContaining(`/user/login?callback=${encodeURIComponent(path)}"`),
    ]);
  });

  test.each(LOGIN_ONLY)('%s says that an expired session has expired', async (path) => {
    const site = createSite();
    const jar = await signedInJar(site, { refreshMs: -1 });
    const answer = await jar.ask(site, path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
    expect(await answer.text()).toContain('This session has expired.');
    expect(jar.names()).not.toContain(SESSION);
    // A reader who comes back without a session is redirected to the login like any other guest.
    expect((await jar.ask(site, path)).status).toBe(302);
  });

  test('a public page is a guest’s when the session has expired, and says so once', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { refreshMs: -1 });
    const rootData = async () => {
      const answer = await jar.ask(site, '/home/free.data?_routes=root');
      if (answer.body === null) throw new Error('no data');
      const { value } = await decode(answer.body);
      return value;
    };
    const guest = { root: { data: { sessionStatus: 'unauthenticated' } } };
    expect(await rootData()).toMatchObject({ root: { data: { ...guest.root.data, hasSessionExpired: true } } });
    expect(await rootData()).toMatchObject({ root: { data: { ...guest.root.data, hasSessionExpired: false } } });
  });

  test('on the site of old accounts there are none: they lead to its note', async () => {
    const french = await compileApp('de-fr-transfer');
    const site = createTestSite(french.build, { platform: platformNamed('delitoon-fr') });
    const answer = await createCookieJar().ask(site, '/library/my');
    expect(answer.headers.get('location')).toBe('/transfer/note');
  });
});

test('two sites on one host keep their sessions apart', async () => {
  const us = createSite();
  const japan = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
  const jar = await signedInJar(us);
  const { accessToken, refreshToken, userId, email } = japan.api.accounts.open(fakeUser({ nickname: 'Mio' }));
  await putSession(jar, 'beltoon-jp', { accessToken, refreshToken, userId, email, isKept: true });
  expect((await sessionOf(us, jar)).body.user.nickname).toBe('Ines');
  expect((await sessionOf(japan, jar)).body.user.nickname).toBe('Mio');
  await jar.post(us, '/api/auth/signout', { callbackUrl: '/' });
  expect((await sessionOf(us, jar)).body).toEqual({});
  expect((await sessionOf(japan, jar)).body.user.nickname).toBe('Mio');
});
