import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@longstrip/database';
import { startTestServer } from '@longstrip/database/testing';
import { startApiProcess } from '../purchase/api-process.ts';
import type { Measure } from '../report.ts';
import { FILLED_TABLES, fillCatalogue, fillReaders, readSample } from './fill-readers.ts';
import {
  BEGIN_COUNTING,
  type CallCost,
  measureCalls,
  PREPARE_COUNTING,
  type StatementCosts,
} from './statement-costs.ts';

const MODELLED = 10_000_000;
/** The costs are measured at this share of the sample, and at all of it: what grows between, grows with the readers. */
const FIRST_SHARE = 0.2;
const ASKED_READERS = 40;
/** A statement that looks at fewer pages is not listed. */
const NOTABLE_PAGES = 100;
const GROWS = 1.5;
const GB = 1_000_000_000;

type Report = { readonly title: string; readonly measures: readonly Measure[] };

/**
 * Fills PostgreSQL with a sample of readers of a platform, and says what ten million of them need: sizes, the costs of their
 * requests, what grows with their number.
 */
export async function* measureTenMillion(port: number, readers: number): AsyncGenerator<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-ten-million-'));
  const server = await startTestServer();
  try {
    const url = await server.createDatabase();
    const counting = await openDatabase({ engine: 'server', url, maxConnections: 1 });
    await counting.run(PREPARE_COUNTING);
    await counting.close();
    await server.restart('fast');
    const database = await openDatabase({ engine: 'server', url });
    try {
      const nowMs = Date.now();
      await fillCatalogue(database);
      const few = Math.round(readers * FIRST_SHARE);
      await fillReaders(database, { from: 1, to: few, nowMs });
      const place = { port, url, folder };
      const first = await costsAt(database, place, few);
      await fillReaders(database, { from: few + 1, to: readers, nowMs });
      yield await sizes(database, readers, server.version);
      const last = await costsAt(database, place, readers);
      yield costs(first.costs, last.costs, [few, readers]);
      yield growing(first.statements, last.statements, readers);
      yield await scans(database);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function costsAt(
  database: Database,
  { port, url, folder }: { port: number; url: string; folder: string },
  readers: number,
) {
  await database.run(BEGIN_COUNTING);
  const api = await startApiProcess(port, { dataDirectory: join(folder, 'data'), databaseUrl: url });
  try {
    const numbers = Array.from(
      { length: ASKED_READERS },
      (_, index) => 1 + Math.floor((index * readers) / ASKED_READERS),
    );
    return await measureCalls(database, api.origin, await readSample(database, numbers));
  } finally {
    await api.stop();
  }
}

async function sizes(database: Database, readers: number, version: string): Promise<Report> {
  const rows = await database.run(
    `select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relnamespace = 'public'::regnamespace and relname = any($1) order by pg_total_relation_size(oid) desc`,
    [FILLED_TABLES],
  );
  const ofReaders = rows.map((row) => ({
    name: String(row.name),
    rows: Number(row.rows),
    heap: Number(row.heap),
    indexes: Number(row.indexes),
  }));
  const all = ofReaders.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
  const inGb = (bytes: number) => ((bytes / readers) * MODELLED) / GB;
  const total: Measure = {
    what: 'in all',
    value: inGb(all),
    unit: 'GB',
    note: `${Math.round(all / readers)} bytes a reader`,
  };
  const each = ofReaders.map(({ name, rows: count, heap, indexes }) => ({
    what: name,
    value: inGb(heap + indexes),
    unit: 'GB',
    note: `${((count / readers) * 10).toFixed(1)} million rows; indexes ${Math.round((100 * indexes) / (heap + indexes))}%`,
  }));
  return {
    title: `Sizes at ten million readers, from ${readers.toLocaleString('en-US')} of them, ${version}`,
    measures: [total, ...each],
  };
}

function costs(first: readonly CallCost[], last: readonly CallCost[], [few, many]: readonly [number, number]): Report {
  const measures = last.map(({ name, statements, pages }, index) => {
    const before = first[index]?.pages ?? 0;
    const note = `${statements.toFixed(1)} statements; ${before.toFixed(0)} pages at ${few.toLocaleString('en-US')} readers`;
    return { what: name, value: pages, unit: 'pages', note };
  });
  return { title: `Pages of 8 kB that a request looks at, at ${many.toLocaleString('en-US')} readers`, measures };
}

/** Statements of requests and jobs that look at more pages, the more readers there are. */
function growing(first: StatementCosts, last: StatementCosts, readers: number): Report {
  const measures = [...last].flatMap(([query, { calls, pages }]) => {
    const before = first.get(query);
    const value = pages / calls;
    const was = before === undefined ? null : before.pages / before.calls;
    if (value < NOTABLE_PAGES || (was !== null && value < was * GROWS)) return [];
    const what = query.replace(/\s+/g, ' ').slice(0, 110);
    return [{ what, value, unit: 'pages', note: was === null ? 'not seen before' : `${was.toFixed(0)} before` }];
  });
  const none: Measure[] = [{ what: 'none', value: 0, unit: 'statements' }];
  const sorted = measures.toSorted((one, other) => other.value - one.value);
  return {
    title: `Statements that grow with the readers (${readers.toLocaleString('en-US')})`,
    measures: sorted.length === 0 ? none : sorted,
  };
}

/** Tables of readers that requests and jobs read from end to end, and rows that were changed most often. */
async function scans(database: Database): Promise<Report> {
  const rows = await database.run(
    `select pg_stat_user_tables.relname as name, seq_scan::float8 as scans, reltuples::float8 as rows
     from pg_stat_user_tables join pg_class on oid = relid where schemaname = 'public' and pg_stat_user_tables.relname = any($1) and seq_scan > 0`,
    [FILLED_TABLES],
  );
  const updated = await database.run(
    `select pg_stat_user_tables.relname as name, n_tup_upd::float8 as updates, reltuples::float8 as rows
     from pg_stat_user_tables join pg_class on oid = relid where schemaname = 'public' and n_tup_upd > 0
     order by n_tup_upd / greatest(reltuples, 1) desc limit 5`,
  );
  const measures: Measure[] = [
    ...rows.map((row) => ({
      what: `${row.name} read whole`,
      value: Number(row.scans),
      unit: 'times',
      note: `${row.rows} rows, since the start of the api`,
    })),
    ...updated.map((row) => ({
      what: `changes of ${row.name}`,
      value: Number(row.updates),
      unit: 'changes',
      note: `of ${row.rows} rows`,
    })),
  ];
  return { title: 'Tables read whole, and rows changed most', measures };
}
