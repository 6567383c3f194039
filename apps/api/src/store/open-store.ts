import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acquireDirectoryLock,
  type Database,
  type DirectoryHolder,
  type DirectoryLock,
  type JobProblem,
  type JobQueue,
  openJobQueue,
  prepareDatabase,
} from '@longstrip/database';
import { createLocalFileStore, type FileStore } from '../features/image/index.ts';
import { CATALOGUE_JOBS } from '../features/jobs/index.ts';

export interface StoreOptions {
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  /** What this program is, for the sentence that others are told: "the running store", "an import". */
  purpose: string;
  /** What others may know about this program; see `RunningApi`. */
  details?: Record<string, unknown>;
  nowMs: () => number;
  /** Says what takes its time, for a person at a terminal. */
  onProgress: (sentence: string) => void;
  onJobProblem: (problem: JobProblem) => void;
  /** The directory was taken from us: nothing may be written any more. */
  onLost: (sentence: string) => void;
}

/** Everything that the product keeps: the database, the files of assets and the queue of jobs. */
export interface Store {
  readonly database: Database;
  readonly files: FileStore;
  readonly filesDirectory: string;
  readonly jobs: JobQueue;
  /** For what is under way; emptied when the store is opened. */
  readonly temporaryDirectory: string;
  /** Tells others more about this program (addresses). */
  describe(details: Record<string, unknown>): Promise<void>;
  /** Ends jobs, closes the database, gives the directory free. */
  close(): Promise<void>;
}

export type OpenStoreResult =
  | { ok: true; store: Store }
  | { ok: false; code: 'DIRECTORY_HELD'; sentence: string; holder: DirectoryHolder }
  | { ok: false; code: 'DATABASE_TOO_NEW' | 'DATABASE_ALTERED'; sentence: string };

/**
 * Takes the data directory for this process, opens the database and brings it to this program's schema. Refused with a
 * sentence where another process holds the directory, or the database is newer than the program.
 */
export async function openStore(options: StoreOptions): Promise<OpenStoreResult> {
  const { dataDirectory, databaseUrl, nowMs, onProgress } = options;
  await mkdir(dataDirectory, { recursive: true });
  const locked = await acquireDirectoryLock(dataDirectory, {
    purpose: options.purpose,
    details: options.details ?? {},
    nowMs: nowMs(),
    onWait: onProgress,
    onLost: () => options.onLost(`${dataDirectory} was taken over by another process, because this one stood still.`),
  });
  if (!locked.ok) return locked;
  try {
    const prepared = await prepareDatabase({
      location:
        databaseUrl === null
          ? { engine: 'embedded', directory: join(dataDirectory, 'database') }
          : { engine: 'server', url: databaseUrl },
      backupsDirectory: join(dataDirectory, 'backups'),
      nowMs: nowMs(),
      onProgress,
    });
    if (!prepared.ok) {
      await locked.lock.release();
      return prepared;
    }
    return { ok: true, store: await assemble(options, prepared.database, locked.lock) };
  } catch (error) {
    await locked.lock.release();
    throw error;
  }
}

async function assemble(options: StoreOptions, database: Database, lock: DirectoryLock): Promise<Store> {
  const jobs = await openJobQueue(database, { jobs: CATALOGUE_JOBS, onProblem: options.onJobProblem });
  const filesDirectory = join(options.dataDirectory, 'files');
  return {
    database,
    files: createLocalFileStore(filesDirectory),
    filesDirectory,
    jobs,
    temporaryDirectory: await emptyTemporaryDirectory(options.dataDirectory),
    describe: (details) => lock.describe(details),
    async close() {
      await jobs.stop();
      await database.close();
      await lock.release();
    },
  };
}

/** What lies there was left by a process that was killed: we hold the directory, so nobody else is at work in it. */
async function emptyTemporaryDirectory(dataDirectory: string): Promise<string> {
  const temporaryDirectory = join(dataDirectory, 'temporary');
  await mkdir(temporaryDirectory, { recursive: true, mode: 0o700 });
  for (const name of await readdir(temporaryDirectory)) {
    await rm(join(temporaryDirectory, name), { recursive: true, force: true });
  }
  return temporaryDirectory;
}
