import type { Transaction } from '@longstrip/database';
import { coinProduct, platformFeature } from '@longstrip/database/schema';
import { DEMO_PACKS } from '../money/index.ts';
import { describeSwitches } from '../operators/index.ts';
import { recordChange } from '../shared/audit.repository.ts';
import type { Operator } from '../shared/operator.ts';
import type { DemoSite } from './demo-contents.ts';

/** Turns on the features that the demo shows. A feature that an operator has switched, on or off, is not changed. */
export async function seedFeatures(
  tx: Transaction,
  { features }: Pick<DemoSite, 'features'>,
  operator: Operator,
  nowMs: number,
): Promise<void> {
  for (const { platformId, feature } of features) {
    const before = await describeSwitches(tx, platformId);
    await tx
      .insert(platformFeature)
      .values({ platformId, feature, isOn: true, isDemo: true, updatedAtMs: nowMs })
      .onConflictDoNothing();
    const after = await describeSwitches(tx, platformId);
    const change = { action: 'demo.seed', subjectType: 'platform', subjectId: platformId } as const;
    await recordChange(tx, operator, { ...change, before, after }, nowMs);
  }
}

/** Adds the packs of coins to each platform with a shop. Existing ones are not changed. */
export async function seedCoinPacks(tx: Transaction, nowMs: number): Promise<void> {
  const rows = DEMO_PACKS.map((pack) => ({ ...pack, isDemo: true, createdAtMs: nowMs, updatedAtMs: nowMs }));
  await tx.insert(coinProduct).values(rows).onConflictDoNothing();
}
