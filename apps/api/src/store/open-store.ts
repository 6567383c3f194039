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
  missingRightSentence,
  openJobQueue,
  openWorkspace,
  type PrepareResult,
  prepareDatabase,
  sweepWorkspaces,
  type Workspace,
} from '@longstrip/database';
import type { Logger } from 'pino';
import type { FileStore, FilesSettings } from '../catalogue/index.ts';
import { STORE_JOBS } from '../jobs/store-jobs.ts';
import { type FilesEvents, openFiles } from './open-files.ts';
import { closeOwnFolders, makePrivateFolder } from './private-folders.ts';

/** The folder for temporary files in the data directory; each process has a folder of its own in it. */
const WORKSPACES = 'temporary';

/** A stop takes 10 s in all; a job that is interrupted runs again at the next start. */
const JOBS_DRAIN_MS = 1_500;

interface StoreOptions {
  /** Absolute. */
  dataDirectory: string;
  /** A PostgreSQL server, or null for the embedded database in `dataDirectory`. */
  databaseUrl: string | null;
  /** The same database past a pooler in transaction mode. */
  databaseDirectUrl?: string | null;
  /** What other processes of a PostgreSQL server see of this one (`shared-secrets.ts`). */
  processName?: string;
  /** A streaming replica of it, for reads of the catalogue. */
  databaseReplicaUrl?: string | null;
  /** A bucket for the files; by default they are in `dataDirectory`. */
  filesAt?: FilesSettings | null;
  /** What this program is, for sentences that other processes print: "the running store", "an import". */
  purpose: string;
  /** What other processes may know about this program; see `RunningApi`. */
  details?: Record<string, unknown>;
  nowMs: () => number;
  /** Reports slow steps to a person at a terminal. */
  onProgress: (sentence: string) => void;
  onJobProblem: (problem: JobProblem) => void;
  /** Called when a PostgreSQL server is lost and when it comes back. */
  databaseEvents?: DatabaseEvents;
  /** Called when the bucket of the files is lost and when it comes back. */
  filesEvents?: FilesEvents;
  /** Another process has taken the directory: nothing may be written any more. */
  onLost: (sentence: string) => void;
  /** Called at a normal end, after the last job. It throws nothing and takes seconds at most. */
  beforeClose?: (database: Database) => Promise<void>;
}

/** Everything that the product keeps: the database, the files of assets and the queue of jobs. */
export interface Store {
  readonly database: Database;
  readonly files: FileStore;
  /** Absolute. */
  readonly dataDirectory: string;
  readonly jobs: JobQueue;
  /** For this process's temporary files. */
  readonly temporaryDirectory: string;
  /** Ends jobs, closes the database and releases the directory. */
  close(): Promise<void>;
}

type OpenStoreResult =
  | { ok: true; store: Store }
  | { ok: false; code: 'DIRECTORY_HELD'; sentence: string; holder: DirectoryHolder }
  | { ok: false; code: 'FILES_REFUSED'; sentence: string }
  | Extract<PrepareResult, { ok: false }>;

/**
 * Takes the data directory for this process, opens the database and migrates it to this program's schema. Refused with a sentence
 * if another process holds the directory, or the database is newer than the program or too old for it. A PostgreSQL server and
 * its files may be shared; then the directory only tells other processes about the first one that uses it.
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
          : {
              ...{ engine: 'server', url: databaseUrl },
              directUrl: options.databaseDirectUrl ?? null,
              replicaUrl: options.databaseReplicaUrl ?? null,
              ...(options.processName === undefined ? {} : { processName: options.processName }),
            },
      backupsDirectory: join(dataDirectory, 'backups'),
      nowMs: nowMs(),
      onProgress,
      ...(options.databaseEvents === undefined ? {} : { events: options.databaseEvents }),
    });
    if (!prepared.ok) {
      await lock?.release();
      return prepared;
    }
    const files = await openFiles(options, prepared.database);
    if (!files.ok) {
      await prepared.database.close();
      await lock?.release();
      return files;
    }
    return { ok: true, store: await assemble(options, prepared.database, files.files, lock) };
  } catch (error) {
    await lock?.release();
    const sentence = missingRightSentence(error);
    if (sentence !== null) return { ok: false, code: 'DATABASE_REFUSED', sentence };
    throw error;
  }
}

async function assemble(
  options: StoreOptions,
  database: Database,
  files: FileStore,
  lock: DirectoryLock | null,
): Promise<Store> {
  const { dataDirectory, purpose, nowMs, onProgress } = options;
  try {
    if (lock !== null) {
      await sweepWorkspaces(join(dataDirectory, WORKSPACES), { nowMs: nowMs(), onWait: onProgress });
    }
    const jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: options.onJobProblem });
    const workspace = await openStoreWorkspace(dataDirectory, purpose, nowMs());
    return {
      database,
      files,
      dataDirectory,
      jobs,
      temporaryDirectory: workspace.path,
      async close() {
        await jobs.stop(JOBS_DRAIN_MS);
        await options.beforeClose?.(database);
        await workspace.close();
        await files.close();
        await database.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await files.close();
    await database.close();
    throw error;
  }
}

/**
 * A folder for this process's temporary files, below the data directory. It may be opened before the data directory is taken; the
 * next process that takes the directory deletes what a killed process left in its folder.
 */
export async function openStoreWorkspace(dataDirectory: string, purpose: string, nowMs: number): Promise<Workspace> {
  await makePrivateFolder(join(dataDirectory, WORKSPACES));
  return openWorkspace(join(dataDirectory, WORKSPACES), purpose, nowMs);
}

/** The catalogue's edition as the database announces it; while nothing listens there, it is queried. */
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
