import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@longstrip/database';
import { jobProgress, readEvent, series } from '@longstrip/database/schema';
import { type TestDatabases, useTestServer, whyNoTestServer } from '@longstrip/database/testing';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAdmin } from '../cli/connect-admin.ts';
import { run } from '../testing/operators.ts';
import { SEEDED_MS } from '../testing/seeded-store.ts';
import { catalogueContents } from './catalogue-contents.ts';
import type { DemoContents } from './demo-contents.ts';
import { addDemoReads } from './demo-reads.ts';
import { seedDemo } from './seed-demo.ts';

/** Every tenth series is enough to see that nothing is added twice; the longer run takes all. */
const STEP = isWholeRun ? 1 : 10;

const contents: DemoContents = {
  ...catalogueContents,
  async readOutline() {
    const outline = await catalogueContents.readOutline();
    return { ...outline, series: outline.series.filter((_, index) => index % STEP === 0) };
  },
};

const reason = whyNoTestServer();

describe.skipIf(reason !== null)(`the demo on a PostgreSQL server${reason === null ? '' : ` (${reason})`}`, () => {
  let server: TestDatabases | undefined;
  let url: string;
  let processes: Database[];
  let folder: string;
  beforeAll(async () => {
    server = await useTestServer();
    url = await server.createDatabase();
    processes = await Promise.all([1, 2].map(() => openDatabase({ engine: 'server', url, maxConnections: 2 })));
    folder = await mkdtemp(join(tmpdir(), 'longstrip demo '));
  });
  afterAll(async () => {
    for (const database of processes ?? []) await database.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const onBoth = <Result>(work: (database: Database) => Promise<Result>) => Promise.all(processes.map(work));

  it('is brought once by two processes that start at the same moment', { timeout: 300_000 }, async () => {
    const wanted = (await contents.readOutline()).series;
    const results = await onBoth((database) => seedDemo(database, contents, SEEDED_MS));
    expect(results.map((result) => (result.kind === 'seeded' ? result.added : result.kind)).toSorted()).toEqual([
      0,
      wanted.length,
    ]);
    expect(await processes[0]?.orm.$count(series)).toBe(wanted.length);
  });

  it('is read once by both', { timeout: 60_000 }, async () => {
    const counts = await onBoth((database) => addDemoReads(database, SEEDED_MS));
    expect(Math.min(...counts)).toBe(0);
    expect(await processes[0]?.orm.$count(readEvent)).toBe(Math.max(...counts));
    expect(await processes[0]?.orm.$count(jobProgress)).toBe(1);
  });

  it('goes with `demo remove`, and stays away', { timeout: 60_000 }, async () => {
    const settings = { dataDirectory: join(folder, 'data'), databaseUrl: url };
    const ingest = () => Promise.reject(new Error('nothing is imported here'));
    const admin = connectAdmin({ settings, ingest, nowMs: () => SEEDED_MS, say: () => undefined });
    const { exitCode, lines } = await run(admin, 'demo', 'remove');
    await admin.close();
    expect([exitCode, lines]).toEqual([0, [expect.stringMatching(/^Removed \d+ demo series\.$/)]]);
    expect(await onBoth((database) => seedDemo(database, contents, SEEDED_MS))).toEqual([
      { kind: 'removed' },
      { kind: 'removed' },
    ]);
  });
});
