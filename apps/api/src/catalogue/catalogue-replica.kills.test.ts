import { type CatalogueEdition, type Database, followCatalogueEdition, openDatabase } from '@longstrip/database';
import { startTestServer, type TestReplica, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { addBuyer } from '../testing/rushed-shop.ts';
import { createTestApiOn, type TestApi } from '../testing/test-api.ts';
import { type WalkedAnswer, walkPublicRoutes } from '../testing/walk-public-routes.ts';
import { addWireWorld, type WireReaders } from '../testing/wire-world.ts';

const PLATFORM = 'BOMTOON_US';
const SERIES = ['alpha', 'beta', 'gamma'];
const reason = whyNoTestServer();

vi.setConfig({ testTimeout: 120_000 });

describe.skipIf(reason !== null)(`an api with a replica of its database (${reason ?? 'a real one'})`, () => {
  let server: TestServer;
  let replica: TestReplica;
  let edition: CatalogueEdition;
  let database: Database;
  let plain: TestApi;
  let api: TestApi;
  let readers: WireReaders;

  beforeAll(async () => {
    server = await startTestServer();
    const url = await server.createDatabase();
    replica = await server.startReplica();
    plain = createTestApiOn(await openDatabase({ engine: 'server', url }));
    readers = await addWireWorld(plain);
    database = await openDatabase({ engine: 'server', url, replicaUrl: replica.urlOf(url) });
    edition = await followCatalogueEdition(database, {
      monotonicMs: () => performance.now(),
      onLost: () => undefined,
    });
    // What is watched reads no replica.
    api = createTestApiOn(database, { isUnwatched: true });
    await vi.waitFor(
      async () =>
        expect(await database.onReplica(async (reader) => [await reader.execute(sql`select 1`)])).not.toBeNull(),
      { timeout: 20_000 },
    );
  });
  afterAll(async () => {
    await edition?.close();
    await api?.close();
    await plain?.close();
    await replica?.stop();
    await server?.stop();
  });

  it('answers every GET as one without, for guests and a reader', async () => {
    for (const bearer of [undefined, readers.adult.accessToken]) {
      const wanted = await walkPublicRoutes(plain, PLATFORM, SERIES, bearer);
      const answers = await walkPublicRoutes(api, PLATFORM, SERIES, bearer);
      expect(answers.map(withoutViews)).toEqual(wanted.map(withoutViews));
      expect(answers.filter(({ isSuccess }) => isSuccess).length).toBeGreaterThan(20);
    }
  });

  it('asks the replica of nothing but the catalogue, and sells with it', async () => {
    const { bearer } = await addBuyer(plain.db, 'buyer', 5);
    const [episode] = await plain.db.run(
      `select episode.id from episode join series on series.id = series_id where series.alias = 'alpha' and episode.alias = 'ep-2'`,
    );
    const body = { id: episode?.id, purchaseType: 'POSSESSION' };
    expect(await api.ask('/v1/purchase', { method: 'POST', bearer, body })).toMatchObject({ status: 201 });
    const { json } = await api.ask('/v2/contents/alpha', { bearer });
    expect(at(json, 'result')).toBe('SUCCESS');

    const names = async (text: string) => (await plain.db.run(text)).map(({ name }) => String(name));
    const tables = await names(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    // Tables whose changes raise the edition; those of the edition itself, and of pictures, which never change.
    const allowed = new Set([
      ...(await names(`select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
        join pg_proc on pg_proc.oid = tgfoid where proname = 'raise_catalogue_edition'`)),
      ...['catalogue_edition', 'asset'],
    ]);
    const asked = tablesIn(replica.log(), tables);
    expect(asked.filter((name) => !allowed.has(name))).toEqual([]);
    expect(asked).toEqual(
      expect.arrayContaining(['banner', 'co_read', 'episode', 'notice', 'ranking_entry', 'series', 'series_search']),
    );
  });
});

/** Each walk is counted as views, which the replica may have later. */
function withoutViews({ text, ...answer }: WalkedAnswer) {
  return { ...answer, text: text.replaceAll(/"viewCount":\d+/g, '"viewCount":0') };
}

/** The tables that the statements of a server's log read. */
function tablesIn(log: string, tables: readonly string[]): string[] {
  const found = [...log.matchAll(/\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi)].map(([, name = '']) => name);
  return [...new Set(found)].filter((name) => tables.includes(name)).toSorted();
}
