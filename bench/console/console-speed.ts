import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@longstrip/database';
import { startTestServer } from '@longstrip/database/testing';
import { startApiProcess } from '../purchase/api-process.ts';
import { LIMITS, type Measure } from '../report.ts';
import { type ConsoleCall, callsOf } from './console-calls.ts';
import { addOwner, FILLED_SERVER, fillStore } from './fill-store.ts';
import { STORE_PLATFORM, sizesOf } from './store-rows.ts';

const LOOK_EVERY_MS = 500;
const ROLLED_UP_WITHIN_MS = 60 * 60_000;
/** The job sends its statements one after another, with less than this between them. */
const QUIET_LOOKS = 6;

type Report = { readonly title: string; readonly measures: readonly Measure[] };

/**
 * Fills PostgreSQL with a store of many readers, lets the built api count its roll-ups, and measures what the console asks for, beside
 * requests to the same process that ask for nothing.
 *
 * @param onStep called with what is done now: filling takes minutes
 */
export async function* measureConsole(
  port: number,
  readers: number,
  onStep: (what: string) => void,
): AsyncGenerator<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-console-'));
  const server = await startTestServer(undefined, FILLED_SERVER);
  try {
    const url = await server.createDatabase();
    const database = await openDatabase({ engine: 'server', url });
    try {
      const nowMs = Date.now();
      const movements = await fillStore(database, readers, nowMs, onStep);
      const token = await addOwner(database, nowMs);
      const api = await startApiProcess(port, { dataDirectory: join(folder, 'data'), databaseUrl: url });
      try {
        onStep('roll-ups');
        yield await rollUps(database, movements);
        const { series } = sizesOf(readers);
        const size = `${readers.toLocaleString('en-US')} readers, ${series.toLocaleString('en-US')} series, ${movements.toLocaleString('en-US')} movements`;
        const measures = await measureCalls({ origin: api.origin, token, onStep }, callsOf(readers, nowMs));
        yield { title: `The console at ${size}, ${server.version}`, measures };
      } finally {
        await api.stop();
      }
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits for the first roll-up of all movements, from the first that is seen to the last. */
async function rollUps(database: Database, movements: number): Promise<Report> {
  const startedAtMs = performance.now();
  let first: { position: number; atMs: number } | null = null;
  while (performance.now() - startedAtMs < ROLLED_UP_WITHIN_MS) {
    const [row] = await database.run(
      `select position::float8 as position, counted_until as counted from report_run where platform_id = $1`,
      [STORE_PLATFORM],
    );
    const position = Number(row?.position ?? 0);
    const atMs = performance.now();
    if (position > 0) first ??= { position, atMs };
    if (position >= movements && row?.counted !== null && first !== null) {
      const rate = ((movements - first.position) / Math.max(1, atMs - first.atMs)) * 1_000;
      await untilCompared(database);
      const measures = [
        { what: 'until all is counted', value: (atMs - startedAtMs) / 1_000, unit: 's' },
        { what: 'movements', value: rate, unit: 'a second' },
        { what: 'comparison with the ledger', value: (performance.now() - atMs) / 1_000, unit: 's' },
      ];
      return { title: 'First roll-ups', measures };
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('the roll-ups were not counted in time');
}

/** Waits until the job has compared the roll-ups with the ledger, which it does once a day: beside it, requests are slower. */
async function untilCompared(database: Database): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    await wait(LOOK_EVERY_MS);
    const [row] = await database.run(
      `select count(*)::int as running from pg_stat_activity
       where datname = current_database() and state = 'active' and query like '%folded%' and pid <> pg_backend_pid()`,
    );
    quiet = row?.running === 0 ? quiet + 1 : 0;
  }
}

interface Place {
  readonly origin: string;
  readonly token: string;
  readonly onStep: (what: string) => void;
}

/** Each call in rounds of its own, and after each request one to the same process that asks for nothing. */
async function measureCalls(place: Place, calls: readonly ConsoleCall[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const { name, path, mostMs } of calls) {
    place.onStep(name);
    const [times, idle]: [number[], number[]] = [[], []];
    await ask(place, `/admin${path(0)}`);
    for (let round = 1; round <= LIMITS.consoleRounds; round += 1) {
      times.push(await ask(place, `/admin${path(round)}`));
      idle.push(await ask(place, '/_/health'));
    }
    const note = `p50 ${quantile(times, 0.5).toFixed(1)} ms; nothing: p95 ${quantile(idle, 0.95).toFixed(1)} ms`;
    measures.push({ what: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', note, most: mostMs });
  }
  return measures;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function ask({ origin, token }: Place, path: string): Promise<number> {
  const startedAtMs = performance.now();
  const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const tookMs = performance.now() - startedAtMs;
  if (!answer.ok || text.includes('"result":"ERROR"'))
    throw new Error(`${path}: ${answer.status} ${text.slice(0, 500)}`);
  return tookMs;
}
