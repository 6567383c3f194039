import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { postTo } from '../../testing/accounts.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { at, listAt } from '../../testing/expect-shape.ts';
import { addPack, createFakePayments } from '../../testing/fake-payments.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader, charge, inWallet, lotTerms } from '../../testing/wallets.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { refundByOperator } from './refund-by-operator.ts';

const DAY_MS = 86_400_000;
const platformId = 'bom-us';
const payments = createFakePayments();
let api: TestApi;
let reader: ReaderScope;
let bearer: string;

beforeAll(async () => {
  api = await createTestApi({ services: { payments } });
  reader = await addReader(api.db, platformId, 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' }));
  await addPack(api.db);
  await addCoupon(api.db, { platformId, id: 'welcome' });
});
afterAll(() => api.close());

const send = (path: string, body: object) => postTo(api, path)({ ...body, requestId: newRequestId() }, { bearer });

async function history(of: string = bearer): Promise<unknown[]> {
  return [...listAt((await api.ask('/payment/history?size=50', { bearer: of })).json, 'data.content')];
}

test('a pack has what section 3 names', async () => {
  const [pack] = listAt((await api.ask('/coin')).json, 'data');
  expect(pack).toMatchObject({ productId: 'pack', title: '100 coins', price: 899, totalCoin: 112 });
});

test('names each kind of row that section 3 has', async () => {
  const orderId = String(at((await send('/payment', { productId: 'pack', agreed: true })).json, 'data.orderId'));
  payments.say({ kind: 'paid', reference: null, amount: 899, currency: 'USD' });
  await send(`/payment/${orderId}/confirm`, {});
  await send(`/payment/${orderId}/cancel`, {});
  await send('/coupon/code', { code: 'WELCOME' });
  const points = [lotTerms(3_000, { kind: 'MILEAGE', source: 'EVENT' })];
  const reward = { cause: 'event/first', key: 'event/first/1', nowMs: NOW_MS };
  await inWallet(api.db, (transaction) => chargeWallet(transaction, reader, points, reward));
  await send('/mileage', { mileage: 3_000 });
  // Like the command of an operator.
  await inWallet(api.db, (transaction) =>
    chargeWallet(transaction, reader, [lotTerms(5, { kind: 'FREE_COIN', source: 'ADMIN' })], {
      ...{ cause: 'operator/nora', key: 'operator/grant-1', nowMs: NOW_MS },
    }),
  );
  const rows = await history();
  expect(rows.map((row) => at(row, 'type'))).toEqual([
    'ADMIN_CHARGE_COIN',
    'EXCHANGE_MILEAGE',
    'CHARGE_COIN',
    'EXCHANGE_COUPON',
    'CANCEL_CHARGE_COIN',
    'CHARGE_COIN',
  ]);
  expect(rows.map((row) => [at(row, 'coin'), at(row, 'bonusCoin'), at(row, 'freeCoin'), at(row, 'mileage')])).toEqual([
    [0, 0, 5, 0],
    [0, 15, 0, -3_000],
    [0, 0, 0, 3_000],
    [0, 0, 5, 0],
    [-100, -12, 0, -50],
    [100, 12, 0, 50],
  ]);
  const { json } = await api.ask('/payment/history?page=1&size=2', { bearer });
  expect(listAt(json, 'data.content')).toEqual(rows.slice(2, 4));
});

test('tells a refund by an operator from one that the reader asked for', async () => {
  const orderId = String(at((await send('/payment', { productId: 'pack', agreed: true })).json, 'data.orderId'));
  payments.say({ kind: 'paid', reference: null, amount: 899, currency: 'USD' });
  await send(`/payment/${orderId}/confirm`, {});
  const jobs = { enqueue: async () => 'job' };
  const wanted = {
    platform: platformId,
    reader: reader.userId,
    order: orderId,
    reason: 'asked by mail',
    isSent: false,
    isOverride: false,
  };
  const operator = { name: 'nora', role: 'support', requestId: null } as const;
  expect((await refundByOperator({ database: api.db, jobs, proofs: TEST_PROOFS }, operator, wanted, NOW_MS)).ok).toBe(
    true,
  );
  expect((await history()).slice(0, 2)).toMatchObject([
    { type: 'ADMIN_CANCEL_CHARGE_COIN', title: '100 coins', coin: -100, order: { orderId } },
    { type: 'CHARGE_COIN', title: '100 coins', coin: 100 },
  ]);
});

test('goes back 90 days, to the millisecond', async () => {
  const earlier = await addReader(api.db, platformId, 'earlier');
  const { accessToken } = await addSession(api.db, { ...earlier, sessionId: 'same' });
  await charge(api.db, earlier, [lotTerms(1)], { nowMs: NOW_MS - 90 * DAY_MS - 1 });
  await charge(api.db, earlier, [lotTerms(2)], { nowMs: NOW_MS - 90 * DAY_MS });
  expect((await history(accessToken)).map((row) => at(row, 'coin'))).toEqual([2]);
});
