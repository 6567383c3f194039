import { type CatalogueEdition, type Database, followCatalogueEdition, openDatabase } from '@longstrip/database';
import { useTestServer } from '@longstrip/database/testing';
import { type CatalogueFreshness, createCatalogueFreshness } from '../catalogue/edition/catalogue-freshness.ts';
import { createTestApiOn, type TestApi } from './test-api.ts';

/** What one process knows about the catalogue, as in the product. */
export interface TestCatalogue {
  edition: CatalogueEdition;
  freshness: CatalogueFreshness;
  close(): Promise<void>;
}

export async function followTestCatalogue(database: Database): Promise<TestCatalogue> {
  const edition = await followCatalogueEdition(database, {
    monotonicMs: () => performance.now(),
    onLost: () => undefined,
  });
  return {
    edition,
    freshness: createCatalogueFreshness(database, () => edition.current()),
    close: () => edition.close(),
  };
}

export interface TestProcess {
  api: TestApi;
  catalogue: TestCatalogue;
}

/** The api twice on one new database of a PostgreSQL server, each with its own connections, as in two processes. */
export async function openTwoProcesses(): Promise<{ processes: [TestProcess, TestProcess]; close(): Promise<void> }> {
  const server = await useTestServer();
  const url = await server.createDatabase();
  const open = async (): Promise<TestProcess> => {
    const database = await openDatabase({ engine: 'server', url });
    return { api: createTestApiOn(database), catalogue: await followTestCatalogue(database) };
  };
  const processes: [TestProcess, TestProcess] = [await open(), await open()];
  return {
    processes,
    async close() {
      for (const { api, catalogue } of processes) {
        await catalogue.close();
        await api.close();
      }
      await server.stop();
    },
  };
}
