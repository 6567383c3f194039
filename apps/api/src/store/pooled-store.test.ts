import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueEdition, handleJob } from '@longstrip/database';
import { openPooler, type Pooler, type TestDatabases, useTestServer, whyNoPooler } from '@longstrip/database/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries } from '@longstrip/test-kit/data';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareDuePagesJob } from '../catalogue/index.ts';
import { NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import { ImportSessions } from '../catalogue/publish/import-sessions.ts';
import { comic, comicEpisode, createPictureFolder } from '../catalogue/publish/publication.fixture.ts';
import { publishPublications } from '../catalogue/publish/publish-publications.ts';
import { localOwner } from '../shared/operator.ts';
import { createOpenQueue } from '../testing/open-gate.ts';
import { readSealedBooks } from '../testing/read-sealed-books.ts';
import { addBuyer } from '../testing/rushed-shop.ts';
import { createTestApiOn } from '../testing/test-api.ts';
import { followEdition, openStore, type Store } from './open-store.ts';

/** Less than the store's own pool, so that its statements do move between connections. */
const CONNECTIONS = 3;
const BUYERS = 8;
const EPISODES = 10;
const reason = whyNoPooler();

describe.skipIf(reason !== null)(`a store behind PgBouncer in transaction mode (${reason ?? 'a real one'})`, () => {
  let server: TestDatabases;
  let pooler: Pooler;
  let folder: string;
  let store: Store;
  let edition: CatalogueEdition;
  const problems: unknown[] = [];

  beforeAll(async () => {
    server = await useTestServer();
    const databaseDirectUrl = await server.createDatabase();
    pooler = await openPooler(databaseDirectUrl, { connections: CONNECTIONS });
    folder = await mkdtemp(join(tmpdir(), 'longstrip-pooled-'));
    const opened = await openStore({
      ...{ dataDirectory: folder, databaseUrl: pooler.urlOf(databaseDirectUrl), databaseDirectUrl },
      ...{ purpose: 'a test', nowMs: () => TEST_NOW_MS, onProgress: () => undefined },
      onJobProblem: ({ error }) => problems.push(error),
      onLost: () => undefined,
    });
    if (!opened.ok) throw new Error(opened.sentence);
    store = opened.store;
    edition = await followEdition(store, pino({ level: 'silent' }));
  });
  afterAll(async () => {
    await edition?.close();
    await store?.close();
    await pooler?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('imports, announces the new edition and runs the jobs of the import', async () => {
    const before = edition.current();
    const { directory, picture } = await createPictureFolder();
    const pages = await Promise.all(['#ff0000', '#00ff00'].map(picture));
    const result = await publishPublications({
      ...store,
      ...{ directory, nowMs: TEST_NOW_MS, operator: localOwner(null), commands: new ImportSessions() },
      publications: [comic([comicEpisode('1', pages)])],
      options: { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] },
    });
    expect(result).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(edition.current()).toBeGreaterThan(before));
    const run = vi.fn(async () => undefined);
    await store.jobs.work([handleJob(prepareDuePagesJob, run)], { pollEveryMs: 20 });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 5_000 });
    expect(problems).toEqual([]);
  });

  it('sells each buyer each episode once, however many buy at the same time', async () => {
    const api = createTestApiOn(store.database, { services: { walletQueue: createOpenQueue() } });
    const onPlatform = { freeEpisodeCount: 0, rentCoin: 1, possessionCoin: 1 };
    const { episodes } = await addSeries(store.database, {
      ...{ alias: 'rushed', platformIds: ['bom-us'], onPlatform, episodes: EPISODES },
    });
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, (_, index) => addBuyer(store.database, `buyer-${index}`, EPISODES)),
    );
    const statuses = await Promise.all(
      buyers.flatMap(({ bearer }) =>
        // Twice each: one of the two buys, and the other finds it bought.
        [...episodes, ...episodes].map(async ({ id }) => {
          const body = { id, purchaseType: 'POSSESSION' };
          return (await api.ask('/v1/purchase', { method: 'POST', bearer, body })).status;
        }),
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(BUYERS * EPISODES);
    const [count] = await store.database.run('select count(*)::integer as purchases from purchase');
    expect(count).toEqual({ purchases: BUYERS * EPISODES });
    expect((await readSealedBooks(store.database, TEST_NOW_MS)).broken).toEqual([]);
  });
});
