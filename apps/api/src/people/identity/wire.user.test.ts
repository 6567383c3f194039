import { mintAccessToken, TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addSession, addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape } from '../../testing/expect-shape.ts';
import {
  AMERICAN_ADDRESS,
  createTestApi,
  KOREAN_ADDRESS,
  TEST_SERVICE_SECRET,
  type TestApi,
  type TestRequest,
} from '../../testing/test-api.ts';

let api: TestApi;
let reader: AddedUser;
beforeAll(async () => {
  api = await createTestApi({ config: { trustedProxies: ['10.0.0.0/8'] } });
  reader = await addUser(api.db, {
    platformId: 'bom-us',
    id: 'reader',
    birthedOn: '1999-12-31',
    coinPurchaseCount: 3,
    isAgreePushNight: true,
  });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const ask = (request: TestRequest = {}, path = '/user') => api.ask(path, { method: 'POST', ...request });

describe('POST user', () => {
  test('has every field of the user', async () => {
    const { status, json } = await ask({ bearer: reader.accessToken });
    expect(status).toBe(200);
    expectShape(at(json, 'data'), {
      id: 'string',
      snsProvider: 'string|null',
      snsId: 'string|null',
      email: 'string|null',
      name: 'string|null',
      nickname: 'string|null',
      isAdult: 'boolean',
      coinPurchaseCount: 'int',
      isAgreeMail: 'boolean',
      isAdultToggle: 'boolean',
      isKrIpUser: 'boolean',
      isEmailConfirmed: 'boolean',
      isAdultKr: 'boolean',
      agreePush: 'object',
      birthedAt: 'string|null',
      isBlToggle: 'boolean',
    });
    expectShape(at(json, 'data.agreePush'), {
      isAgreePush: 'boolean',
      isAgreePushContents: 'boolean',
      isAgreePushFreetime: 'boolean',
      isAgreePushNight: 'boolean',
    });
    expect(at(json, 'data')).toMatchObject({
      id: 'reader',
      snsProvider: 'google',
      email: 'reader@readers.test',
      coinPurchaseCount: 3,
      birthedAt: '1999-12-31',
      agreePush: { isAgreePush: false, isAgreePushNight: true },
    });
  });

  test.each(['', '/v1', '/v2', '/api/balcony-api', '/api/balcony-api-v2'])('prefix %j serves it', async (prefix) => {
    expect((await ask({ bearer: reader.accessToken }, `${prefix}/user`)).status).toBe(200);
  });

  test.each([
    ['a year ago less a moment', Date.UTC(2025, 2, 10, 12, 0, 0, 1), true],
    ['a year ago', Date.UTC(2025, 2, 10, 12), false],
  ])('is an adult on the wire only while the verification of %s holds', async (_when, adultVerifiedAtMs, isAdult) => {
    const id = `verified-${adultVerifiedAtMs}`;
    const { accessToken } = await addUser(api.db, { platformId: 'bom-us', id, isAdult: true, adultVerifiedAtMs });
    expect(at((await ask({ bearer: accessToken })).json, 'data.isAdult')).toBe(isAdult);
  });

  test('says nothing of how the account is stored', async () => {
    const { text } = await ask({ bearer: reader.accessToken });
    expect(text).not.toMatch(/session|VerifiedAt|withdrawn|platform/i);
  });
});

describe('the bearer', () => {
  const answer = async (request: TestRequest) => {
    const { status, json } = await ask(request);
    return [status, at(json, 'error.code') ?? at(json, 'result')];
  };

  test.each([
    [{}, [401, 'NOT_LOGIN_USER']],
    [{ headers: { authorization: '' } }, [401, 'NOT_LOGIN_USER']],
    [{ headers: { authorization: 'Bearer ' } }, [401, 'NOT_LOGIN_USER']],
    [{ headers: { authorization: 'undefined' } }, [401, 'NOT_LOGIN_USER']],
    [{ headers: { authorization: 'Bearer undefined' } }, [401, 'NOT_LOGIN_USER']],
    [{ headers: { authorization: 'Basic dTpw' } }, [401, 'NOT_LOGIN_USER']],
    [{ bearer: 'garbage' }, [401, 'MALFORMED_JWT']],
    [{ bearer: 'a.b.c' }, [401, 'MALFORMED_JWT']],
    [{ bearer: 'x'.repeat(5000) }, [401, 'MALFORMED_JWT']],
  ] as const)('%j: %j', async (request, expected) => {
    expect(await answer(request)).toEqual(expected);
  });

  test('is good to its last millisecond and then wants renewing', async () => {
    api.clock.setTo(TEST_NOW_MS + 86_400_000 - 1);
    expect(await answer({ bearer: reader.accessToken })).toEqual([200, 'SUCCESS']);
    api.clock.setTo(TEST_NOW_MS + 86_400_000);
    expect(await answer({ bearer: reader.accessToken })).toEqual([401, 'NEED_TO_REFRESH']);
  });

  test('of a revoked, ended or unknown session is not found', async () => {
    const { platformId, userId } = reader;
    const revoked = await addSession(api.db, { platformId, userId, sessionId: 'gone', revokedAtMs: TEST_NOW_MS - 1 });
    const ended = await addSession(api.db, { platformId, userId, sessionId: 'over', expiresAtMs: TEST_NOW_MS });
    const unknown = await mintAccessToken({ platformId, userId, sessionId: 'never' }, { nowMs: TEST_NOW_MS });
    const withoutAccount = await mintAccessToken(
      { platformId, userId: 'no\u0000body', sessionId: 'x' },
      { nowMs: TEST_NOW_MS },
    );
    for (const bearer of [revoked.accessToken, ended.accessToken, unknown, withoutAccount]) {
      expect(await answer({ bearer })).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
    }
  });

  test('of a withdrawn account is not found', async () => {
    const left = await addUser(api.db, { platformId: 'bom-us', id: 'left', withdrawnAtMs: TEST_NOW_MS });
    expect(await answer({ bearer: left.accessToken })).toEqual([401, 'NOT_FOUND_ACCESS_TOKEN']);
  });

  test('of one platform is unreadable on another, even with the same ids', async () => {
    await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
    const elsewhere = { bearer: reader.accessToken, balconyId: 'BELTOON_JP' };
    expect(await answer(elsewhere)).toEqual([401, 'MALFORMED_JWT']);
  });

  test('without a platform the request is malformed', async () => {
    expect(await answer({ bearer: reader.accessToken, balconyId: null })).toEqual([400, 'MALFORMED_REQUEST']);
    expect(await answer({ bearer: reader.accessToken, balconyId: 'NOWHERE' })).toEqual([400, 'MALFORMED_REQUEST']);
  });
});

describe('isKrIpUser and isAdultKr (D2)', () => {
  const facts = async (request: TestRequest) => {
    const { json } = await ask({ bearer: reader.accessToken, ...request });
    return [at(json, 'data.isKrIpUser'), at(json, 'data.isAdultKr')];
  };
  const fromSite = { 'x-longstrip-service-secret': TEST_SERVICE_SECRET };

  test.each([
    ['an unknown address', {}, [false, true]],
    ['an American connection', { from: AMERICAN_ADDRESS }, [false, true]],
    ['a Korean connection', { from: KOREAN_ADDRESS }, [true, false]],
    ['a Korean connection over IPv6', { from: '2001:db8:1::9' }, [true, false]],
    ['a Korean address inside IPv6', { from: `::ffff:${KOREAN_ADDRESS}` }, [true, false]],
    [
      'a stranger who says to be Korean',
      { from: AMERICAN_ADDRESS, headers: { 'x-forwarded-for': KOREAN_ADDRESS }, body: { ipV4: KOREAN_ADDRESS } },
      [false, true],
    ],
    [
      'a stranger with a wrong secret',
      {
        from: AMERICAN_ADDRESS,
        headers: { 'x-longstrip-client-address': KOREAN_ADDRESS, 'x-longstrip-service-secret': 'guessed' },
      },
      [false, true],
    ],
    [
      'a trusted proxy',
      { from: '10.1.2.3', headers: { 'x-forwarded-for': `${AMERICAN_ADDRESS}, ${KOREAN_ADDRESS}` } },
      [true, false],
    ],
    ['a trusted proxy that says nothing', { from: '10.1.2.3' }, [false, true]],
    [
      'a site that hands the address on',
      { from: AMERICAN_ADDRESS, headers: { ...fromSite, 'x-longstrip-client-address': KOREAN_ADDRESS } },
      [true, false],
    ],
    ['a site that names it in the body', { headers: fromSite, body: { ipV4: KOREAN_ADDRESS } }, [true, false]],
  ] as const)('%s', async (_who, request, expected) => {
    expect(await facts(request)).toEqual(expected);
  });

  test('the check concerns only platforms that have it', async () => {
    const japanese = await addUser(api.db, { platformId: 'beltoon-jp', id: 'japanese' });
    const request = { bearer: japanese.accessToken, balconyId: 'BELTOON_JP', from: KOREAN_ADDRESS };
    expect(await facts(request)).toEqual([true, true]);
  });
});
