import { createTokenSigner } from '@longstrip/api-contract/token';
import { openDatabase } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAccountKeys } from '../../shared/account-keys.ts';
import { addSignedIn, FROM_SITE, outcome, postTo, type SignedInUser } from '../../testing/accounts.ts';
import { at, expectShape } from '../../testing/expect-shape.ts';
import { createTestApi, createTestApiOn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const US = 'BOMTOON_US';
const JAPAN = 'BELTOON_JP';

let api: TestApi;
let lastId = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newReader = (id?: string) => {
  lastId += 1;
  return addSignedIn(api, { platformId: 'bom-us', id: id ?? `reader-${lastId}` });
};
const refresh = (body: unknown, request = {}) => postTo(api, '/auth/refresh')(body, request);
const pairOf = ({ json }: TestAnswer) => ({
  accessToken: String(at(json, 'data.accessToken.token')),
  refreshToken: String(at(json, 'data.refreshToken.token')),
});
const userWith = async (bearer: string) => outcome(await api.ask('/user', { method: 'POST', bearer }));

describe('POST auth/refresh', () => {
  test('gives a new pair with its times, the e-mail and the address', async () => {
    const reader = await newReader();
    api.clock.setTo(TEST_NOW_MS + 1234);
    const { status, json } = await refresh({ refreshToken: reader.refreshToken }, { from: '198.51.100.7' });
    expect(status).toBe(200);
    const token = { token: 'string', createdAt: 'int', expiredAt: 'int' } as const;
    expectShape(at(json, 'data'), {
      accessToken: 'object',
      refreshToken: 'object',
      email: 'string|null',
      ipAddress: 'string',
    });
    expectShape(at(json, 'data.accessToken'), token);
    expectShape(at(json, 'data.refreshToken'), token);
    expect(at(json, 'data')).toMatchObject({
      email: `${reader.userId}@readers.test`,
      ipAddress: '198.51.100.7',
      refreshToken: { createdAt: TEST_NOW_MS + 1234, expiredAt: TEST_NOW_MS + 1234 + 7 * DAY_MS },
    });
    expect(Number(at(json, 'data.accessToken.expiredAt')) - Number(at(json, 'data.accessToken.createdAt'))).toBe(
      DAY_MS,
    );
    expect(await userWith(pairOf({ json } as TestAnswer).accessToken)).toBe('SUCCESS');
  });

  test.each([
    ['with the access token', ({ accessToken }: SignedInUser) => [{ accessToken }, {}] as const],
    ['with an address that is empty', ({ accessToken }: SignedInUser) => [{ accessToken, clientIp: '' }, {}] as const],
    [
      'with the bearer',
      ({ accessToken }: SignedInUser) => [{ clientIp: '192.0.2.1' }, { bearer: accessToken }] as const,
    ],
    ['with both', ({ accessToken }: SignedInUser) => [{ accessToken }, { bearer: accessToken }] as const],
    ['with empty fields', () => [{ accessToken: '', clientIp: null }, {}] as const],
  ])('%s', async (_, make) => {
    const reader = await newReader();
    // The access token has expired, as is usual when it is renewed.
    api.clock.setTo(TEST_NOW_MS + DAY_MS);
    const [body, request] = make(reader);
    expect(outcome(await refresh({ ...body, refreshToken: reader.refreshToken }, request))).toBe('SUCCESS');
  });

  test.each(['', '/v1', '/v2', '/api/balcony-api', '/api/balcony-api-v2'])('prefix %j serves it', async (prefix) => {
    const { refreshToken } = await newReader();
    expect(outcome(await postTo(api, `${prefix}/auth/refresh`)({ refreshToken }))).toBe('SUCCESS');
  });

  test("believes only our own sites about the reader's address", async () => {
    const one = await newReader();
    const other = await newReader();
    const body = { clientIp: '203.0.113.9' };
    const stranger = await refresh({ ...body, refreshToken: one.refreshToken }, { from: '198.51.100.7' });
    const site = await refresh({ ...body, refreshToken: other.refreshToken }, { headers: FROM_SITE });
    expect([at(stranger.json, 'data.ipAddress'), at(site.json, 'data.ipAddress')]).toEqual([
      '198.51.100.7',
      '203.0.113.9',
    ]);
  });

  test('a racing tab gets the same pair for 30 seconds, and later the whole session ends', async () => {
    const reader = await newReader();
    const first = pairOf(await refresh({ refreshToken: reader.refreshToken }));
    api.clock.setTo(TEST_NOW_MS + 30_000);
    expect(pairOf(await refresh({ refreshToken: reader.refreshToken }))).toEqual(first);
    expect(await userWith(first.accessToken)).toBe('SUCCESS');
    api.clock.setTo(TEST_NOW_MS + 30_001);
    expect(outcome(await refresh({ refreshToken: reader.refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(await userWith(first.accessToken)).toBe('NOT_FOUND_ACCESS_TOKEN');
    expect(outcome(await refresh({ refreshToken: first.refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
  });

  test('a session lives on with each renewal, past the end of its first token', async () => {
    const reader = await newReader();
    let pair = { refreshToken: reader.refreshToken, accessToken: '' };
    for (const day of [6, 12, 18]) {
      api.clock.setTo(TEST_NOW_MS + day * DAY_MS);
      pair = pairOf(await refresh({ refreshToken: pair.refreshToken }));
    }
    expect(await userWith(pair.accessToken)).toBe('SUCCESS');
  });

  test('to its last millisecond, and then it has expired', async () => {
    const reader = await newReader();
    api.clock.setTo(TEST_NOW_MS + 7 * DAY_MS);
    expect(outcome(await refresh({ refreshToken: reader.refreshToken }))).toBe('EXPIRED_REFRESH_TOKEN');
    api.clock.setTo(TEST_NOW_MS + 7 * DAY_MS - 1);
    expect(outcome(await refresh({ refreshToken: reader.refreshToken }))).toBe('SUCCESS');
  });

  test("refuses another session's access token, in the body and as bearer, and uses nothing up", async () => {
    const reader = await newReader();
    const other = await newReader();
    const { refreshToken } = reader;
    for (const [body, request] of [
      [{ accessToken: other.accessToken }, {}],
      [{ accessToken: 'garbage' }, {}],
      [{}, { bearer: other.accessToken }],
    ] as const) {
      expect(outcome(await refresh({ ...body, refreshToken }, request))).toBe('NOT_FOUND_REFRESH_TOKEN');
    }
    expect(outcome(await refresh({ refreshToken }))).toBe('SUCCESS');
  });

  test('refuses what is no refresh token', async () => {
    const { accessToken, refreshToken } = await newReader();
    const [keyId = '', secret = ''] = refreshToken.split('.');
    const strangers = [
      '',
      'garbage',
      accessToken,
      `${keyId}.${'A'.repeat(43)}`,
      `deadbeef.${secret}`,
      `${refreshToken} `,
      `${refreshToken}=`,
      `${keyId}.\u0000`,
      secret,
    ];
    for (const stranger of strangers) {
      expect(outcome(await refresh({ refreshToken: stranger }))).toBe('NOT_FOUND_REFRESH_TOKEN');
    }
    for (const body of [{}, { refreshToken: 7 }, { refreshToken: 'x'.repeat(601) }]) {
      const { status, text } = await refresh(body);
      expect([status, text.includes('xxx')]).toEqual([400, false]);
    }
  });

  test('a refresh token is no bearer', async () => {
    const { refreshToken } = await newReader();
    expect(await userWith(refreshToken)).toBe('MALFORMED_JWT');
  });

  test('of an account that has withdrawn there is no more', async () => {
    const reader = await newReader();
    await api.db.orm.update(appUser).set({ withdrawnAtMs: TEST_NOW_MS }).where(eq(appUser.id, reader.userId));
    expect(outcome(await refresh({ refreshToken: reader.refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
  });

  test('tells neither the log nor the table what the tokens are', async () => {
    const reader = await newReader();
    const pair = pairOf(await refresh({ refreshToken: reader.refreshToken, accessToken: reader.accessToken }));
    const stored = JSON.stringify(await api.db.run('select * from refresh_token')) + JSON.stringify(api.logged);
    for (const token of [reader.refreshToken, reader.accessToken, pair.refreshToken, pair.accessToken]) {
      expect(stored).not.toContain(token.split('.').at(-1));
    }
  });
});

describe('PUT auth/logout', () => {
  const logOut = (body: unknown, request = {}) => api.ask('/v1/auth/logout', { method: 'PUT', body, ...request });

  test('ends the session of the bearer', async () => {
    const { accessToken, refreshToken } = await newReader();
    const { status, json } = await logOut({ refreshToken }, { bearer: accessToken });
    expect([status, json]).toEqual([200, { result: 'SUCCESS', data: {} }]);
    expect(await userWith(accessToken)).toBe('NOT_FOUND_ACCESS_TOKEN');
    expect(outcome(await refresh({ refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
  });

  test('ends that of the refresh token when the bearer has expired, or there is none', async () => {
    for (const hasBearer of [true, false]) {
      const { accessToken, refreshToken } = await newReader();
      api.clock.setTo(TEST_NOW_MS + DAY_MS);
      expect(outcome(await logOut({ refreshToken }, hasBearer ? { bearer: accessToken } : {}))).toBe('SUCCESS');
      expect(outcome(await refresh({ refreshToken }))).toBe('NOT_FOUND_REFRESH_TOKEN');
      api.clock.setTo(TEST_NOW_MS);
    }
  });

  test('a reader ends their own session alone, whatever refresh token they send', async () => {
    const reader = await newReader();
    const other = await newReader();
    await logOut({ refreshToken: other.refreshToken }, { bearer: reader.accessToken });
    expect(await userWith(other.accessToken)).toBe('SUCCESS');
    expect(await userWith(reader.accessToken)).toBe('NOT_FOUND_ACCESS_TOKEN');
  });

  test.each([
    [{}, 'NOT_LOGIN_USER'],
    [{ bearer: 'garbage' }, 'MALFORMED_JWT'],
  ])('without a session to end it is 401: %j', async (request, code) => {
    const answer = await logOut({ refreshToken: 'garbage' }, request);
    expect([answer.status, outcome(answer)]).toEqual([401, code]);
  });
});

describe('two platforms with the same user and session ids', () => {
  test('a token of one is none on the other, and its logout ends one session', async () => {
    const american = await addSignedIn(api, { platformId: 'bom-us', id: 'twin' });
    const japanese = await addSignedIn(api, { platformId: 'beltoon-jp', id: 'twin' });
    expect([american.userId, american.sessionId]).toEqual([japanese.userId, japanese.sessionId]);
    const { refreshToken } = american;
    expect(outcome(await refresh({ refreshToken }, { balconyId: JAPAN }))).toBe('NOT_FOUND_REFRESH_TOKEN');
    const body = { refreshToken: japanese.refreshToken };
    const left = await api.ask('/auth/logout', { method: 'PUT', body, balconyId: JAPAN });
    expect(outcome(left)).toBe('SUCCESS');
    expect(outcome(await refresh(body, { balconyId: JAPAN }))).toBe('NOT_FOUND_REFRESH_TOKEN');
    expect(outcome(await refresh({ refreshToken }, { balconyId: US }))).toBe('SUCCESS');
  });
});

describe('a changed secret', () => {
  test('signs no reader out while the former one is known, also a tab that races over the change', async () => {
    const reader = await newReader();
    const secrets = { secret: 'the secret that followed, long enough as well', previousSecrets: [TEST_TOKEN_SECRET] };
    const services = { keys: createAccountKeys(secrets), tokens: createTokenSigner(secrets), newId: () => 'unused' };
    const next = createTestApiOn(api.db, { services });
    const refreshThere = (refreshToken: string) => postTo(next, '/auth/refresh')({ refreshToken });
    expect(outcome(await next.ask('/user', { method: 'POST', bearer: reader.accessToken }))).toBe('SUCCESS');
    const before = pairOf(await refresh({ refreshToken: reader.refreshToken }));
    expect(pairOf(await refreshThere(reader.refreshToken))).toEqual(before);
    const after = pairOf(await refreshThere(before.refreshToken));
    expect(after.refreshToken.split('.')[0]).not.toBe(before.refreshToken.split('.')[0]);
    expect(outcome(await next.ask('/user', { method: 'POST', bearer: after.accessToken }))).toBe('SUCCESS');
    expect(outcome(await refreshThere(after.refreshToken))).toBe('SUCCESS');
  });
});

const noServer = whyNoTestServer();
describe.skipIf(noServer !== null)(`20 tabs that race a refresh on a server (${noServer ?? 'started here'})`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server.stop());

  test('all get the same pair, and no reader is signed out', async () => {
    const raced = createTestApiOn(await openDatabase({ engine: 'server', url: await server.createDatabase() }));
    try {
      const { refreshToken } = await addSignedIn(raced, { platformId: 'bom-us', id: 'racer' });
      const tabs = Array.from({ length: 20 }, () => postTo(raced, '/auth/refresh')({ refreshToken }));
      const pairs = (await Promise.all(tabs)).map(pairOf);
      expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
      const bearer = pairs[0]?.accessToken ?? '';
      expect(outcome(await raced.ask('/user', { method: 'POST', bearer }))).toBe('SUCCESS');
      expect(await raced.db.run('select count(*)::int as rows from refresh_token')).toEqual([{ rows: 2 }]);
    } finally {
      await raced.close();
    }
  });
});
