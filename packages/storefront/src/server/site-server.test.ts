import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/site-under-test.ts';
import type { SiteServerOptions } from './site-options.ts';

/** A site from which no test requests a page. */
function site(options: Partial<SiteServerOptions> = {}): TestSite {
  return createTestSite(() => Promise.reject(new Error('no page is asked for here')), options);
}

/** Sends one request to the site, and returns what the api received. */
async function passed(path: string, init: RequestInit, options: Partial<SiteServerOptions> = {}) {
  const { api, ask } = site(options);
  const answer = await ask(path, init);
  return { answer, call: api.calls[0] };
}

describe('what is passed through to the api', () => {
  test.each([
    '/api/balcony-api-v2/contents/salt-crown?isPorch=true',
    '/api/balcony-api/purchase',
    '/_/image?url=%2Fa%2Fx&w=640',
  ])('%s goes there as it is', async (path) => {
    const { call } = await passed(path, {});
    expect(call?.pathname).toBe(new URL(path, 'http://x').pathname);
  });

  test('speaks for this platform and no other', async () => {
    const { call } = await passed('/api/balcony-api-v2/x', { headers: { 'X-Balcony-Id': 'BELTOON_JP' } });
    expect(call?.headers.get('x-balcony-id')).toBe('BOMTOON_US');
  });

  test('carries the reader’s own bearer, and never a cookie', async () => {
    const cookie = '__Host-longstrip-bom-us-session=secret; longstrip-beltoon-jp-session=other';
    for (const path of ['/api/balcony-api-v2/x', '/_/image?x=1']) {
      const guest = await passed(path, { headers: { cookie } });
      expect(guest.call?.headers.get('authorization')).toBeNull();
      expect(guest.call?.headers.get('cookie')).toBeNull();
    }
    const reader = await passed('/api/balcony-api-v2/x', { headers: { authorization: 'Bearer a.b.c' } });
    expect(reader.call?.headers.get('authorization')).toBe('Bearer a.b.c');
  });

  test('names the client’s address beside the service secret, whatever the client claims', async () => {
    const claims = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=203.0.113.7',
      'x-real-ip': '203.0.113.7',
      'x-longstrip-client-address': '203.0.113.7',
      'x-longstrip-service-secret': 'guessed',
      'x-request-id': 'mine',
    };
    const { call } = await passed('/api/balcony-api-v2/x', { headers: claims });
    const sent = Object.fromEntries(call?.headers ?? []);
    expect(sent).toMatchObject({
      'x-longstrip-client-address': '127.0.0.1',
      'x-longstrip-service-secret': 'between us',
      'x-request-id': 'id-1',
    });
    expect(Object.keys(sent).filter((name) => /forwarded|real-ip/.test(name))).toEqual([]);
  });

  test('believes a trusted proxy about the address', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' };
    const { call } = await passed('/api/balcony-api-v2/x', { headers }, { trustedProxies: ['127.0.0.1'] });
    expect(call?.headers.get('x-longstrip-client-address')).toBe('198.51.100.9');
  });

  test('names no address without a secret', async () => {
    const { call } = await passed('/api/balcony-api-v2/x', {}, { serviceSecret: null });
    expect(call?.headers.has('x-longstrip-client-address')).toBe(false);
  });

  test('keeps its body unchanged', async () => {
    const body = JSON.stringify({ id: 5, purchaseType: 'RENT' });
    const headers = { 'content-type': 'application/json', origin: 'https://us.example' };
    const { call } = await passed('/api/balcony-api/purchase', { method: 'POST', body, headers });
    expect([call?.method, call?.body]).toEqual(['POST', body]);
  });

  test('is answered without headers that are not for the client', async () => {
    const answer = new Response('{"result":"ERROR"}', {
      status: 429,
      headers: {
        'retry-after': '7',
        'set-cookie': 'a=1',
        'content-encoding': 'gzip',
        'content-length': '3',
        'x-kept': 'yes',
      },
    });
    const got = await site({ apiFetch: () => answer }).ask('/api/balcony-api-v2/x');
    expect([got.status, await got.text()]).toEqual([429, '{"result":"ERROR"}']);
    expect(got.headers.get('retry-after')).toBe('7');
    expect(got.headers.get('x-kept')).toBe('yes');
    for (const name of ['set-cookie', 'content-encoding', 'content-length']) expect(got.headers.has(name)).toBe(false);
  });

  test('is a warning in the log when its body took too long', async () => {
    const { ask, logged } = site({ apiFetch: () => new Response(null, { status: 408 }) });
    expect((await ask('/api/balcony-api-v2/x', { method: 'POST' })).status).toBe(408);
    expect(logged).toMatchObject([{ level: 'warn', message: 'answered', facts: { status: 408 } }]);
  });

  test('is answered with an envelope when the api is out of reach', async () => {
    const down = site({ apiFetch: () => Promise.reject(new Error('ECONNREFUSED')) });
    const answer = await down.ask('/api/balcony-api-v2/x');
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      result: 'ERROR',
      error: { code: 'UNKNOWN', message: 'Unknown Error', detail: '' },
    });
    expect(
      down.logged.some(({ level, facts }) => level === 'error' && String(facts.error).includes('ECONNREFUSED')),
    ).toBe(true);
  });
});

describe('a client that closes the connection', () => {
  test('before the api has answered is logged, and not as an error', async () => {
    const gone = new AbortController();
    const hangUp = (request: Request) => {
      gone.abort();
      return Promise.reject(request.signal.reason);
    };
    const { ask, logged } = site({ apiFetch: hangUp });
    await ask('/api/balcony-api-v2/x', { signal: gone.signal });
    expect(logged).toMatchObject([
      { level: 'info', message: 'aborted by the client' },
      { level: 'info', message: 'answered', facts: { status: 499 } },
    ]);
  });

  test('while the page is made is logged in the same way', async () => {
    const gone = new AbortController();
    const build = () => {
      gone.abort();
      return Promise.reject(new Error('aborted'));
    };
    const { ask, logged } = createTestSite(build);
    await ask('/detail/x', { signal: gone.signal });
    expect(logged).toMatchObject([
      { level: 'info', message: 'aborted by the client' },
      { level: 'info', message: 'answered', facts: { status: 499 } },
    ]);
  });
});

describe('health', () => {
  test('is ok while the api is', async () => {
    const answer = await site().ask('/_/health');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', platform: 'bom-us' }]);
  });

  test.each([
    ['while the process drains', { isReady: () => false }],
    ['when the api is not', { apiFetch: () => new Response(null, { status: 503 }) }],
    ['when the api is out of reach', { apiFetch: () => Promise.reject(new Error('down')) }],
  ])('is 503 %s', async (_name, options) => {
    expect((await site(options).ask('/_/health')).status).toBe(503);
    expect((await site(options).ask('/_/ready')).status).toBe(503);
  });

  test('is ready when its api is, which may be well and not ready', async () => {
    const apiFetch = ({ url }: Request) => new Response(null, { status: url.endsWith('/_/ready') ? 503 : 200 });
    expect((await site({ apiFetch }).ask('/_/health')).status).toBe(200);
    expect((await site({ apiFetch }).ask('/_/ready')).status).toBe(503);
  });
});

describe('the small files of a site', () => {
  test.each(['bom-us', 'delitoon-fr'] as const)('are short answers on %s', async (id) => {
    const platform = getPlatform(id);
    const { ask } = site({ platform });
    const icon = await ask('/favicon.svg');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await icon.text()).toContain(`fill:${platform.theme.light.primary}`);
    const older = await ask('/favicon.ico', { redirect: 'manual' });
    expect([older.status, older.headers.get('location')]).toEqual([301, '/favicon.svg']);
    const robots = await ask('/robots.txt');
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    expect(await robots.text()).toMatch(
      /^User-agent: \*\nAllow: \/api\/balcony-api-v2\/opengraph\n(Disallow: \/\S*\n)+(\nSitemap: https:\/\/us\.example\/sitemap\.xml\n)?$/,
    );
    expect(await (await ask('/robots.txt', { method: 'HEAD' })).text()).toBe('');
  });
});

describe('every answer', () => {
  test('has a request id and security headers', async () => {
    const { ask, logged } = site();
    const { headers } = await ask('/_/health?token=secret');
    expect(headers.get('x-request-id')).toBe('id-1');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(logged).toEqual([
      {
        level: 'info',
        message: 'answered',
        facts: expect.objectContaining({ requestId: 'id-1', path: '/_/health', status: 200 }),
      },
    ]);
  });

  test('is in the log, but for those to whether it is well that are as the last one was', async () => {
    let isWell = true;
    const { ask, logged } = site({ apiFetch: () => new Response(null, { status: isWell ? 200 : 503 }) });
    for (const well of [true, true, false, false, true]) {
      isWell = well;
      for (const path of ['/_/health', '/_/ready', '/robots.txt']) await ask(path);
    }
    const of = (path: string) => logged.filter(({ facts }) => facts.path === path).map(({ facts }) => facts.status);
    expect([of('/_/health'), of('/_/ready'), of('/robots.txt').length]).toEqual([[200, 503, 200], [200, 503, 200], 5]);
  });

  test('asks for https only where the site is opened by it', async () => {
    const { headers } = await site({ publicOrigin: 'http://localhost:3000' }).ask('/_/health');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('a platform whose pages are listed (D35)', () => {
  const de = getPlatform('delitoon-de');
  const fr = { platform: getPlatform('delitoon-fr'), siblingSites: [{ platform: de, origin: 'https://de.example' }] };

  test.each([
    ['delitoon-fr', '/', '/transfer/note'],
    ['delitoon-fr', '/detail/x', '/transfer/note'],
    ['delitoon-fr', '//detail///x/', '/transfer/note'],
    ['delitoon-fr', '/no/such', '/transfer/note'],
    ['delitoon-fr', '/_/addresses/a/b', '/transfer/note'],
    ['delitoon-de', '/_/search', '/transfer/note'],
    ['delitoon-fr', '/?porch=spring&page=2', '/transfer/note?porch=spring'],
    ['delitoon-fr', '/faq', 'https://de.example/faq'],
    ['delitoon-fr', '/faq/', 'https://de.example/faq'],
    ['delitoon-fr', '/notice?page=2&lang=fr-FR', 'https://de.example/notice?page=2'],
    ['delitoon-fr', '/notice/detail/7', 'https://de.example/notice/detail/7'],
    ['delitoon-fr', '/notice/detail/%3Fx', 'https://de.example/notice/detail/%3Fx'],
    ['delitoon-de', '/home/free', '/transfer/note'],
  ])('%s sends %s to %s', async (id, path, location) => {
    const answer = await site(id === 'delitoon-de' ? { platform: de } : fr).ask(path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  test('redirects the data of a page too, in the form that Remix’s client understands', async () => {
    const answer = await site(fr).ask('/detail/x.data', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'text/x-script']);
    expect(await answer.text()).toContain('/transfer/note');
  });

  test('redirects HEAD too', async () => {
    const answer = await site(fr).ask('/home/free', { method: 'HEAD', redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/transfer/note']);
  });

  test('does not forward the router’s own parameters', async () => {
    const answer = await site(fr).ask('/faq.data?_routes=root&porch=x', { redirect: 'manual' });
    expect(await answer.text()).toContain('https://de.example/faq?porch=x"');
  });

  test('does not redirect paths that are no pages', async () => {
    expect((await site(fr).ask('/_/health')).status).toBe(200);
    expect((await site(fr).ask('/api/balcony-api-v2/contents/salt-crown')).status).toBe(200);
  });
});
