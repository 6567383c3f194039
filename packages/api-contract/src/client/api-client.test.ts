import { describe, expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiFailure } from './api-result.ts';
import type { ApiClientOptions, ApiFetch } from './api-transport.ts';

const options: Omit<ApiClientOptions, 'fetch'> = {
  baseUrl: 'http://api.test/',
  balconyId: 'BELTOON_JP',
  timeZone: 'Asia/Tokyo',
  acceptLanguage: 'ja-JP',
};

const answer = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const success = (data: unknown) => answer({ result: 'SUCCESS', data });

/** A client whose requests are recorded and answered by `reply`. */
function clientWith(reply: ApiFetch, more: Partial<ApiClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createApiClient({
    ...options,
    ...more,
    fetch: (request, init) => {
      requests.push(request);
      return reply(request, init);
    },
  });
  return { client, requests };
}

async function failureOf(work: Promise<unknown>): Promise<ApiFailure> {
  const caught = await work.then(
    () => new Error('no failure'),
    (error: unknown) => error,
  );
  if (caught instanceof ApiFailure) return caught;
  throw caught;
}

test('a call carries the headers of section 7 and nothing that was not given', async () => {
  const { client, requests } = clientWith(() => success([]));
  await client.originalSeriesIds({ type: 'COMIC' });
  expect(requests[0]?.url).toBe('http://api.test/v2/contents/tab/original/COMIC');
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'ja-JP',
    'x-balcony-id': 'BELTOON_JP',
    'x-platform': 'WEB',
    'x-balcony-timezone': 'Asia/Tokyo',
  });
  expect(requests[0]?.credentials).toBe('include');
});

test('a signed-in reader, an app and a site hand on what they have', async () => {
  const { client, requests } = clientWith(() => success([]), {
    bearer: 'a.b.c',
    platform: 'IOS_APP',
    clientAddress: '203.0.113.9',
    serviceSecret: 'between us',
    requestId: 'r-1',
    isNotLoginAdult: true,
  });
  await client.seriesListItems({ contentsIds: '3,1', contentsThumbnailType: ['VERTICAL', 'MAIN'] });
  const [request] = requests;
  expect(request?.url).toBe('http://api.test/v2/contents/tab/details?isNotLoginAdult=true');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer a.b.c',
    'content-type': 'application/json',
    'x-platform': 'IOS_APP',
    'x-longstrip-client-address': '203.0.113.9',
    'x-longstrip-service-secret': 'between us',
    'x-request-id': 'r-1',
  });
  expect(await request?.json()).toEqual({ contentsIds: '3,1', contentsThumbnailType: ['VERTICAL', 'MAIN'] });
});

test('clients of different requests share their calls, and send with their own parts', async () => {
  const [one, other] = [clientWith(() => success([]), { bearer: 'one' }), clientWith(() => success([]))];
  expect(one.client.originalSeriesIds).toBe(other.client.originalSeriesIds);
  expect(Object.keys(one.client)).toEqual([]);
  await Promise.all([one, other].map(({ client }) => client.originalSeriesIds({ type: 'COMIC' })));
  expect([one, other].map(({ requests }) => requests[0]?.headers.get('authorization'))).toEqual(['Bearer one', null]);
});

test('a base address may end with slashes', async () => {
  const { client, requests } = clientWith(() => success([]), { baseUrl: 'http://api.test///' });
  await client.originalSeriesIds({ type: 'COMIC' });
  expect(requests[0]?.url).toBe('http://api.test/v2/contents/tab/original/COMIC');
});

test('a secret goes along only beside an address', async () => {
  const { client, requests } = clientWith(() => success([]), { serviceSecret: 'between us' });
  await client.originalSeriesIds({ type: 'COMIC' });
  expect(requests[0]?.headers.has('x-longstrip-service-secret')).toBe(false);
});

test('an address goes along only beside the service secret', async () => {
  const { client, requests } = clientWith(() => success([]), { clientAddress: '203.0.113.9' });
  await client.originalSeriesIds({ type: 'COMIC' });
  expect(requests[0]?.headers.has('x-longstrip-client-address')).toBe(false);
});

test.each([
  ['a/b?c#d', '/v2/contents/a%2Fb%3Fc%23d'],
  ['..', '/v2/contents/%252E%252E'],
  ['..a', '/v2/contents/..a'],
  ['a..', '/v2/contents/a..'],
  ['%00', '/v2/contents/%2500'],
])('an alias %j from outside stays one part of the path', async (alias, path) => {
  const { client, requests } = clientWith(() => success([]));
  await failureOf(client.series({ alias }));
  expect(new URL(requests[0]?.url ?? '').pathname).toBe(path);
});

test('unknown fields of an answer are dropped, not refused', async () => {
  const notice = { id: 1, title: 't:x', isPinned: false, createdAt: 5 };
  const page = { number: 0, size: 2, totalPages: 1, totalElements: 1, numberOfElements: 1, first: true, last: true };
  const { client } = clientWith(() =>
    success({ content: [{ ...notice, colour: 'red' }], ...page, empty: false, sort: {} }),
  );
  const reply = await client.notices({ size: 2 });
  expect(reply).toEqual({ ok: true, status: 200, data: { content: [notice], ...page, empty: false } });
});

describe('a refusal is a value', () => {
  const refusal = (code: string) => ({ result: 'ERROR', error: { code, message: 'm', detail: 'd' } });

  test.each([
    [200, 'NOT_EXIST'],
    [401, 'NEED_TO_REFRESH'],
    [404, 'NO_SUCH_ROUTE'],
  ] as const)('%i %s', async (status, code) => {
    const { client } = clientWith(() => answer(refusal(code), { status }));
    const refused = { ok: false, code, wireCode: code, message: 'm', detail: 'd', status, retryAfterSeconds: null };
    expect(await client.user()).toEqual(refused);
  });

  test('of a code this version does not know', async () => {
    const { client } = clientWith(() => answer(refusal('BRAND_NEW')));
    expect(await client.user()).toMatchObject({ ok: false, code: 'UNKNOWN', wireCode: 'BRAND_NEW' });
  });

  test('that says when to come back', async () => {
    const { client } = clientWith(() =>
      answer(refusal('TOO_MANY_REQUESTS'), { status: 429, headers: { 'retry-after': '7' } }),
    );
    expect(await client.user()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 7 });
  });

  test('and has no time in words that are no number', async () => {
    const headers = { 'retry-after': 'Fri, 31 Dec 2027 23:59:59 GMT' };
    const { client } = clientWith(() => answer(refusal('TOO_MANY_REQUESTS'), { status: 429, headers }));
    expect(await client.user()).toMatchObject({ retryAfterSeconds: null });
  });
});

describe('a failure is thrown', () => {
  test('when nothing comes within the time limit', async () => {
    const { client } = clientWith(() => new Promise(() => {}), { timeoutMs: 5 });
    expect(await failureOf(client.user())).toMatchObject({ reason: 'TIMEOUT', status: null });
  });

  test('when the body does not end within the time limit', async () => {
    const { client } = clientWith(() => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })), {
      timeoutMs: 5,
    });
    expect(await failureOf(client.user())).toMatchObject({ reason: 'TIMEOUT' });
  });

  test('when the caller aborts', async () => {
    const caller = new AbortController();
    const { client } = clientWith(() => new Promise(() => {}), { signal: caller.signal });
    const work = failureOf(client.user());
    caller.abort();
    expect(await work).toMatchObject({ reason: 'ABORTED' });
  });

  test('when the connection breaks', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientWith(() => Promise.reject(cause));
    expect(await failureOf(client.user())).toMatchObject({ reason: 'NETWORK', cause });
  });

  test.each([
    ['a proxy speaks HTML', 502, 'SERVER', '<html>bad gateway</html>'],
    ['the api fails', 500, 'SERVER', '{"result":"ERROR","error":{"code":"UNKNOWN","message":"","detail":""}}'],
    ['a success is HTML', 200, 'UNREADABLE', '<html></html>'],
    ['a field is missing', 200, 'UNREADABLE', '{"result":"SUCCESS","data":{"id":"1"}}'],
    ['the envelope is missing', 200, 'UNREADABLE', '{"id":"1"}'],
  ])('when %s', async (_case, status, reason, body) => {
    const { client } = clientWith(() => new Response(body, { status }));
    expect(await failureOf(client.user())).toMatchObject({ reason, status });
  });

  test('with a sentence that names the call, the reason and the status, if one came', async () => {
    const late = clientWith(() => new Promise(() => {}), { timeoutMs: 5 });
    expect((await failureOf(late.client.user())).message).toBe('POST /user: no answer within the time limit');
    const broken = clientWith(() => new Response('', { status: 502 }));
    expect((await failureOf(broken.client.user())).message).toBe('POST /user: the api failed (status 502)');
  });

  test('with what the contract misses in the answer', async () => {
    const { client } = clientWith(() => success({ id: 1 }));
    const { cause } = await failureOf(client.user());
    expect(String(cause)).toContain('ValiError');
  });

  test('at once where the caller has aborted before', async () => {
    const { client } = clientWith(() => new Promise(() => {}), { signal: AbortSignal.abort(new Error('gone')) });
    const failure = await failureOf(client.user());
    expect([failure.reason, failure.message]).toEqual(['ABORTED', 'POST /user: the call was aborted']);
    expect(String(failure.cause)).toContain('gone');
  });
});
