import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '@longstrip/database';
import { startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { freePort } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiSlot, openApiSlot, spawnApi } from './testing/api-slot.ts';
import { bundlePrograms } from './testing/bundle-programs.ts';
import { bundleNextVersion } from './testing/next-version.ts';
import { findLost, openMarket, startTraffic } from './testing/purchase-traffic.ts';

// The version before beside the next one on one database, while readers buy (record 0133).

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const EXPAND = {
  '9000_next': 'alter table purchase add column note text; create table noted (id integer primary key)',
};
const CONTRACT = { ...EXPAND, '9001_next_contract': 'alter table purchase drop column note' };
const reason = whyNoTestServer();

describe.skipIf(reason !== null)(`an upgrade under traffic${reason === null ? '' : ` (${reason})`}`, () => {
  let folder: string;
  let before: Awaited<ReturnType<typeof bundlePrograms>>;
  let [next, contracted] = ['', ''];
  let server: TestServer;
  let url: string;
  let database: Database;
  const slots = new Set<ApiSlot>();

  const placeOf = async (programs: string, name: string) => ({
    ...{ programs, port: await freePort(), dataDirectory: join(folder, name), databaseUrl: url },
  });

  async function start(programs: string, name: string): Promise<ApiSlot> {
    const slot = openApiSlot(await placeOf(programs, name));
    slots.add(slot);
    await slot.ready();
    return slot;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longstrip-upgrade-'));
    [before, server] = await Promise.all([bundlePrograms(), startTestServer()]);
    const functions = { purchase: '\n-- As in the next version.' };
    next = await bundleNextVersion(before.folder, 'next', { migrations: EXPAND, functions });
    contracted = await bundleNextVersion(before.folder, 'contracted', { migrations: CONTRACT, functions });
    url = await server.createDatabase();
    database = await openDatabase({ engine: 'server', url });
  });
  afterAll(async () => {
    for (const slot of slots) await slot.end();
    await database?.close();
    await server?.stop();
    await before?.remove();
    for (const each of [next, contracted, folder]) await rm(each, { recursive: true, force: true });
  });

  it('both versions sell on the expanded database, also when one of the version before is started again', async () => {
    const market = await openMarket(database, 20);
    const version = await versionOf();
    const [one, other] = [await start(before.folder, 'one'), await start(before.folder, 'other')];
    const origins = [one.origin, other.origin];
    const traffic = startTraffic(origins, market, 4);
    const sellsMore = async () => {
      const until = traffic.acknowledged.size + 20;
      await vi.waitUntil(() => traffic.acknowledged.size >= until, { timeout: 60_000, interval: 20 });
    };
    await sellsMore();
    expect(await run(next, 'migrate')).toEqual({
      code: 0,
      said: expect.stringContaining(`The database is at schema version ${version + 1}, before it was ${version}.`),
    });
    // The two of the version before have sold through the migration, and go on.
    await sellsMore();
    const third = await start(next, 'third');
    origins.push(third.origin);
    await sellsMore();

    await other.kill();
    await other.ready();
    await sellsMore();
    expect(other.ends()).toBe(0);
    expect(await versionOf()).toBe(version + 1);
    const [row] = await database.run(`select superseded from schema_function where name = 'purchase'`);
    expect(row).toEqual({ superseded: [expect.any(String)] });

    origins.splice(0, 2);
    for (const slot of [one, other]) {
      slots.delete(slot);
      await slot.end();
    }
    await sellsMore();
    await traffic.stop();
    expect({ problems: traffic.problems, lost: await findLost(database, traffic) }).toEqual({ problems: [], lost: [] });
    // The buyers' charges are old, and no seal may be due.
    await vi.waitUntil(async () => (await database.run('select 1 from seal_run')).length > 0, { timeout: 90_000 });
    // The next version is a copy of this one: its list of the schema lacks its own column, and it finds nothing else.
    expect(await booksBy(next)).toMatch(
      /Does not hold: [^\n]*\n {2}column purchase\.note is not of the program\nThe books are WRONG: 1 check failed\.$/,
    );
  });

  it('what is taken away stops the start of a version that needs it, with a sentence', async () => {
    await start(contracted, 'fourth');
    for (const programs of [before.folder, next]) {
      const refused = { code: 1, said: expect.stringContaining('start a newer program') };
      expect(await run(programs)).toEqual(refused);
      expect(await run(programs, 'migrate')).toEqual(refused);
    }
  });

  /** Runs the api of a version until it ends by itself. */
  async function run(programs: string, role?: string): Promise<{ code: unknown; said: string }> {
    const place = { ...(await placeOf(programs, 'late')), variables: { LOG_FORMAT: 'json' } };
    const child = spawnApi(role === undefined ? place : { ...place, role });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => {
        said += piece.toString();
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  }

  async function versionOf(): Promise<number> {
    const [row] = await database.run('select max(version) as version from schema_migration');
    return Number(row?.version);
  }

  /** What `npm run books` of a version says. */
  async function booksBy(programs: string): Promise<string> {
    const environment = {
      PATH: '/usr/bin:/bin',
      DATA_DIR: join(folder, 'operators'),
      DATABASE_URL: url,
      TOKEN_SECRET: TEST_TOKEN_SECRET,
    };
    const books = promisify(execFile)(process.execPath, [join(programs, 'cli.js'), 'books'], { env: environment });
    const { stdout } = await books.catch((refused: { stdout: string }) => refused);
    return stdout.trim();
  }
});
