import type { Transaction } from '@longstrip/database';
import { auditLog, coinProduct } from '@longstrip/database/schema';
import type { PlatformId } from '@longstrip/platform-config';
import { and, eq, inArray } from 'drizzle-orm';
import { packFacts } from '../features/apply/apply-coin-product.ts';
import { recordChange } from '../features/operator/audit.repository.ts';
import type { Operator } from '../features/operator/operator.ts';

/** What the packs cost on a platform, in the minor unit of its currency, from the smallest on. */
interface PriceList {
  readonly platformId: PlatformId;
  readonly currency: string;
  readonly titleOf: (coins: number) => string;
  readonly prices: readonly [first: number, small: number, middle: number, large: number, limited: number];
}

const PRICE_LISTS: readonly PriceList[] = [
  { platformId: 'bom-us', currency: 'USD', titleOf: (n) => `${n} coins`, prices: [99, 299, 899, 2_499, 3_999] },
  { platformId: 'beltoon-jp', currency: 'JPY', titleOf: (n) => `${n}コイン`, prices: [120, 400, 1_200, 3_400, 5_600] },
  {
    platformId: 'bom-th',
    currency: 'THB',
    titleOf: (n) => `${n} เหรียญ`,
    prices: [2_900, 9_900, 29_900, 79_900, 129_000],
  },
  {
    platformId: 'bom-tw',
    currency: 'TWD',
    titleOf: (n) => `${n} 代幣`,
    prices: [2_900, 9_000, 27_000, 75_000, 119_000],
  },
  { platformId: 'delitoon-me', currency: 'USD', titleOf: (n) => `${n} عملة`, prices: [99, 299, 899, 2_499, 3_999] },
];

/** What each pack gives. */
const PACKS = [
  { id: 'demo-first', coins: 30, bonusCoins: 3, mileage: 0, isFirstPurchaseOnly: true },
  { id: 'demo-small', coins: 30, bonusCoins: 0, mileage: 50 },
  { id: 'demo-middle', coins: 100, bonusCoins: 12, mileage: 200 },
  { id: 'demo-large', coins: 300, bonusCoins: 45, mileage: 700 },
  { id: 'demo-limited', coins: 500, bonusCoins: 110, mileage: 1_500, stock: 100, perUserLimit: 1 },
] as const;

/**
 * Gives each platform with a shop its packs of coins, and says in the audit log what they are, for the books. What is there
 * already is left as it is.
 */
export async function seedCoinPacks(tx: Transaction, seeder: Operator, nowMs: number): Promise<void> {
  for (const { platformId, currency, titleOf, prices } of PRICE_LISTS) {
    const rows = PACKS.map((pack, place) => ({
      ...pack,
      ...{ platformId, currency, title: titleOf(pack.coins), orderNo: place, isDemo: true },
      priceMinorUnits: prices[place] ?? prices[0],
      appleProductId: `${platformId}.${pack.id}`,
      googleProductId: `${platformId}.${pack.id}`,
      ...{ createdAtMs: nowMs, updatedAtMs: nowMs },
    }));
    await tx.insert(coinProduct).values(rows).onConflictDoNothing();
  }
  await recordPacks(tx, seeder, nowMs);
}

async function recordPacks(tx: Transaction, seeder: Operator, nowMs: number): Promise<void> {
  const ids = PACKS.map(({ id }) => id);
  const packs = await tx
    .select()
    .from(coinProduct)
    .where(and(eq(coinProduct.isDemo, true), inArray(coinProduct.id, ids)));
  const told = await tx
    .select({ subjectId: auditLog.subjectId })
    .from(auditLog)
    .where(eq(auditLog.action, 'product.apply'));
  const isTold = new Set(told.map(({ subjectId }) => subjectId));
  for (const pack of packs) {
    const subjectId = `${pack.platformId}/${pack.id}`;
    if (isTold.has(subjectId)) continue;
    const change = { action: 'product.apply', subjectType: 'product', subjectId } as const;
    await recordChange(tx, seeder, { ...change, before: null, after: packFacts(pack) }, nowMs);
  }
}
