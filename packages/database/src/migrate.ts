import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Row, SqlRunner } from './database.ts';
import { type FunctionFile, type Migration, PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';

export type MigrateResult =
  | { ok: true; fromVersion: number; toVersion: number }
  | { ok: false; code: 'DATABASE_TOO_NEW' | 'DATABASE_TOO_OLD' | 'DATABASE_ALTERED'; sentence: string };

/** Key of the advisory lock for migrations: any number that no other lock of ours uses. */
export const MIGRATION_LOCK_KEY = 762_004_117;

/**
 * How long a migration waits for a table that another transaction uses, such as `pg_dump`. All requests for that table wait behind
 * it, so it soon lets them pass, and tries again after a pause.
 */
const LOCK_WAIT_MS = 2_000;
/** SQLSTATEs of a migration that others stopped: a lock not given, a deadlock with requests, a serialisation failure. */
const STOPPED_BY_OTHERS: ReadonlySet<unknown> = new Set(['55P03', '40P01', '40001']);
const PAUSE_MS = 3_000;
const TRIES = 60;

/** A migration whose name ends so takes something away that the version before needs (record 0133). */
const CONTRACT = /_contract$/;

/**
 * Migrates the database to the newest version and replaces its functions by the program's, all in one transaction. Several
 * processes may call it at once: an advisory lock lets one work while the others wait and then find nothing to do. A
 * database that has exactly the migrations that the baseline replaced is taken over as it is, and one that a newer program has
 * only added to is left as it is.
 *
 * @param nowMs the time to store with each applied version
 * @throws after five minutes in which another transaction held a table
 */
export async function migrate(
  database: Database,
  nowMs: number,
  program: ProgramSchema = PROGRAM_SCHEMA,
): Promise<MigrateResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(database, nowMs, program);
    } catch (error) {
      const isStopped = error instanceof Error && 'code' in error && STOPPED_BY_OTHERS.has(error.code);
      if (!isStopped || attempt === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}

function migrateOnce(database: Database, nowMs: number, program: ProgramSchema): Promise<MigrateResult> {
  return database.inTransaction(async (runner): Promise<MigrateResult> => {
    await runner.run('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK_KEY]);
    await runner.run(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    const state = await readMigrationState(runner, program);
    switch (state.state) {
      case 'ahead':
        return { ok: false, code: 'DATABASE_TOO_NEW', sentence: state.sentence };
      case 'too-old':
        return { ok: false, code: 'DATABASE_TOO_OLD', sentence: state.sentence };
      case 'altered':
        return { ok: false, code: 'DATABASE_ALTERED', sentence: state.sentence };
      case 'current':
      case 'newer':
        return { ok: true, fromVersion: state.version, toVersion: state.version };
      default:
        return bringForward(runner, state, program, { nowMs, isShared: database.engine === 'server' });
    }
  });
}

interface Run {
  readonly nowMs: number;
  /** Whether processes of several versions may use the database. */
  readonly isShared: boolean;
}

async function bringForward(
  runner: SqlRunner,
  { state, version, pending }: ReadyState,
  program: ProgramSchema,
  { nowMs, isShared }: Run,
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
  const stored = await readFunctionFiles(runner);
  for (const file of program.functionFiles) {
    // A migration may have dropped a trigger in order to change a column that the trigger names.
    const isDue = pending.length > 0 || stateOf(file, stored) === 'due';
    if (isDue) await applyFunctions(runner, file, { nowMs, isShared });
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
 * Drops and creates the functions of a file and the triggers that call them. So a file may change the parameters and
 * results of a function, and a trigger that the file no longer has disappears.
 */
async function applyFunctions(runner: SqlRunner, file: FunctionFile, { nowMs, isShared }: Run): Promise<void> {
  const drops = await runner.run(
    `select format('drop function %s %s', oid::regprocedure, case when prorettype = 'trigger'::regtype then 'cascade' end) as statement
     from pg_proc where pronamespace = 'public'::regnamespace and proname = any($1)`,
    [file.functions],
  );
  for (const { statement } of drops) await runner.run(String(statement));
  await runner.run(file.sql);
  await runner.run(
    `insert into public.schema_function as known (name, hash, applied_at_ms) values ($1, $2, $3)
     on conflict (name) do update set hash = excluded.hash, applied_at_ms = excluded.applied_at_ms,
       superseded = case when $4 and known.hash <> excluded.hash
         then array_append(array_remove(known.superseded, excluded.hash), known.hash) else known.superseded end`,
    [file.name, file.hash, nowMs, isShared],
  );
}

/**
 * A database that can be migrated to the program's schema. `functions-differ`: only functions differ from the program's.
 * `before-baseline`: it has all of the migrations that the baseline replaced, and `version` counts those.
 */
export interface ReadyState {
  state: 'empty' | 'behind' | 'functions-differ' | 'before-baseline';
  version: number;
  pending: readonly Migration[];
}

export type MigrationState =
  | ReadyState
  | { state: 'current'; version: number }
  /** `newer`: a newer program has only added to it, so that this one can work with it too. */
  | { state: 'newer' | 'too-old' | 'ahead' | 'altered'; version: number; sentence: string };

/** Compares the database with this program's migrations and functions. Changes nothing. */
export async function readMigrationState(
  runner: SqlRunner,
  program: ProgramSchema = PROGRAM_SCHEMA,
): Promise<MigrationState> {
  const { migrations } = program;
  const [present] = await runner.run(`select to_regclass('public.schema_migration') is not null as present`);
  if (present?.present !== true) return { state: 'empty', version: 0, pending: migrations };

  const applied = await runner.run('select version, name, hash from public.schema_migration order by version');
  const version = Number(applied.at(-1)?.version ?? 0);
  const newest = migrations.at(-1)?.version ?? 0;
  if (areOfReplaced(applied)) {
    return areAllReplaced(applied)
      ? { state: 'before-baseline', version, pending: migrations.slice(1) }
      : { state: 'too-old', version, sentence: tooOldSentence(applied) };
  }
  for (const [index, known] of migrations.entries()) {
    const row = applied[index];
    if (row !== undefined && (row.version !== known.version || row.hash !== known.hash)) {
      return {
        state: 'altered',
        version,
        sentence: `Schema version ${String(row.version)} of the database (${String(row.name)}) is not the one this program was built with: use the program that made it, or restore a backup.`,
      };
    }
  }
  if (version > newest) {
    const isAhead = applied.slice(newest).some(({ name }) => CONTRACT.test(String(name)));
    const advice = isAhead ? 'start a newer program, or restore a backup' : 'check the books with a newer program';
    return {
      state: isAhead ? 'ahead' : 'newer',
      version,
      sentence: `The database is at schema version ${version}, and this program knows versions up to ${newest} only: ${advice}.`,
    };
  }
  if (version === 0) return { state: 'empty', version: 0, pending: migrations };
  if (version < newest) return { state: 'behind', version, pending: migrations.slice(version) };
  const stored = await readFunctionFiles(runner);
  const states = program.functionFiles.map((file) => stateOf(file, stored));
  if (states.includes('due')) return { state: 'functions-differ', version, pending: [] };
  if (!states.includes('superseded')) return { state: 'current', version };
  const sentence = 'The functions of the database are of a newer program: check the books with that one.';
  return { state: 'newer', version, sentence };
}

interface StoredFunctions {
  readonly hash: string;
  /** Hashes of the texts that were replaced by others on a server. */
  readonly superseded: readonly string[];
}

/** Whether the database has a file of functions as it is here, or once had it and has a newer one, or must get it. */
function stateOf({ name, hash }: FunctionFile, stored: ReadonlyMap<string, StoredFunctions>) {
  const found = stored.get(name);
  if (found?.hash === hash) return 'current';
  return found?.superseded.includes(hash) === true ? 'superseded' : 'due';
}

/** Each file of functions as last applied, by the file's name. */
async function readFunctionFiles(runner: SqlRunner): Promise<Map<string, StoredFunctions>> {
  const [present] = await runner.run(`select to_regclass('public.schema_function') is not null as present`);
  if (present?.present !== true) return new Map();
  // A database of before has no such column.
  const rows = await runner.run(
    `select name, hash, array(select jsonb_array_elements_text(to_jsonb(known) -> 'superseded')) as superseded
     from public.schema_function as known`,
  );
  return new Map(
    rows.map(({ name, hash, superseded }) => [
      String(name),
      { hash: String(hash), superseded: Array.isArray(superseded) ? superseded.map(String) : [] },
    ]),
  );
}

/**
 * The single migrations that the baseline replaced (record 0100). A database with exactly these has the baseline's schema.
 * `digest` is the SHA-256 of their versions, names and hashes, one line each.
 */
const REPLACED = {
  count: 43,
  first: '0000_catalogue',
  last: '0042_kept_facts',
  digest: '1f292bb2945e7831fc6e9aa7675935fef4621b7df248bc9c23373177bb09afba',
} as const;

/** Whether the rows of `schema_migration` come from a program before the baseline. */
function areOfReplaced(applied: readonly Row[]): boolean {
  return applied[0]?.name === REPLACED.first;
}

/** Whether the rows are exactly all of the replaced migrations. */
function areAllReplaced(applied: readonly Row[]): boolean {
  const lines = applied.map(({ version, name, hash }) => `${version} ${name} ${hash}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex') === REPLACED.digest;
}

/** The message for a database that has only some of them, or other ones. */
function tooOldSentence(applied: readonly Row[]): string {
  const newest = applied.at(-1);
  return `The database is at schema version ${newest?.version} (${newest?.name}) of before the baseline, and only one with exactly the ${REPLACED.count} migrations up to ${REPLACED.last} can be taken over: start it once with the last version of the program that has them, or begin with an empty database and import the works again.`;
}
