import { randomUUID } from 'node:crypto';
import type { Database } from '@longstrip/database';
import { PARTITIONS, partitionReaders, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, addBuyers, addSeries, type Buyer } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { readBooks } from '../books/read-books.ts';

// The product on tables that are divided by reader, with the keys that a distributed database can have (record 0125).

const PLATFORM = 'bom-us';
const READERS = 12;
const reason = whyNoTestServer();

describe.skipIf(reason !== null)(`readers in partitions${reason === null ? '' : ` (${reason})`}`, () => {
  let database: Database;
  let api: TestApi;
  let series: AddedSeries;
  let buyers: Buyer[];
  beforeAll(async () => {
    const server = await useTestServer();
    database = await server.openDatabase();
    await partitionReaders(database);
    api = createTestApiOn(database);
    series = await addSeries(database, {
      ...{ alias: 'sold', platformIds: [PLATFORM] },
      onPlatform: { freeEpisodeCount: 0, rentCoin: 2, possessionCoin: 3 },
      episodes: [{}, {}],
    });
    buyers = await addBuyers(database, { platformId: PLATFORM, prefix: 'reader', count: READERS, coins: 10 });
  });
  afterAll(() => api?.close());

  const ask = (buyer: Buyer, method: string, path: string, body?: unknown) =>
    api.ask(path, { method, bearer: buyer.accessToken, ...(body === undefined ? {} : { body }) });
  const buy = (buyer: Buyer, id: number | undefined, expectedCoin: number, requestId = randomUUID()) =>
    ask(buyer, 'POST', '/v1/purchase', {
      ...{ id, purchaseType: expectedCoin === 2 ? 'RENT' : 'POSSESSION', expectedCoin, giftId: null, requestId },
    });

  test('buy once for a request, see what they have, and their books hold', async () => {
    const [rented, owned] = series.episodes;
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const requestId = randomUUID();
        const twice = await Promise.all([buy(buyer, rented?.id, 2, requestId), buy(buyer, rented?.id, 2, requestId)]);
        return [...twice, await buy(buyer, owned?.id, 3)].map(({ status }) => status);
      }),
    );
    expect(answers).toEqual(buyers.map(() => [201, 201, 201]));
    expect(await database.run('select distinct remaining::int as remaining from lot')).toEqual([{ remaining: 5 }]);
    const { broken } = await readBooks(database, TEST_NOW_MS);
    expect(broken.map(({ claim }) => claim)).toEqual([
      'Tables, constraints, triggers and functions are those that the program made.',
    ]);
    for (const table of ['app_user', 'lot', 'movement', 'posting', 'entitlement', 'request_reply']) {
      const places = await database.run(`select distinct tableoid::regclass::text as place from ${table}`);
      expect([table, places.length]).toEqual([table, PARTITIONS]);
    }
  });

  test('are followed by their favourites and places, which are read from one partition', async () => {
    const [reader] = buyers;
    if (reader === undefined) throw new Error('no reader');
    const kept = await ask(reader, 'POST', '/library/favorite', { alias: 'sold' });
    expect(kept.status).toBeLessThan(300);
    const plan = await database.run(
      `explain select * from favorite join entitlement using (platform_id, user_id) join lot using (platform_id, user_id)
       where favorite.platform_id = '${PLATFORM}' and favorite.user_id = '${reader.userId}'`,
    );
    const places = new Set(JSON.stringify(plan).match(/on (favorite|entitlement|lot)_\d/g));
    expect(places.size).toBe(3);
  });
});
