import { type Database, openDatabase } from '@longstrip/database';
import type { TestDatabases } from '@longstrip/database/testing';
import { addSeries, addSession } from '@longstrip/test-kit/data';
import type { KeyedQueue } from '../http/keyed-queue.ts';
import type { ReaderScope } from '../shared/reader-scope.ts';
import { at } from './expect-shape.ts';
import { createOpenQueue } from './open-gate.ts';
import { createTestApiOn, type TestApi } from './test-api.ts';
import { addReader, charge, lotTerms } from './wallets.ts';

/** A series whose episodes cost 1 coin each, and a reader who buys them all at once. */
export interface RushedShop {
  readonly database: Database;
  readonly scope: ReaderScope;
  readonly episodeIds: readonly number[];
  /** Code of the refusal, or the status. */
  buy(number: number, purchaseType: string, more?: object): Promise<unknown>;
  ask: TestApi['ask'];
  readonly bearer: string;
}

export interface RushedShopOptions {
  readonly episodes: number;
  /** How many coins the reader has; one of them is a free one. */
  readonly coins: number;
  readonly connections?: number;
  readonly requestLimitMs?: number;
  /** By default every request is let through, so that only the row lock decides. */
  readonly walletQueue?: KeyedQueue;
}

/** Does the work on a database of its own, on a real server. */
export async function inRushedShop(
  server: TestDatabases,
  options: RushedShopOptions,
  work: (shop: RushedShop) => Promise<void>,
): Promise<void> {
  // On a busy machine a queue for one wallet may exceed the usual time limit; here only the answers matter, not their speed.
  const { episodes, coins, connections = 32, requestLimitMs = 300_000 } = options;
  const { walletQueue = createOpenQueue() } = options;
  const url = await server.createDatabase();
  const database = await openDatabase({ engine: 'server', url, maxConnections: connections });
  try {
    const config = { requestLimitMs, bodyLimitMs: requestLimitMs / 2 };
    const api = createTestApiOn(database, { config, services: { walletQueue } });
    const series = await addSeries(database, {
      alias: 'rushed',
      platformIds: ['bom-us'],
      onPlatform: { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 1 },
      episodes,
    });
    const { scope, bearer } = await addBuyer(database, 'rushed', coins);
    const episodeIds = series.episodes.map(({ id }) => id);
    const buy: RushedShop['buy'] = async (number, purchaseType, more = {}) => {
      const body = { id: episodeIds[number], purchaseType, ...more };
      const { status, json } = await api.ask('/v1/purchase', { method: 'POST', bearer, body });
      return at(json, 'result') === 'ERROR' ? at(json, 'error.code') : status;
    };
    await work({ database, scope, episodeIds, buy, ask: api.ask, bearer });
  } finally {
    await database.close();
  }
}

/** A signed-in reader of bom-us with coins. */
export async function addBuyer(
  database: Database,
  id: string,
  coins: number,
): Promise<{ scope: ReaderScope; bearer: string }> {
  const scope = await addReader(database, 'bom-us', id);
  const free = lotTerms(1, { kind: 'FREE_COIN' });
  if (coins > 0) await charge(database, scope, coins > 1 ? [lotTerms(coins - 1), free] : [free]);
  const { accessToken: bearer } = await addSession(database, { ...scope, sessionId: `rushing-${id}` });
  return { scope, bearer };
}
