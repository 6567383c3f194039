import { PAYMENT_PROVIDERS, type PaymentProvider } from '@longstrip/core';
import { appUser, coinOrder, coinProduct, coupon, userCoupon } from '@longstrip/database/schema';
import { clearTestDatabase, openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { newRequestId, recordApplied } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, createFakePayments, type FakePayments, setStock } from '../../testing/fake-payments.ts';
import { expectBooksToHold } from '../../testing/read-sealed-books.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { addReader, ledgerSums, spend } from '../../testing/wallets.ts';

const DAY_MS = 86_400_000;
const COVERED = { coin: 100, bonusCoin: 12, mileage: 50 };

const database = await openTestDatabase();
let api: TestApi;
let payments: FakePayments;
let reader: ReaderScope;
let bearer: string;

/** The api with one provider, a reader, and a pack for 8.99 with a stock of five. */
async function openShop(name: PaymentProvider): Promise<void> {
  payments = createFakePayments(name);
  api = createTestApiOn(database, { services: { payments } });
  await clearTestDatabase(api.db);
  reader = await addReader(api.db, 'bom-us', 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' }));
  await addPack(api.db, { stock: 5, appleProductId: 'store.pack', googleProductId: 'store.pack' });
  payments.breakOff();
}

beforeAll(() => openShop('stripe'));
beforeEach(() => openShop('stripe'));
afterEach(({ task }) => expectBooksToHold(task, api.db, NOW_MS));
afterAll(() => database.close());

async function giveCoupon(change: Partial<typeof coupon.$inferInsert> = {}): Promise<number> {
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, startsAtMs: 0, endsAtMs: NOW_MS + DAY_MS };
  const made = { platformId: 'bom-us', id: 'all', title: 'All of it', type: 'DISCOUNT', percent: 100 } as const;
  const clients = ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'];
  const values = { ...made, issuedCount: 1, clients, ...times, ...change };
  const [given] = await api.db.orm.insert(coupon).values(values).returning();
  await recordApplied(api.db, 'coupon', given);
  const [own] = await api.db.orm
    .insert(userCoupon)
    .values({ ...reader, couponId: values.id, receivedAtMs: NOW_MS, expiresAtMs: values.endsAtMs })
    .returning();
  return own?.id ?? 0;
}

const order = (change: object) =>
  api.ask('/payment', { bearer, body: { productId: 'pack', agreed: true, requestId: newRequestId(), ...change } });
const quote = (userCouponId: number) =>
  api.ask(`/payment/quote?productId=pack&userCouponId=${userCouponId}`, { bearer });
const orderRow = async () => (await api.db.orm.select().from(coinOrder))[0];
const couponRow = async () => (await api.db.orm.select().from(userCoupon))[0];
const taken = async () => (await api.db.orm.select().from(coinProduct))[0]?.takenCount;
const purchases = async () => (await api.db.orm.select().from(appUser))[0]?.coinPurchaseCount;
const codeOf = ({ json }: { json: unknown }) => at(json, 'error.code');
const messageOf = ({ json }: { json: unknown }) => at(json, 'error.message');

describe.each(PAYMENT_PROVIDERS)('an order that its coupon covers, where %s takes payments', (name) => {
  beforeEach(() => openShop(name));

  test.each<[string, object]>([
    ['of 100 %', {}],
    ['of an amount above the price', { percent: null, amountMinorUnits: 5_000 }],
  ])('with a coupon %s is paid at once, with its coupon, and asks no provider', async (_, change) => {
    const userCouponId = await giveCoupon(change);
    expect(at((await quote(userCouponId)).json, 'data')).toMatchObject({ price: 899, discount: 899, total: 0 });
    const { json } = await order({ userCouponId, expectedTotal: 0, hasConversionConsent: true });
    expect(at(json, 'data')).toMatchObject({
      ...{ state: 'paid', paymentStatus: 'PAID', provider: 'none' },
      ...{ checkoutUrl: null, storeProductId: null },
    });
    const row = await orderRow();
    expect(row).toMatchObject({ state: 'paid', provider: 'none', paidAtMs: NOW_MS, discountMinorUnits: 899 });
    expect(await couponRow()).toMatchObject({ orderId: row?.id, usedAtMs: NOW_MS });
    expect([await taken(), await purchases()]).toEqual([1, 1]);
    expect(at((await api.ask(`/payment/${row?.id}`, { bearer })).json, 'data')).toMatchObject({
      ...{ state: 'paid', total: 0, credited: COVERED },
    });
    // No money was paid, so nothing is reported to an advertiser or a store.
    expect(api.enqueued).toEqual([]);
  });
});

describe('an order that its coupon covers', () => {
  const covered = async () => {
    const userCouponId = await giveCoupon();
    return String(at((await order({ userCouponId })).json, 'data.orderId'));
  };
  const cancel = (id: string) => api.ask(`/payment/${id}/cancel`, { bearer, body: { requestId: newRequestId() } });

  test('is made once, and its repeated request is answered by how it is now', async () => {
    const userCouponId = await giveCoupon();
    const body = { userCouponId, requestId: 'one-and-the-same' };
    const [first, second] = [await order(body), await order(body)];
    expect(at(second.json, 'data')).toEqual(at(first.json, 'data'));
    await cancel(String(at(first.json, 'data.orderId')));
    expect(at((await order(body)).json, 'data')).toMatchObject({ state: 'refunded', paymentStatus: 'UNPAID' });
    expect(await api.db.orm.select().from(coinOrder)).toHaveLength(1);
  });

  test('is refunded whole: coins go, the coupon and the pack are free, and no provider is asked for money', async () => {
    const id = await covered();
    expect(at((await cancel(id)).json, 'data')).toMatchObject({ state: 'refunded', isRefundUnderWay: false });
    expect(await couponRow()).toMatchObject({ orderId: null, usedAtMs: null });
    expect([await taken(), await purchases()]).toEqual([0, 0]);
    expect(await ledgerSums(api.db, reader)).toEqual({});
    expect([api.enqueued, payments.refunded, (await orderRow())?.refundedAtMs]).toEqual([[], [], NOW_MS]);
  });

  test('stays once its coins are touched', async () => {
    const id = await covered();
    await spend(api.db, reader, 1);
    const refused = await cancel(id);
    expect([codeOf(refused), at(refused.json, 'error.detail')]).toEqual(['INVALID_PARAMETER', 'TOUCHED']);
  });

  test('is the first purchase of its reader', async () => {
    await addPack(api.db, { id: 'first', isFirstPurchaseOnly: true });
    await covered();
    expect(codeOf(await order({ productId: 'first' }))).toBe('LIMITED_COIN_PRODUCT_USER');
  });

  test('leaves nothing where the last pack is sold', async () => {
    await setStock(api.db, 0);
    const userCouponId = await giveCoupon();
    expect(codeOf(await order({ userCouponId }))).toBe('LIMITED_COIN_PRODUCT');
    expect(await couponRow()).toMatchObject({ orderId: null, usedAtMs: null });
    expect(await orderRow()).toBeUndefined();
  });
});

describe('a total below what the provider takes', () => {
  const TOO_SMALL = 'What is left to pay is too little for a payment. Please choose a larger pack or another coupon.';
  /** Gives a coupon that leaves this many cents of 8.99 to pay. */
  const leaving = (left: number) => giveCoupon({ percent: null, amountMinorUnits: 899 - left });

  test.each<[PaymentProvider, number, string | undefined]>([
    ['stripe', 50, undefined],
    ['stripe', 49, 'INVALID_MINIMUM_AMOUNT_COUPON'],
    ['stripe', 1, 'INVALID_MINIMUM_AMOUNT_COUPON'],
    // The sandbox stands in for Stripe there.
    ['sandbox', 49, 'INVALID_MINIMUM_AMOUNT_COUPON'],
    ['gmo', 1, undefined],
  ])('%s, %d left: the quote and the order answer %s', async (name, left, expected) => {
    await openShop(name);
    payments.say({ kind: 'open' });
    const userCouponId = await leaving(left);
    const quoted = await quote(userCouponId);
    expect(codeOf(quoted)).toBe(expected);
    // The quote of the pack lists it as a coupon that cannot be used.
    const coupons = at((await api.ask('/payment/quote?productId=pack', { bearer })).json, 'data.coupons');
    expect(coupons).toMatchObject([{ unusableCode: expected ?? null }]);
    const ordered = await order({ userCouponId });
    expect(codeOf(ordered)).toBe(expected);
    if (expected === 'INVALID_MINIMUM_AMOUNT_COUPON') {
      expect([messageOf(quoted), messageOf(ordered)]).toEqual([TOO_SMALL, TOO_SMALL]);
      expect(at(ordered.json, 'error.detail')).toBe('TOTAL_TOO_SMALL');
    }
  });

  test('a pack that costs less itself is not sold, with the same sentence', async () => {
    await api.db.run('delete from coin_product');
    await addPack(api.db, { priceMinorUnits: 49 });
    const ordered = await order({});
    expect([codeOf(ordered), messageOf(ordered)]).toEqual(['NOT_FOUND_COIN_PRODUCT', TOO_SMALL]);
    expect(codeOf(await api.ask('/payment/quote?productId=pack', { bearer }))).toBe('NOT_FOUND_COIN_PRODUCT');
  });

  test('a coupon that asks for a larger pack says so as before', async () => {
    const refused = await order({ userCouponId: await giveCoupon({ minimumMinorUnits: 900 }) });
    expect([codeOf(refused), at(refused.json, 'error.detail')]).toEqual(['INVALID_MINIMUM_AMOUNT_COUPON', '']);
  });

  test('a coupon that asks for a pack of just this price says what it leaves', async () => {
    const terms = { percent: null, amountMinorUnits: 850, minimumMinorUnits: 899 };
    expect(at((await order({ userCouponId: await giveCoupon(terms) })).json, 'error.detail')).toBe('TOTAL_TOO_SMALL');
  });
});

describe('a coupon that leaves something to pay', () => {
  const TEN = { id: 'ten', percent: 10 };
  beforeEach(() => payments.say({ kind: 'open' }));

  test('takes its part off, rounded down; is held, used with the payment and returned with the refund', async () => {
    const userCouponId = await giveCoupon(TEN);
    expect(at((await quote(userCouponId)).json, 'data')).toMatchObject({ price: 899, discount: 89, total: 810 });
    const { json } = await order({ userCouponId, expectedTotal: 810 });
    const id = String(at(json, 'data.orderId'));
    expect(codeOf(await order({ userCouponId, marketingCode: 'beside' }))).toBe('ALREADY_USED_COUPON');
    payments.say({ kind: 'paid', reference: null, amount: 810, currency: 'USD' });
    await api.ask(`/payment/${id}/confirm`, { bearer, method: 'POST' });
    expect(await couponRow()).toMatchObject({ orderId: id, usedAtMs: NOW_MS });
    await api.ask(`/payment/${id}/cancel`, { bearer, body: { requestId: newRequestId() } });
    expect(await couponRow()).toMatchObject({ orderId: null, usedAtMs: null });
  });

  test('comes before one that cannot be used, and the larger one first', async () => {
    const forLargerPacks = await giveCoupon({ id: 'half', percent: 50, minimumMinorUnits: 900 });
    const small = await giveCoupon({ id: 'five', percent: 5 });
    const large = await giveCoupon(TEN);
    const coupons = at((await api.ask('/payment/quote?productId=pack', { bearer })).json, 'data.coupons');
    expect(coupons).toMatchObject([large, small, forLargerPacks].map((userCouponId) => ({ userCouponId })));
  });

  test.each([
    ['INVALID_MINIMUM_AMOUNT_COUPON', { minimumMinorUnits: 900 }],
    ['EXPIRED_COUPON', { endsAtMs: NOW_MS }],
    ['NOT_FOUND_COUPON_USER', { clients: ['IOS_APP'] }],
  ])('%s', async (expected, change) => {
    expect(codeOf(await order({ userCouponId: await giveCoupon({ ...TEN, ...change }) }))).toBe(expected);
  });
});
