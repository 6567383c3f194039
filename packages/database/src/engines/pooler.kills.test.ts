import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CatalogueEdition, followCatalogueEdition } from '../catalogue-edition.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { creator } from '../schema/index.ts';
import { openPooler, type Pooler, startTestServer, type TestServer, whyNoPooler } from '../testing/index.ts';

const reason = whyNoPooler();
vi.setConfig({ testTimeout: 60_000 });

describe.skipIf(reason !== null)(`a server behind PgBouncer that is killed (${reason ?? 'a real one'})`, () => {
  let server: TestServer;
  let pooler: Pooler;
  let database: Database;
  let edition: CatalogueEdition;
  const events: string[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    const directUrl = await server.createDatabase();
    pooler = await openPooler(directUrl, { connections: 2, settings: ['server_login_retry = 1'] });
    database = await openDatabase(
      { engine: 'server', url: pooler.urlOf(directUrl), directUrl },
      { onLost: () => events.push('lost'), onBack: () => events.push('back') },
    );
    const options = { monotonicMs: () => performance.now(), onLost: () => undefined };
    edition = await followCatalogueEdition(database, options);
  });
  afterAll(async () => {
    await edition?.close();
    await database?.close();
    await pooler?.close();
    await server?.stop();
  });

  it('is lost and back once each, and changes are announced again', async () => {
    const during = Promise.allSettled(Array.from({ length: 20 }, () => database.run('select pg_sleep(0.2)')));
    await server.crash();
    await during;
    await vi.waitFor(() => expect(events).toEqual(['lost', 'back']), { timeout: 30_000 });
    const before = edition.current();
    await database.orm.insert(creator).values({ name: 'Ada' });
    await vi.waitFor(() => expect(edition.current()).toBeGreaterThan(before), { timeout: 15_000 });
    expect(await database.run('show search_path')).toEqual([{ search_path: 'public, pg_temp' }]);
  });
});
