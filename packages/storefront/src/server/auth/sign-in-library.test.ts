import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { createTestSite, type TestSite } from '../../testing/site-under-test.ts';

const ORIGIN = 'https://us.example';
const SESSION = 'longstrip-beltoon-jp-session';
/** A platform with sign-in by e-mail; no test here requests a page. */
const createSite = (id: Parameters<typeof getPlatform>[0] = 'beltoon-jp') =>
  createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
    platform: getPlatform(id),
    publicOrigin: ORIGIN,
  });
const ENTERED = { email: 'mio@mail.example', password: 'Secret-1', savedEmail: 'false', callbackUrl: '/my' };
const UNKNOWN_ERROR = { url: `${ORIGIN}/api/auth/error?error=UnknownError` };

function signIn(site: TestSite, fields: Record<string, string> = {}, jar = createCookieJar()) {
  return jar.post(site, '/api/auth/callback/EmailLogin', { ...ENTERED, ...fields });
}

describe('providers', () => {
  test('are listed by their ids, with their addresses', async () => {
    const listed = await (await createSite().ask('/api/auth/providers')).json();
    expect(Object.keys(listed)).toEqual(['EmailLogin', 'google', 'twitter', 'apple']);
    expect(listed.EmailLogin).toMatchObject({ id: 'EmailLogin', type: 'credentials' });
    expect(listed.google).toEqual({
      id: 'google',
      name: 'Google',
      type: 'other',
      signinUrl: `${ORIGIN}/api/auth/signin/google`,
      callbackUrl: `${ORIGIN}/api/auth/callback/google`,
    });
  });

  test('are those of the platform alone', async () => {
    const listed = await (await createSite('bom-us').ask('/api/auth/providers')).json();
    expect(Object.keys(listed)).toEqual(['google', 'facebook', 'twitter', 'apple']);
  });

  test.each([
    ['GET', 'signin/unknown'],
    ['POST', 'signin/unknown'],
    ['POST', 'callback/unknown'],
    ['GET', 'callback/unknown'],
    ['POST', 'signin/facebook'],
    ['POST', 'signin/constructor'],
    ['GET', 'no-such-thing'],
    ['PUT', 'session'],
  ])('%s %s is unknown', async (method, path) => {
    const answer = await createSite().ask(`/api/auth/${path}`, { method });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { url: `${ORIGIN}/api/auth/error?error=MissingAPIRouteError` },
    ]);
  });

  test('e-mail is none where the platform has none', async () => {
    const site = createSite('bom-us');
    expect((await signIn(site)).status).toBe(404);
    expect(site.api.calls).toEqual([]);
  });
});

describe('signing in by a password', () => {
  test('opens a session and leads to the callback', async () => {
    const site = createSite();
    site.api.accounts.signInAs(fakeUser());
    const jar = createCookieJar();
    const answer = await signIn(site, { porch: 'tw_01' }, jar);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { url: `${ORIGIN}/callback/login-success?callback=%2Fmy&porch=tw_01` },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const set = answer.headers.getSetCookie().find((text) => text.includes(SESSION));
    expect(set).toMatch(/^__Host-.*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const [call] = site.api.calls;
    expect(JSON.parse(call?.body ?? '')).toEqual({ id: 'mio@mail.example', password: 'Secret-1' });
    expect(call?.headers.get('x-longstrip-client-address')).toBe('127.0.0.1');
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect(user.id).toBe('reader-1');
  });

  test('ends with the browser where the reader does not stay logged in, also after a renewal', async () => {
    const site = createSite();
    site.api.accounts.signInAs(fakeUser());
    const answer = await signIn(site, { isAutoLogin: 'false' });
    const set = answer.headers.getSetCookie().find((text) => text.includes(SESSION));
    expect(set).not.toContain('Max-Age');
  });

  test('refuses with the code, what was entered, and nothing else', async () => {
    const site = createSite();
    site.api.accounts.signInAs({ code: 'EXCEED_AUTH_COUNT' });
    const jar = createCookieJar();
    const answer = await signIn(site, {}, jar);
    const error = encodeURIComponent('EXCEED_AUTH_COUNT&id=mio@mail.example&type=email');
    expect([answer.status, await answer.json()]).toEqual([401, { url: `${ORIGIN}/api/auth/error?error=${error}` }]);
    expect(jar.names().filter((name) => name.includes('session'))).toEqual([]);
  });

  test('works as a form without script', async () => {
    const site = createSite();
    const refused = await signIn(site, { json: '' });
    expect(refused.status).toBe(303);
    expect(refused.headers.get('location')).toMatch(/^\/api\/auth\/error\?error=INCORRECT_PASSWORD/);
    site.api.accounts.signInAs(fakeUser());
    const admitted = await signIn(site, { json: '' });
    expect(admitted.headers.get('location')).toBe('/callback/login-success?callback=%2Fmy');
  });

  test('over a live session sends its bearer, so that the api can refuse another account', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    site.api.accounts.signInAs({ code: 'DUPLICATE_LOGIN' });
    const answer = await signIn(site, {}, jar);
    expect(answer.status).toBe(401);
    expect(site.api.calls.at(-1)?.headers.get('authorization')).toBe('Bearer access-1');
    expect(jar.names()).toContain(`__Host-${SESSION}`);
  });

  test('is an error of ours where the api is out of reach', async () => {
    const site = createSite();
    site.api.breakDown();
    const answer = await signIn(site);
    expect([answer.status, await answer.json()]).toEqual([503, UNKNOWN_ERROR]);
  });

  test.each(['//evil.example', 'https://evil.example/my', 'javascript:alert(1)', '/%2F%2Fevil.example'])(
    'leads to the start where the callback is %s',
    async (callbackUrl) => {
      const site = createSite();
      site.api.accounts.signInAs(fakeUser());
      const { url } = await (await signIn(site, { callbackUrl })).json();
      expect(url).toBe(`${ORIGIN}/callback/login-success`);
    },
  );

  test('writes nothing of the reader into the log', async () => {
    const site = createSite();
    await signIn(site);
    site.api.accounts.signInAs(fakeUser());
    await signIn(site);
    expect(JSON.stringify(site.logged)).not.toMatch(/mio@mail|Secret-1|access-\d|refresh-\d/);
  });
});

describe('the guest of the iPhone app', () => {
  const continueAsGuest = (site: TestSite, query: string, fields: Record<string, string> = {}) =>
    createCookieJar().post(site, `/api/auth/callback/apple_guest${query}`, { callbackUrl: '/my', ...fields });
  const identityOf = (site: TestSite) => JSON.parse(site.api.calls.at(-1)?.body ?? '{}');

  test('has an account without a person, under an unguessable key', async () => {
    const site = createSite();
    site.api.accounts.signInAs(fakeUser({ snsProvider: 'apple_guest', email: null }));
    const answer = await continueAsGuest(site, '?app=ios');
    expect(await answer.json()).toEqual({ url: `${ORIGIN}/callback/login-success?callback=%2Fmy` });
    const first = identityOf(site);
    expect(first).toMatchObject({ provider: 'apple_guest', email: null, name: null });
    await continueAsGuest(site, '?app=ios', { guestKey: 'short' });
    expect(identityOf(site).snsId).not.toBe(first.snsId);
    expect([first.snsId.length, identityOf(site).snsId.length]).toEqual([43, 43]);
    const guestKey = 'k'.repeat(32);
    await continueAsGuest(site, '?app=ios', { guestKey });
    expect(identityOf(site).snsId).toBe(guestKey);
  });

  test.each([
    ['beltoon-jp', ''],
    ['beltoon-jp', '?app=android'],
    ['bom-us', '?app=ios'],
  ] as const)('is unknown on %s with %j', async (id, query) => {
    const site = createSite(id);
    expect((await continueAsGuest(site, query)).status).toBe(404);
    expect(site.api.calls).toEqual([]);
    const listed = await (await site.ask(`/api/auth/providers${query}`)).json();
    expect(Object.keys(listed)).not.toContain('apple_guest');
  });
});

describe('a form that is not ours', () => {
  const FORMS = ['callback/EmailLogin', 'signin/google', 'signout'];

  test.each(FORMS)('%s refuses a token that is missing, made up, foreign or planted', async (path) => {
    const site = createSite();
    site.api.accounts.signInAs(fakeUser());
    const theirs = createCookieJar();
    const { csrfToken: foreign } = await (await theirs.ask(site, '/api/auth/csrf')).json();
    const planted = createCookieJar();
    planted.set('__Host-longstrip-beltoon-jp-csrf', `${foreign}%7C${'0'.repeat(64)}`);
    for (const [jar, csrfToken] of [
      [createCookieJar(), ''],
      [createCookieJar(), 'f'.repeat(64)],
      [createCookieJar(), foreign],
      [planted, foreign],
    ] as const) {
      if (jar !== planted && csrfToken !== '') await jar.ask(site, '/api/auth/csrf');
      const body = new URLSearchParams({ ...ENTERED, json: 'true', csrfToken });
      const answer = await jar.ask(site, `/api/auth/${path}`, { method: 'POST', body });
      expect([answer.status, await answer.json()]).toEqual([403, UNKNOWN_ERROR]);
    }
    expect(site.api.calls).toEqual([]);
  });

  test.each(FORMS)('%s refuses another site’s page, even with a good token', async (path) => {
    const site = createSite();
    const jar = createCookieJar();
    const { csrfToken } = await (await jar.ask(site, '/api/auth/csrf')).json();
    const answer = await jar.ask(site, `/api/auth/${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...ENTERED, csrfToken }),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(site.api.calls).toEqual([]);
  });

  test('a body that is too long is not read', async () => {
    const answer = await createSite().ask('/api/auth/signout', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken: 'x'.repeat(20_000) }),
    });
    expect(answer.status).toBe(413);
  });
});

describe('signing out', () => {
  test('ends the session at the api and in the browser', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    const answer = await jar.post(site, '/api/auth/signout', { callbackUrl: '/home/free' });
    expect(await answer.json()).toEqual({ url: `${ORIGIN}/home/free` });
    expect(jar.names()).not.toContain(`__Host-${SESSION}`);
    const call = site.api.calls.at(-1);
    expect([call?.method, call?.pathname, call?.body]).toEqual([
      'PUT',
      '/auth/logout',
      JSON.stringify({ refreshToken: 'refresh-1' }),
    ]);
  });

  test('is only logged where the api fails; the browser is signed out', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    site.api.breakDown();
    const answer = await jar.post(site, '/api/auth/signout', { callbackUrl: '//evil.example' });
    expect(await answer.json()).toEqual({ url: `${ORIGIN}/` });
    expect(jar.names()).not.toContain(`__Host-${SESSION}`);
    expect(site.logged.some(({ message }) => message === 'the session was not ended')).toBe(true);
  });

  test('does not come about by a link', async () => {
    const site = createSite();
    const jar = await signedInJar(site, { platformId: 'beltoon-jp' });
    expect((await jar.ask(site, '/api/auth/signout')).headers.get('location')).toBe('/');
    expect(jar.names()).toContain(`__Host-${SESSION}`);
  });
});

describe('pages of the library', () => {
  test.each([
    ['signin', '/user/login'],
    ['signin?callbackUrl=https%3A%2F%2Fus.example%2Fmy', '/user/login?callback=%2Fmy'],
    [
      'signin?error=SessionRequired&callbackUrl=%2Fmy&porch=p',
      '/user/login?callback=%2Fmy&porch=p&error=SessionRequired',
    ],
    ['signin?callbackUrl=%2Fuser%2Flogin%3Fcallback%3D%252Fmy', '/user/login'],
    ['signin?callbackUrl=%2Fcallback%2Flogin-error', '/user/login'],
    ['signin?error=%3Cscript%3E', '/user/login'],
    ['signin/google?callbackUrl=%2Fmy', '/user/login?callback=%2Fmy'],
    ['error?error=AccountNotLinkedError', '/callback/login-error?error=AccountNotLinkedError'],
    [
      `error?error=${encodeURIComponent('INCORRECT_PASSWORD&id=mio@mail.example&type=email')}`,
      '/callback/login-error?error=INCORRECT_PASSWORD&id=mio%40mail.example&type=email',
    ],
    ['error?error=%3Cscript%3E', '/callback/login-error?error=UnknownError'],
    ['error', '/callback/login-error?error=UnknownError'],
    [
      'error?error=EMPTY_EMAIL&callback=%2Fsetting&porch=zz',
      '/callback/login-error?error=EMPTY_EMAIL&callback=%2Fsetting&porch=zz',
    ],
    ['error?error=EMPTY_EMAIL&callback=%2F%2Fevil.example', '/callback/login-error?error=EMPTY_EMAIL'],
  ])('%s leads to %s', async (path, location) => {
    const answer = await createSite().ask(`/api/auth/${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  test.each([
    [{ level: 'error', code: 'CLIENT_FETCH_ERROR', details: 'a@b.example' }, 200, ['CLIENT_FETCH_ERROR']],
    [{ level: 'debug', code: 'NOISE' }, 200, []],
    [{ level: 'fatal', code: 'X' }, 400, []],
    [{ level: 'error', code: 'line\nbreak' }, 400, []],
    [{ level: 'error', code: 'x'.repeat(80) }, 400, []],
  ])('a browser’s report %j is answered %i', async (fields, status, codes) => {
    const site = createSite();
    const answer = await site.ask('/api/auth/_log', { method: 'POST', body: new URLSearchParams(fields) });
    expect(answer.status).toBe(status);
    const reports = site.logged.filter(({ message }) => message === 'reported by a browser');
    expect(reports.map(({ facts }) => facts.code)).toEqual(codes);
    expect(JSON.stringify(site.logged)).not.toContain('a@b.example');
  });
});
