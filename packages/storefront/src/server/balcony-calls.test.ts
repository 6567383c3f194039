import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { createCookieJar, signedInJar } from '../testing/cookie-jar.ts';
import { createTestSite } from '../testing/site-under-test.ts';

const createSite = (id: Parameters<typeof getPlatform>[0] = 'bom-us') =>
  createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform: getPlatform(id) });

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

test('ip names the address that the site sees', async () => {
  const answer = await createSite().ask('/api/balcony/ip');
  expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([{ ipAddress: '127.0.0.1' }, 'no-store']);
});

test('ip believes only what a trusted proxy says', async () => {
  const claim = { headers: { 'x-forwarded-for': '203.0.113.7', 'x-longstrip-client-address': '203.0.113.8' } };
  const ipOf = async (trustedProxies: string[]) => {
    const site = createTestSite(() => Promise.reject(new Error('no page is asked for here')), { trustedProxies });
    return (await site.ask('/api/balcony/ip', claim)).json();
  };
  expect(await ipOf([])).toEqual({ ipAddress: '127.0.0.1' });
  expect(await ipOf(['127.0.0.1'])).toEqual({ ipAddress: '203.0.113.7' });
});

describe('auth/refresh', () => {
  test.each([
    ['both tokens', { accessToken: 'access-1' }, {}],
    ['an empty address', { accessToken: 'access-1', clientIp: '' }, {}],
    ['a bearer', { clientIp: '198.51.100.1' }, { authorization: 'Bearer access-1' }],
  ])('renews a pair, with %s', async (_how, more, headers) => {
    const site = createSite();
    site.api.accounts.open();
    const answer = await site.ask('/api/balcony/auth/refresh', post({ refreshToken: 'refresh-1', ...more }, headers));
    const { result, ...rest } = await answer.json();
    expect([answer.status, rest]).toEqual([200, {}]);
    expect(result).toMatchObject({
      accessToken: { token: 'access-2' },
      refreshToken: { token: 'refresh-2' },
      email: 'ines@mail.example',
      ipAddress: '203.0.113.9',
    });
    expect(JSON.parse(site.api.calls[0]?.body ?? '')).toEqual({ refreshToken: 'refresh-1', accessToken: 'access-1' });
  });

  test('of the browser’s own session renews the cookie as well', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    await jar.ask(site, '/api/balcony/auth/refresh', post({ refreshToken: 'refresh-1' }));
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect(user.refreshToken.token).toBe('refresh-2');
  });

  test('of another session leaves the cookie alone', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    site.api.accounts.open();
    await jar.ask(site, '/api/balcony/auth/refresh', post({ refreshToken: 'refresh-2' }));
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect(user.refreshToken.token).toBe('refresh-1');
  });

  test('refuses with a bare error', async () => {
    const answer = await createSite().ask('/api/balcony/auth/refresh', post({ refreshToken: 'unknown' }));
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: { code: 'NOT_FOUND_REFRESH_TOKEN', message: 'NOT_FOUND_REFRESH_TOKEN' } },
    ]);
  });

  test.each([[{}], [{ refreshToken: 5 }], ['{'], [{ refreshToken: 'x'.repeat(601) }]])(
    'cannot read %j',
    async (body) => {
      const answer = await createSite().ask('/api/balcony/auth/refresh', post(body));
      expect(answer.status).toBe(400);
    },
  );

  test('from another site’s page is refused', async () => {
    const init = post({ refreshToken: 'refresh-1' }, { origin: 'https://evil.example' });
    expect((await createSite().ask('/api/balcony/auth/refresh', init)).status).toBe(403);
  });
});

describe('user', () => {
  test.each([
    ['in the body', { token: 'access-1' }, {}],
    ['as a bearer', {}, { authorization: 'Bearer access-1' }],
  ])('is the reader of the token %s', async (_where, body, headers) => {
    const site = createSite();
    site.api.accounts.open();
    const answer = await site.ask('/api/balcony/user', post(body, headers));
    expect(await answer.json()).toMatchObject({ id: 'reader-1', nickname: 'Ines' });
  });

  test('is not the reader of the cookie', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    const answer = await jar.ask(site, '/api/balcony/user', post({}));
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'NOT_LOGIN_USER']);
  });

  test('is refused with an unknown token, and on another platform', async () => {
    const answer = await createSite().ask('/api/balcony/user', post({ token: 'made-up' }));
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
    const japan = createSite('beltoon-jp');
    await japan.ask('/api/balcony/user', post({ token: 'access-1' }, { 'x-balcony-id': 'BOMTOON_US' }));
    expect(japan.api.calls[0]?.headers.get('x-balcony-id')).toBe('BELTOON_JP');
  });
});

describe('nice/encode', () => {
  const asReader = { headers: { authorization: 'Bearer access-1' } };

  test('hands on the form that begins the check, and the agreement', async () => {
    const site = createSite();
    site.api.accounts.open();
    const answer = await site.ask('/api/balcony/nice/encode?isAgreed=true', asReader);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { sRtnMSG: '', sEncData: 'encrypted', fields: { m: 'service', enc_data: 'encrypted' } },
    ]);
    expect(site.api.calls.at(-1)).toMatchObject({ pathname: '/nice/encode', search: '?isAgreed=true' });
  });

  test('agrees to nothing by itself', async () => {
    const site = createSite();
    site.api.accounts.open();
    await site.ask('/api/balcony/nice/encode', asReader);
    expect(site.api.calls.at(-1)?.search).toBe('');
  });

  test('is for readers alone, and a cookie is no bearer', async () => {
    const site = createSite();
    const jar = await signedInJar(site);
    const answer = await jar.ask(site, '/api/balcony/nice/encode');
    expect([answer.status, (await answer.json()).error.code]).toEqual([401, 'NOT_LOGIN_USER']);
    const unknown = await site.ask('/api/balcony/nice/encode', { headers: { authorization: 'Bearer made-up' } });
    expect([unknown.status, (await unknown.json()).error.code]).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
  });
});

test('an api that is out of reach is an error without detail', async () => {
  const site = createSite();
  site.api.breakDown();
  const answer = await createCookieJar().ask(site, '/api/balcony/user', post({ token: 'access-1' }));
  expect([answer.status, await answer.json()]).toEqual([502, { error: { code: 'UNKNOWN', message: 'Unknown Error' } }]);
});

test('any other path is none', async () => {
  expect((await createSite().ask('/api/balcony/no-such')).status).toBe(404);
});
