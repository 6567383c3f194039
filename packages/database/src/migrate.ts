import type { Database, SqlRunner } from './database.ts';
import { MIGRATIONS } from './migrations.generated.ts';

export interface Migration {
  /** From 1, without gaps. */
  version: number;
  name: string;
  /** SHA-256 of the SQL file, in hex. */
  hash: string;
  sql: string;
}

export type MigrationState =
  | { state: 'empty'; pending: readonly Migration[] }
  | { state: 'current'; version: number }
  | { state: 'behind'; version: number; pending: readonly Migration[] }
  | { state: 'ahead'; version: number; sentence: string }
  | { state: 'altered'; version: number; sentence: string };

export type MigrateResult =
  | { ok: true; fromVersion: number; toVersion: number }
  | { ok: false; code: 'DATABASE_TOO_NEW' | 'DATABASE_ALTERED'; sentence: string };

/** Any number will do, as long as nothing else of ours takes it: the key of the advisory lock around migrations. */
const MIGRATION_LOCK_KEY = 762_004_117;

/** How the database stands to this program's migrations. Changes nothing. */
export async function readMigrationState(
  runner: SqlRunner,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<MigrationState> {
  const [present] = await runner.run(`select to_regclass('public.schema_migration') is not null as present`);
  if (present?.present !== true) return { state: 'empty', pending: migrations };

  const applied = await runner.run('select version, name, hash from public.schema_migration order by version');
  const version = Number(applied.at(-1)?.version ?? 0);
  const newest = migrations.at(-1)?.version ?? 0;
  if (version > newest) {
    return {
      state: 'ahead',
      version,
      sentence: `The database is at schema version ${version}, and this program knows versions up to ${newest} only: start a newer program, or restore a backup.`,
    };
  }
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (known === undefined || row.version !== known.version || row.hash !== known.hash) {
      return {
        state: 'altered',
        version,
        sentence: `Schema version ${String(row.version)} of the database (${String(row.name)}) is not the one this program was built with: use the program that made it, or restore a backup.`,
      };
    }
  }
  if (version === newest) return { state: 'current', version };
  if (version === 0) return { state: 'empty', pending: migrations };
  return { state: 'behind', version, pending: migrations.slice(version) };
}

/**
 * Brings the database forward to the newest version, all of it in one transaction or nothing. Several processes may
 * call it at once: an advisory lock lets one work while the others wait and then find nothing to do.
 *
 * @param nowMs the moment to note beside each applied version
 */
export async function migrate(
  database: Database,
  nowMs: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<MigrateResult> {
  return database.inTransaction(async (runner): Promise<MigrateResult> => {
    await runner.run('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK_KEY]);
    const state = await readMigrationState(runner, migrations);
    switch (state.state) {
      case 'ahead':
        return { ok: false, code: 'DATABASE_TOO_NEW', sentence: state.sentence };
      case 'altered':
        return { ok: false, code: 'DATABASE_ALTERED', sentence: state.sentence };
      case 'current':
        return { ok: true, fromVersion: state.version, toVersion: state.version };
      default:
        return apply(runner, state.state === 'behind' ? state.version : 0, state.pending, nowMs);
    }
  });
}

async function apply(
  runner: SqlRunner,
  fromVersion: number,
  pending: readonly Migration[],
  nowMs: number,
): Promise<MigrateResult> {
  await runner.run(
    `create table if not exists public.schema_migration (
       version integer primary key, name text not null, hash text not null, applied_at_ms bigint not null)`,
  );
  // A table whose deferred triggers still wait for the end of the transaction cannot be altered.
  await runner.run('set constraints all immediate');
  for (const { version, name, hash, sql } of pending) {
    await runner.run(sql);
    await runner.run(
      'insert into public.schema_migration (version, name, hash, applied_at_ms) values ($1, $2, $3, $4)',
      [version, name, hash, nowMs],
    );
  }
  return { ok: true, fromVersion, toVersion: pending.at(-1)?.version ?? fromVersion };
}
