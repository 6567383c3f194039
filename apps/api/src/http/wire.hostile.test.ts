import { openTestDatabase } from '@longstrip/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { createTestApi, createTestApiOn, type TestApi, type TestRequest } from '../testing/test-api.ts';
import { addWireWorld } from '../testing/wire-world.ts';
import { createMemoryRateLimiter } from './rate-limit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addWireWorld(api);
});
afterAll(() => api.close());

const answer = async (path: string, request?: TestRequest, on: TestApi = api) => {
  const { status, json } = await on.ask(path, request);
  return [status, at(json, 'error.code') ?? at(json, 'result')];
};

/** Whatever is wrong with a request, the answer is an envelope that reveals nothing about the implementation. */
async function expectPolite(path: string, request?: TestRequest): Promise<void> {
  const { status, text, json, headers } = await api.ask(path, request);
  expect(status, `${path} answered ${status}`).toBeLessThan(500);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(at(json, 'result')).toBe('ERROR');
  expect(text).not.toMatch(/node_modules|\.ts:\d|at async|drizzle|pglite|postgres|select |syntax/i);
  expect(text.length).toBeLessThan(2_000);
}

const HOSTILE = [
  '%00',
  'alpha%00',
  '%',
  '%zz',
  '%e0%a4%a',
  '%ff%fe',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e',
  "alpha' or '1'='1",
  "alpha'; drop table series; --",
  'alpha"',
  '\\',
  '$' + '{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '😀',
  'ａｌｐｈａ',
  'alpha\u202e',
  'A'.repeat(97),
  'A'.repeat(4_000),
  '1e3',
  '0x1',
  '-1',
  '1.5',
  'NaN',
  '9'.repeat(30),
  'constructor',
  '__proto__',
  'undefined',
  'null',
];

describe('hostile names', () => {
  test.each(HOSTILE.map((name) => [name.slice(0, 40), name]))('%s', async (_short, name) => {
    const part = name.replaceAll('/', '%2f');
    for (const path of [
      `/v2/contents/${part}`,
      `/v2/contents/viewer/${part}/ep-1`,
      `/v2/contents/viewer/alpha/${part}`,
      `/v2/contents/viewer/${part}`,
      `/v2/contents/${part}/${part}`,
      `/v2/contents/images/${part}/${part}`,
      `/v2/contents/main/newest/${part}`,
      `/v2/contents/tab/original/${part}`,
      `/v2/${part}`,
      `/${part}`,
    ]) {
      await expectPolite(path);
    }
  });

  test.each(HOSTILE.map((name) => [name.slice(0, 40), name]))('in a query: %s', async (_short, name) => {
    const value = encodeURIComponent(name.slice(0, 1_000));
    const query = `?isNotLoginAdult=${value}&contentsThumbnailType=${value}&limit=${value}&sort=${value}&page=${value}&size=${value}`;
    for (const path of ['/v2/contents/main/newest/ALL', '/v2/contents/tab/original/COMIC', '/v2/notice']) {
      expect(await answer(path + query)).toEqual([200, 'SUCCESS']);
    }
    expect(await answer(`/v2/notice?page=${name.replaceAll('%', '%25').replaceAll('\u0000', '')}%`)).toEqual([
      200,
      'SUCCESS',
    ]);
  });

  test('nothing was harmed', async () => {
    expect(await answer('/v2/contents/alpha')).toEqual([200, 'SUCCESS']);
  });
});

describe('hostile bodies', () => {
  const details = '/v2/contents/tab/details';
  const json = { 'content-type': 'application/json' };

  test.each([
    ['no JSON', { rawBody: '{', headers: json }, [400, 'MALFORMED_REQUEST']],
    ['no UTF-8', { rawBody: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, [400, 'MALFORMED_REQUEST']],
    ['an empty body', { rawBody: '', headers: json }, [400, 'MALFORMED_REQUEST']],
    [
      'a form',
      { rawBody: 'contentsIds=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    ['XML', { rawBody: '<a/>', headers: { 'content-type': 'application/xml' } }, [415, 'UNSUPPORTED_MEDIA_TYPE']],
    [
      'a content type of garbage',
      { rawBody: '{}', headers: { 'content-type': ';;;' } },
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    [
      'JSON of another name',
      { rawBody: '{"contentsIds":"1"}', headers: { 'content-type': 'application/vnd.x+json' } },
      [200, 'SUCCESS'],
    ],
    ['too much', { rawBody: `{"contentsIds":"${'1,'.repeat(6000)}"}`, headers: json }, [413, 'PAYLOAD_TOO_LARGE']],
    [
      'more than it says',
      { rawBody: 'x'.repeat(20_000), headers: { ...json, 'content-length': '2' } },
      [413, 'PAYLOAD_TOO_LARGE'],
    ],
    ['deep nesting', { rawBody: '['.repeat(4_000) + ']'.repeat(4_000), headers: json }, [400, 'MALFORMED_REQUEST']],
    [
      'a key of the prototype',
      { rawBody: '{"__proto__":{"contentsIds":"1"}}', headers: json },
      [400, 'MALFORMED_REQUEST'],
    ],
  ] as const)('%s', async (_what, request, expected) => {
    expect(await answer(details, { method: 'POST', ...request })).toEqual(expected);
  });

  test('a body that the client aborts is no error of ours', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"contentsIds":'));
        controller.error(new Error('aborted'));
      },
    });
    api.logged.length = 0;
    const headers = { ...json, 'x-balcony-id': 'BOMTOON_US' };
    const init = { method: 'POST', body, headers, duplex: 'half' } as const;
    const { status } = await api.app.request(`/api/balcony-api-v2${details.slice('/v2'.length)}`, init);
    expect(status).toBe(400);
    expect(api.logged).toMatchObject([{ level: 30, status: 400, abortedByClient: true }]);
  });

  test('a body on a GET is not read', async () => {
    const { status } = await api.ask('/v2/contents/alpha');
    expect(status).toBe(200);
  });
});

describe('what HTTP itself refuses', () => {
  test.each([
    ['GET', '/', [404, 'NO_SUCH_ROUTE']],
    ['GET', '/v3/contents/alpha', [404, 'NO_SUCH_ROUTE']],
    ['GET', '/v2', [404, 'NO_SUCH_ROUTE']],
    ['GET', '//v2/contents/alpha', [404, 'NO_SUCH_ROUTE']],
    ['DELETE', '/v2/contents/alpha', [404, 'NO_SUCH_ROUTE']],
    ['PATCH', '/user', [404, 'NO_SUCH_ROUTE']],
    ['GET', `/v2/contents/alpha?${'x'.repeat(9_000)}`, [400, 'MALFORMED_REQUEST']],
  ] as const)('%s %s', async (method, path, expected) => {
    expect(await answer(path.slice(0, 20_000), { method })).toEqual(expected);
  });

  test('too many requests of one address, until it has waited', async () => {
    const limited = createTestApiOn(api.db, { services: { rateLimiter: createMemoryRateLimiter({ perMinute: 3 }) } });
    const from = { from: '198.51.100.1' };
    for (const nth of [1, 2, 3])
      expect([nth, ...(await answer('/v2/notice', from, limited))]).toEqual([nth, 200, 'SUCCESS']);
    const refused = await limited.ask('/v2/notice', from);
    expect([refused.status, at(refused.json, 'error.code')]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(await answer('/v2/notice', { from: '198.51.100.2' }, limited)).toEqual([200, 'SUCCESS']);
    limited.clock.advance(20_000);
    expect(await answer('/v2/notice', from, limited)).toEqual([200, 'SUCCESS']);
  });

  test('IPv6 addresses of one subscriber share a limit', async () => {
    const limited = createTestApiOn(api.db, { services: { rateLimiter: createMemoryRateLimiter({ perMinute: 1 }) } });
    expect(await answer('/v2/notice', { from: '2001:db8::1' }, limited)).toEqual([200, 'SUCCESS']);
    expect(await answer('/v2/notice', { from: '2001:db8:0:0:9:9:9:9' }, limited)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await answer('/v2/notice', { from: '2001:db8:0:1::1' }, limited)).toEqual([200, 'SUCCESS']);
  });

  test('a request that takes too long is our fault, and is answered in time', async () => {
    const slow = createTestApiOn(api.db, {
      config: { bodyLimitMs: 10, requestLimitMs: 20 },
      services: { rateLimiter: { take: () => new Promise(() => {}) } },
    });
    const { status, json } = await slow.ask('/v2/notice', { from: '198.51.100.1' });
    expect([status, at(json, 'error.code'), at(json, 'error.detail')]).toEqual([503, 'UNKNOWN', '']);
  });
});

test('limits by which a late body would be a fault of ours are none', () => {
  const withLimits = (bodyLimitMs: number, requestLimitMs: number) => () =>
    createTestApiOn(api.db, { config: { bodyLimitMs, requestLimitMs } });
  expect(withLimits(20, 20)).toThrow('a body must be late before its request is');
  expect(withLimits(19, 20)).not.toThrow();
});

describe('a fault of ours', () => {
  test('is UNKNOWN to the reader and complete in the log', async () => {
    const db = await openTestDatabase();
    const broken = createTestApiOn(db);
    await db.close();
    const { status, json, text, headers } = await broken.ask('/v2/contents/alpha');
    expect(status).toBe(500);
    expect(at(json, 'error')).toMatchObject({ code: 'UNKNOWN', detail: '' });
    expect(text).not.toMatch(/close|pglite|select/i);
    const faults = broken.logged.filter((line) => line.msg === 'fault');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ requestId: headers.get('x-request-id'), path: '/v2/contents/alpha' });
    expect(JSON.stringify(faults[0]?.err)).toMatch(/closed|stack/);
  });

  test('shows at /_/health, which is 200 only while the server can serve', async () => {
    expect((await api.ask('/_/health')).json).toEqual({ status: 'ok', version: 'test' });
    const db = await openTestDatabase();
    const broken = createTestApiOn(db);
    await db.close();
    const { status, json } = await broken.ask('/_/health');
    expect([status, at(json, 'status')]).toEqual([503, 'unavailable']);
    const draining = createTestApiOn(api.db, { drain: { isDraining: () => true } });
    expect((await draining.ask('/_/health')).status).toBe(503);
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    api.ask('/v2/contents/tab/details', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });

  test('a platform’s own site may call with credentials', async () => {
    const { status, headers } = await preflight('https://beltoon-jp.sites.test');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('https://beltoon-jp.sites.test');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization/);
    expect(headers.get('access-control-allow-headers')).toMatch(/x-balcony-id/);
    const answered = await api.ask('/v2/contents/alpha', { headers: { origin: 'https://bom-us.sites.test' } });
    expect(answered.headers.get('access-control-allow-origin')).toBe('https://bom-us.sites.test');
    expect(answered.headers.get('vary')).toMatch(/origin/i);
  });

  test.each(['https://evil.example', 'http://bom-us.sites.test', 'https://bom-us.sites.test.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('every answer', () => {
  test('has a request id that joins it with one line of the log', async () => {
    const given = await api.ask('/v2/contents/alpha?secret=1', { headers: { 'x-request-id': 'site-42' } });
    expect(given.headers.get('x-request-id')).toBe('site-42');
    const lines = api.logged.filter((line) => line.requestId === 'site-42');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ method: 'GET', path: '/v2/contents/alpha', status: 200, platform: 'bom-us' });
    const replaced = await api.ask('/v2/contents/none', { headers: { 'x-request-id': 'a b' } });
    expect(replaced.headers.get('x-request-id')).toMatch(/^request-\d+$/);
  });

  test('may not be cached, guessed to be a page, or framed', async () => {
    for (const path of ['/v2/contents/alpha', '/v2/contents/none', '/nowhere']) {
      const { headers } = await api.ask(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});
