import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { createTestDatabase } from './embedded-template.ts';
import { testTemplateUrl } from './env.ts';
import { startTestServer, type TestServer, whyNoTestServer } from './test-server.ts';

/** Where tests make databases. */
export type TestDatabases = Pick<TestServer, 'createDatabase' | 'openDatabase' | 'stop'>;

/**
 * Starts a PostgreSQL server for all test files of a run, in vitest's global setup; `useTestServer` and `openTestDatabase`
 * find it by an environment variable. Without a server here nothing is started.
 * @returns what ends it
 */
export async function startServerOfRun(): Promise<() => Promise<void>> {
  if (whyNoTestServer() !== null) return async () => undefined;
  const server = await startTestServer();
  testTemplateUrl.set(await server.createDatabase());
  return () => server.stop();
}

/** The run's server, or one of the file's own where the run has none. Tests that end their server start one (`startTestServer`). */
export async function useTestServer(): Promise<TestDatabases> {
  const template = testTemplateUrl.get();
  if (template === undefined) return startTestServer();
  const createDatabase: TestServer['createDatabase'] = async ({ isEmpty = false } = {}) => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    const source = isEmpty ? 'template1' : new URL(template).pathname.slice(1);
    await runOnServer(template, `create database ${name} template ${source}`);
    return inDatabase(template, name);
  };
  return {
    createDatabase,
    openDatabase: async (options) => openDatabase({ engine: 'server', url: await createDatabase(options) }),
    stop: async () => undefined,
  };
}

/**
 * An empty, migrated database for one test file: on the run's server, where making it takes a tenth of the time that the
 * embedded engine needs; embedded where there is none. Close it at the end, or Node stays alive.
 */
export async function openTestDatabase(): Promise<Database> {
  if (testTemplateUrl.get() === undefined) return createTestDatabase();
  const server = await useTestServer();
  return server.openDatabase();
}

/**
 * An empty, migrated database on a server of the file's own, for tests of what waits for transactions of other databases, as sealing
 * does; embedded where there is no server.
 */
export async function openLoneTestDatabase(): Promise<{ database: Database; close: () => Promise<void> }> {
  if (whyNoTestServer() !== null) {
    const database = await createTestDatabase();
    return { database, close: () => database.close() };
  }
  const server = await startTestServer();
  const database = await server.openDatabase();
  return { database, close: () => database.close().finally(() => server.stop()) };
}

function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = name;
  return other.href;
}

/** The database that is copied takes no connections meanwhile. */
async function runOnServer(template: string, statement: string): Promise<void> {
  const server = await openDatabase({ engine: 'server', url: inDatabase(template, 'postgres'), maxConnections: 1 });
  await server.run(statement).finally(() => server.close());
}
