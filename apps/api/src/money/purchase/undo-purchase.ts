import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { entitlement, purchase, userGift } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { refundDebit } from '../ledger/ledger.service.ts';
import { findReaderByOperator } from '../ledger/named-reader.ts';

/** Which purchase of which reader an operator undoes, and why. */
export const PurchaseUndoSchema = v.object({
  platform: PlatformIdSchema,
  /** The id of the account, or its e-mail address. */
  reader: LineSchema,
  purchaseId: v.pipe(v.number(), v.integer('a purchase is named by its number'), v.minValue(1)),
  reason: LineSchema,
});
export type PurchaseUndo = v.InferOutput<typeof PurchaseUndoSchema>;

/** What was given back. */
export interface PurchaseUndone {
  readonly userId: string;
  readonly purchaseId: number;
  readonly coins: number;
  /** Rights that it took back. */
  readonly episodeCount: number;
  /** It was undone before. */
  readonly isRepeated: boolean;
}

export const PURCHASE_UNDO_REFUSALS = {
  NOT_EXIST:
    'that reader has no such purchase on that platform, or paid for it from an account that was joined to theirs.',
} as const;

/**
 * Undoes a purchase once (REFUND_PURCHASE, D15): the same lots get back what it took, with their dates, its rights end now,
 * and a gift can be used again. The reason is in the audit log.
 */
export function undoPurchase(
  database: Database,
  operator: Operator,
  { platform: platformId, reader, purchaseId, reason }: PurchaseUndo,
  nowMs: number,
): Promise<Decision<PurchaseUndone, 'NOT_EXIST'>> {
  return decideInTransaction<PurchaseUndone, 'NOT_EXIST'>(database, async (transaction) => {
    const scope = await findReaderByOperator(transaction, { platformId, reader });
    if (scope === null) return refuse('NOT_EXIST');
    await lockWallet(transaction, scope);
    const named = and(
      eq(purchase.platformId, platformId),
      eq(purchase.userId, scope.userId),
      eq(purchase.id, purchaseId),
    );
    const [bought] = await transaction.select().from(purchase).where(named);
    if (bought === undefined) return refuse('NOT_EXIST');
    const undone = { userId: scope.userId, purchaseId, coins: bought.coins, episodeCount: bought.episodeCount };
    if (bought.undoneAtMs !== null) return grant({ ...undone, isRepeated: true });
    if (bought.movementId !== null) {
      const facts = { cause: `operator/${operator.name}`, nowMs };
      const refunded = await refundDebit(transaction, scope, bought.movementId, facts);
      if (!refunded.ok) return refunded;
    }
    await transaction.update(purchase).set({ undoneAtMs: nowMs }).where(named);
    await endRights(transaction, { platformId, purchaseId, nowMs });
    if (bought.giftId !== null) await returnGift(transaction, scope, bought.giftId);
    const change = {
      action: 'purchase.undo',
      subjectType: 'wallet',
      subjectId: `${platformId}/${scope.userId}`,
    } as const;
    const after = { purchaseId, type: bought.type, coins: bought.coins, reason };
    await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
    return grant({ ...undone, isRepeated: false });
  });
}

async function endRights(
  transaction: Transaction,
  { platformId, purchaseId, nowMs }: { platformId: string; purchaseId: number; nowMs: number },
): Promise<void> {
  const itsRights = and(
    eq(entitlement.platformId, platformId),
    eq(entitlement.purchaseId, purchaseId),
    isNull(entitlement.revokedAtMs),
  );
  await transaction.update(entitlement).set({ revokedAtMs: nowMs }).where(itsRights);
}

async function returnGift(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  giftId: string,
): Promise<void> {
  await transaction
    .update(userGift)
    .set({ usedCount: sql`greatest(${userGift.usedCount} - 1, 0)` })
    .where(and(eq(userGift.platformId, platformId), eq(userGift.userId, userId), eq(userGift.giftId, giftId)));
}
