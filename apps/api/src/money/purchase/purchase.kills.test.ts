import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@longstrip/database';
import { createTestDatabaseDirectory, startTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { freePort } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiSlot, openApiSlot, spawnApi } from '../../testing/api-slot.ts';
import { bundlePrograms } from '../../testing/bundle-programs.ts';
import { kill, seededRandom } from '../../testing/import-kills.ts';
import { countPurchases, findLost, openMarket, startTraffic, type Traffic } from '../../testing/purchase-traffic.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';

/** `npm run chaos`. */
const isChaos = process.env.CHAOS === '1';
const KILLS = isChaos ? { api: 50, server: 10, embedded: 20, start: 10 } : { api: 3, server: 1, embedded: 1, start: 1 };
const SEED = 20_300_301;
const CLIENTS = 6;
/** Answers are back within ten seconds; a machine that is busy with other tests gets more. */
const BACK_WITHIN_MS = isChaos ? 10_000 : 60_000;
/** Enough that no reader runs out of episodes. */
const BUYERS = isChaos ? 1_000 : 40;

vi.setConfig({ testTimeout: isChaos ? 1_800_000 : 120_000, hookTimeout: 120_000 });

let folder: string;
let programs: Awaited<ReturnType<typeof bundlePrograms>>;
const slots: ApiSlot[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip bought '));
  programs = await bundlePrograms();
});
afterAll(async () => {
  for (const slot of slots) await slot.end();
  await programs?.remove();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function openSlot(name: string, databaseUrl: string | null): Promise<ApiSlot> {
  const port = await freePort();
  const slot = openApiSlot({ programs: programs.folder, port, dataDirectory: join(folder, name), databaseUrl });
  slots.push(slot);
  return slot;
}

async function endAll(): Promise<void> {
  for (const slot of slots.splice(0)) await slot.end();
}

/** Waits until this many more purchases were acknowledged, so that a process is killed while it works. */
async function more(traffic: Traffic, purchases: number): Promise<void> {
  const until = traffic.acknowledged.size + purchases;
  await vi.waitUntil(() => traffic.acknowledged.size >= until, { timeout: 60_000, interval: 5 });
}

/** The test loses its own connections like the processes, and waits until it has others. */
async function untilAnswered(database: Database): Promise<void> {
  const answers = () =>
    database.run('select 1').then(
      () => true,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: BACK_WITHIN_MS, interval: 20 });
}

async function expectRight(database: Database, traffic: Traffic): Promise<void> {
  expect(traffic.problems).toEqual([]);
  expect(traffic.unanswered.size).toBe(0);
  expect(await findLost(database, traffic)).toEqual([]);
  expect(await countPurchases(database)).toBe(traffic.acknowledged.size);
  expect((await readSealedBooks(database, Date.now())).broken).toEqual([]);
}

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`purchases in two processes${reason === null ? '' : ` (${reason})`}`, () => {
  it(`are stored, and made once, through ${KILLS.api} kills of an api and ${KILLS.server} of PostgreSQL`, async () => {
    const server = await startTestServer();
    const url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url });
    try {
      const market = await openMarket(database, BUYERS);
      const pair = [await openSlot('one', url), await openSlot('two', url)];
      for (const slot of pair) await slot.ready();
      const random = seededRandom(SEED);
      const traffic = startTraffic(
        pair.map(({ origin }) => origin),
        market,
        CLIENTS,
      );
      for (let round = 0; round < KILLS.api; round += 1) {
        const victim = pair[round % 2];
        await victim?.ready();
        await more(traffic, 1 + Math.floor(20 * random()));
        await victim?.kill();
      }
      for (let round = 0; round < KILLS.server; round += 1) {
        await more(traffic, 1 + Math.floor(20 * random()));
        await server.crash();
        for (const slot of pair) await slot.ready();
      }
      await more(traffic, 5);
      await traffic.stop();
      await endAll();
      await untilAnswered(database);
      await expectRight(database, traffic);
    } finally {
      await endAll();
      await database.close();
      await server.stop();
    }
  });
});

/** How often PostgreSQL is lost in each of the ways. */
const LOSSES = isChaos ? 10 : 1;
const TRAFFIC_CLIENTS = 24;

describe.skipIf(reason !== null)(`PostgreSQL under ${TRAFFIC_CLIENTS} buyers over two processes`, () => {
  it(`is restarted fast and at once, and its connections ended, ${LOSSES} times each: no process ends, no purchase is lost`, async () => {
    const server = await startTestServer();
    const url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url });
    try {
      const market = await openMarket(database, isChaos ? 3_000 : 200);
      const pair = [await openSlot('left', url), await openSlot('right', url)];
      for (const slot of pair) await slot.ready();
      const backMs: number[] = [];
      const endConnections = async () => {
        await database.run(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
      };
      const losses = {
        'restart fast': () => server.restart('fast'),
        'restart at once': () => server.restart('immediate'),
        'connections ended': endConnections,
      };
      /** How long the processes take to answer again, once the database does. */
      const lose = async (loss: () => Promise<void>) => {
        await loss();
        const beganMs = performance.now();
        for (const slot of pair) await slot.ready();
        backMs.push(Math.round(performance.now() - beganMs));
        await untilAnswered(database);
      };
      const loseAll = async (between: () => Promise<void>) => {
        for (let round = 0; round < LOSSES; round += 1) {
          for (const loss of Object.values(losses)) {
            await between();
            await lose(loss);
          }
        }
      };
      const idle = () => Promise.resolve();
      await loseAll(idle);
      const origins = pair.map(({ origin }) => origin);
      const traffic = startTraffic(origins, market, TRAFFIC_CLIENTS);
      await loseAll(() => more(traffic, TRAFFIC_CLIENTS));
      await more(traffic, TRAFFIC_CLIENTS);
      await traffic.stop();
      const ends = pair.map((slot) => slot.ends());
      await endAll();
      expect(ends).toEqual([0, 0]);
      expect(Math.max(...backMs)).toBeLessThan(BACK_WITHIN_MS);
      await expectRight(database, traffic);
      if (isChaos) {
        const named = Object.keys(losses).join(', ');
        process.stdout.write(
          `${traffic.acknowledged.size} purchases; ${named}: ${LOSSES} times each idle and in traffic; ` +
            `answers were back after ${Math.max(...backMs)} ms at most\n`,
        );
      }
    } finally {
      await endAll();
      await database.close();
      await server.stop();
    }
  });
});

describe('purchases on the embedded database', () => {
  it(`are stored, and made once, through ${KILLS.embedded} kills`, async () => {
    const directory = join(folder, 'embedded', 'database');
    await createTestDatabaseDirectory(directory);
    const before = await openDatabase({ engine: 'embedded', directory });
    const market = await openMarket(before, BUYERS);
    await before.close();
    const slot = await openSlot('embedded', null);
    const random = seededRandom(SEED + 1);
    await slot.ready();
    const traffic = startTraffic([slot.origin], market, CLIENTS);
    for (let round = 0; round < KILLS.embedded; round += 1) {
      await more(traffic, 1 + Math.floor(20 * random()));
      await slot.kill();
      await slot.ready();
    }
    await more(traffic, 5);
    await traffic.stop();
    await endAll();
    const after = await openDatabase({ engine: 'embedded', directory });
    try {
      await expectRight(after, traffic);
    } finally {
      await after.close();
    }
  });

  it(`begin on what ${KILLS.start} kills of a first start left`, async () => {
    const random = seededRandom(SEED + 2);
    for (let round = 0; round < KILLS.start; round += 1) {
      const name = `first start ${round}`;
      const place = { programs: programs.folder, port: await freePort(), databaseUrl: null };
      const first = spawnApi({ ...place, dataDirectory: join(folder, name) });
      await wait(8_000 * random());
      await kill(first);
      const slot = await openSlot(name, null);
      await slot.ready();
      await endAll();
      const database = await openDatabase({ engine: 'embedded', directory: join(folder, name, 'database') });
      try {
        const market = await openMarket(database, 2);
        expect(market.buyers).toHaveLength(2);
        expect((await readSealedBooks(database, Date.now())).broken).toEqual([]);
      } finally {
        await database.close();
      }
    }
  });
});
