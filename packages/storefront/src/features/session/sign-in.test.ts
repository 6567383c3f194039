import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createCookieJar } from '../../testing/cookie-jar.ts';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { createTestSite } from '../../testing/site-under-test.ts';
import { signIn } from './sign-in.ts';

const ORIGIN = 'https://us.example';

/** A page of the Japanese site that signs in. */
function openPage() {
  const site = createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
    platform: getPlatform('beltoon-jp'),
  });
  const jar = createCookieJar();
  const left: string[] = [];
  const parts = {
    send: (address: string, init?: RequestInit) => jar.ask(site, address, init),
    go: (address: string) => {
      left.push(address);
    },
    here: '/detail/salt-crown',
  };
  return { site, left, parts };
}

const ENTERED = { email: 'mio@mail.example', password: 'Secret-1' };

test('a password opens a session, and the page goes on by itself', async () => {
  const { site, left, parts } = openPage();
  site.api.accounts.signInAs(fakeUser());
  expect(await signIn('EmailLogin', ENTERED, parts)).toEqual({
    error: null,
    status: 200,
    ok: true,
    url: `${ORIGIN}/callback/login-success?callback=%2Fdetail%2Fsalt-crown`,
  });
  expect(left).toEqual([]);
});

test('a refusal is a result', async () => {
  const { parts } = openPage();
  expect(await signIn('EmailLogin', ENTERED, parts)).toEqual({
    error: 'INCORRECT_PASSWORD&id=mio@mail.example&type=email',
    status: 401,
    ok: false,
    url: null,
  });
});

test('a provider’s page is gone to', async () => {
  const { left, parts } = openPage();
  const result = await signIn('google', {}, parts);
  expect(result?.ok).toBe(true);
  expect(left).toEqual([expect.stringMatching(/^https:\/\/provider\.example\/authorize\?/)]);
});

test('an unknown way leads to the sign-in page, and back', async () => {
  const { left, parts } = openPage();
  expect(await signIn('facebook', {}, parts)).toBeNull();
  expect(await signIn('constructor', { callbackUrl: '/my' }, parts)).toBeNull();
  expect(left).toEqual(['/api/auth/signin?callbackUrl=%2Fdetail%2Fsalt-crown', '/api/auth/signin?callbackUrl=%2Fmy']);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['fails', async () => new Response('fault', { status: 500 })],
  ['makes no sense', async () => Response.json(['google'])],
])('a list of ways that %s leads to the error page', async (_how, send) => {
  const { left, parts } = openPage();
  expect(await signIn('google', {}, { ...parts, send })).toBeNull();
  expect(left).toEqual(['/api/auth/error']);
});
