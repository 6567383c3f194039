import type { Transaction } from '@longstrip/database';
import { coinProduct } from '@longstrip/database/schema';
import { DEMO_PACKS } from '../money/index.ts';

/** Gives each platform with a shop its packs of coins. What is there already is left as it is. */
export async function seedCoinPacks(tx: Transaction, nowMs: number): Promise<void> {
  const rows = DEMO_PACKS.map((pack) => ({ ...pack, isDemo: true, createdAtMs: nowMs, updatedAtMs: nowMs }));
  await tx.insert(coinProduct).values(rows).onConflictDoNothing();
}
