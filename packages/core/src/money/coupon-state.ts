import type { CouponState } from '../shared/enumerations.ts';

/** The state of a coupon that a reader has (section 3). Its last moment is before `expiresAtMs`; a used one stays used. */
export function couponStateOf(
  { usedAtMs, expiresAtMs }: { usedAtMs: number | null; expiresAtMs: number },
  nowMs: number,
): CouponState {
  if (usedAtMs !== null) return 'USED';
  return nowMs < expiresAtMs ? 'USABLE' : 'EXPIRED';
}
