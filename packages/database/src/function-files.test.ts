import { describe, expect, it, onTestFinished } from 'vitest';
import { checkGuards } from './guards/check-guards.ts';
import { migrate, readMigrationState } from './migrate.ts';
import { functionFile, PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';
import { createTestDatabase } from './testing/embedded-template.ts';

/** The program's schema with one changed file of functions. */
function changed(name: string, change: (sql: string) => string): ProgramSchema {
  const functionFiles = PROGRAM_SCHEMA.functionFiles.map((file) =>
    file.name === name ? functionFile(name, change(file.sql)) : file,
  );
  expect(functionFiles).not.toEqual(PROGRAM_SCHEMA.functionFiles);
  return { ...PROGRAM_SCHEMA, functionFiles };
}

async function openMigrated() {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  return database;
}

const VERSION = PROGRAM_SCHEMA.migrations.length;
const APPLIED = 'select name from schema_function where applied_at_ms = 9 order by name';

describe('the files of functions', () => {
  it('make each function once', async () => {
    const database = await openMigrated();
    const made = await database.run(`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') order by proname`);
    const written = PROGRAM_SCHEMA.functionFiles.flatMap(({ functions }) => functions);
    expect(written.toSorted()).toEqual(made.map(({ name }) => name));
  });

  it('are applied at the next start where their text changed, and the others are left alone', async () => {
    const database = await openMigrated();
    const later = changed('append-only', (sql) => sql.replace('its rows are only ever added', 'no'));
    expect(await readMigrationState(database, later)).toMatchObject({ state: 'functions-differ', version: VERSION });
    expect(await migrate(database, 9, later)).toEqual({ ok: true, fromVersion: VERSION, toVersion: VERSION });
    expect(await database.run(APPLIED)).toEqual([{ name: 'append-only' }]);
    await expect(database.run('truncate movement cascade')).rejects.toThrow(/is refused: no/);
    expect((await readMigrationState(database, later)).state).toBe('current');
    expect(await migrate(database, 9)).toMatchObject({ ok: true });
    expect(await checkGuards(database)).toEqual([]);
  });

  it('may change what a function takes and returns', async () => {
    const database = await openMigrated();
    const later = changed('purchase', (sql) =>
      sql
        .replaceAll('"is_closed" boolean, ', '"is_closed" boolean, "is_new" boolean, ')
        .replaceAll('"of_episodes" integer[])\nRETURNS', '"of_episodes" integer[], "more" text DEFAULT \'\')\nRETURNS')
        .replace(
          '"is_account_closed"("of_platform", "of_user"),',
          '"is_account_closed"("of_platform", "of_user"), true,',
        ),
    );
    expect(await migrate(database, 9, later)).toMatchObject({ ok: true });
    const call = `select is_new from lock_purchase('bom-us', 'reader', '', '', 1, '{}')`;
    await database.run(`insert into app_user (platform_id, id, sns_provider, sns_id, created_at_ms, updated_at_ms)
      values ('bom-us', 'reader', 'google', 'one', 1, 1)`);
    expect(await database.run(call)).toEqual([{ is_new: true }]);
  });

  it('take away a trigger that they no longer have', async () => {
    const database = await openMigrated();
    const later = changed('catalogue-edition', (sql) => sql.replace(`'banner', `, ''));
    const watching = `select count(*)::integer as count from pg_trigger where tgrelid = 'banner'::regclass and not tgisinternal`;
    expect(await database.run(watching)).toEqual([{ count: 2 }]);
    expect(await migrate(database, 9, later)).toMatchObject({ ok: true });
    expect(await database.run(watching)).toEqual([{ count: 0 }]);
  });

  it('are all applied after a migration, which may have taken a trigger away', async () => {
    const database = await openMigrated();
    const sql = 'drop trigger posting_applied on posting; drop function lock_wallet';
    const migrations = [...PROGRAM_SCHEMA.migrations, { version: VERSION + 1, name: 'later', hash: 'x', sql }];
    expect(await migrate(database, 9, { ...PROGRAM_SCHEMA, migrations })).toMatchObject({ ok: true });
    await database.run(`delete from schema_migration where name = 'later'`);
    expect(await checkGuards(database)).toEqual([]);
  });

  it('are applied all or not at all', async () => {
    const database = await openMigrated();
    const broken = changed('purchase', (sql) => `${sql}\nselect no_such_function();`);
    const migrations = [...broken.migrations, { version: VERSION + 1, name: 'x', hash: 'x', sql: 'create table x ()' }];
    await expect(migrate(database, 9, { ...broken, migrations })).rejects.toThrow(/no_such_function/);
    expect((await readMigrationState(database)).state).toBe('current');
    expect(await checkGuards(database)).toEqual([]);
  });
});
