import { type Database, retryConflicts, type Transaction } from '@longstrip/database';

/**
 * The database as code sees it that begins its own transactions, inside one that is open: each of them becomes a savepoint, and ends
 * with the open one.
 */
export function inOpenTransaction(database: Database, transaction: Transaction): Database {
  // A transaction has all methods of `orm` that services use.
  return { ...database, orm: transaction as unknown as Database['orm'] };
}

/** Thrown to undo what was only tried. */
class OnlyTried extends Error {}

/** What work would answer: all that it changes is undone again. */
export async function tryOut<Result>(
  database: Database,
  work: (database: Database) => Promise<Result>,
): Promise<Result | null> {
  let result: Result | null = null;
  try {
    await retryConflicts(() =>
      database.orm.transaction(async (transaction) => {
        result = await work(inOpenTransaction(database, transaction));
        throw new OnlyTried();
      }),
    );
  } catch (error) {
    if (!(error instanceof OnlyTried)) throw error;
  }
  return result;
}
