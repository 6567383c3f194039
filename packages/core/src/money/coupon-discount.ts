import type { ClientPlatform, CouponType, PaymentProvider } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type Mileage, type MinorUnits, mileage, minorUnits } from './amounts.ts';
import { isPayable } from './payment/order.ts';

/** A coupon that is used with a payment (D18). */
export interface PaymentCoupon {
  readonly type: CouponType;
  /** A DISCOUNT has either a percentage or an amount. */
  readonly percent: number | null;
  readonly amountMinorUnits: number | null;
  /** The minimum price of a pack that it can be used for. */
  readonly minimumMinorUnits: number;
  /** Points of EXTRA_POINT. */
  readonly value: number | null;
  /** The clients that it is for. */
  readonly clients: readonly string[];
  /** The coupon itself runs from `startsAtMs` to `endsAtMs`; the reader’s copy ends at `expiresAtMs`. Ends are exclusive. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly expiresAtMs: number;
  readonly isUsed: boolean;
  /** It is reserved for an order that may still be paid. */
  readonly isHeld: boolean;
}

/** What a coupon adds to a payment. */
export interface CouponEffect {
  readonly discount: MinorUnits;
  readonly extraMileage: Mileage;
}

export const NO_COUPON: CouponEffect = { discount: minorUnits(0), extraMileage: mileage(0) };

export type CouponRefusal =
  | 'INVALID_MINIMUM_AMOUNT_COUPON'
  | 'EXPIRED_COUPON'
  | 'ALREADY_USED_COUPON'
  | 'NOT_FOUND_COUPON_USER';

/** The discount of a price, rounded down to the minor unit (D43), never more than the price. */
export function discountOf(
  price: MinorUnits,
  { percent, amountMinorUnits }: Pick<PaymentCoupon, 'percent' | 'amountMinorUnits'>,
): MinorUnits {
  if (percent !== null) {
    const whole = Math.trunc(price / 100);
    // In two steps, because `price * percent` might not be a safe integer.
    return minorUnits(whole * percent + Math.floor(((price - whole * 100) * percent) / 100));
  }
  return minorUnits(Math.min(price, amountMinorUnits ?? 0));
}

/** The payment that a coupon is to be used with. */
export interface CouponedPayment {
  readonly price: MinorUnits;
  readonly client: ClientPlatform;
  /** The provider that would take the rest; missing: no provider is set up, and nothing is paid. */
  readonly taker?: { readonly provider: PaymentProvider; readonly currency: string };
  readonly nowMs: number;
}

/**
 * Whether a coupon can be used with the payment of a pack, and what it changes. The rest must be 0 or at least the
 * provider's minimum; otherwise the refusal is the one for too small a purchase.
 */
export function applyCoupon(
  coupon: PaymentCoupon,
  { price, client, taker, nowMs }: CouponedPayment,
): Decision<CouponEffect, CouponRefusal> {
  if (coupon.type !== 'DISCOUNT' && coupon.type !== 'EXTRA_POINT') return refuse('NOT_FOUND_COUPON_USER');
  if (!coupon.clients.includes(client)) return refuse('NOT_FOUND_COUPON_USER');
  if (coupon.isUsed || coupon.isHeld) return refuse('ALREADY_USED_COUPON');
  if (nowMs < coupon.startsAtMs || nowMs >= coupon.endsAtMs || nowMs >= coupon.expiresAtMs) {
    return refuse('EXPIRED_COUPON');
  }
  if (price < coupon.minimumMinorUnits) return refuse('INVALID_MINIMUM_AMOUNT_COUPON');
  if (coupon.type === 'EXTRA_POINT') return grant({ ...NO_COUPON, extraMileage: mileage(coupon.value ?? 0) });
  const discount = discountOf(price, coupon);
  const canBePaid = taker === undefined || isPayable(taker, price - discount);
  return canBePaid ? grant({ ...NO_COUPON, discount }) : refuse('INVALID_MINIMUM_AMOUNT_COUPON');
}

/** The index of the coupon that saves most, the first of equals; -1 if none saves anything. */
export function bestCoupon(effects: readonly (CouponEffect | null)[]): number {
  const savings = effects.map((effect) => effect?.discount ?? 0);
  const most = Math.max(0, ...savings);
  return most === 0 ? -1 : savings.indexOf(minorUnits(most));
}
