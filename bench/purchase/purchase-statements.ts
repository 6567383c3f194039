import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DatabaseLocation, openDatabase } from '@longstrip/database';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { addBuyers, addSeries, type Buyer } from '@longstrip/test-kit/data';
import { LIMITS } from '../report.ts';

const API = join(import.meta.dirname, '..', '..', 'apps', 'api');

/** A statement as the api sends it. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Client {
  query(this: Client, config: unknown, values?: unknown, ...rest: unknown[]): unknown;
}

interface Pool {
  connect(this: Pool, callback?: (...results: unknown[]) => void): unknown;
}

/** The statements that the api sends for one purchase, in order. The purchase is made in this process and recorded. */
export async function recordStatements(
  databaseUrl: string,
  dataDirectory: string,
  { buyer, episodeId, requestId }: { buyer: Buyer; episodeId: number; requestId: string },
): Promise<SentStatement[]> {
  const { Client, Pool } = createRequire(join(API, 'package.json'))('pg') as {
    Client: { prototype: Client };
    Pool: { prototype: Pool };
  };
  const { query } = Client.prototype;
  const { connect } = Pool.prototype;
  // A connection that a job releases is handed over in the job's async context, so the purchase's context is bound to it.
  Pool.prototype.connect = function (callback) {
    return connect.call(this, callback && AsyncResource.bind(callback));
  };
  const sent: SentStatement[] = [];
  // Jobs of the api send statements too, which must not be recorded.
  const noted = new AsyncLocalStorage<true>();
  // Before the api starts: its connections keep the method that they were created with.
  Client.prototype.query = function (config, values, ...rest) {
    if (noted.getStore() === true) sent.push(statementOf(config, values));
    return query.call(this, config, values, ...rest);
  };
  const api = await startHere(databaseUrl, dataDirectory);
  try {
    // The first purchase also fills caches and creates wallets.
    await buy(api, buyer, { episodeId, requestId: randomUUID() });
    await noted.run(true, () => buy(api, buyer, { episodeId: episodeId + 1, requestId }));
  } finally {
    Client.prototype.query = query;
    Pool.prototype.connect = connect;
    await api.close();
  }
  if (sent.length === 0) throw new Error('no statement of the purchase was noted');
  return sent;
}

function statementOf(config: unknown, values: unknown): SentStatement {
  const text = typeof config === 'string' ? config : String(Object(config).text);
  const given = Array.isArray(values) ? values : Object(config).values;
  return { text, values: Array.isArray(given) ? given : [] };
}

interface StartedApi {
  app: { fetch(request: Request): Response | Promise<Response> };
  close(): Promise<void>;
}

async function buy(
  { app }: StartedApi,
  { accessToken }: Buyer,
  { episodeId: id, requestId }: { episodeId: number; requestId: string },
): Promise<void> {
  const request = new Request('http://bench.test/v1/purchase', {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-balcony-id': 'BOMTOON_US' },
      authorization: `Bearer ${accessToken}`,
    },
    body: JSON.stringify({ id, purchaseType: 'RENT', expectedCoin: 1, giftId: null, requestId }),
  });
  const answer = await app.fetch(request);
  if (answer.status !== 201) throw new Error(`a purchase was answered with ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

async function startHere(databaseUrl: string, dataDirectory: string): Promise<StartedApi> {
  const { startApi } = await import(pathToFileURL(join(API, 'dist', 'server.js')).href);
  const silent = { info() {}, warn() {}, debug() {}, error: console.error, fatal: console.error, child: () => silent };
  const secret = (name: string) => `${name}-of-the-bench-`.repeat(4);
  const started = await startApi({
    ...{ mode: 'production', seed: 'none', dataDirectory, databaseUrl, logger: silent, trustedProxies: [] },
    ...{
      rateLimitPerMinute: 0,
      messages: { smtpUrl: 'smtp://mail.bench.test', mailFrom: 'a@bench.test', texts: null },
    },
    secrets: { token: TEST_TOKEN_SECRET, image: secret('image'), service: secret('service') },
    publicOrigins: new Map([[BENCH_PLATFORM, 'https://bench.test']]),
    origin: 'http://bench.test',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (!started.ok) throw new Error(started.sentence);
  return started.api;
}

export const BENCH_PLATFORM = 'bom-us';
const COINS = 1_000_000;
const EPISODES_A_SERIES = 40;

/** A store that has readers with coins, and more episodes than one of them can rent in a round. */
export interface PurchaseStore {
  readonly buyers: readonly Buyer[];
  /** Each is used in one round only, so that no reader rents an episode twice. */
  readonly hotBuyers: readonly Buyer[];
  readonly episodeIds: readonly number[];
  /** The id of the first buyer's lot; those of the others follow. */
  readonly firstLotId: number;
}

export async function fillPurchaseStore(location: DatabaseLocation): Promise<PurchaseStore> {
  const database = await openDatabase(location);
  try {
    const episodeIds: number[] = [];
    for (let number = 1; number <= LIMITS.purchaseEpisodes / EPISODES_A_SERIES; number += 1) {
      const series = await addSeries(database, {
        ...{ alias: `sold-${number}`, platformIds: [BENCH_PLATFORM] },
        onPlatform: { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 2 },
        episodes: Array.from({ length: EPISODES_A_SERIES }, () => ({ hasThumbnail: false, pages: [] })),
      });
      episodeIds.push(...series.episodes.map(({ id }) => id));
    }
    const of = { platformId: BENCH_PLATFORM, coins: COINS };
    const buyers = await addBuyers(database, { ...of, prefix: 'buyer', count: LIMITS.purchaseWallets });
    const hotBuyers = await addBuyers(database, { ...of, prefix: 'hot', count: 4 * LIMITS.rounds });
    const [lot] = await database.run(`select id from lot where user_id = 'buyer-1'`);
    await database.run('analyze');
    return { buyers, hotBuyers, episodeIds, firstLotId: Number(lot?.id) };
  } finally {
    await database.close();
  }
}
