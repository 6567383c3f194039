import type { Database, SqlRunner } from './database.ts';
import { type ReadyState, readFunctionHashes, readMigrationState } from './migration-state.ts';
import { type FunctionFile, type Migration, PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';

export type MigrateResult =
  | { ok: true; fromVersion: number; toVersion: number }
  | { ok: false; code: 'DATABASE_TOO_NEW' | 'DATABASE_TOO_OLD' | 'DATABASE_ALTERED'; sentence: string };

/** Any number will do, as long as nothing else of ours takes it: the key of the advisory lock around migrations. */
const MIGRATION_LOCK_KEY = 762_004_117;

/**
 * Brings the database forward to the newest version and its functions to the program's, all of it in one transaction or
 * nothing. Several processes may call it at once: an advisory lock lets one work while the others wait and then find
 * nothing to do. A database with all of the migrations that the baseline replaced is taken over as it is.
 *
 * @param nowMs the moment to note beside each applied version
 */
export async function migrate(
  database: Database,
  nowMs: number,
  program: ProgramSchema = PROGRAM_SCHEMA,
): Promise<MigrateResult> {
  return database.inTransaction(async (runner): Promise<MigrateResult> => {
    await runner.run('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK_KEY]);
    const state = await readMigrationState(runner, program);
    switch (state.state) {
      case 'ahead':
        return { ok: false, code: 'DATABASE_TOO_NEW', sentence: state.sentence };
      case 'too-old':
        return { ok: false, code: 'DATABASE_TOO_OLD', sentence: state.sentence };
      case 'altered':
        return { ok: false, code: 'DATABASE_ALTERED', sentence: state.sentence };
      case 'current':
        return { ok: true, fromVersion: state.version, toVersion: state.version };
      default:
        return bringForward(runner, state, program, nowMs);
    }
  });
}

async function bringForward(
  runner: SqlRunner,
  { state, version, pending }: ReadyState,
  program: ProgramSchema,
  nowMs: number,
): Promise<MigrateResult> {
  await runner.run(`
    create table if not exists public.schema_migration (
      version integer primary key, name text not null, hash text not null, applied_at_ms bigint not null);
    create table if not exists public.schema_function (
      name text primary key, hash text not null, applied_at_ms bigint not null)`);
  // A table whose deferred triggers still wait for the end of the transaction cannot be altered.
  await runner.run('set constraints all immediate');
  if (state === 'before-baseline') {
    await runner.run('delete from public.schema_migration');
    await record(runner, program.migrations.slice(0, 1), nowMs);
  }
  for (const migration of pending) {
    await runner.run(migration.sql);
    await record(runner, [migration], nowMs);
  }
  const hashes = await readFunctionHashes(runner);
  for (const file of program.functionFiles) {
    // A migration may have taken a trigger away, to change a column that it names.
    const isDue = pending.length > 0 || hashes.get(file.name) !== file.hash;
    if (isDue) await applyFunctions(runner, file, nowMs);
  }
  return { ok: true, fromVersion: version, toVersion: program.migrations.at(-1)?.version ?? version };
}

async function record(runner: SqlRunner, migrations: readonly Migration[], nowMs: number): Promise<void> {
  for (const { version, name, hash } of migrations) {
    await runner.run(
      'insert into public.schema_migration (version, name, hash, applied_at_ms) values ($1, $2, $3, $4)',
      [version, name, hash, nowMs],
    );
  }
}

/**
 * Makes the functions of a file anew, and the triggers that call them: so a file may change what a function takes and
 * returns, and a trigger that it no longer has is gone.
 */
async function applyFunctions(runner: SqlRunner, file: FunctionFile, nowMs: number): Promise<void> {
  const drops = await runner.run(
    `select format('drop function %s %s', oid::regprocedure, case when prorettype = 'trigger'::regtype then 'cascade' end) as statement
     from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [file.functions],
  );
  for (const { statement } of drops) await runner.run(String(statement));
  await runner.run(file.sql);
  await runner.run(
    `insert into public.schema_function as known (name, hash, applied_at_ms) values ($1, $2, $3)
     on conflict (name) do update set hash = excluded.hash, applied_at_ms = excluded.applied_at_ms`,
    [file.name, file.hash, nowMs],
  );
}
