import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { inRushedShop, type RushedShop } from '../../testing/rushed-shop.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { undoPurchase } from './undo-purchase.ts';

vi.setConfig({ testTimeout: isWholeRun ? 1_800_000 : 120_000 });

/** Requests of one reader, each for another episode of 1 coin, with coins for 100. */
const RUSH = { buyers: 64, episodes: isWholeRun ? 500 : 150 };

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`purchases under many connections${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  const inShop = (episodes: number, coins: number, work: (shop: RushedShop) => Promise<void>) =>
    inRushedShop(server, { episodes, coins }, work);

  function countOf(ends: readonly unknown[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const end of ends) counts[String(end)] = (counts[String(end)] ?? 0) + 1;
    return counts;
  }

  async function booksOf(database: Database) {
    return (await readSealedBooks(database, NOW_MS)).broken;
  }

  const CountedSchema = v.object({ rows: v.tuple([v.object({ count: v.number() })]) });
  type RequestIds = 'without request ids' | 'with a request id each';

  /** How 50 parallel purchases of one episode end. Those with request ids are written by `write_purchases` (record 0130). */
  const fifty = ({ buy }: RushedShop, type: string, ids: RequestIds) =>
    Promise.all(
      Array.from({ length: 50 }, () =>
        buy(0, type, ids === 'with a request id each' ? { requestId: randomUUID() } : {}),
      ),
    );

  /** The same where no movement is written before a second purchase is about to write its own. */
  async function fiftyTogether(shop: RushedShop, type: string, ids: RequestIds): Promise<unknown[]> {
    const { database } = shop;
    await database.run(`
      create function meet() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock_shared(1); return new; end';
      create trigger meets before insert on movement for each row execute function meet()`);
    const [buying] = await database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(1)`);
      const ends = fifty(shop, type, ids);
      // On this connection, since all others come to wait.
      const waiting = sql`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitFor(
        async () => {
          const counted = v.parse(CountedSchema, await transaction.execute(waiting));
          expect(counted.rows[0].count).toBeGreaterThan(1);
        },
        { timeout: 30_000 },
      );
      // Not awaited here: they wait for this transaction.
      return [ends];
    });
    return buying;
  }

  it(`sells exactly 100 of ${RUSH.episodes} episodes for 100 coins to ${RUSH.buyers} buyers at once`, () =>
    inShop(RUSH.episodes, 100, async ({ database, buy }) => {
      let next = 0;
      const ends: unknown[] = [];
      const buyer = async () => {
        while (next < RUSH.episodes) {
          next += 1;
          ends.push(await buy(next - 1, 'POSSESSION'));
        }
      };
      await Promise.all(Array.from({ length: RUSH.buyers }, buyer));
      expect(countOf(ends)).toEqual({ 201: 100, COIN_INSUFFICIENT: RUSH.episodes - 100 });
      expect(await booksOf(database)).toEqual([]);
    }));

  it.each([
    ['POSSESSION', 'without request ids', 'EXIST_LIBRARY'],
    ['RENT', 'without request ids', 'RENT_PURCHASE_IMPOSSIBLE'],
    ['RENT', 'with a request id each', 'RENT_PURCHASE_IMPOSSIBLE'],
  ] as const)('debits once for one episode that is bought 50 times in parallel: %s %s', (type, ids, refusal) =>
    inShop(1, 50, async (shop) => {
      expect(countOf(await fifty(shop, type, ids))).toEqual({ 201: 1, [refusal]: 49 });
      expect(await booksOf(shop.database)).toEqual([]);
    }),
  );

  // What is owned is owned once by an index as well: without the lock alone, such a purchase is tried again and refused.
  it.each([
    ['POSSESSION', 'without request ids', 'lock_wallet', 'drop index entitlement_owned_once'],
    ['RENT', 'without request ids', 'lock_wallet', ''],
    ['RENT', 'with a request id each', 'write_purchases', ''],
  ] as const)('would debit twice without the lock, the test of the test: %s %s', (type, ids, locking, unguard) =>
    inShop(2, 50, async (shop) => {
      // The lot of one coin goes first: nothing could be debited from it twice.
      expect(await shop.buy(1, 'POSSESSION')).toBe(201);
      const [row] = await shop.database.run(`select pg_get_functiondef('${locking}'::regproc) as definition`);
      const definition = String(row?.definition);
      const unlocked = definition.replaceAll(/FOR NO KEY UPDATE( SKIP LOCKED)?/g, '');
      expect(unlocked).not.toBe(definition);
      // Those that meet wait for each other longer than the function lets them.
      await shop.database.run(unlocked.replace(`lock_timeout TO '1s'`, `lock_timeout TO '0'`));
      await shop.database.run(unguard);
      expect(countOf(await fiftyTogether(shop, type, ids))[201]).toBeGreaterThan(1);
    }),
  );

  it('gives one reply to one request id, sent 20 times at once', () =>
    inShop(1, 50, async ({ database, ask, bearer, episodeIds }) => {
      const body = { id: episodeIds[0], purchaseType: 'RENT', requestId: 'sent-twenty-times', expectedCoin: 1 };
      const send = () => ask('/v1/purchase', { method: 'POST', bearer, body });
      const answers = await Promise.all(Array.from({ length: 20 }, send));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      const [row] = await database.run('select count(*)::int as count from purchase');
      expect(row?.count).toBe(1);
      expect(await booksOf(database)).toEqual([]);
    }));

  it('grants either the rental or the possession of an episode, never both', () =>
    inShop(isWholeRun ? 200 : 12, 400, async ({ database, buy, episodeIds }) => {
      for (const number of episodeIds.keys()) {
        const ends = await Promise.all([0, 1, 2, 3].map((turn) => buy(number, turn % 2 === 0 ? 'RENT' : 'POSSESSION')));
        expect(ends.filter((end) => end === 201)).toHaveLength(1);
      }
      expect(await booksOf(database)).toEqual([]);
    }));

  it.each([
    ['a takedown', 'update series set removed_at_ms = 1', 'NOT_FOUND_EPISODE'],
    ['another price', 'update series_platform set possession_coin = 2', 'PRICE_CHANGED'],
  ])('sells nothing by the old offer after %s that comes while it waits for the row lock', (_, change, code) =>
    inShop(1, 50, async ({ database, scope, buy }) => {
      const [bought] = await database.orm.transaction(async (transaction) => {
        await lockWallet(transaction, scope);
        const buying = buy(0, 'POSSESSION', { expectedCoin: 1 });
        await vi.waitFor(
          async () => {
            const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_purchase%'`;
            expect(await database.run(waiting)).toHaveLength(1);
          },
          { timeout: 30_000 },
        );
        await database.run(change);
        // Not awaited here: it waits for this transaction.
        return [buying];
      });
      expect(await bought).toBe(code);
      expect(await booksOf(database)).toEqual([]);
    }),
  );

  it('refunds and spends at once, and neither loses a coin', () =>
    inShop(21, 2, async ({ database, scope, buy }) => {
      await buy(0, 'POSSESSION');
      const [bought] = await database.run('select id::int as id from purchase');
      const undo = () =>
        undoPurchase(
          database,
          localOwner(null),
          { platform: 'bom-us', reader: scope.userId, purchaseId: Number(bought?.id), reason: 'a test' },
          NOW_MS,
        );
      const spend = Array.from({ length: 20 }, (_, index) => buy(index + 1, 'POSSESSION'));
      const [undone, ...ends] = await Promise.all([undo(), ...spend, undo(), undo()]);
      expect(undone).toMatchObject({ ok: true });
      const sold = ends.filter((end) => end === 201).length;
      const [left] = await database.run('select sum(remaining)::int as sum from lot');
      // Two coins; the refund gave one back.
      expect(sold + Number(left?.sum)).toBe(2);
      expect(await booksOf(database)).toEqual([]);
    }));
});
