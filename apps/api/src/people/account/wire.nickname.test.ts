import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const balconyId = 'BELTOON_JP';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addUser(api.db, { platformId: 'beltoon-jp', id: 'owner', nickname: 'Taken name' });
});
afterAll(() => api.close());

describe('GET user/check', () => {
  const check = (nickname: string, request = {}) =>
    api.ask(`/user/check?nickname=${encodeURIComponent(nickname)}`, { balconyId, ...request });

  test.each([
    ['Free name', true],
    ['taken name', false],
    ['TAKEN NAME', false],
    ['ｔａｋｅｎ　ｎａｍｅ', false],
    ['T\u0430ken n\u0430me', false],
    ['x', false],
    ['a@readers.test', false],
  ])('%j is available: %s', async (nickname, isAvailable) => {
    expect((await check(nickname)).json).toEqual({ result: 'SUCCESS', data: { isAvailable } });
  });

  test('of another platform, or of an account that left, it is free', async () => {
    const left = { platformId: 'beltoon-jp', id: 'leaver', nickname: 'Leaver', withdrawnAtMs: TEST_NOW_MS };
    await addUser(api.db, left);
    expect(at((await check('Leaver')).json, 'data.isAvailable')).toBe(true);
    expect(at((await check('Taken name', { balconyId: 'BOMTOON_TW' })).json, 'data.isAvailable')).toBe(true);
  });

  test('60 a minute from one range, then it has to wait', async () => {
    for (let count = 0; count < 60; count += 1) await check('Free name', { from: '192.0.2.1' });
    expect((await check('Free name', { from: '192.0.2.2' })).status).toBe(429);
  });

  test('without a nickname the request is malformed', async () => {
    expect((await api.ask('/user/check', { balconyId })).status).toBe(400);
  });
});
