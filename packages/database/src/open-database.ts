import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, DatabaseLocation, ServerLocation } from './database.ts';
import { DatabaseUnreachable, missingRightSentence } from './engines/errors.ts';
import { type DatabaseEvents, NO_EVENTS } from './engines/server-watch.ts';
import { type MigrateResult, migrate, readMigrationState } from './migrate.ts';

/**
 * Opens a database. An embedded one needs the directory lock first (`acquireDirectoryLock`): PGlite takes none itself,
 * and a second process would silently lose rows. Neither engine is migrated here; see `migrate` and `prepareDatabase`.
 *
 * @param events called when the server is lost and when it is back
 * @throws {DatabaseUnreachable}
 */
export async function openDatabase(location: DatabaseLocation, events = NO_EVENTS): Promise<Database> {
  // Each engine is loaded only when it is used: PGlite alone takes half a second and 50 MB.
  if (location.engine === 'embedded') {
    const { openEmbedded } = await import('./engines/embedded.ts');
    const { directory } = location;
    try {
      return await openEmbedded({ directory });
    } catch (cause) {
      throw new DatabaseUnreachable(`The database in ${directory} cannot be opened: ${messageOf(cause)}`, { cause });
    }
  }
  const { openServer } = await import('./engines/server.ts');
  return openServer(location, events);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type RefusalCode = Extract<MigrateResult, { ok: false }>['code'] | 'DATABASE_UNREACHABLE' | 'DATABASE_REFUSED';

export type PrepareResult =
  | { ok: true; database: Database; fromVersion: number; toVersion: number; backup: string | null }
  | { ok: false; code: RefusalCode; sentence: string };

export interface PrepareOptions {
  location: DatabaseLocation;
  /** The folder for copies of an embedded database, made before it is migrated (DATA_DIR/backups); null: no copy. */
  backupsDirectory: string | null;
  nowMs: number;
  /** Gets a sentence about each step that may take longer than two seconds. */
  onProgress?: (sentence: string) => void;
  /** Called when the server is lost and when it is back. */
  events?: DatabaseEvents;
}

/**
 * Opens a database and migrates it to this program's schema. An embedded database whose tables change is first copied to
 * `backupsDirectory`. A database that is newer than the program, or older than its baseline, is not changed and is refused
 * with a sentence. A database that cannot be opened, or not be changed by its role, is refused with a sentence too.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<PrepareResult> {
  const { location, nowMs, onProgress } = options;
  const opened = await openReachable(location, options.events);
  if (!opened.ok) return opened;
  const { database } = opened;
  try {
    const state = await readMigrationState(database);
    if (state.state === 'newer') {
      onProgress?.(`The database is at schema version ${state.version}, of a newer program. It is used as it is.`);
    }
    if (state.state === 'current' || state.state === 'newer') {
      return { ok: true, database, fromVersion: state.version, toVersion: state.version, backup: null };
    }
    if (state.state === 'empty') onProgress?.('Preparing the database …');
    const isCopied = state.state === 'behind' || state.state === 'before-baseline';
    if (location.engine === 'server')
      return await finish(database, await migrateServer(database, location, nowMs), null);
    if (!isCopied || location.directory === null) return await finish(database, await migrate(database, nowMs), null);
    // The database is closed during the copy, so the copy is one that was shut down properly.
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
    const sentence = missingRightSentence(error);
    if (sentence !== null) return { ok: false, code: 'DATABASE_REFUSED', sentence };
    throw error;
  }
}

/** Migrates without the pooler, which may limit how long a statement takes. */
async function migrateServer(database: Database, location: ServerLocation, nowMs: number): Promise<MigrateResult> {
  if (!location.directUrl) return migrate(database, nowMs);
  const direct = await openDatabase({ engine: 'server', url: location.directUrl, maxConnections: 1 });
  return migrate(direct, nowMs).finally(() => direct.close());
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

/** A copy is 40 MB or more, and older copies are of little use. */
const RETAINED_BACKUPS = 5;
const UNFINISHED_SUFFIX = '.unfinished';

/**
 * Copies `source` to `backups/<name>` and deletes all except the newest few copies (names sort by time). An interrupted copy
 * is never taken for a complete one.
 *
 * @returns the path of the copy
 */
async function backUpDirectory(source: string, backups: string, name: string): Promise<string> {
  const target = join(backups, name);
  const unfinished = `${target}${UNFINISHED_SUFFIX}`;
  await mkdir(backups, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(source, unfinished, { recursive: true, preserveTimestamps: true });
  await rename(unfinished, target);

  const names = (await readdir(backups)).toSorted();
  const whole = names.filter((candidate) => !candidate.endsWith(UNFINISHED_SUFFIX));
  const superfluous = [
    ...whole.slice(0, -RETAINED_BACKUPS),
    ...names.filter((other) => other.endsWith(UNFINISHED_SUFFIX)),
  ];
  for (const old of superfluous) await rm(join(backups, old), { recursive: true, force: true });
  return target;
}
