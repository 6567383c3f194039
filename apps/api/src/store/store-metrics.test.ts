import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { metricValue } from '@longstrip/telemetry/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORE_JOBS, statisticsJob } from '../jobs/store-jobs.ts';
import { noteBooksCheck } from '../money/books/note-check.ts';
import { sealChains } from '../money/books/seal-chains.ts';
import { addReader, charge, lotTerms } from '../testing/wallets.ts';
import { measureStore } from './store-metrics.ts';

const NOW_MS = 1_800_000_000_000;
const LATER_MS = 60_000;

let nowMs = NOW_MS;
let database: Database;
let jobs: JobQueue;
let directory: string;
let isAway = false;
let end: () => void;
beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
  directory = await mkdtemp(join(tmpdir(), 'longstrip-metrics-'));
  const run: Database['run'] = (...given) => (isAway ? Promise.reject(new Error('away')) : database.run(...given));
  const edition = { stored: () => 7 };
  end = measureStore({ database: { run }, edition, dataDirectory: directory, nowMs: () => nowMs });
});
afterAll(async () => {
  end();
  await jobs.stop();
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

test('shows the queue, orders, seals, books, edition and disk; without the database the ages go on', async () => {
  const { name } = statisticsJob;
  await jobs.enqueue(null, statisticsJob, {});
  await jobs.enqueue(null, statisticsJob, {});
  await jobs.enqueue(null, statisticsJob, {}, { startAfterSeconds: 3600 });
  await database.run(`update pgboss.job set start_after = now() - interval '5 minutes' where start_after < now()`);
  const scope = await addReader(database, 'bom-us', 'measured');
  await charge(database, scope, [lotTerms(100)]);
  await sealChains(database, NOW_MS - 90_000, new AbortController().signal);
  await noteBooksCheck(database, {
    readAtMs: NOW_MS - 7_200_000,
    broken: [{}, {}] as never,
    platforms: [],
    chains: [],
    areProofsChecked: true,
  });
  await database.run('update coin_order set updated_at_ms = $1', [NOW_MS - 1_000]);
  const age = `longstrip_queue_oldest_seconds{name="${name}"}`;

  expect(await metricValue(`longstrip_queue_jobs{name="${name}"}`)).toBe(2);
  expect(await metricValue(age)).toBeGreaterThanOrEqual(300);
  expect(await metricValue(age)).toBeLessThan(600);
  expect(await metricValue('longstrip_queue_jobs{name="mail.send"}')).toBe(0);
  expect(await metricValue('longstrip_orders{state="paid"}')).toBe(1);
  expect(await metricValue('longstrip_orders{state="pending"}')).toBe(0);
  expect(await metricValue('longstrip_seal_age_seconds')).toBe(90);
  expect(await metricValue('longstrip_books_check_age_seconds')).toBe(7200);
  expect(await metricValue('longstrip_books_broken_checks')).toBe(2);
  expect(await metricValue('longstrip_catalogue_edition{part="api"}')).toBe(7);
  expect(await metricValue('longstrip_data_free_bytes')).toBeGreaterThan(1_000_000);

  isAway = true;
  nowMs += LATER_MS;
  expect(await metricValue('longstrip_seal_age_seconds')).toBe(150);
  expect(await metricValue(age)).toBeNull();
  expect(await metricValue('longstrip_orders{state="paid"}')).toBeNull();
  isAway = false;
  nowMs += 2 * 86_400_000;
  expect(await metricValue('longstrip_orders{state="paid"}')).toBe(0);
});
