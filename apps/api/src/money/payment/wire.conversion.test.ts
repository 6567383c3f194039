import { coinOrder } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader } from '../../testing/wallets.ts';

const PATH = '/third-party/facebook/conversion';
let api: TestApi;
let bearer: string;

beforeAll(async () => {
  api = await createTestApi();
  const reader = await addReader(api.db, 'bom-us', 'reader');
  const other = await addReader(api.db, 'bom-us', 'other');
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' }));
  const times = { agreedAtMs: NOW_MS, createdAtMs: NOW_MS, updatedAtMs: NOW_MS, expiresAtMs: NOW_MS };
  const sold = { productId: 'p', title: 't', priceMinorUnits: 905, currency: 'USD', coins: 1 };
  const order = { ...sold, ...times, provider: 'sandbox', clientPlatform: 'WEB' } as const;
  const paid = { state: 'paid', paidAtMs: NOW_MS } as const;
  await api.db.orm.insert(coinOrder).values([
    { ...reader, ...order, ...paid, id: 'order-agreed', hasConversionConsent: true },
    { ...reader, ...order, ...paid, id: 'order-not-agreed', paidAtMs: NOW_MS - 1 },
    { ...reader, ...order, id: 'order-not-paid', state: 'created', hasConversionConsent: true },
    { ...other, ...order, ...paid, id: 'order-of-another', hasConversionConsent: true },
  ]);
});
afterAll(() => api.close());

const tell = (body: object) => postTo(api, PATH)(body, { bearer });
const OLDER = {
  acToken: 'a token of Facebook’s',
  action: 'Purchase',
  actionUrl: 'https://us.example/shop',
  purchaseParamsRequest: { currency: 'USD', value: 9.05 },
};

test('of a paid order is passed on where its reader agreed; acToken is ignored', async () => {
  for (const body of [OLDER, { orderId: 'order-agreed' }]) {
    const { status, json, text } = await tell(body);
    expect([status, at(json, 'data')]).toEqual([200, { isSent: true }]);
    expect(text).not.toContain('token');
  }
});

test.each(['order-not-agreed', 'order-not-paid', 'order-of-another', 'order-unknown'])(
  'of the order %s is not reported',
  async (orderId) => {
    expect(at((await tell({ ...OLDER, orderId })).json, 'data')).toEqual({ isSent: false });
  },
);

test('is refused to guests', async () => {
  expect((await postTo(api, PATH)(OLDER, {})).status).toBe(401);
});
