import { type Database, openJobQueue } from '@longstrip/database';
import { createTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STORE_JOBS } from '../../jobs/store-jobs.ts';
import { addReader, charge, ledgerSums, lotTerms } from '../../testing/wallets.ts';
import { readBooks } from '../books/read-books.ts';
import { handleLedgerJobs } from '../handle-jobs.ts';
import { expireLots } from './expire-lots.ts';

const DAY_MS = 86_400_000;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ending = (endMs: number) => [lotTerms(3, { kind: 'BONUS', expiresAtMs: endMs })];

it('writes down what has ended and seals it, by itself after a start', async () => {
  const reader = await addReader(database, 'bom-us', 'reader');
  await charge(database, reader, ending(NOW_MS + 1));
  const problems: unknown[] = [];
  const jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: (problem) => problems.push(problem) });
  await jobs.work(
    handleLedgerJobs({
      database,
      nowMs: () => NOW_MS + 1,
      logger: pino({ level: 'silent' }),
      sealHeads: { to: [], token: null },
    }),
    { pollEveryMs: 20 },
  );
  try {
    await vi.waitFor(
      async () => {
        const { platforms } = await readBooks(database, NOW_MS);
        expect([await ledgerSums(database, reader), Number(platforms[0]?.sealed) > 0]).toEqual([{}, true]);
      },
      { timeout: 15_000 },
    );
  } finally {
    await jobs.stop();
  }
  expect(problems).toEqual([]);
});

it('finds what a process with a late clock gave, and everything after a long pause', async () => {
  const [late, old] = [await addReader(database, 'bom-us', 'late'), await addReader(database, 'bom-us', 'old')];
  const run = (nowMs: number) => expireLots(database, nowMs, new AbortController().signal);
  await run(NOW_MS + 20 * DAY_MS);
  await charge(database, late, ending(NOW_MS + 14 * DAY_MS));
  expect(await run(NOW_MS + 20 * DAY_MS + 1)).toBe(1);
  await charge(database, old, ending(NOW_MS + 21 * DAY_MS));
  expect(await run(NOW_MS + 400 * DAY_MS)).toBe(1);
});

it('writes a movement a wallet, of however many readers', async () => {
  const readers = await Promise.all(
    Array.from({ length: 205 }, (_, index) => addReader(database, 'bom-us', `many-${index}`)),
  );
  for (const reader of readers)
    await charge(database, reader, [...ending(NOW_MS + 500 * DAY_MS), ...ending(NOW_MS + 500 * DAY_MS)]);
  expect(await expireLots(database, NOW_MS + 500 * DAY_MS, new AbortController().signal)).toBe(205);
  expect((await readBooks(database, NOW_MS)).broken).toEqual([]);
});
