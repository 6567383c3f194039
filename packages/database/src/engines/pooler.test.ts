import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase, prepareDatabase } from '../open-database.ts';
import { openPooler, type Pooler, type TestDatabases, useTestServer, whyNoPooler } from '../testing/index.ts';

const CONNECTIONS = 2;
const reason = whyNoPooler();

describe.skipIf(reason !== null)(`a database behind PgBouncer in transaction mode (${reason ?? 'a real one'})`, () => {
  let server: TestDatabases;
  let pooler: Pooler;
  let directUrl: string;
  let database: Database;

  beforeAll(async () => {
    server = await useTestServer();
    directUrl = await server.createDatabase();
    pooler = await openPooler(directUrl, { connections: CONNECTIONS });
    database = await openDatabase({ engine: 'server', url: pooler.urlOf(directUrl), directUrl });
  });
  afterAll(async () => {
    await database?.close();
    await pooler?.close();
    await server?.stop();
  });

  it('has our search path on every connection', async () => {
    const [one, other, many] = [database, database, Array.from({ length: 20 })];
    await database.inTransaction(async ({ run }) => {
      // The transaction holds one of the two, so these go to the other.
      const paths = await Promise.all([one, other].map((each) => each.run('show search_path')));
      const own = await run('show search_path');
      expect([...paths.flat(), ...own]).toEqual(Array(3).fill({ search_path: 'public, pg_temp' }));
    });
    const pids = await Promise.all(many.map(() => database.run('select pg_backend_pid() as pid, pg_sleep(0.005)')));
    expect(new Set(pids.flat().map(({ pid }) => pid)).size).toBe(CONNECTIONS);
  });

  it('listens past it, and gives work a connection of its own', async () => {
    const messages: string[] = [];
    let heard = () => {};
    const isHeard = new Promise<void>((resolve) => {
      heard = resolve;
    });
    const listener = await database.listen('news', {
      onMessage: (message) => {
        messages.push(message);
        heard();
      },
      onLost: () => undefined,
    });
    await database.run(`select pg_notify('news', 'came')`);
    await isHeard;
    expect(messages).toEqual(['came']);
    await listener.close();
    await database.onOneConnection(async ({ run }) => {
      await run('select pg_advisory_lock(42)');
      const others = Array.from({ length: 10 }, () => database.run('select pg_try_advisory_lock(42) as "isFree"'));
      expect((await Promise.all(others)).flat()).toEqual(Array(10).fill({ isFree: false }));
      expect(await run('select pg_advisory_unlock(42) as "wasOurs"')).toEqual([{ wasOurs: true }]);
    });
  });

  it('is prepared by several processes at once, from nothing', async () => {
    const emptyUrl = await server.createDatabase({ isEmpty: true });
    const location = { engine: 'server', url: pooler.urlOf(emptyUrl), directUrl: emptyUrl } as const;
    const prepared = await Promise.all(
      [1, 2, 3].map(() => prepareDatabase({ location, backupsDirectory: null, nowMs: 0 })),
    );
    expect(prepared.map(({ ok }) => ok)).toEqual([true, true, true]);
    for (const each of prepared) if (each.ok) await each.database.close();
  });

  const refusalOf = async (location: { url: string; directUrl?: string }) => {
    const opening = openDatabase({ engine: 'server', ...location });
    const [result] = await Promise.allSettled([opening]);
    if (result.status === 'fulfilled') await result.value.close();
    return result.status === 'fulfilled' ? null : String(result.reason.message);
  };

  it('is refused without the address of the server', async () => {
    const sentence = expect.stringContaining(
      'set DATABASE_DIRECT_URL to the address of the PostgreSQL server behind it',
    );
    expect(await refusalOf({ url: pooler.urlOf(directUrl) })).toEqual(sentence);
    const ignoring = await openPooler(directUrl, {
      connections: CONNECTIONS,
      settings: ['ignore_startup_parameters = options'],
    });
    expect(await refusalOf({ url: ignoring.urlOf(directUrl) })).toEqual(sentence);
    await ignoring.close();
  });

  it('is refused where the addresses do not belong together', async () => {
    const url = pooler.urlOf(directUrl);
    expect(await refusalOf({ url, directUrl: url })).toMatch(/^DATABASE_DIRECT_URL leads to a pooler/);
    expect(await refusalOf({ url, directUrl: await server.createDatabase() })).toBe(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.',
    );
    expect(await refusalOf({ url, directUrl: 'postgres://user:hunter2@127.0.0.1:1/nowhere' })).toMatch(
      /^The PostgreSQL server of DATABASE_DIRECT_URL cannot be reached: (?!.*hunter2)/,
    );
  });

  it('is refused while its pooler has connections from before the search path was set', async () => {
    const otherUrl = await server.createDatabase();
    const early = await openPooler(otherUrl, { connections: 1, settings: ['ignore_startup_parameters = options'] });
    expect(await refusalOf({ url: early.urlOf(otherUrl) })).toMatch(/set DATABASE_DIRECT_URL/);
    expect(await refusalOf({ url: early.urlOf(otherUrl), directUrl: otherUrl })).toMatch(
      /^The connections of the pooler .* “RECONNECT” in PgBouncer’s console, then start again\.$/,
    );
    await early.close();
  });
});
