import { SALE_TYPES } from '@longstrip/core';
import { bulkDiscount } from '@longstrip/database/schema';
import type { PlatformId } from '@longstrip/platform-config';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApplyContext } from './apply-context.ts';

const BulkDiscountSchema = v.strictObject({
  saleType: v.picklist(SALE_TYPES, `must be ${SALE_TYPES.join(' or ')}`),
  minimumEpisodes: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(2, 'is at least 2 episodes')),
  percent: v.pipe(
    v.number(),
    v.integer('a discount is a whole number of percent'),
    v.minValue(1, 'a discount is at least 1 percent'),
    v.maxValue(90, 'a discount is at most 90 percent'),
  ),
});
type BulkDiscount = v.InferOutput<typeof BulkDiscountSchema>;

/** The discounts of a series on a platform for who buys all that they lack (D11); they replace those there were. */
export const BulkDiscountsSchema = v.pipe(
  v.array(BulkDiscountSchema),
  v.check((tiers) => new Set(tiers.map(nameOf)).size === tiers.length, 'has two discounts from the same number on'),
  v.check(isRising, 'must not give a smaller discount for more episodes'),
);

function nameOf({ saleType, minimumEpisodes }: BulkDiscount): string {
  return `${saleType} ${minimumEpisodes}`;
}

function isRising(tiers: BulkDiscount[]): boolean {
  return tiers.every((one) =>
    tiers
      .filter((other) => other.saleType === one.saleType && other.minimumEpisodes > one.minimumEpisodes)
      .every((other) => other.percent >= one.percent),
  );
}

export async function applyBulkDiscounts(
  { tx }: ApplyContext,
  seriesId: number,
  platformId: PlatformId,
  tiers: readonly BulkDiscount[],
): Promise<void> {
  await tx
    .delete(bulkDiscount)
    .where(and(eq(bulkDiscount.platformId, platformId), eq(bulkDiscount.seriesId, seriesId)));
  if (tiers.length > 0) await tx.insert(bulkDiscount).values(tiers.map((tier) => ({ ...tier, platformId, seriesId })));
}
