import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@longstrip/database';
import {
  findBackupBinaries,
  makeFolderOfServer,
  makeRestoredServer,
  type ServerBinaries,
  startTestServer,
  type TestServer,
  whyNoBackupBinaries,
} from '@longstrip/database/testing';
import { buildComicCbz } from '@longstrip/test-kit/files';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../product/product-process.ts';
import { readStep, runStep } from './guide-steps.ts';
import { addReaders, PLATFORM_ID, type SignedIn, signIn, startTraffic, type Traffic } from './readers.ts';
import { expectSamePictures, purchasesIn } from './restored-store.ts';
import { type StoreProcess, startStore } from './store-process.ts';

// The steps of docs/backup.md, as an operator follows them, while readers buy and an import runs.

const READERS = 12;
const COINS = 10_000;
/** No two have a picture in common. */
const BOOKS = [
  { title: 'The Paper Boat', alias: 'the-paper-boat', episodes: 40, firstSeed: 0 },
  { title: 'The Glass Train', alias: 'the-glass-train', episodes: 60, firstSeed: 100 },
  { title: 'The Late Kite', alias: 'the-late-kite', episodes: 2, firstSeed: 200 },
] as const;
const [OLD_BOOK, NEW_BOOK, LATE_BOOK] = BOOKS;

const reason = whyNoBackupBinaries();
describe.skipIf(reason !== null)(`backups under traffic${reason === null ? '' : ` (${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-backup-'));
  const dataDirectory = join(folder, 'store');
  const headsFile = join(folder, 'heads.txt');
  const cleanUp: (() => unknown)[] = [];
  let isServerStopped = false;
  const stopServer = async () => {
    if (isServerStopped) return;
    isServerStopped = true;
    await server.stop();
  };
  let binaries: ServerBinaries;
  let backup: string;
  let server: TestServer;
  let databaseUrl: string;
  let database: Database;
  let store: StoreProcess;
  let readers: SignedIn[];
  let traffic: Traffic;

  beforeAll(async () => {
    const found = findBackupBinaries();
    if (found === null) throw new Error('no programs for backups');
    binaries = found;
    backup = makeFolderOfServer(binaries);
    cleanUp.push(() => rmSync(backup, { recursive: true, force: true }));
    mkdirSync(join(backup, 'wal'));
    chmodSync(join(backup, 'wal'), 0o777);
    server = await startTestServer(binaries, settingsOf(readStep('archive-settings')));
    cleanUp.push(stopServer);
    databaseUrl = await server.createDatabase();
    database = await openDatabase({ engine: 'server', url: databaseUrl });
    cleanUp.push(() => database.close());
    mkdirSync(dataDirectory);
    writeFileSync(headsFile, '');
    store = await startStore({ databaseUrl, dataDirectory, headsFile });
    cleanUp.push(() => store.stop());
    for (const book of BOOKS) await writeBook(book);
    expect(await importBook(OLD_BOOK)).toMatchObject({ code: 0 });
    const ids = await addReaders(database, READERS, COINS);
    const signedIn = await Promise.all(ids.map((id) => signIn(store.site, id, '127.0.0.1')));
    readers = signedIn.filter((each) => typeof each === 'object');
    expect(readers).toHaveLength(READERS);
    // A job seals what they were charged, and sends the heads.
    await vi.waitUntil(() => headsOf(PLATFORM_ID).length > 0, { timeout: 150_000, interval: 500 });
    traffic = await startReading(store, readers);
    cleanUp.push(() => traffic.stop());
  }, 600_000);
  afterAll(async () => {
    for (const each of cleanUp.reverse()) await each();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  test('a dump that is restored on a new server has all that was acknowledged before, with every picture', async () => {
    let isImporting = true;
    const importing = importBook(NEW_BOOK).finally(() => {
      isImporting = false;
    });
    const hasSome = async () => !isImporting || (await countOfEpisodes(NEW_BOOK.alias)) > 2;
    await vi.waitUntil(hasSome, { timeout: 180_000, interval: 50 });
    expect(isImporting).toBe(true);
    const dumping = runStep('dump', {
      ...{ binaries, environment: ofGuide(store.environment), programs: writeSlowDump() },
    });
    // What is imported just before the snapshot has its files too.
    await vi.waitUntil(() => existsSync(join(backup, 'dump-begins')), { timeout: 180_000, interval: 20 });
    expect(await importBook(LATE_BOOK)).toMatchObject({ code: 0 });
    const [acknowledged, imported] = [[...traffic.bought.keys()], await countOfEpisodes(NEW_BOOK.alias)];
    expect(acknowledged.length).toBeGreaterThan(5);
    writeFileSync(join(backup, 'dump-may-begin'), '');
    await dumping;
    expect(await importing).toMatchObject({ code: 0 });

    const other = await startTestServer(binaries);
    cleanUp.push(() => other.stop());
    const restoredUrl = await ownDatabase(other);
    const restoredDirectory = join(folder, 'restored');
    const environment = { ...store.environment, DATABASE_URL: restoredUrl, DATA_DIR: restoredDirectory, PORT: '2999' };
    const said = await runStep('restore-dump', { binaries, environment: ofGuide(environment) });
    expect(said).toMatch(/of the catalogue in .*: all are right/);

    const restored = await startStore({
      ...{ databaseUrl: restoredUrl, dataDirectory: restoredDirectory, headsFile: join(folder, 'new-heads.txt') },
    });
    cleanUp.push(() => restored.stop());
    const copy = await openDatabase({ engine: 'server', url: restoredUrl });
    cleanUp.push(() => copy.close());
    expect(await purchasesIn(copy)).toEqual(expect.arrayContaining(acknowledged));
    const [row] = await copy.run(
      'select count(*)::int as count from episode join series on series.id = series_id where series.alias = $1',
      [NEW_BOOK.alias],
    );
    expect(Number(row?.count)).toBeGreaterThanOrEqual(imported);
    for (const { alias } of BOOKS) await expectSamePictures(restored.site, store.site, alias);

    // Accounts are there, and what is bought from now on is sealed behind what was.
    const again = await signIn(restored.site, readers[0]?.userId ?? '', '127.0.0.1');
    if (typeof again === 'number') throw new Error(`signing in was answered with ${again}`);
    const reading = await startReading(restored, [again]);
    await vi.waitUntil(() => reading.bought.size > 3, { timeout: 60_000, interval: 50 });
    await reading.stop();
    expect(reading.failures).toEqual([]);
    await restored.stop();
    await expectBooksRight(restored, join(backup, 'heads.txt'));
  }, 600_000);

  test('a restore to the moment before a disaster has all that was acknowledged until then, and nothing after', async () => {
    const environment = { ...ofGuide(store.environment) };
    await runStep('base-backup', { binaries, environment, asServer: true });
    await more(5);
    const pointMs = Date.now();
    await more(5);
    expect(traffic.failures).toEqual([]);
    await database.run('drop schema public cascade');
    await traffic.stop();
    await store.stop();
    await stopServer();

    const restoredServer = makeRestoredServer(binaries);
    cleanUp.push(() => restoredServer.stop());
    const POINT = new Date(pointMs).toISOString();
    const ofServer = { ...environment, PGDATA: restoredServer.dataDirectory, POINT };
    await runStep('restore-point', { binaries, environment: ofServer, asServer: true });
    await restoredServer.start();
    const restoredUrl = restoredServer.urlOf(databaseUrl);
    const copy = await openDatabase({ engine: 'server', url: restoredUrl });
    cleanUp.push(() => copy.close());
    const isReady = async () => (await copy.run('select pg_is_in_recovery() as is'))[0]?.is === false;
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 100 });

    const found = new Set(await purchasesIn(copy));
    const bought = [...traffic.bought];
    const before = bought.filter(([, { acknowledgedAtMs }]) => acknowledgedAtMs < pointMs).map(([id]) => id);
    const after = bought.filter(([, { askedAtMs }]) => askedAtMs > pointMs).map(([id]) => id);
    expect(after.length).toBeGreaterThan(2);
    expect({
      missing: before.filter((id) => !found.has(id)),
      tooMuch: after.filter((id) => found.has(id)),
    }).toEqual({ missing: [], tooMuch: [] });
    const said = await runStep('check-point', { binaries, environment: { ...ofServer, DATABASE_URL: restoredUrl } });
    expect(said).toMatch(/all are right/);
    expect(readFileSync(join(backup, 'heads-before.txt'), 'utf8')).toContain(`${PLATFORM_ID}/`);

    const restored = await startStore({
      databaseUrl: restoredUrl,
      dataDirectory,
      headsFile: join(folder, 'heads-2.txt'),
    });
    cleanUp.push(() => restored.stop());
    const page = await fetch(`${restored.site}/detail/${NEW_BOOK.alias}`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(NEW_BOOK.title)]);
  }, 600_000);

  /** The variables of the guide. */
  function ofGuide(environment: Record<string, string>): Record<string, string> {
    return { ...environment, BACKUP: backup, HEADS: headsFile };
  }

  function settingsOf(block: string): string[] {
    return block.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w+) = '?(.*?)'?$/.exec(line) ?? [];
      return `${name}=${value.replaceAll('$BACKUP', backup)}`;
    });
  }

  /** A folder with a `pg_dump` that waits until the test lets it begin. */
  function writeSlowDump(): string {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const waiting = 'touch "$BACKUP/dump-begins"; until [ -e "$BACKUP/dump-may-begin" ]; do sleep 0.1; done';
    const dump = `#!/bin/sh\n${waiting}\nexec "${join(binaries.binDirectory, 'pg_dump')}" "$@"\n`;
    writeFileSync(join(programs, 'pg_dump'), dump, { mode: 0o755 });
    return programs;
  }

  async function writeBook({ title, episodes, firstSeed }: (typeof BOOKS)[number]): Promise<void> {
    const book = join(folder, title);
    mkdirSync(book);
    for (let number = 1; number <= episodes; number += 1) {
      const info = { Series: title, Number: `${number}`, LanguageISO: 'en' };
      writeFileSync(join(book, `${number}.cbz`), await buildComicCbz({ pages: 2, seed: firstSeed + number, info }));
    }
  }

  async function importBook({ title }: { title: string }) {
    const where = { dataDirectory, basePort: Number(store.environment.PORT) };
    const args = [join(folder, title), '--platform', PLATFORM_ID, '--own', '2', '--free', '1', '--json'];
    return runCommand('import', args, where, store.environment);
  }

  async function countOfEpisodes(alias: string): Promise<number> {
    const rows = await database.run(
      'select 1 from episode join series on series.id = series_id where series.alias = $1',
      [alias],
    );
    return rows.length;
  }

  const headsOf = (chain: string) =>
    readFileSync(headsFile, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`${chain}/`));

  /** Waits for so many purchases more. */
  async function more(count: number): Promise<void> {
    const until = traffic.bought.size + count;
    await vi.waitUntil(() => traffic.bought.size >= until, { timeout: 60_000, interval: 20 });
  }

  async function startReading({ site, environment }: StoreProcess, of: readonly SignedIn[]): Promise<Traffic> {
    const open = await openDatabase({ engine: 'server', url: environment.DATABASE_URL ?? '' });
    const episodes = await open
      .run(
        `select episode.id from episode join series on series.id = series_id where series.alias = $1 and number::int > 1
         and not exists (select 1 from entitlement where episode_id = episode.id and user_id = $2) order by episode.id`,
        [OLD_BOOK.alias, of[0]?.userId],
      )
      .finally(() => open.close());
    return startTraffic({
      ...{ site, readers: of, clients: 3, pauseMs: 400 },
      paths: ['/', `/detail/${OLD_BOOK.alias}`, '/my'],
      episodeIds: episodes.map(({ id }) => Number(id)),
    });
  }

  async function expectBooksRight({ environment }: StoreProcess, heads: string): Promise<void> {
    const where = { dataDirectory: environment.DATA_DIR ?? '', basePort: Number(environment.PORT) };
    const books = await runCommand('books', ['--since', heads], where, environment);
    expect({ ...books, code: 0 }).toEqual(books);
  }
});

/** A database that belongs to a role without any other right, as an operator would make one. */
async function ownDatabase(server: TestServer): Promise<string> {
  const url = new URL(await server.createDatabase({ isEmpty: true }));
  const database = await openDatabase({ engine: 'server', url: url.href });
  await database.run('create role shop login');
  await database.run(`alter database ${url.pathname.slice(1)} owner to shop`);
  await database.close();
  url.username = 'shop';
  return url.href;
}
