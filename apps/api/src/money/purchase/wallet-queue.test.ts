import { type Database, openDatabase } from '@longstrip/database';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeyedQueue, createWalletQueue, type KeyedQueue } from '../../http/keyed-queue.ts';
import { at } from '../../testing/expect-shape.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addBuyer, inRushedShop, type RushedShop } from '../../testing/rushed-shop.ts';
import type { TestAnswer } from '../../testing/test-api.ts';

vi.setConfig({ testTimeout: 120_000 });

const CONNECTIONS = 4;

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`the queue for one wallet${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases;
  beforeAll(async () => {
    server = await useTestServer();
  });
  afterAll(() => server?.stop());

  interface HeldShop extends RushedShop {
    /** How many wait before the wallet’s lock, and hold a connection. */
    lockWaiters(): Promise<number>;
    letGo(): void;
    readonly held: Promise<unknown>;
  }

  /** A shop whose reader's wallet another connection has locked. */
  const whileLocked = (
    options: { walletQueue: KeyedQueue; requestLimitMs?: number },
    work: (shop: HeldShop) => Promise<void>,
  ) =>
    inRushedShop(server, { episodes: 30, coins: 20, connections: CONNECTIONS, ...options }, async (shop) => {
      const url = await addressOf(shop.database);
      const other = await openDatabase({ engine: 'server', url, maxConnections: 2 });
      let letGo = () => {};
      const isOver = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      let isLocked = () => {};
      const locked = new Promise<void>((resolve) => {
        isLocked = resolve;
      });
      const held = other.inTransaction(async (runner) => {
        await runner.run(`select from wallet where user_id = 'rushed' for update`);
        isLocked();
        await isOver;
      });
      await locked;
      const lockWaiters = async () => {
        const [row] = await other.run(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return Number(row?.count);
      };
      try {
        await work({ ...shop, lockWaiters, letGo, held });
      } finally {
        letGo();
        await held;
        await other.close();
      }
    });

  /** The same database, for connections beside the shop's. */
  async function addressOf(database: Database): Promise<string> {
    const [row] = await database.run(
      `select current_database() as name, current_setting('unix_socket_directories') as folder`,
    );
    return `postgresql://longstrip@localhost/${row?.name}?host=${encodeURIComponent(String(row?.folder))}`;
  }

  const countPurchases = async ({ database }: RushedShop) =>
    (await database.run('select count(*)::int as count from purchase'))[0]?.count;

  it('holds one connection, however many ask: others buy meanwhile', () =>
    whileLocked({ walletQueue: createWalletQueue() }, async (shop) => {
      const hot = shop.episodeIds.map((_, number) => shop.buy(number, 'POSSESSION'));
      const other = await addBuyer(shop.database, 'other', 5);
      const body = { id: shop.episodeIds[0], purchaseType: 'POSSESSION' };
      const bought = await shop.ask('/v1/purchase', { method: 'POST', bearer: other.bearer, body });
      expect(bought.status).toBe(201);
      await vi.waitFor(async () => expect(await shop.lockWaiters()).toBe(1), { timeout: 30_000 });
      shop.letGo();
      const ends = await Promise.all(hot);
      expect(ends.filter((end) => end === 201)).toHaveLength(20);
      expect(ends.filter((end) => end === 'COIN_INSUFFICIENT')).toHaveLength(10);
      expect((await readSealedBooks(shop.database, NOW_MS)).broken).toEqual([]);
    }));

  it('refuses with Retry-After once it is too long, and buys nothing for a refused reader', () =>
    whileLocked({ walletQueue: createKeyedQueue({ atOnce: 1, waitingMost: 2 }) }, async (shop) => {
      const answers: TestAnswer[] = [];
      const asked = [0, 1, 2, 3, 4].map(async (number) => {
        const body = { id: shop.episodeIds[number], purchaseType: 'RENT' };
        answers.push(await shop.ask('/v1/purchase', { method: 'POST', bearer: shop.bearer, body }));
      });
      await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 30_000 });
      for (const { status, json, headers } of answers) {
        expect([status, at(json, 'error.code'), headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
      }
      shop.letGo();
      await Promise.all(asked);
      expect(answers.slice(2).map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await countPurchases(shop)).toBe(3);
    }));

  it('is left with the end of the request: nothing is bought after the answer', () =>
    whileLocked({ walletQueue: createWalletQueue(), requestLimitMs: 6_000 }, async (shop) => {
      const late = [0, 1, 2, 3].map((number) => shop.buy(number, 'RENT'));
      await vi.waitFor(async () => expect(await shop.lockWaiters()).toBe(1), { timeout: 6_000 });
      expect(await Promise.all(late)).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
      shop.letGo();
      await shop.held;
      // The first request was at the lock already: its work goes on, and repeating the request finds the result.
      await vi.waitFor(async () => expect(await countPurchases(shop)).toBe(1), { timeout: 30_000 });
      expect(await shop.buy(4, 'RENT')).toBe(201);
      expect(await countPurchases(shop)).toBe(2);
    }));
});
