import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@longstrip/database';
import { coinOrder, coinProduct, coupon, lot, userCoupon } from '@longstrip/database/schema';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaymentReport } from '../../adapters/payment/payment-provider.ts';
import { recordApplied } from '../../testing/benefits.ts';
import { at } from '../../testing/expect-shape.ts';
import { addPack, addWorkedEvent, createFakePayments, storeOutcome } from '../../testing/fake-payments.ts';
import { createOpenQueue } from '../../testing/open-gate.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader, ledgerSums } from '../../testing/wallets.ts';
import { settleOrderInTransaction } from './payment.service.ts';

vi.setConfig({ testTimeout: isWholeRun ? 1_800_000 : 60_000 });

/** Buyers of a limited pack. `npm test` runs a sample; the whole run has 500 buyers for a hundred packs. */
const BUYERS = isWholeRun ? 500 : 60;
const PACKS = isWholeRun ? 100 : 12;
const COUPON_ORDERS = isWholeRun ? 50 : 20;
const RETURNS = isWholeRun ? 1_000 : 20;
/** The reader's return and the webhook are at most this far apart. */
const APART_MS = 5;
const COURSES = isWholeRun ? 120 : 12;
const PAID = { kind: 'paid', reference: null, amount: 899, currency: 'USD' } as const;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`payments at the same time${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  let database: Database;
  let api: TestApi;
  const payments = createFakePayments();
  beforeAll(async () => {
    server = await useTestServer();
    database = await server.openDatabase();
    // Only the row locks decide here, and on a busy machine they take longer than the normal request limit.
    const config = { requestLimitMs: 300_000 };
    api = createTestApiOn(database, { config, services: { payments, walletQueue: createOpenQueue() } });
    await addPack(database);
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });
  const bearerOf = async (id: string) => {
    const scope = await addReader(database, 'bom-us', id);
    const { accessToken } = await addSession(database, { ...scope, sessionId: id });
    return { scope, bearer: accessToken };
  };
  const order = (bearer: string, requestId: string, change: object = {}) =>
    api.ask('/payment', { bearer, body: { productId: 'pack', agreed: true, requestId, ...change } });
  const booksAreRight = async () => expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);

  it(`sells ${PACKS} packs to ${BUYERS} buyers exactly ${PACKS} times`, async () => {
    await addPack(database, { id: 'limited', stock: PACKS });
    const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, place) => bearerOf(`buyer-${place}`)));
    const answers = await Promise.all(
      buyers.map(({ bearer }, place) => order(bearer, `request-${place}`, { productId: 'limited' })),
    );
    const codes = answers.map(({ json }) => at(json, 'error.code') ?? 'granted');
    expect(codes.filter((code) => code === 'granted')).toHaveLength(PACKS);
    expect(codes.filter((code) => code === 'LIMITED_COIN_PRODUCT')).toHaveLength(BUYERS - PACKS);
    const packs = await database.orm.select().from(coinProduct);
    expect(packs.find(({ id }) => id === 'limited')?.takenCount).toBe(PACKS);
    await booksAreRight();
  });

  it('lets one coupon into one of many orders of its reader', async () => {
    const { scope, bearer } = await bearerOf('with-coupon');
    const times = { startsAtMs: 0, endsAtMs: NOW_MS + 1_000, createdAtMs: NOW_MS, updatedAtMs: NOW_MS };
    const made = {
      platformId: 'bom-us',
      id: 'ten',
      title: '10 %',
      type: 'DISCOUNT',
      percent: 10,
      issuedCount: 1,
    } as const;
    const [ten] = await database.orm
      .insert(coupon)
      .values({ ...made, clients: ['WEB'], ...times })
      .returning();
    await recordApplied(database, 'coupon', ten);
    const [own] = await database.orm
      .insert(userCoupon)
      .values({ ...scope, couponId: 'ten', receivedAtMs: 0, expiresAtMs: NOW_MS + 1_000 })
      .returning();
    const answers = await Promise.all(
      // An order of the same visit would be taken up again.
      Array.from({ length: COUPON_ORDERS }, (_, place) =>
        order(bearer, `coupon-${place}`, { userCouponId: own?.id, marketingCode: `visit-${place}` }),
      ),
    );
    const codes = answers.map(({ json }) => at(json, 'error.code') ?? 'granted');
    expect(codes.filter((code) => code === 'granted')).toHaveLength(1);
    expect(codes.filter((code) => code === 'ALREADY_USED_COUPON')).toHaveLength(COUPON_ORDERS - 1);
  });

  const parts = () => ({
    ...{ db: database, jobs: { enqueue: async () => 'job' }, proofs: TEST_PROOFS },
    logger: { error: () => undefined },
  });

  it(`credits once when the return and the webhook come within ${APART_MS} ms, ${RETURNS} times`, async () => {
    payments.say(PAID);
    for (let turn = 0; turn < RETURNS; turn += 1) {
      const apartMs = (turn % (2 * APART_MS + 1)) - APART_MS;
      const { scope, bearer } = await bearerOf(`back-${turn}`);
      const id = String(at((await order(bearer, `back-${turn}-order`)).json, 'data.orderId'));
      await addWorkedEvent(database, `sandbox/evt-${turn}`);
      await Promise.all([
        wait(Math.max(0, apartMs)).then(() => api.ask(`/payment/${id}/confirm`, { bearer, method: 'POST' })),
        wait(Math.max(0, -apartMs)).then(async () => {
          const eventId = `sandbox/evt-${turn}`;
          await storeOutcome(
            database,
            eventId,
            await settleOrderInTransaction(parts(), id, { report: PAID, nowMs: NOW_MS, eventId }),
          );
        }),
      ]);
      const lots = await database.orm.select().from(lot).where(eq(lot.userId, scope.userId));
      expect(lots.filter(({ kind }) => kind === 'COIN').map(({ amount }) => amount)).toEqual([100]);
    }
    const orders = await database.orm.select().from(coinOrder);
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(RETURNS);
    await booksAreRight();
  });

  it.each([
    ['one after another', false],
    ['all at once', true],
  ])(`gives and takes once, in whatever order news come, ${COURSES} orders: %s`, async (name, isAtOnce) => {
    payments.say({ kind: 'open' });
    const every = permutations(['paid', 'refunded', 'disputed', 'cancelled', 'pending'] as const);
    const chosen = every.filter((_, place) => place % Math.ceil(every.length / COURSES) === 0);
    expect(chosen).toHaveLength(COURSES);
    for (const [turn, kinds] of chosen.entries()) {
      const { scope, bearer } = await bearerOf(`course-${isAtOnce}-${turn}`);
      const id = String(at((await order(bearer, `course-${isAtOnce}-${turn}`)).json, 'data.orderId'));
      const tell = async (kind: NewsKind, place: number) => {
        const eventId = `sandbox/${name}-${turn}-${place}`;
        const settled = await settleOrderInTransaction(parts(), id, { report: reportOf(kind), nowMs: NOW_MS, eventId });
        await storeOutcome(database, eventId, settled);
      };
      for (const place of kinds.keys()) await addWorkedEvent(database, `sandbox/${name}-${turn}-${place}`);
      // Each piece of news comes twice.
      const news = [...kinds, ...kinds];
      if (isAtOnce) await Promise.all(news.map((kind, place) => tell(kind, place % kinds.length)));
      else for (const [place, kind] of news.entries()) await tell(kind, place % kinds.length);
      const [ended] = await database.orm.select().from(coinOrder).where(eq(coinOrder.id, id));
      // Money that went back ends an order, whatever else is said of it.
      expect(['refunded', 'disputed']).toContain(ended?.state);
      expect([kinds, await ledgerSums(database, scope)]).toEqual([kinds, {}]);
      const [owing] = await database.run('select debt_coins, debt_points from wallet where user_id = $1', [
        scope.userId,
      ]);
      expect(owing).toEqual({ debt_coins: 0, debt_points: 0 });
    }
    await booksAreRight();
  });
});

type NewsKind = 'paid' | 'refunded' | 'disputed' | 'cancelled' | 'pending';

function reportOf(kind: NewsKind): PaymentReport {
  if (kind === 'paid') return PAID;
  return kind === 'pending' ? { kind, untilMs: null, storeNumber: null } : { kind };
}

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, place) =>
    permutations(things.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
  );
}
