import { TEST_NOW_MS } from '@longstrip/test-kit';
import type { UserSpec } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSignedIn, outcome, type SignedInUser } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, KOREAN_ADDRESS, type TestApi, type TestRequest } from '../../testing/test-api.ts';

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
const toggle = ({ accessToken }: SignedInUser, path: string, request: TestRequest = {}) =>
  api.ask(`/user/${path}`, { method: 'PUT', bearer: accessToken, ...request });
const userOf = async ({ accessToken }: SignedInUser, request: TestRequest = {}) =>
  at((await api.ask('/user', { method: 'POST', bearer: accessToken, ...request })).json, 'data');

describe('PUT user/adult/toggle', () => {
  test('is turned off and on by a verified adult, with and without a body', async () => {
    const reader = await newReader({ isAdult: true });
    const off = await toggle(reader, 'adult/toggle/false', { body: {} });
    expect([off.status, off.json]).toEqual([200, { result: 'SUCCESS', data: { isAdultToggle: false } }]);
    expect(await userOf(reader)).toMatchObject({ isAdultToggle: false });
    expect((await toggle(reader, 'adult/toggle/true')).json).toMatchObject({ data: { isAdultToggle: true } });
    expect(await userOf(reader)).toMatchObject({ isAdultToggle: true });
  });

  test.each<[string, Partial<UserSpec>, TestRequest]>([
    ['a reader never verified', {}, {}],
    ['a reader whose verification ended', { isAdult: true, adultVerifiedAtMs: Date.UTC(2025, 2, 10, 12) }, {}],
    ['a reader without a date on th', { platformId: 'bom-th', isAdult: true }, { balconyId: 'BOMTOON_TH' }],
    [
      'a reader of 18 on th',
      { platformId: 'bom-th', isAdult: true, birthedOn: '2008-01-01' },
      { balconyId: 'BOMTOON_TH' },
    ],
    ['an adult at a Korean address', { isAdult: true }, { from: KOREAN_ADDRESS }],
    [
      'an adult whom Korea verified a year ago',
      { isAdult: true, isAdultKr: true, adultKrVerifiedAtMs: Date.UTC(2025, 2, 10, 12) },
      { from: KOREAN_ADDRESS },
    ],
  ])('%s is not verified', async (_who, spec, request) => {
    const reader = await newReader({ ...spec, isAdultToggle: false });
    const { status, json } = await toggle(reader, 'adult/toggle/true', request);
    expect([status, at(json, 'error.code')]).toEqual([200, 'UNAUTHORIZED_ADULT']);
    expect(await userOf(reader, request)).toMatchObject({ isAdultToggle: false });
    expect(outcome(await toggle(reader, 'adult/toggle/false', request))).toBe('SUCCESS');
  });

  test('an adult whom Korea has verified turns it on there', async () => {
    const spec = { isAdult: true, isAdultToggle: false, isAdultKr: true, adultKrVerifiedAtMs: TEST_NOW_MS };
    expect(outcome(await toggle(await newReader(spec), 'adult/toggle/true', { from: KOREAN_ADDRESS }))).toBe('SUCCESS');
  });

  test('exists where there are works for adults', async () => {
    const reader = await newReader({ platformId: 'delitoon-de', isAdult: true });
    expect((await toggle(reader, 'adult/toggle/true', { balconyId: 'DELITOON_DE' })).status).toBe(404);
  });
});

describe('PUT user/BL/toggle', () => {
  test('is turned on and off on the platform that has it', async () => {
    const reader = await newReader({ platformId: 'bom-tw' });
    const there = { balconyId: 'BOMTOON_TW' };
    expect((await toggle(reader, 'BL/toggle/true', there)).json).toEqual({
      result: 'SUCCESS',
      data: { isBlToggle: true },
    });
    expect(await userOf(reader, there)).toMatchObject({ isBlToggle: true, isAdultToggle: false });
    expect((await toggle(reader, 'BL/toggle/false', there)).json).toMatchObject({ data: { isBlToggle: false } });
    expect(await userOf(reader, there)).toMatchObject({ isBlToggle: false });
  });

  test('is nowhere else', async () => {
    const reader = await newReader();
    expect((await toggle(reader, 'BL/toggle/true')).status).toBe(404);
    expect(await userOf(reader)).toMatchObject({ isBlToggle: false });
  });
});

test.each(['adult/toggle/yes', 'adult/toggle/1', 'BL/toggle/TRUE'])('%s is malformed', async (path) => {
  expect((await toggle(await newReader(), path)).status).toBe(400);
});

test('of two accounts with the same ids on two platforms one is switched', async () => {
  const american = await newReader({ id: 'twin', isAdult: true });
  const taiwanese = await newReader({ id: 'twin', platformId: 'bom-tw', isAdult: true, birthedOn: '1990-01-01' });
  const there = { balconyId: 'BOMTOON_TW' };
  expect((await toggle(american, 'BL/toggle/true', there)).status).toBe(401);
  await toggle(taiwanese, 'adult/toggle/false', there);
  await toggle(taiwanese, 'BL/toggle/true', there);
  expect(await userOf(american)).toMatchObject({ isAdultToggle: true, isBlToggle: false });
  expect(await userOf(taiwanese, there)).toMatchObject({ isAdultToggle: false, isBlToggle: true });
});

test.each([
  ['is unknown', {}, false],
  ['a Korean connection', { from: KOREAN_ADDRESS }, true],
  ['an American one that says to be Korean', { headers: { 'x-forwarded-for': KOREAN_ADDRESS } }, false],
  ['a stranger who names it as our sites do', { headers: { 'x-longstrip-client-address': KOREAN_ADDRESS } }, false],
])('GET auth/ip-kr: %s', async (_who, request, isKorean) => {
  const from = { from: '198.51.100.7', ...request };
  expect((await api.ask('/auth/ip-kr', from)).json).toEqual({ result: 'SUCCESS', data: isKorean });
  const { accessToken } = await newReader();
  expect((await api.ask('/v1/auth/ip-kr', { ...from, bearer: accessToken })).json).toMatchObject({ data: isKorean });
});
