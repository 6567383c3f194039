import { randomInt } from 'node:crypto';
import { type Database, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedUser, addUser } from '@longstrip/test-kit/data';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outcome, postTo } from '../../testing/accounts.ts';
import { addCoupon, addGift, addSpins, addWheel, newRequestId } from '../../testing/benefits.ts';
import { createOpenQueue } from '../../testing/open-gate.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { charge, ledgerSums, lotTerms, scopeOfUser } from '../../testing/wallets.ts';

vi.setConfig({ testTimeout: isWholeRun ? 1_800_000 : 120_000 });

const platformId = 'bom-us';
const READERS = isWholeRun ? 200 : 50;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`what is given away, to many at once${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  async function withApi(work: (api: TestApi) => Promise<void>): Promise<void> {
    const database = await openDatabase({ engine: 'server', url: await server.createDatabase(), maxConnections: 32 });
    const api = createTestApiOn(database, {
      services: { randomBelow: (limit) => randomInt(limit), walletQueue: createOpenQueue() },
    });
    try {
      await work(api);
      expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);
    } finally {
      await api.close();
    }
  }

  const addReaders = (db: Database, count: number): Promise<AddedUser[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => addUser(db, { platformId, id: `reader-${index}` })));

  /** Sends one request for each reader at once, and counts them by outcome. */
  async function rush(
    readers: readonly AddedUser[],
    ask: (reader: AddedUser, turn: number) => Promise<unknown>,
  ): Promise<Record<string, number>> {
    const ends = await Promise.all(readers.map((reader, turn) => ask(reader, turn)));
    const counts: Record<string, number> = {};
    for (const end of ends) counts[String(end)] = (counts[String(end)] ?? 0) + 1;
    return counts;
  }
  const send = (api: TestApi, path: string, body: object) => async (reader: AddedUser) =>
    outcome(await postTo(api, path)({ ...body, requestId: newRequestId() }, { bearer: reader.accessToken }));

  async function all(db: Database): Promise<unknown[]> {
    return db.run(`select
      (select issued_count from coupon) as issued, (select count(*)::int from user_coupon) as held,
      (select coalesce(sum(remaining), 0)::int from lot) as coins`);
  }

  it('a coupon is given out exactly as often as it may be, to each once', () =>
    withApi(async (api) => {
      await addCoupon(api.db, { platformId, id: 'few', totalLimit: 20 });
      const readers = await addReaders(api.db, READERS);
      const counts = await rush(readers, send(api, '/coupon/code', { code: 'few' }));
      expect(counts).toEqual({ SUCCESS: 20, SOLD_OUT_COUPON: READERS - 20 });
      expect(await all(api.db)).toEqual([{ issued: 20, held: 20, coins: 100 }]);
    }));

  it('one coupon is redeemed once by a reader, however many requests ask at once', () =>
    withApi(async (api) => {
      await addCoupon(api.db, { platformId, id: 'once' });
      const [reader] = await addReaders(api.db, 1);
      const twenty = Array.from({ length: 20 }, () => reader).filter((each) => each !== undefined);
      const counts = await rush(twenty, send(api, '/coupon/code', { code: 'once' }));
      expect(counts).toEqual({ SUCCESS: 1, ALREADY_RECEIVED_COUPON: 19 });
      expect(await all(api.db)).toEqual([{ issued: 1, held: 1, coins: 5 }]);
    }));

  it('a gift is taken once, of twenty requests at once', () =>
    withApi(async (api) => {
      await addGift(api.db, { platformId, id: 'gift' });
      const [reader] = await addReaders(api.db, 1);
      const twenty = Array.from({ length: 20 }, () => reader).filter((each) => each !== undefined);
      const counts = await rush(twenty, send(api, '/gift', { giftId: 'gift' }));
      expect(counts).toEqual({ SUCCESS: 1, ALREADY_GIVEN_GIFT: 19 });
    }));

  it('the last of a prize is won by one, and every spin costs a ticket', () =>
    withApi(async (api) => {
      const prizes = [
        { kind: 'FREE_COIN' as const, amount: 100, weight: 999, stock: 1 },
        { kind: 'FREE_COIN' as const, amount: 1, weight: 1 },
      ];
      await addWheel(api.db, { platformId, id: 'wheel', prizes });
      const readers = await addReaders(api.db, READERS);
      for (const reader of readers) await addSpins(api.db, reader, [{ expiresAtMs: null }]);
      const counts = await rush([...readers, ...readers], send(api, '/event/roulette', {}));
      expect(counts).toEqual({ SUCCESS: READERS, NOT_EVENT_REMAIN_TICKET: READERS });
      const rows = await api.db.run(`select amount, given_count as given,
        (select count(*)::int from roulette_ticket where roulette_ticket.prize_no = roulette_prize.prize_no) as tickets
        from roulette_prize order by prize_no`);
      expect(rows).toEqual([
        { amount: 100, given: 1, tickets: 1 },
        { amount: 1, given: READERS - 1, tickets: READERS - 1 },
      ]);
    }));

  it('points are exchanged once, where two requests want all of them at once', () =>
    withApi(async (api) => {
      const [reader] = await addReaders(api.db, 1);
      if (reader === undefined) throw new Error('there is no reader');
      const scope = await scopeOfUser(api.db, reader);
      await charge(api.db, scope, [lotTerms(3_000, { kind: 'MILEAGE' })]);
      const counts = await rush([reader, reader], send(api, '/mileage', { mileage: 3_000 }));
      expect(counts).toEqual({ SUCCESS: 1, MILEAGE_INSUFFICIENT: 1 });
      expect(await ledgerSums(api.db, scope)).toEqual({ BONUS: 15 });
    }));

  it('the same request twenty times at once has one effect and one answer', () =>
    withApi(async (api) => {
      await addWheel(api.db, { platformId, id: 'wheel' });
      const [reader] = await addReaders(api.db, 1);
      if (reader === undefined) throw new Error('there is no reader');
      await addSpins(api.db, reader, [{ expiresAtMs: null }, { expiresAtMs: null }]);
      const body = { requestId: newRequestId() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => postTo(api, '/event/roulette')(body, { bearer: reader.accessToken })),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const [row] = await api.db.run('select count(*)::int as used from roulette_ticket where used_at_ms is not null');
      expect(row).toEqual({ used: 1 });
    }));
});
