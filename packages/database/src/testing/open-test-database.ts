import { randomBytes } from 'node:crypto';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { createTestDatabase } from './embedded-template.ts';
import { testTemplateUrl } from './env.ts';
import { startTestServer, type TestServer, whyNoTestServer } from './test-server.ts';

/** A place where tests can make databases. */
export type TestDatabases = Pick<TestServer, 'createDatabase' | 'openDatabase' | 'stop'>;

/**
 * Starts a PostgreSQL server for all test files of a run, in vitest's global setup; `useTestServer` and `openTestDatabase`
 * find it by an environment variable. Does nothing if PostgreSQL is not installed.
 * @returns a function that stops the server
 */
export async function startServerOfRun(): Promise<() => Promise<void>> {
  if (whyNoTestServer() !== null) return async () => undefined;
  const server = await startTestServer();
  testTemplateUrl.set(await server.createDatabase());
  return () => server.stop();
}

/** The run's server, or a new one if the run has none. Tests that stop their server use `startTestServer` instead. */
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
 * An empty, migrated database for one test file: on the run's server, where it takes a tenth of the time that the embedded
 * engine needs, or embedded if the run has no server. Close it at the end, or Node stays alive.
 */
export async function openTestDatabase(): Promise<Database> {
  if (testTemplateUrl.get() === undefined) return createTestDatabase();
  const server = await useTestServer();
  return server.openDatabase();
}

/**
 * An empty, migrated database on a server only for this file, for tests of code that waits for transactions of all databases
 * on a server, such as sealing. Embedded if PostgreSQL is not installed.
 */
export async function openTestDatabaseOnOwnServer(): Promise<{ database: Database; close: () => Promise<void> }> {
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

/** Connects to another database, because the template must have no connections while it is copied. */
async function runOnServer(template: string, statement: string): Promise<void> {
  const server = await openDatabase({ engine: 'server', url: inDatabase(template, 'postgres'), maxConnections: 1 });
  await server.run(statement).finally(() => server.close());
}
