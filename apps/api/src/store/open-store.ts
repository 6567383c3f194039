import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  acquireDirectoryLock,
  type CatalogueEdition,
  type Database,
  type DatabaseEvents,
  type DirectoryHolder,
  type DirectoryLock,
  followCatalogueEdition,
  type JobProblem,
  type JobQueue,
  openJobQueue,
  openWorkspace,
  type PrepareResult,
  prepareDatabase,
  sweepWorkspaces,
  type Workspace,
} from '@longstrip/database';
import type { Logger } from 'pino';
import { claimFiles, createLocalFileStore, type FileStore } from '../catalogue/index.ts';
import { STORE_JOBS } from '../jobs/store-jobs.ts';
import { closeOwnFolders, makePrivateFolder } from './private-folders.ts';

/** Where what is under way lies in the data directory, a folder for each process. */
const WORKSPACES = 'temporary';

/** A stop takes 10 s in all; a job that is cut off is done again at the next start. */
const JOBS_DRAIN_MS = 1_500;

interface StoreOptions {
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  /** What this program is, for the sentence that other processes print: "the running store", "an import". */
  purpose: string;
  /** What others may know about this program; see `RunningApi`. */
  details?: Record<string, unknown>;
  nowMs: () => number;
  /** Says what takes its time, for a person at a terminal. */
  onProgress: (sentence: string) => void;
  onJobProblem: (problem: JobProblem) => void;
  /** Listeners for a PostgreSQL server that is lost and comes back. */
  databaseEvents?: DatabaseEvents;
  /** The directory was taken from us: nothing may be written any more. */
  onLost: (sentence: string) => void;
  /** Done in an orderly end, after the last job. It throws nothing and takes seconds at most. */
  beforeClose?: (database: Database) => Promise<void>;
}

/** Everything that the product keeps: the database, the files of assets and the queue of jobs. */
export interface Store {
  readonly database: Database;
  readonly files: FileStore;
  readonly filesDirectory: string;
  readonly jobs: JobQueue;
  /** For what this process has under way. */
  readonly temporaryDirectory: string;
  /** Ends jobs, closes the database, gives the directory free. */
  close(): Promise<void>;
}

type OpenStoreResult =
  | { ok: true; store: Store }
  | { ok: false; code: 'DIRECTORY_HELD'; sentence: string; holder: DirectoryHolder }
  | Extract<PrepareResult, { ok: false }>;

/**
 * Takes the data directory for this process, opens the database and brings it to this program's schema. Refused with a
 * sentence where another process holds the directory, or the database is newer than the program or too old for it. A PostgreSQL server
 * and its files may be shared; there the directory only tells others of the first process on it.
 */
export async function openStore(options: StoreOptions): Promise<OpenStoreResult> {
  const { dataDirectory, databaseUrl, nowMs, onProgress } = options;
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const locked = await acquireDirectoryLock(dataDirectory, {
    purpose: options.purpose,
    details: options.details ?? {},
    nowMs: nowMs(),
    onWait: onProgress,
    onLost: () => {
      if (databaseUrl !== null) return;
      options.onLost(`${dataDirectory} was taken over by another process, because this one stood still.`);
    },
  });
  if (!locked.ok && databaseUrl === null) return locked;
  const lock = locked.ok ? locked.lock : null;
  try {
    await closeOwnFolders(dataDirectory);
    if (databaseUrl === null) await makePrivateFolder(join(dataDirectory, 'database'));
    const prepared = await prepareDatabase({
      location:
        databaseUrl === null
          ? { engine: 'embedded', directory: join(dataDirectory, 'database') }
          : { engine: 'server', url: databaseUrl },
      backupsDirectory: join(dataDirectory, 'backups'),
      nowMs: nowMs(),
      onProgress,
      ...(options.databaseEvents === undefined ? {} : { events: options.databaseEvents }),
    });
    if (!prepared.ok) {
      await lock?.release();
      return prepared;
    }
    return { ok: true, store: await assemble(options, prepared.database, lock) };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function assemble(options: StoreOptions, database: Database, lock: DirectoryLock | null): Promise<Store> {
  const { dataDirectory, purpose, nowMs, onProgress } = options;
  try {
    if (lock !== null) {
      await sweepWorkspaces(join(dataDirectory, WORKSPACES), { nowMs: nowMs(), onWait: onProgress });
    }
    const jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: options.onJobProblem });
    const filesDirectory = join(dataDirectory, 'files');
    await makePrivateFolder(filesDirectory);
    const foreign = await claimFiles(database, filesDirectory);
    if (foreign !== null) onProgress(foreign);
    const workspace = await openStoreWorkspace(dataDirectory, purpose, nowMs());
    return {
      database,
      files: createLocalFileStore(filesDirectory),
      filesDirectory,
      jobs,
      temporaryDirectory: workspace.path,
      async close() {
        await jobs.stop(JOBS_DRAIN_MS);
        await options.beforeClose?.(database);
        await workspace.close();
        await database.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * A folder for what this process has under way, below the data directory. It may be opened before the data directory is
 * taken; the next process that takes it clears away what a killed process left in its own.
 */
export async function openStoreWorkspace(dataDirectory: string, purpose: string, nowMs: number): Promise<Workspace> {
  await makePrivateFolder(join(dataDirectory, WORKSPACES));
  return openWorkspace(join(dataDirectory, WORKSPACES), purpose, nowMs);
}

/** The catalogue's edition as the database tells it; while nothing listens there, it is asked for. */
export function followEdition({ database }: Store, logger: Logger): Promise<CatalogueEdition> {
  return followCatalogueEdition(database, {
    monotonicMs: () => performance.now(),
    onLost: (error) =>
      logger.warn(
        { event: 'edition-listener-lost', err: error },
        'changes of the catalogue are asked for once a second',
      ),
  });
}
