import { lockShared, type Transaction } from '@longstrip/database';

/**
 * Locks what documents of apply say, until the transaction ends: `alone` for a document that compares with what is stored,
 * `shared` for whatever else changes it.
 */
export function lockEntries(transaction: Transaction, mode: 'shared' | 'alone'): Promise<void> {
  return lockShared(transaction, 'store-entries', mode);
}
