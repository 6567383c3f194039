import { type Executor, isConflict } from '@longstrip/database';
import { type Batched, createBatched } from '../../shared/batches.ts';
import type { MoneyParts } from '../services.ts';
import { type PurchaseToTry, writeUnlessChanged } from './purchase.repository.ts';
import { type AskedState, type PurchaseState, readPurchaseStates } from './purchase-facts.repository.ts';

/** Reads and writes purchases of several readers at a time, without waiting for a lock (record 0130). */
export interface PurchaseBatches {
  readonly read: Batched<AskedState, PurchaseState>;
  /** The id of the purchase; null: it has to be decided under the lock. */
  readonly write: Batched<PurchaseToTry, number | null>;
}

const MOST_AT_ONCE = 32;

export function createPurchaseBatches({ db }: Pick<MoneyParts, 'db'>): PurchaseBatches {
  return {
    read: createBatched(db, (asked) => readPurchaseStates(db.orm, asked), MOST_AT_ONCE),
    write: createBatched(db, (tried) => writeTogether(db.orm, tried), MOST_AT_ONCE),
  };
}

/** What cannot be written with others is written alone, so that one purchase fails no other. */
async function writeTogether(
  executor: Executor,
  tried: readonly PurchaseToTry[],
): Promise<readonly (number | Error | null)[]> {
  try {
    return await writeUnlessChanged(executor, tried);
  } catch (error) {
    if (tried.length === 1) return [isConflict(error) ? null : asError(error)];
    const alone = await Promise.allSettled(tried.map((each) => writeTogether(executor, [each])));
    return alone.map((each) => (each.status === 'fulfilled' ? (each.value[0] ?? null) : asError(each.reason)));
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
