import type { CouponRefusal, PaymentCoupon, Refusal } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { type coinOrder, coupon, userCoupon } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** A reader’s coupon that can be used in a payment. */
export interface OwnPaymentCoupon extends PaymentCoupon {
  readonly id: number;
  readonly title: string;
}

/** The sentence for the reader if less is left to pay than the provider takes. */
export const TOO_SMALL_NOTES: RefusalNotes = { detail: 'TOTAL_TOO_SMALL', text: 'refund.totalTooSmall' };

/** Refuses a coupon. If the price of the pack is high enough, but the coupon leaves too little to pay, the sentence says so. */
export function refuseCoupon<Code extends CouponRefusal>(
  code: Code,
  { price, minimum }: { readonly price: number; readonly minimum: number },
): Refusal<Code> & RefusalNotes {
  const isTooSmall = code === 'INVALID_MINIMUM_AMOUNT_COUPON' && price >= minimum;
  return refuseWithNotes(code, isTooSmall ? TOO_SMALL_NOTES : {});
}

const PAYMENT_TYPES = ['DISCOUNT', 'EXTRA_POINT'] as const;

/** A reader’s unused coupons that can be used in a payment; those that end first come first. */
export async function listPaymentCoupons(executor: Executor, scope: ReaderScope): Promise<OwnPaymentCoupon[]> {
  const rows = await select(executor)
    .where(and(isOf(scope), inArray(coupon.type, PAYMENT_TYPES), isNull(userCoupon.usedAtMs)))
    .orderBy(asc(userCoupon.expiresAtMs), asc(userCoupon.id));
  return rows.map(couponOf);
}

/** A coupon of the reader’s own, whatever its type and state. */
export async function findOwnCoupon(
  executor: Executor,
  scope: ReaderScope,
  id: number,
): Promise<OwnPaymentCoupon | null> {
  const rows = await select(executor).where(and(isOf(scope), eq(userCoupon.id, id)));
  return rows[0] === undefined ? null : couponOf(rows[0]);
}

/** Reserves the coupon for the order; false: another order holds it, or it is used. Its reader’s wallet is locked. */
export async function reserveCoupon(
  transaction: Transaction,
  scope: ReaderScope,
  { id, orderId, usedAtMs }: { id: number; orderId: string; usedAtMs: number | null },
): Promise<boolean> {
  const held = await transaction
    .update(userCoupon)
    .set({ orderId, usedAtMs })
    .where(
      and(
        eq(userCoupon.platformId, scope.platformId),
        eq(userCoupon.userId, scope.userId),
        eq(userCoupon.id, id),
        isNull(userCoupon.orderId),
        isNull(userCoupon.usedAtMs),
      ),
    )
    .returning({ id: userCoupon.id });
  return held.length > 0;
}

/** Marks the coupon of a paid order as used (D18). With `usedAtMs` null the order is over, and its coupon is free again. */
export async function settleCoupon(
  transaction: Transaction,
  order: Pick<typeof coinOrder.$inferSelect, 'platformId' | 'userId' | 'id'>,
  usedAtMs: number | null,
): Promise<void> {
  await transaction
    .update(userCoupon)
    .set(usedAtMs === null ? { orderId: null, usedAtMs: null } : { usedAtMs })
    .where(
      and(
        eq(userCoupon.platformId, order.platformId),
        eq(userCoupon.userId, order.userId),
        eq(userCoupon.orderId, order.id),
      ),
    );
}

function isOf({ platformId, userId }: ReaderScope) {
  return and(eq(userCoupon.platformId, platformId), eq(userCoupon.userId, userId));
}

function select(executor: Executor) {
  return executor
    .select({ own: userCoupon, coupon })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .$dynamic();
}

function couponOf({
  own,
  coupon: made,
}: {
  own: typeof userCoupon.$inferSelect;
  coupon: typeof coupon.$inferSelect;
}): OwnPaymentCoupon {
  const { type, title, percent, amountMinorUnits, minimumMinorUnits, value, clients, startsAtMs, endsAtMs } = made;
  return {
    ...{ id: own.id, type, title, percent, amountMinorUnits, minimumMinorUnits, value, clients, startsAtMs, endsAtMs },
    expiresAtMs: own.expiresAtMs,
    isUsed: own.usedAtMs !== null,
    isHeld: own.orderId !== null && own.usedAtMs === null,
  };
}
