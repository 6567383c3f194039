import type { ClientPlatform, PaymentProvider } from '../../shared/enumerations.ts';
import { type MinorUnits, minorUnits } from '../amounts.ts';
import { decideCoupon } from '../coupon.ts';
import { applyCoupon, type CouponEffect, type PaymentCoupon } from '../coupon-discount.ts';

/** An order of a pack that a reader paid. */
export interface EarlierOrder {
  readonly price: MinorUnits;
  /** What a coupon took off. */
  readonly discount: MinorUnits;
  readonly client: ClientPlatform;
  readonly taker: { readonly provider: PaymentProvider; readonly currency: string };
  readonly atMs: number;
}

/** What a coupon is worth and how often it may be used, without its dates. */
export interface TriedCoupon
  extends Pick<PaymentCoupon, 'type' | 'percent' | 'amountMinorUnits' | 'minimumMinorUnits' | 'value' | 'clients'> {
  readonly totalLimit: number | null;
  readonly perUserLimit: number;
}

/** How often it would have been used before: by that reader, and by all. */
export interface CouponUses {
  readonly ofReader: number;
  readonly ofAll: number;
}

/**
 * What a coupon would have changed about an order that had none, decided as for a payment now, if it had held then and its reader had
 * had it. Null: nothing.
 */
export function couponOnOrder(coupon: TriedCoupon, order: EarlierOrder, uses: CouponUses): CouponEffect | null {
  const { client, taker, price, atMs } = order;
  const held = { startsAtMs: atMs, endsAtMs: atMs + 1 };
  const received = decideCoupon(
    { ...coupon, ...held, issuedCount: uses.ofAll },
    { client, isClosed: false, receivedCount: uses.ofReader, nowMs: atMs },
  );
  if (!received.ok) return null;
  const own = { ...coupon, ...held, expiresAtMs: atMs + 1, isUsed: false, isHeld: false };
  const applied = applyCoupon(own, { price, client, taker, nowMs: atMs });
  return applied.ok ? applied.value : null;
}

/** What would have been paid if the pack had cost another price; its coupon takes off as much as it did, at most all of it. */
export function paidAtPrice({ discount }: Pick<EarlierOrder, 'discount'>, price: MinorUnits): MinorUnits {
  return minorUnits(price - Math.min(discount, price));
}
