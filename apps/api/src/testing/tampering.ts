import type { Database, SqlRunner } from '@longstrip/database';
import { checkProofs } from '../money/books/check-proofs.ts';
import { findBroken } from '../money/books/read-books.ts';
import type { History } from './store-with-history.ts';
import { TEST_PROOFS } from './test-proofs.ts';

/** A change of the database that does not go through the program. */
export type Tampering = readonly [what: string, change: (known: History) => string | readonly string[], row: RegExp];

class RolledBack extends Error {}

/** The result of work in a transaction that is rolled back. */
export async function inRolledBackTransaction<Found>(
  database: Database,
  work: (runner: SqlRunner) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  const doing = database.inTransaction(async (runner) => {
    found.push(await work(runner));
    throw new RolledBack();
  });
  await doing.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  const [only] = found;
  if (only === undefined) throw new Error('the transaction was not taken back');
  return only;
}

/** The rows that the check of the books reports after statements that do not go through the program. */
export function foundAfter(database: Database, statements: readonly string[]): Promise<string[]> {
  return inRolledBackTransaction(database, async (runner) => {
    await runner.run('set local session_replication_role = replica');
    for (const statement of statements) await runner.run(statement);
    const broken = [...(await findBroken(runner)), ...(await checkProofs(runner, TEST_PROOFS))];
    return broken.flatMap(({ rows }) => rows);
  });
}
