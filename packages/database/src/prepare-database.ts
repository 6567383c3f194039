import { backUpDirectory } from './back-up-directory.ts';
import type { Database, DatabaseLocation } from './database.ts';
import { DatabaseUnreachable } from './engines/database-unreachable.ts';
import type { DatabaseEvents } from './engines/server-watch.ts';
import { type MigrateResult, migrate } from './migrate.ts';
import { readMigrationState } from './migration-state.ts';
import { openDatabase } from './open-database.ts';

type RefusalCode = Extract<MigrateResult, { ok: false }>['code'] | 'DATABASE_UNREACHABLE';

export type PrepareResult =
  | { ok: true; database: Database; fromVersion: number; toVersion: number; backup: string | null }
  | { ok: false; code: RefusalCode; sentence: string };

export interface PrepareOptions {
  location: DatabaseLocation;
  /** Where an embedded database is copied to before it is migrated (DATA_DIR/backups); null: no copy. */
  backupsDirectory: string | null;
  nowMs: number;
  /** Told what is being done when it may take longer than two seconds. */
  onProgress?: (sentence: string) => void;
  /** What is told of a server that is lost and comes back. */
  events?: DatabaseEvents;
}

/**
 * Opens a database and brings it to this program's schema. An embedded one whose tables change is first copied to
 * `backupsDirectory`. A database that is newer than the program, or older than its baseline, is left alone and refused with a
 * sentence, as is one that cannot be opened.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<PrepareResult> {
  const { location, nowMs, onProgress } = options;
  const opened = await openReachable(location, options.events);
  if (!opened.ok) return opened;
  const { database } = opened;
  try {
    const state = await readMigrationState(database);
    if (state.state === 'current') {
      return { ok: true, database, fromVersion: state.version, toVersion: state.version, backup: null };
    }
    if (state.state === 'empty') onProgress?.('Preparing the database …');
    const isCopied = state.state === 'behind' || state.state === 'before-baseline';
    if (!isCopied || location.engine === 'server' || location.directory === null) {
      return await finish(database, await migrate(database, nowMs), null);
    }
    // Copied while it is closed: so the copy is a database that was shut down in good order.
    await database.close();
    onProgress?.(`Bringing the database from schema version ${state.version} forward …`);
    const name = `${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}-schema-${state.version}`;
    const backup =
      options.backupsDirectory === null
        ? null
        : await backUpDirectory(location.directory, options.backupsDirectory, name);
    const reopened = await openDatabase(location);
    return await finish(reopened, await migrate(reopened, nowMs), backup);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function openReachable(
  location: DatabaseLocation,
  events: DatabaseEvents | undefined,
): Promise<{ ok: true; database: Database } | Extract<PrepareResult, { ok: false }>> {
  try {
    return { ok: true, database: await openDatabase(location, events) };
  } catch (error) {
    if (!(error instanceof DatabaseUnreachable)) throw error;
    return { ok: false, code: 'DATABASE_UNREACHABLE', sentence: error.message };
  }
}

async function finish(database: Database, result: MigrateResult, backup: string | null): Promise<PrepareResult> {
  if (result.ok) return { ok: true, database, fromVersion: result.fromVersion, toVersion: result.toVersion, backup };
  await database.close();
  return result;
}
