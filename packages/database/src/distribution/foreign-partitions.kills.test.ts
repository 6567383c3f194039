import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { startTestServer, type TestServer, whyNoTestServer } from '../testing/index.ts';

// How far PostgreSQL alone goes: readers on two servers, joined by foreign tables (record 0125 says what it lacks).

const reason = whyNoTestServer();
const READERS = Array.from({ length: 12 }, (_, index) => `reader-${index}`);
const TABLES = ['reading_position', 'favorite'];

describe.skipIf(reason !== null)(`readers on two servers${reason === null ? '' : ` (${reason})`}`, () => {
  let [here, there]: TestServer[] = [];
  let database: Database;
  let places: Map<string, 'here' | 'there'>;

  beforeAll(async () => {
    [here, there] = await Promise.all([startTestServer(), startTestServer()]);
    if (here === undefined || there === undefined) throw new Error('no servers');
    const [url, otherUrl] = await Promise.all([here.createDatabase(), there.createDatabase()]);
    const other = await openDatabase({ engine: 'server', url: otherUrl });
    database = await openDatabase({ engine: 'server', url });
    for (const each of [database, other]) await fill(each);
    await other.close();
    await connect(database, otherUrl);
    for (const reader of READERS) {
      await database.run(
        `insert into all_reading_position (platform_id, user_id, episode_id, series_id, page_order_no, offset_permille, share_permille, updated_at_ms)
         values ('bom-us', $1, 1, 1, 7, 0, 0, 1)`,
        [reader],
      );
      await database.run(`insert into all_favorite values ('bom-us', $1, 1, 1)`, [reader]);
    }
    const rows = await database.run('select user_id, tableoid::regclass::text as place from all_reading_position');
    places = new Map(
      rows.map(({ user_id: id, place }) => [String(id), place === 'there_reading_position' ? 'there' : 'here']),
    );
  });
  afterAll(async () => {
    await database?.close();
    await Promise.all([here?.stop(), there?.stop()]);
  });

  const readersAt = (place: 'here' | 'there') => READERS.filter((reader) => places.get(reader) === place);
  const library = (reader: string | undefined) =>
    database.run(
      `select page_order_no from all_reading_position join all_favorite using (platform_id, user_id, series_id)
       where platform_id = 'bom-us' and user_id = $1`,
      [reader],
    );

  test('both hold some, and each server only its own', async () => {
    expect(readersAt('here').length).toBeGreaterThan(0);
    expect(readersAt('there').length).toBeGreaterThan(0);
    const own = await database.run('select user_id from reading_position order by 1');
    expect(own.map(({ user_id: id }) => id)).toEqual(readersAt('here').toSorted());
  });

  test('a statement that names its reader is sent to the one server that has them', async () => {
    const [reader] = readersAt('there');
    const plan = await database.run(
      `explain (verbose) select * from all_reading_position where platform_id = 'bom-us' and user_id = '${reader}'`,
    );
    const text = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(text).toContain(`((platform_id = 'bom-us')) AND ((user_id = '${reader}'))`);
    expect(text).not.toContain('on public.reading_position');
    const all = await database.run(`explain select * from all_reading_position where platform_id = 'bom-us'`);
    const parts = JSON.stringify(all).match(/ on (there_)?reading_position /g);
    expect(new Set(parts).size).toBe(2);
  });

  test('a foreign part has no unique key, so the parent has none, and no insert can update instead', async () => {
    const unique = database.run('create unique index on all_favorite (platform_id, user_id, series_id)');
    await expect(unique).rejects.toThrow('cannot create unique index on partitioned table');
    const [reader] = readersAt('there');
    const upsert = database.run(
      `insert into all_favorite values ('bom-us', $1, 1, 2) on conflict (platform_id, user_id, series_id) do update set created_at_ms = 2`,
      [reader],
    );
    await expect(upsert).rejects.toThrow('there is no unique or exclusion constraint');
  });

  test('when the other server is down, readers of this one read on', async () => {
    await there?.stop();
    there = undefined;
    for (const reader of readersAt('here')) expect(await library(reader)).toEqual([{ page_order_no: 7 }]);
    await expect(library(readersAt('there')[0])).rejects.toThrow();
  });
});

/** The catalogue and the accounts are on both servers. */
async function fill(database: Database): Promise<void> {
  await database.run(`
    insert into series (alias, series_key, language, work_key, type, status, title, reading_direction, writing_mode, viewer_mode, created_at_ms, updated_at_ms)
      values ('a-series', 'a', 'en', 'a', 'COMIC', 'SCHEDULED', 'A series', 'LTR', 'HORIZONTAL', 'PAPER', 1, 1);
    insert into episode (series_id, number, alias, order_no, title, content_type, viewer_mode, reading_direction, writing_mode, created_at_ms, updated_at_ms)
      values (1, '1', 'ep-1', 1, 'One', 'IMAGE', 'PAPER', 'LTR', 'HORIZONTAL', 1, 1);
    insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
      select 'bom-us', 'reader-' || n, 'google', 'reader-' || n, 1, 1 from generate_series(0, ${READERS.length - 1}) as n`);
}

/** Makes a partitioned table of each: the table of this server, and that of the other as a foreign one. */
async function connect(database: Database, otherUrl: string): Promise<void> {
  const { pathname, searchParams } = new URL(otherUrl);
  await database.run(`
    create extension postgres_fdw;
    create server other foreign data wrapper postgres_fdw options (host '${searchParams.get('host')}', dbname '${pathname.slice(1)}');
    create user mapping for current_user server other options (user 'longstrip')`);
  for (const table of TABLES) {
    await database.run(`
      create table all_${table} (like ${table}) partition by hash (platform_id, user_id);
      alter table all_${table} attach partition ${table} for values with (modulus 2, remainder 0);
      create foreign table there_${table} partition of all_${table} for values with (modulus 2, remainder 1)
        server other options (table_name '${table}')`);
  }
}
