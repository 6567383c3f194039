import type { Database, Transaction } from '@longstrip/database';

/**
 * The database as code sees it that begins its own transactions, inside one that is open: each of them becomes a savepoint, and ends
 * with the open one.
 */
export function inOpenTransaction(database: Database, transaction: Transaction): Database {
  // A transaction has all methods of `orm` that services use.
  return { ...database, orm: transaction as unknown as Database['orm'] };
}
