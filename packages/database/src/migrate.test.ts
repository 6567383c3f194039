import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './engines/embedded.ts';
import { migrate, readMigrationState } from './migrate.ts';
import { openDatabase, prepareDatabase } from './open-database.ts';
import { functionFile, MIGRATIONS, PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';
import { describeServers } from './testing/describe-servers.ts';
import { returnToReplacedMigrations } from './testing/replaced-migrations.ts';

const NEWEST = MIGRATIONS.length;
const FUTURE = { version: NEWEST + 1, name: 'future', hash: 'f'.repeat(64), sql: 'select 1' };
/** A program with only the baseline, and one with one more migration than this program. */
const AT_BASELINE: ProgramSchema = { migrations: MIGRATIONS.slice(0, 1), functionFiles: [] };
const LATER = laterProgram('alter table series add column more text');
/** One that takes away what this program needs. */
const CONTRACTED = laterProgram('alter table series drop column title', 'future_contract');

const INSERT_SERIES = `insert into series (alias, series_key, language, work_key, type, status, title, reading_direction,
  writing_mode, viewer_mode, created_at_ms, updated_at_ms) values ('saved', 'saved', 'en', 'saved', 'COMIC', 'SCHEDULED',
  'Saved', 'LTR', 'HORIZONTAL', 'PAPER', 1700000000000, 1700000000000) returning id`;

function laterProgram(sql: string, name = FUTURE.name): ProgramSchema {
  return { ...PROGRAM_SCHEMA, migrations: [...MIGRATIONS, { ...FUTURE, name, sql }] };
}

it('has the migrations that drizzle-kit knows, in its order', () => {
  const file = fileURLToPath(new URL('../migrations/meta/_journal.json', import.meta.url));
  const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  expect(MIGRATIONS.map(({ version, name }) => [version, name])).toEqual(
    journal.entries.map(({ idx, tag }) => [idx + 1, tag]),
  );
});

/** Tests for both engines. Each call of `open` gives a new, empty database. */
function behavesAsPromised(open: () => Promise<Database>) {
  async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
    const database = await open();
    try {
      await work(database);
    } finally {
      await database.close();
    }
  }

  it('goes from empty to the newest version, and a second time does nothing', () =>
    withDatabase(async (database) => {
      expect((await readMigrationState(database)).state).toBe('empty');
      expect(await migrate(database, 5)).toEqual({ ok: true, fromVersion: 0, toVersion: NEWEST });
      expect(await migrate(database, 6)).toEqual({ ok: true, fromVersion: NEWEST, toVersion: NEWEST });
      expect(await database.run('select distinct applied_at_ms from schema_migration')).toEqual([{ applied_at_ms: 5 }]);
    }));

  it('goes on from the baseline and keeps its data', () =>
    withDatabase(async (database) => {
      await migrate(database, 1, AT_BASELINE);
      const [inserted] = await database.run(INSERT_SERIES);
      expect((await readMigrationState(database, LATER)).state).toBe('behind');
      expect(await migrate(database, 2, LATER)).toEqual({ ok: true, fromVersion: 1, toVersion: NEWEST + 1 });
      expect(await database.run('select id, title, more from series')).toEqual([
        { id: inserted?.id, title: 'Saved', more: null },
      ]);
    }));

  it('works with a database that a newer program has added to, and leaves its functions alone', () =>
    withDatabase(async (database) => {
      await migrate(database, 1, LATER);
      await database.run(`update schema_function set hash = 'of the newer program'`);
      expect(await migrate(database, 2)).toEqual({ ok: true, fromVersion: NEWEST + 1, toVersion: NEWEST + 1 });
      expect(await database.run('select distinct hash, applied_at_ms from schema_function')).toEqual([
        { hash: 'of the newer program', applied_at_ms: 1 },
      ]);
    }));

  it('refuses a database from which a newer program has taken something away', () =>
    withDatabase(async (database) => {
      await migrate(database, 1, CONTRACTED);
      expect(await migrate(database, 2)).toEqual({
        ok: false,
        code: 'DATABASE_TOO_NEW',
        sentence: `The database is at schema version ${NEWEST + 1}, and this program knows versions up to ${NEWEST} only: start a newer program, or restore a backup.`,
      });
    }));

  it('refuses a database whose history is another one', () =>
    withDatabase(async (database) => {
      await migrate(database, 1);
      await database.run(`update schema_migration set hash = 'other' where version = 1`);
      expect(await migrate(database, 2)).toMatchObject({ ok: false, code: 'DATABASE_ALTERED' });
    }));

  it('may alter a table after it changed its rows, whatever triggers wait for the end of a transaction', () =>
    withDatabase(async (database) => {
      await migrate(database, 1);
      await database.run(INSERT_SERIES);
      const sql = `update series set title = 'Other'; alter table series add column more text`;
      expect(await migrate(database, 2, laterProgram(sql))).toMatchObject({ ok: true });
      expect(await database.run('select title, more from series')).toEqual([{ title: 'Other', more: null }]);
    }));

  it('applies all of it or nothing', () =>
    withDatabase(async (database) => {
      const broken = laterProgram('create table half (id integer); select no_such_function()');
      await expect(migrate(database, 1, broken)).rejects.toThrow(/no_such_function/);
      expect((await readMigrationState(database)).state).toBe('empty');
      expect(await database.run(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
    }));
}

describe('migrating the embedded engine', () => {
  behavesAsPromised(() => openEmbedded({ directory: null }));
});

describeServers('migrating', 'every', (server) => {
  behavesAsPromised(() => server().openDatabase({ isEmpty: true }));

  it('lets one of several processes work while the others wait', async () => {
    const url = await server().createDatabase({ isEmpty: true });
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ engine: 'server', url })));
    const results = await Promise.all(databases.map((database) => migrate(database, 1)));
    await Promise.all(databases.map((database) => database.close()));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(results.filter((result) => result.ok && result.fromVersion === 0)).toHaveLength(1);
  });

  it('leaves functions that another program has replaced to that one', async () => {
    const database = await server().openDatabase();
    const [file, ...others] = PROGRAM_SCHEMA.functionFiles;
    if (file === undefined) throw new Error('no file of functions');
    const next = functionFile(file.name, `${file.sql}\n-- More.`);
    await migrate(database, 1, { ...PROGRAM_SCHEMA, functionFiles: [next, ...others] });
    expect(await readMigrationState(database)).toMatchObject({ state: 'newer' });
    await migrate(database, 2);
    const [row] = await database.run('select hash from schema_function where name = $1', [file.name]);
    expect(row).toEqual({ hash: next.hash });
    await database.close();
  });

  it('lets requests pass while another transaction holds a table, and goes on when it ends', async () => {
    const url = await server().createDatabase();
    const [dump, program, reader] = await Promise.all([1, 2, 3].map(() => openDatabase({ engine: 'server', url })));
    if (!dump || !program || !reader) throw new Error('no connections');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const dumping = dump.inTransaction(async (runner) => {
      await runner.run('select 1 from series');
      await released;
    });
    const migrating = migrate(program, 1, LATER);
    const waiting = () => reader.run(`select 1 from pg_locks where not granted and relation = 'series'::regclass`);
    await expect.poll(async () => (await waiting()).length, { interval: 20 }).toBe(1);
    const startedAtMs = performance.now();
    await reader.run('select 1 from series');
    expect(performance.now() - startedAtMs).toBeLessThan(3_000);
    release();
    await dumping;
    expect(await migrating).toMatchObject({ ok: true, toVersion: NEWEST + 1 });
    await Promise.all([dump, program, reader].map((each) => each.close()));
  });

  it('is tried again after a deadlock with requests', async () => {
    const url = await server().createDatabase();
    const [seller, program, watcher] = await Promise.all([1, 2, 3].map(() => openDatabase({ engine: 'server', url })));
    if (!seller || !program || !watcher) throw new Error('no connections');
    const sql = 'alter table series add column more text; alter table episode add column more text';
    let migrating: ReturnType<typeof migrate> | undefined;
    await seller.inTransaction(async (runner) => {
      await runner.run('select 1 from episode');
      migrating = migrate(program, 1, laterProgram(sql));
      const waiting = () => watcher.run(`select 1 from pg_locks where not granted and relation = 'episode'::regclass`);
      await expect.poll(async () => (await waiting()).length, { interval: 20 }).toBe(1);
      await runner.run('select 1 from series');
    });
    expect(await migrating).toMatchObject({ ok: true, toVersion: NEWEST + 1 });
    await Promise.all([seller, program, watcher].map((each) => each.close()));
  });
});

describe('preparing an embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'longstrip-prepare-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const location = () => ({ engine: 'embedded' as const, directory: join(folder, 'database') });
  const prepare = (nowMs: number) =>
    prepareDatabase({ location: location(), backupsDirectory: join(folder, 'backups'), nowMs });

  it('copies it before it is migrated, and the copy opens with its data as it was', async () => {
    const old = await openDatabase(location());
    await migrate(old, 1, AT_BASELINE);
    await old.run(INSERT_SERIES);
    await returnToReplacedMigrations(old);
    await old.close();

    const prepared = await prepare(Date.UTC(2030, 0, 2, 3, 4, 5));
    if (!prepared.ok) throw new Error(prepared.sentence);
    await prepared.database.close();
    expect(prepared).toMatchObject({ fromVersion: 43, toVersion: NEWEST });
    expect(await readdir(join(folder, 'backups'))).toEqual(['2030-01-02T03-04-05-000Z-schema-43']);

    const copy = await openDatabase({ engine: 'embedded', directory: prepared.backup });
    expect(await readMigrationState(copy)).toMatchObject({ state: 'before-baseline', version: 43 });
    expect(await copy.run('select title from series')).toEqual([{ title: 'Saved' }]);
    await copy.close();
  });

  it('copies nothing where no table changes', async () => {
    const prepared = await prepare(Date.UTC(2031, 0, 1));
    if (!prepared.ok) throw new Error(prepared.sentence);
    await prepared.database.run(`update schema_function set hash = 'other'`);
    await prepared.database.close();
    expect(prepared.backup).toBeNull();
    const again = await prepare(Date.UTC(2031, 0, 2));
    if (!again.ok) throw new Error(again.sentence);
    expect(again.backup).toBeNull();
    expect((await readMigrationState(again.database)).state).toBe('current');
    await again.database.close();
  });

  it('refuses one from which a newer program has taken something away', async () => {
    const newer = await openDatabase(location());
    await migrate(newer, 1, CONTRACTED);
    await newer.close();
    expect(await prepare(Date.UTC(2032, 0, 1))).toMatchObject({ ok: false, code: 'DATABASE_TOO_NEW' });
  });
});
