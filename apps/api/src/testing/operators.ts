import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createTestDatabaseDirectory } from '@longstrip/database/testing';
import { ingestInChild } from '@longstrip/ingest';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { inject } from 'vitest';
import { createImageAddresses } from '../catalogue/image/image-address.ts';
import type { Ingest } from '../catalogue/import/import-file.ts';
import { openUploadStore } from '../catalogue/upload/upload-store.ts';
import type { CatalogueAdmin } from '../cli/catalogue-admin.ts';
import { connectAdmin } from '../cli/connect-admin.ts';
import { runCommand } from '../cli/run-command.ts';
import { type AdminRoute, createAdminRoute } from '../operators/admin/admin.route.ts';
import { removeDemo } from '../seed/remove-demo.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { testOperatorServices } from './operator-accounts.ts';
import { TEST_IMAGE_SECRET } from './test-api.ts';
import { TEST_PROOFS } from './test-proofs.ts';

export const OPERATOR_TOKEN = 'the operator’s token of the test'.replace(/\W/g, '-');

/** The output of a command and its exit code. */
export interface Ran {
  exitCode: number | null;
  lines: string[];
  /** Lines on stderr. */
  said: string[];
}

/** Runs one of the operators' commands, as its program would. */
export function run(admin: CatalogueAdmin, ...args: string[]): Promise<Ran> {
  return runAt(admin, {}, ...args);
}

/** A fake operator at a terminal, who sees the progress and may press Ctrl-C. */
export interface Person {
  progress?: (sentence: string | null) => void;
  interrupt?: AbortController;
}

/** Runs a command at an operator's terminal. */
export async function runAt(
  admin: CatalogueAdmin,
  { progress, interrupt = new AbortController() }: Person,
  ...args: string[]
): Promise<Ran> {
  const ran: Ran = { exitCode: null, lines: [], said: [] };
  const out = (line: string) => ran.lines.push(line);
  const say = (line: string) => ran.said.push(line);
  const interrupted = () => interrupt.signal;
  ran.exitCode = await runCommand({ args, admin, out, say, interrupted, ...(progress && { progress }) });
  return ran;
}

export const ingestBundled: Ingest = (file, outDirectory, options) =>
  ingestInChild(file, outDirectory, { ...options, childEntry: join(inject('programs'), 'ingest-child.js') });

/** Makes a data directory with a ready database in it: creating one from nothing takes seconds. */
export async function createDataDirectory(dataDirectory: string): Promise<string> {
  await createTestDatabaseDirectory(join(dataDirectory, 'database'));
  return dataDirectory;
}

/** The commands on a data directory, in either process. */
export const connect = (
  dataDirectory: string,
  said: string[] = [],
  ingest: Ingest = ingestBundled,
  booksSecrets: readonly string[] = [],
) =>
  connectAdmin({
    settings: { dataDirectory, databaseUrl: null, booksSecrets },
    ingest,
    nowMs: () => Date.now(),
    say: (sentence) => said.push(sentence),
  });

export interface TestApi {
  store: Store;
  origin: string;
  faults: unknown[];
  /** Requests whose import was aborted by the client. */
  aborted: string[];
  end: () => Promise<void>;
}

/** The api's part: the store is open, its routes answer on a port, the lock contains the address. */
export async function startApi(dataDirectory: string, ingest: Ingest = ingestBundled): Promise<TestApi> {
  let route: AdminRoute | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => route?.route.fetch(request, env) ?? new Response(null, { status: 503 }),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(join(dataDirectory, 'secrets'), { recursive: true });
  await writeFile(join(dataDirectory, 'secrets', 'admin-token'), `${OPERATOR_TOKEN}\n`, { mode: 0o600 });
  const opened = await openStore({
    ...{ dataDirectory, databaseUrl: null, purpose: 'the running store', details: { api: { origin } } },
    ...{ nowMs: () => Date.now(), onProgress: () => undefined, onJobProblem: () => undefined, onLost: () => undefined },
  });
  if (!opened.ok) throw new Error(opened.sentence);
  const { store } = opened;
  const faults: unknown[] = [];
  const aborted: string[] = [];
  route = createAdminRoute({
    ...store,
    pictures: (assetId) => store.files.read(assetId),
    ...{ token: OPERATOR_TOKEN, proofs: TEST_PROOFS, ingest, nowMs: () => Date.now(), newId: () => 'request-7' },
    services: testOperatorServices(store.database),
    uploads: await openUploadStore(null, dataDirectory),
    images: createImageAddresses({ secret: TEST_IMAGE_SECRET, originOf: () => '' }),
    removeDemo: (operator, nowMs) => removeDemo(store.database, operator, nowMs),
    onFault: (error) => faults.push(error),
    onAborted: (requestId) => aborted.push(requestId),
  });
  const end = async () => {
    await route?.drain(1_000);
    await new Promise((resolve) => server.close(resolve));
    await store.close();
  };
  return { store, origin, faults, aborted, end };
}

/** The commands through a running api, and a folder for files. */
export interface OperatorScene {
  readonly folder: string;
  readonly admin: CatalogueAdmin;
  readonly api: TestApi;
  /** Runs `operator …`. */
  operate(...args: string[]): Promise<Ran>;
  /** The last entry of the audit log about a subject. */
  lastLogged(subject: string): Promise<Record<string, unknown>>;
  end(): Promise<void>;
}

/** Opens an api on a new data directory, and its commands. */
export async function openOperatorScene(): Promise<OperatorScene> {
  const folder = await mkdtemp(join(tmpdir(), 'longstrip operators '));
  const dataDirectory = await createDataDirectory(join(folder, 'running'));
  const api = await startApi(dataDirectory);
  const admin = connect(dataDirectory);
  return {
    ...{ folder, admin, api },
    operate: (...args) => run(admin, 'operator', ...args),
    async lastLogged(subject) {
      const { lines } = await run(admin, 'audit', '--subject', subject, '--limit', '1', '--json');
      return JSON.parse(lines[0] ?? '{}');
    },
    async end() {
      await admin.close();
      await api.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface OperatorsWork {
  admin: CatalogueAdmin;
  dataDirectory: string;
  end: () => Promise<void>;
}

/**
 * The two ways to carry out a command: in its own process, or by a running product. Each is on a new data directory below a
 * folder.
 */
const OPERATOR_SETUPS: [setup: string, open: (folder: string, ingest?: Ingest) => Promise<OperatorsWork>][] = [
  [
    'by the command line alone',
    async (folder, ingest) => {
      const dataDirectory = await createDataDirectory(join(folder, 'alone'));
      const admin = connect(dataDirectory, [], ingest);
      return { admin, dataDirectory, end: () => admin.close() };
    },
  ],
  [
    'through the running api',
    async (folder, ingest) => {
      const dataDirectory = await createDataDirectory(join(folder, 'running'));
      const { end } = await startApi(dataDirectory, ingest);
      const admin = connect(dataDirectory);
      const endBoth = async () => {
        await admin.close();
        await end();
      };
      return { admin, dataDirectory, end: endBoth };
    },
  ],
];

/**
 * The setups that a test uses: both in `npm run test:all`, otherwise one in turn, since each import starts a process.
 * @param turn of the test among its neighbours
 */
export const operatorSetups = (turn: number): typeof OPERATOR_SETUPS =>
  isWholeRun ? OPERATOR_SETUPS : OPERATOR_SETUPS.filter((_, index) => index === turn % OPERATOR_SETUPS.length);
