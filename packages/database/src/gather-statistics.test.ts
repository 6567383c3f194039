import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { gatherStatistics } from './gather-statistics.ts';
import { describeServers } from './testing/describe-servers.ts';
import { createTestDatabase } from './testing/index.ts';

function behavesAsPromised(open: () => Promise<Database>): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await gatherStatistics(database);
  });
  afterAll(() => database?.close());

  const insertCreators = (from: number, to: number) =>
    database.run(`insert into creator (name) select 'creator ' || n from generate_series(${from}, ${to}) n`);
  /** The engine's estimate of the number of rows. */
  const rowsKnown = async () => {
    const [row] = await database.run(`select reltuples from pg_class where relname = 'creator'`);
    return Number(row?.reltuples);
  };

  it('looks at a table once it is filled, and again when it has grown, and at no other', async () => {
    expect(await gatherStatistics(database)).toEqual([]);
    await insertCreators(1, 2_000);
    expect(await gatherStatistics(database)).toEqual(['creator']);
    expect(await rowsKnown()).toBe(2_000);
    await insertCreators(2_001, 2_050);
    expect(await gatherStatistics(database)).toEqual([]);
    await insertCreators(2_051, 10_000);
    expect(await gatherStatistics(database)).toEqual(['creator']);
    expect(await rowsKnown()).toBe(10_000);
  });
}

describe('statistics of the embedded engine', () => {
  behavesAsPromised(() => createTestDatabase());
});

describeServers('statistics of', 'every', (server) => behavesAsPromised(() => server().openDatabase()));
