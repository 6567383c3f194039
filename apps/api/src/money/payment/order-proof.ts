import type { Executor } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { and, eq } from 'drizzle-orm';
import type { OrderRow } from '../../adapters/payment/payment-provider.ts';
import type { Proofs } from '../../shared/proofs.ts';

/**
 * What the proof of an order is of: everything that decides who gets what for it, and what became of it. Left out is what is
 * stored without its lock (the check-out and the provider’s reference, which its charge says), what is erased with its reader,
 * and when it changed.
 */
export function orderFacts(order: Omit<OrderRow, 'proof'>): unknown[] {
  const { platformId, id, userId, productId, storeProductId, title, state, provider, clientPlatform } = order;
  const { priceMinorUnits, discountMinorUnits, currency, coins, bonusCoins, mileage, userCouponId } = order;
  const { hasConversionConsent, agreedAtMs, createdAtMs, expiresAtMs, paidAtMs } = order;
  const { chargeMovementId, cancelMovementId, refundAskedAtMs, refundedAtMs, eventIds } = order;
  return [
    ...[platformId, id, userId, productId, storeProductId, title, state, provider, clientPlatform],
    ...[priceMinorUnits, discountMinorUnits, currency, coins, bonusCoins, mileage, userCouponId],
    ...[hasConversionConsent, agreedAtMs, createdAtMs, expiresAtMs, paidAtMs],
    ...[chargeMovementId, cancelMovementId, refundAskedAtMs, refundedAtMs, eventIds],
  ];
}

/** The proof of an order as it is written now. */
export function proofOfOrder(proofs: Pick<Proofs, 'of'>, order: Omit<OrderRow, 'proof'>): string {
  return proofs.of('order', orderFacts(order));
}

/** Orders of before there were proofs are paid within this time: cash at a store may come days later. */
const PAID_WITHIN_MS = 30 * 86_400_000;

/** Whether an order may give coins: it is as the program wrote it, or was made not long ago and before there were proofs. */
export function mayBeCredited(executor: Executor, proofs: Proofs, order: OrderRow, nowMs: number): Promise<boolean> {
  return isOrderProved(executor, proofs, order, Math.max(order.createdAtMs, nowMs - PAID_WITHIN_MS));
}

/**
 * Whether an order is as the program wrote it. One that moved to a member may still be proved as its guest’s.
 *
 * @param atMs see `Proofs.hold`
 */
export async function isOrderProved(
  executor: Executor,
  proofs: Proofs,
  order: OrderRow,
  atMs: number = order.createdAtMs,
): Promise<boolean> {
  const isProvedAs = (userId: string) =>
    proofs.hold('order', { facts: orderFacts({ ...order, userId }), proof: order.proof }, atMs);
  if (isProvedAs(order.userId)) return true;
  const guests = await executor
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.platformId, order.platformId), eq(appUser.mergedIntoId, order.userId)));
  return guests.some(({ id }) => isProvedAs(id));
}
