import { TEST_NOW_MS } from '@longstrip/test-kit';
import type { UserSpec } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountRowOf, addSignedIn, outcome, type SignedInUser } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, KOREAN_ADDRESS, type TestApi, type TestRequest } from '../../testing/test-api.ts';

// The tests' day is 10 March 2026, in Los Angeles as in Tokyo, Bangkok and Taipei.

let api: TestApi;
let lastId = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const newReader = (spec: Partial<UserSpec> = {}) => {
  lastId += 1;
  return addSignedIn(api, { platformId: 'bom-us', id: `reader-${lastId}`, ...spec });
};
const change = (reader: SignedInUser, body: object, request: TestRequest = {}) =>
  api.ask('/user', {
    method: 'PUT',
    bearer: reader.accessToken,
    body: { refreshToken: reader.refreshToken, ...body },
    ...request,
  });
const verify = (reader: SignedInUser, birthedAt: string | null, request: TestRequest = {}) =>
  change(reader, { action: 'ADULT', verifyAdultRequest: { birthedAt } }, request);
const userOf = async ({ accessToken }: SignedInUser, request: TestRequest = {}) =>
  at((await api.ask('/user', { method: 'POST', bearer: accessToken, ...request })).json, 'data');
const rowOf = (reader: SignedInUser) => accountRowOf(api, reader);

describe('ADULT', () => {
  test('verifies for a year, and turns the switch on', async () => {
    const reader = await newReader();
    expect(outcome(await verify(reader, '2000-01-31'))).toBe('SUCCESS');
    expect(await userOf(reader)).toMatchObject({ isAdult: true, isAdultToggle: true, birthedAt: '2000-01-31' });
    expect(await rowOf(reader)).toMatchObject({ adultVerifiedAtMs: TEST_NOW_MS });
  });

  test.each([
    ['bom-us', 'BOMTOON_US', '2008-03-10', 'SUCCESS'],
    ['bom-us', 'BOMTOON_US', '2008-03-11', 'UNAUTHORIZED_ADULT'],
    ['beltoon-jp', 'BELTOON_JP', '2008-03-10', 'SUCCESS'],
    ['beltoon-jp', 'BELTOON_JP', '2008-03-11', 'UNAUTHORIZED_ADULT'],
    ['bom-th', 'BOMTOON_TH', '2007-03-10', 'SUCCESS'],
    ['bom-th', 'BOMTOON_TH', '2007-03-11', 'UNAUTHORIZED_ADULT'],
    ['bom-tw', 'BOMTOON_TW', '2008-03-10', 'SUCCESS'],
    ['bom-tw', 'BOMTOON_TW', '2008-03-11', 'UNAUTHORIZED_ADULT'],
    ['delitoon-me', 'DELITOON_ME', '2008-03-10', 'SUCCESS'],
    ['delitoon-me', 'DELITOON_ME', '2008-03-11', 'UNAUTHORIZED_ADULT'],
  ])('on %s (%s) a reader who was born on %s: %s', async (platformId, balconyId, birthedAt, expected) => {
    const reader = await newReader({ platformId });
    expect(outcome(await verify(reader, birthedAt, { balconyId }))).toBe(expected);
    const isAdult = expected === 'SUCCESS';
    expect(await rowOf(reader)).toMatchObject({ isAdult, birthedOn: isAdult ? birthedAt : null });
  });

  test.each(['2026-03-11', '2027-01-01', '9999-12-31', '2001-02-29', '2000-13-01', '2000-00-10', '1926-12-31', 'born'])(
    'the date %s is impossible',
    async (birthedAt) => {
      const reader = await newReader();
      expect(outcome(await verify(reader, birthedAt))).toBe('INVALID_PARAMETER');
      expect(await rowOf(reader)).toMatchObject({ isAdult: false, birthedOn: null, isAdultToggle: false });
    },
  );

  test.each(['20000131', '2000.01.31', '2000/01/31'])('%s is read as well', async (birthedAt) => {
    const reader = await newReader();
    await verify(reader, birthedAt);
    expect(await rowOf(reader)).toMatchObject({ birthedOn: '2000-01-31' });
  });

  test.each([
    ['bom-us', 'BOMTOON_US', 'INVALID_PARAMETER'],
    ['bom-th', 'BOMTOON_TH', 'INVALID_PARAMETER'],
    ['bom-tw', 'BOMTOON_TW', 'INVALID_PARAMETER'],
    ['delitoon-me', 'DELITOON_ME', 'INVALID_PARAMETER'],
    ['beltoon-jp', 'BELTOON_JP', 'SUCCESS'],
    ['delitoon-de', 'DELITOON_DE', 'NO_SUCH_ROUTE'],
  ])('a plain yes on %s (%s): %s', async (platformId, balconyId, expected) => {
    for (const body of [{ verifyAdultRequest: { birthedAt: null } }, { verifyAdultRequest: {} }, {}]) {
      const reader = await newReader({ platformId });
      expect(outcome(await change(reader, { action: 'ADULT', ...body }, { balconyId }))).toBe(expected);
      expect(await rowOf(reader)).toMatchObject({ isAdult: expected === 'SUCCESS', birthedOn: null });
    }
  });

  test('renewing keeps the known date, whatever comes with it', async () => {
    for (const birthedAt of [null, '1990-05-05', 'born', '2020-01-01']) {
      const reader = await newReader({ birthedOn: '2000-01-31', isAdult: true, adultVerifiedAtMs: 1 });
      expect(await userOf(reader)).toMatchObject({ isAdult: false });
      expect(outcome(await verify(reader, birthedAt))).toBe('SUCCESS');
      expect(await userOf(reader)).toMatchObject({ isAdult: true, birthedAt: '2000-01-31' });
    }
  });

  test('a reader known to be too young stays so', async () => {
    for (const [platformId, balconyId] of [['bom-us', 'BOMTOON_US'] as const, ['beltoon-jp', 'BELTOON_JP'] as const]) {
      const reader = await newReader({ platformId, birthedOn: '2010-01-31' });
      for (const birthedAt of ['1990-01-31', null]) {
        expect(outcome(await verify(reader, birthedAt, { balconyId }))).toBe('UNAUTHORIZED_ADULT');
      }
      expect(await rowOf(reader)).toMatchObject({ birthedOn: '2010-01-31', isAdult: false });
    }
  });

  test('of two dates at once the first counts', async () => {
    const reader = await newReader();
    const [one, other] = await Promise.all([verify(reader, '1990-01-01'), verify(reader, '1991-01-01')]);
    expect([outcome(one), outcome(other)]).toEqual(['SUCCESS', 'SUCCESS']);
    const first = (await rowOf(reader))?.birthedOn;
    await verify(
      { ...reader, refreshToken: String(at(one.json, 'data.authResponse.refreshToken.token')) },
      '1992-01-01',
    );
    expect(await rowOf(reader)).toMatchObject({ birthedOn: first });
  });

  test.each([
    ['2007-12-31', 'SUCCESS'],
    ['2008-01-01', 'UNAUTHORIZED_ADULT'],
  ])('at a Korean address the year of the 19th birthday counts: %s %s', async (birthedAt, expected) => {
    const reader = await addSignedIn(api, { platformId: 'bom-us', id: `korean-${birthedAt}` });
    expect(outcome(await verify(reader, birthedAt, { from: KOREAN_ADDRESS }))).toBe(expected);
  });
});
