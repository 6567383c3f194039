import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { coinProduct } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { lockEntries } from '../../shared/entries-lock.ts';
import type { Operator } from '../../shared/operator.ts';
import { CountSchema, LineSchema, PlatformIdSchema, ReferenceSchema } from '../../shared/operator-values.ts';

/** What an operator changes of a pack without a file of `apply`: whether it is sold, and its stock. */
export const ProductChangeSchema = v.pipe(
  v.object({
    platform: PlatformIdSchema,
    product: ReferenceSchema,
    isVisible: v.nullable(v.boolean()),
    /** `none`: unlimited; null: unchanged. */
    stock: v.nullable(v.union([CountSchema, v.literal('none')])),
    reason: LineSchema,
  }),
  v.check(
    ({ isVisible, stock }) => isVisible !== null || stock !== null,
    'nothing is to change: --show, --hide or --stock',
  ),
);
export type ProductChange = v.InferOutput<typeof ProductChangeSchema>;

/** The pack as it is now. */
export interface ProductChanged {
  readonly productId: string;
  readonly isVisible: boolean;
  readonly stock: number | null;
  /** Sold, or held by an order that may still be paid. */
  readonly takenCount: number;
  readonly hasChanged: boolean;
}

export const PRODUCT_CHANGE_REFUSALS = {
  NOT_FOUND_COIN_PRODUCT: 'there is no such pack on that platform.',
  LIMITED_COIN_PRODUCT: 'more of that pack are sold or held already: its stock is no less than that.',
} as const;

/** Shows or hides a pack of coins, or changes its stock, with the reason in the audit log (D38). */
export function changeProductByOperator(
  database: Database,
  operator: Operator,
  { platform: platformId, product: id, isVisible, stock, reason }: ProductChange,
  nowMs: number,
): Promise<Decision<ProductChanged, keyof typeof PRODUCT_CHANGE_REFUSALS>> {
  return decideInTransaction(
    database,
    async (transaction): Promise<Decision<ProductChanged, keyof typeof PRODUCT_CHANGE_REFUSALS>> => {
      await lockEntries(transaction, 'shared');
      const isIt = and(eq(coinProduct.platformId, platformId), eq(coinProduct.id, id));
      const [row] = await transaction.select().from(coinProduct).where(isIt).for('no key update');
      if (row === undefined) return refuse('NOT_FOUND_COIN_PRODUCT');
      const before = { isVisible: row.isVisible, stock: row.stock };
      const next = {
        isVisible: isVisible ?? row.isVisible,
        stock: stock === null ? row.stock : stock === 'none' ? null : stock,
      };
      if (next.stock !== null && next.stock < row.takenCount) return refuse('LIMITED_COIN_PRODUCT');
      const hasChanged = before.isVisible !== next.isVisible || before.stock !== next.stock;
      if (hasChanged) {
        await transaction
          .update(coinProduct)
          .set({ ...next, updatedAtMs: nowMs })
          .where(isIt);
        const change = { action: 'product.set', subjectType: 'product', subjectId: `${platformId}/${id}` } as const;
        await recordChange(transaction, operator, { ...change, before, after: { ...next, reason } }, nowMs);
      }
      return grant({ productId: id, ...next, takenCount: row.takenCount, hasChanged });
    },
  );
}
