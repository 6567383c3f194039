import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test.each(['/coin/user', '/v1/coin/user', '/v2/asset/user'])('%s tells a reader what they have', async (path) => {
  const { accessToken } = await addUser(api.db, { platformId: 'bom-us', id: `reader-${path.replaceAll('/', '')}` });
  const { status, json } = await api.ask(path, { bearer: accessToken });
  expect([status, at(json, 'data')]).toEqual([
    200,
    {
      coinBalance: { coin: 0, bonusCoin: 0, freeCoin: 0 },
      ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 },
    },
  ]);
});

test('and a guest nothing', async () => {
  expect((await api.ask('/coin/user')).status).toBe(401);
});
