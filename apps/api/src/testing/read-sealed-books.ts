import type { Database } from '@longstrip/database';
import { isWholeRun } from '@longstrip/test-kit/sample';
import { expect, type RunnerTestCase, type RunnerTestSuite } from 'vitest';
import { MOVED_CLAIM } from '../money/books/movement-checks.ts';
import { PURCHASED_CLAIM } from '../money/books/purchase-checks.ts';
import { type Books, readBooks } from '../money/books/read-books.ts';
import { sealChains } from '../money/books/seal-chains.ts';
import type { Proofs } from '../shared/proofs.ts';

/** The books of a store just after the sealing job, which runs every minute. */
export async function readSealedBooks(database: Database, nowMs: number, proofs: Proofs | null = null): Promise<Books> {
  await sealChains(database, nowMs, new AbortController().signal);
  return readBooks(database, nowMs, proofs);
}

/** What is wrong in a ledger that a test writes alone: no purchase, merge or erasure stands beside its movements. */
export function faultsOfLedger({ broken }: Pick<Books, 'broken'>): Books['broken'] {
  return broken.filter(({ claim }) => claim !== MOVED_CLAIM && claim !== PURCHASED_CLAIM);
}

/**
 * For `afterEach`: expects that the books have no errors. A whole run checks after each test, any other run only after the last
 * test of a file: reading the books takes longer than most tests.
 */
export async function expectBooksToHold(
  task: Readonly<RunnerTestCase>,
  database: Database,
  nowMs: number,
): Promise<void> {
  if (!isWholeRun && task !== lastTestOf(task.file)) return;
  expect((await readSealedBooks(database, nowMs)).broken).toEqual([]);
}

function lastTestOf(suite: Readonly<RunnerTestSuite>): Readonly<RunnerTestCase> | undefined {
  const last = suite.tasks.findLast(({ mode }) => mode === 'run');
  return last?.type === 'suite' ? lastTestOf(last) : last;
}
