import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { outcome } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';

const NONE = { isAgreePush: false, isAgreePushContents: false, isAgreePushFreetime: false, isAgreePushNight: false };

let api: TestApi;
let lastNumber = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

const newReader = (spec = {}) => {
  lastNumber += 1;
  return addUser(api.db, { platformId: 'bom-us', id: `reader-${lastNumber}`, ...spec });
};
const put = (body: unknown, request: TestRequest) => api.ask('/app/push', { method: 'PUT', body, ...request });
const pushOf = async (request: TestRequest) =>
  at((await api.ask('/user', { method: 'POST', ...request })).json, 'data.agreePush');
const consentOf = (id: string) =>
  api.db.run('select agreed_push_night_at_ms as at from app_user where id = $1', [id]).then(([row]) => row?.at);

describe('PUT app/push', () => {
  test('changes the switches that it names, and tells all four', async () => {
    const { accessToken: bearer } = await newReader();
    const answer = await put({ isAgreePush: true, isAgreePushFreetime: true }, { bearer });
    expect([answer.status, answer.json]).toEqual([
      200,
      { result: 'SUCCESS', data: { ...NONE, isAgreePush: true, isAgreePushFreetime: true } },
    ]);
    await put({ isAgreePush: false, isAgreePushContents: true }, { bearer });
    expect(await pushOf({ bearer })).toEqual({ ...NONE, isAgreePushContents: true, isAgreePushFreetime: true });
  });

  test('nothing else of the account changes', async () => {
    const { accessToken: bearer } = await newReader();
    const body = { isAgreePush: true, isAdult: true, isAgreeMail: true, coin: 9, id: 'other', nickname: 'Root' };
    expect(outcome(await put(body, { bearer }))).toBe('SUCCESS');
    const { json } = await api.ask('/user', { method: 'POST', bearer });
    expect(at(json, 'data')).toMatchObject({
      isAdult: false,
      isAgreeMail: false,
      nickname: `nick-reader-${lastNumber}`,
    });
  });

  test('keeps when messages by night were last allowed', async () => {
    const { accessToken: bearer, userId } = await newReader();
    await put({ isAgreePush: true }, { bearer });
    expect(await consentOf(userId)).toBeNull();
    await put({ isAgreePushNight: true }, { bearer });
    expect(await consentOf(userId)).toBe(TEST_NOW_MS);
    api.clock.setTo(TEST_NOW_MS + 1000);
    await put({ isAgreePushNight: true, isAgreePush: true }, { bearer });
    expect(await consentOf(userId)).toBe(TEST_NOW_MS);
    await put({ isAgreePushNight: false }, { bearer });
    await put({ isAgreePushNight: true }, { bearer });
    expect(await consentOf(userId)).toBe(TEST_NOW_MS + 1000);
  });

  test.each([{}, { other: true }])('%j changes nothing', async (body) => {
    const { accessToken: bearer } = await newReader({ isAgreePush: true });
    expect((await put(body, { bearer })).json).toEqual({ result: 'SUCCESS', data: { ...NONE, isAgreePush: true } });
  });

  test.each([{ isAgreePush: 'true' }, { isAgreePushNight: 1 }, { isAgreePush: null }])(
    '%j is malformed',
    async (body) => {
      const { accessToken: bearer } = await newReader();
      const answer = await put(body, { bearer });
      expect([answer.status, outcome(answer)]).toEqual([400, 'MALFORMED_REQUEST']);
      expect(await pushOf({ bearer })).toEqual(NONE);
    },
  );

  test.each([
    [{}, 'NOT_LOGIN_USER'],
    [{ bearer: 'garbage' }, 'MALFORMED_JWT'],
  ])('%j: %s', async (request, code) => {
    const answer = await put({ isAgreePush: true }, request);
    expect([answer.status, outcome(answer)]).toEqual([401, code]);
  });
});

test('of two readers with the same ids on two platforms one is changed', async () => {
  const american = await addUser(api.db, { platformId: 'bom-us', id: 'twin' });
  const japanese = await addUser(api.db, { platformId: 'beltoon-jp', id: 'twin' });
  await put({ isAgreePush: true, isAgreePushNight: true }, { bearer: japanese.accessToken, balconyId: 'BELTOON_JP' });
  expect(await pushOf({ bearer: american.accessToken })).toEqual(NONE);
  const elsewhere = await put({ isAgreePush: true }, { bearer: american.accessToken, balconyId: 'BELTOON_JP' });
  expect([elsewhere.status, outcome(elsewhere)]).toEqual([401, 'MALFORMED_JWT']);
});
