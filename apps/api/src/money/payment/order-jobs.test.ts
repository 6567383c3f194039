import { grant } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { appUser, coinOrder, coinProduct, userCoupon } from '@longstrip/database/schema';
import { clearTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT_CHANGES } from '../../account-changes.ts';
import type { PaymentReport } from '../../adapters/payment/payment-provider.ts';
import { changeAccount } from '../../people/account/account.repository.ts';
import { readLoss } from '../../people/withdrawal/withdrawal.service.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addCoupon, newRequestId } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, addWorkedEvent, createFakePayments, setStock, storeOutcome } from '../../testing/fake-payments.ts';
import { expectBooksToHold, readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader, ledgerSums, spend } from '../../testing/wallets.ts';
import { endOrders, refundOrder } from './order-jobs.ts';
import { settleOrderInTransaction } from './payment.service.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An order can be paid for 35 minutes. */
const OVER_MS = NOW_MS + 36 * 60_000;
const PAID = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;

const payments = createFakePayments();
let api: TestApi;
let reader: ReaderScope;
let bearer: string;

beforeAll(async () => {
  api = await createTestApi({ services: { payments } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await clearTestDatabase(api.db);
  reader = await addReader(api.db, 'bom-us', 'reader');
  await addReader(api.db, 'beltoon-jp', 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...reader, sessionId: 'same' }));
  await addPack(api.db, { stock: 5 });
  payments.say({ kind: 'open' });
  payments.refunded.length = 0;
  api.enqueued.length = 0;
});
afterEach(async ({ task }) => {
  api.clock.setTo(NOW_MS);
  await expectBooksToHold(task, api.db, OVER_MS);
});

/** The parts of the order jobs, which record the jobs that they enqueue, as the api of the tests does. */
const parts = () => ({
  proofs: TEST_PROOFS,
  ...{ database: api.db, db: api.db, payments, webhooks: [], tellConversion: null, logger: pino({ enabled: false }) },
  jobs: {
    enqueue: async (_: unknown, { name }: { name: string }, payload: object) => {
      api.enqueued.push({ name, payload });
      return name;
    },
  },
  nowMs: () => api.clock.nowMs(),
});
const start = async (change: object = {}) => {
  const body = { productId: 'pack', agreed: true, requestId: newRequestId(), ...change };
  return String(at((await api.ask('/payment', { bearer, body })).json, 'data.orderId'));
};
const said = (id: string, report: PaymentReport, nowMs = NOW_MS) =>
  settleOrderInTransaction(parts(), id, { report, nowMs });
/** Settles an order by a provider's event of that time. */
const reportLater = async (id: string, report: PaymentReport, nowMs: number) => {
  const eventId = `sandbox/${id}-${nowMs}`;
  await addWorkedEvent(api.db, eventId);
  await storeOutcome(api.db, eventId, await settleOrderInTransaction(parts(), id, { report, nowMs, eventId }));
};
const orderOf = async (id: string) => (await api.db.orm.select().from(coinOrder).where(eq(coinOrder.id, id)))[0];
const taken = async () => (await api.db.orm.select().from(coinProduct))[0]?.takenCount;
const end = () => endOrders(parts(), new AbortController().signal);
const refundsAsked = () => api.enqueued.filter(({ name }) => name === 'payment.refund').map(({ payload }) => payload);
const leave = () =>
  api.db.orm
    .update(appUser)
    .set({ withdrawnAtMs: NOW_MS })
    .where(and(eq(appUser.platformId, 'bom-us'), eq(appUser.id, 'reader')));

describe('the job that refunds', () => {
  const askedToRefund = async () => {
    const id = await start();
    await said(id, PAID);
    await api.ask(`/payment/${id}/cancel`, { bearer, body: { requestId: newRequestId() } });
    return id;
  };

  test('has the provider give the money back once, however often it runs', async () => {
    const id = await askedToRefund();
    expect(payments.refunded).toEqual([]);
    await refundOrder(parts(), id);
    await refundOrder(parts(), id);
    expect([payments.refunded, (await orderOf(id))?.refundedAtMs]).toEqual([[id], NOW_MS]);
    expect(await ledgerSums(api.db, reader)).toEqual({});
  });

  test('fails while the provider cannot be reached, so that it is tried again', async () => {
    const id = await askedToRefund();
    payments.breakOff();
    await expect(refundOrder(parts(), id)).rejects.toThrow('no answer');
    expect((await orderOf(id))?.refundedAtMs).toBeNull();
    payments.say({ kind: 'open' });
    await refundOrder(parts(), id);
    expect(payments.refunded).toEqual([id]);
  });

  test('refunds nothing of an order whose refund is not asked for', async () => {
    const id = await start();
    await said(id, PAID);
    await refundOrder(parts(), id);
    await refundOrder(parts(), 'unknown-order');
    expect([payments.refunded, (await orderOf(id))?.state]).toEqual([[], 'paid']);
  });

  test.each([
    ['paid', `refund_asked_at_ms = 1`],
    ['said to be refunded, whose coins are with its reader', `refund_asked_at_ms = 1, state = 'refunded'`],
  ])('gives nothing back of an order that is %s, whatever its marks say', async (_, marks) => {
    const id = await start();
    await said(id, PAID);
    await api.db.run(`update coin_order set ${marks}`);
    await refundOrder(parts(), id);
    api.clock.setTo(NOW_MS + 2 * HOUR_MS);
    await end();
    expect([payments.refunded, (await orderOf(id))?.refundedAtMs]).toEqual([[], null]);
    const { broken } = await readSealedBooks(api.db, OVER_MS);
    expect(broken.flatMap(({ rows }) => rows)).toContainEqual(expect.stringContaining(`order ${id}`));
    await api.db.run(`update coin_order set refund_asked_at_ms = null, state = 'paid'`);
  });

  test('is made up for by the job at the orders’ end, an hour later', async () => {
    const id = await askedToRefund();
    api.clock.setTo(NOW_MS + HOUR_MS - 1);
    await end();
    expect(payments.refunded).toEqual([]);
    api.clock.setTo(NOW_MS + HOUR_MS + 1);
    await end();
    expect([payments.refunded, (await orderOf(id))?.refundedAtMs]).toEqual([[id], NOW_MS + HOUR_MS + 1]);
  });
});

test('a dispute that ends as a refund changes nothing of when the order was paid', async () => {
  const id = await start();
  await said(id, PAID);
  await reportLater(id, { kind: 'disputed' }, NOW_MS + 1);
  await reportLater(id, { kind: 'refunded' }, NOW_MS + 2);
  const ended = { state: 'refunded', paidAtMs: NOW_MS, refundAskedAtMs: null, refundedAtMs: NOW_MS + 2 };
  expect(await orderOf(id)).toMatchObject(ended);
});

describe('the job at the end of orders', () => {
  test('leaves alone an order that can still be paid', async () => {
    const id = await start();
    api.clock.setTo(OVER_MS - 120_000);
    await end();
    expect([(await orderOf(id))?.state, await taken()]).toEqual(['created', 1]);
  });

  test('ends one whose time is over, with its pack and coupon free again', async () => {
    await addCoupon(api.db, {
      platformId: 'bom-us',
      id: 'ten',
      type: 'DISCOUNT',
      value: null,
      percent: 10,
      issuedCount: 1,
    });
    const copy = { ...reader, couponId: 'ten', receivedAtMs: NOW_MS, expiresAtMs: NOW_MS + 10 * DAY_MS };
    const [own] = await api.db.orm.insert(userCoupon).values(copy).returning();
    const id = await start({ userCouponId: own?.id });
    expect([await taken(), (await api.db.orm.select().from(userCoupon))[0]?.orderId]).toEqual([1, id]);
    api.clock.setTo(OVER_MS);
    await end();
    expect([(await orderOf(id))?.state, await taken()]).toEqual(['expired', 0]);
    expect((await api.db.orm.select().from(userCoupon))[0]).toMatchObject({ orderId: null, usedAtMs: null });
  });

  test('asks the provider first: what was paid at the last moment is credited', async () => {
    const id = await start();
    payments.say(PAID);
    api.clock.setTo(OVER_MS);
    await end();
    await end();
    expect((await orderOf(id))?.state).toBe('paid');
    expect(await ledgerSums(api.db, reader)).toEqual({ COIN: 100, BONUS: 12, MILEAGE: 50 });
  });

  test('waits while the provider cannot be asked', async () => {
    const id = await start();
    payments.breakOff();
    api.clock.setTo(OVER_MS);
    await end();
    expect((await orderOf(id))?.state).toBe('created');
  });
});

describe('a late payment (D41)', () => {
  test('of an order that was given up is credited all the same', async () => {
    const id = await start();
    await said(id, { kind: 'cancelled' });
    expect(await taken()).toBe(0);
    await said(id, PAID, OVER_MS);
    expect([(await orderOf(id))?.state, await taken()]).toEqual(['paid', 1]);
    expect(await ledgerSums(api.db, reader)).toEqual({ COIN: 100, BONUS: 12, MILEAGE: 50 });
  });

  test('whose pack is gone goes back', async () => {
    await setStock(api.db, 1);
    const id = await start();
    await said(id, { kind: 'cancelled' });
    const other = await start({ marketingCode: 'beside' });
    await said(id, PAID, OVER_MS);
    expect(await orderOf(id)).toMatchObject({ state: 'refunded', chargeMovementId: null, refundAskedAtMs: OVER_MS });
    expect([refundsAsked(), await taken()]).toEqual([[{ orderId: id }], 1]);
    await said(other, PAID, OVER_MS);
    expect((await orderOf(other))?.state).toBe('paid');
  });

  test('whose pack is gone leaves its coupon free for another order', async () => {
    await setStock(api.db, 1);
    await addCoupon(api.db, {
      platformId: 'bom-us',
      id: 'ten',
      type: 'DISCOUNT',
      value: null,
      percent: 10,
      issuedCount: 1,
    });
    const copy = { ...reader, couponId: 'ten', receivedAtMs: NOW_MS - 1, expiresAtMs: NOW_MS + 10 * DAY_MS };
    const [own] = await api.db.orm.insert(userCoupon).values(copy).returning();
    const id = await start({ userCouponId: own?.id });
    await said(id, { kind: 'cancelled' });
    await start();
    await said(id, { ...PAID, amount: 810 });
    expect((await orderOf(id))?.state).toBe('refunded');
    expect((await api.db.orm.select().from(userCoupon))[0]).toMatchObject({ orderId: null, usedAtMs: null });
  });

  test.each([
    ['still open', false],
    ['given up', true],
  ])('of a reader who has left goes back, of an order that is %s', async (_, isGivenUp) => {
    const id = await start();
    if (isGivenUp) await said(id, { kind: 'cancelled' });
    await leave();
    await said(id, PAID);
    await said(id, PAID);
    expect(await orderOf(id)).toMatchObject({ state: 'refunded', chargeMovementId: null, refundedAtMs: null });
    expect([await ledgerSums(api.db, reader), await taken(), refundsAsked()]).toEqual([{}, 0, [{ orderId: id }]]);
    await refundOrder(parts(), id);
    expect([payments.refunded, (await orderOf(id))?.refundedAtMs]).toEqual([[id], NOW_MS]);
  });
});

test('a guest’s orders join the member’s: open ones are credited there, paid ones can be refunded there', async () => {
  const member = await addReader(api.db, 'bom-us', 'member');
  const [open, paid] = [await start(), await start({ marketingCode: 'beside' })];
  await said(paid, PAID);
  for (let turn = 0; turn < 2; turn += 1) {
    await decideInTransaction(api.db, async (transaction) => {
      for (const step of ACCOUNT_CHANGES.migrationSteps)
        await step(transaction, { from: reader, to: member, nowMs: NOW_MS });
      const joined = { snsProvider: 'apple_guest', snsId: `merged ${reader.userId}`, email: null } as const;
      const closed = { ...joined, withdrawnAtMs: NOW_MS, updatedAtMs: NOW_MS };
      await changeAccount(transaction, reader, { ...closed, mergedIntoId: member.userId });
      return grant(null);
    });
  }
  const owners = (await api.db.orm.select().from(coinOrder)).map(({ userId }) => userId);
  expect(owners).toEqual(['member', 'member']);
  await said(open, PAID);
  expect([await ledgerSums(api.db, reader), await ledgerSums(api.db, member)]).toEqual([
    {},
    { COIN: 200, BONUS: 24, MILEAGE: 100 },
  ]);
  const { accessToken } = await addSession(api.db, { ...member, sessionId: 'member' });
  const cancelled = await api.ask(`/payment/${open}/cancel`, {
    ...{ bearer: accessToken, body: { requestId: newRequestId() } },
  });
  expect(at(cancelled.json, 'data')).toMatchObject({ state: 'refunded' });
  expect(await ledgerSums(api.db, member)).toEqual({ COIN: 100, BONUS: 12, MILEAGE: 50 });
});

test('a reader who leaves sees how many charges can still be refunded: paid, untouched, within 7 days', async () => {
  const refundable = async (nowMs = NOW_MS) =>
    (await readLoss(api.db.orm, ACCOUNT_CHANGES.withdrawalLosses, reader, nowMs)).refundableCharges;
  await start();
  expect(await refundable()).toBe(0);
  const [first, second] = [await start({ marketingCode: 'first' }), await start({ marketingCode: 'second' })];
  await said(first, PAID);
  await said(second, PAID);
  expect(await refundable()).toBe(2);
  expect([await refundable(NOW_MS + 7 * DAY_MS - 1), await refundable(NOW_MS + 7 * DAY_MS)]).toEqual([2, 0]);
  await spend(api.db, reader, 1);
  expect(await refundable()).toBe(1);
  await api.ask(`/payment/${second}/cancel`, { bearer, body: { requestId: newRequestId() } });
  await api.ask(`/payment/${first}/cancel`, { bearer, body: { requestId: newRequestId() } });
  expect(await refundable()).toBe(0);
});
