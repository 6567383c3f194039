import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

const app = await compileApp();
const FINISHED = '__Host-longstrip-bom-us-loginCallbackFinished';
const SIGN_UP = '__Host-longstrip-bom-us-isSignUp';

describe('a page after signing in', () => {
  test.each(['/callback/login-success', '/callback/viewer-login-success', '/callback/facebook-login'])(
    '%s leads a reader back, and a guest to the login',
    async (path) => {
      const site = createTestSite(app.build);
      const jar = await signedInJar(site);
      const query = '?callback=%2Fdetail%2Fsalt-crown%3Fsort%3Dasc&porch=p1';
      const back = await jar.ask(site, `${path}${query}`);
      expect([back.status, back.headers.get('location')]).toEqual([302, '/detail/salt-crown?sort=asc&porch=p1']);
      expect(back.headers.get('cache-control')).toBe('no-store');
      expect(jar.get(FINISHED)).toBe('Y');
      expect((await jar.ask(site, path)).headers.get('location')).toBe('/');
      const guest = await createCookieJar().ask(site, `${path}${query}`);
      expect(guest.headers.get('location')).toBe(`/user/login${query}`);
    },
  );

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (callback) => {
      const site = createTestSite(app.build);
      const jar = await signedInJar(site);
      for (const path of ['/callback/login-success', '/callback/logout-success']) {
        const answer = await jar.ask(site, `${path}?callback=${encodeURIComponent(callback)}`);
        expect(answer.headers.get('location')).toBe('/');
      }
    },
  );

  test('asked for by the router leads on in the data', async () => {
    const site = createTestSite(app.build);
    const jar = await signedInJar(site);
    const answer = await jar.ask(site, '/callback/login-success.data?callback=%2Fmy');
    expect([answer.status, (await answer.text()).includes('"/my"')]).toEqual([202, true]);
  });
});

test('going to the login takes the flags of the last time away', async () => {
  const site = createTestSite(app.build);
  const jar = createCookieJar();
  jar.set(FINISHED, 'Y');
  jar.set(SIGN_UP, 'Y');
  await jar.ask(site, '/user/login');
  expect(jar.names().filter((name) => [FINISHED, SIGN_UP].includes(name))).toEqual([]);
});

test('signing out leads on, and takes the flags away', async () => {
  const site = createTestSite(app.build);
  const jar = createCookieJar();
  jar.set(SIGN_UP, 'Y');
  const answer = await jar.ask(site, '/callback/logout-success?callback=%2Fhome%2Ffree');
  expect(answer.headers.get('location')).toBe('/home/free');
  expect(jar.names()).toEqual([]);
});

test('the site of old accounts has these pages too, and Facebook’s only where Facebook is', async () => {
  const site = createTestSite(app.build, { platform: platformNamed('delitoon-de') });
  const jar = await signedInJar(site, { platformId: 'delitoon-de' });
  expect((await jar.ask(site, '/callback/login-success')).headers.get('location')).toBe('/');
  const japan = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
  expect((await createCookieJar().ask(japan, '/callback/facebook-login')).status).toBe(404);
});

describe('the policy of a page', () => {
  const ORIGIN = 'https://provider.example';
  const google = {
    issuer: ORIGIN,
    authorizationUrl: `${ORIGIN}/o`,
    tokenUrl: `${ORIGIN}/t`,
    clientId: 'a',
    clientSecret: 'b',
  };

  // From each of these pages the router can go to the login page, which then has the policy of the document loaded first.
  test.each(['/user/login', '/home/free', '/detail/salt-crown'])('lets forms lead to a provider: %s', async (path) => {
    const site = createTestSite(app.build, { providers: { google } });
    const policy = (await site.ask(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${ORIGIN};`);
  });
});
