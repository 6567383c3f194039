import type { CouponState } from '@longstrip/core';

/** The three lists of coupons, by the value in the address; the first has none. */
export const COUPON_TABS = [
  { state: 'USABLE', tab: null, labelKey: 'coupons.usable' },
  { state: 'EXPIRED', tab: 'expired', labelKey: 'coupons.expired' },
  { state: 'USED', tab: 'used', labelKey: 'coupons.used' },
] as const satisfies readonly { state: CouponState; tab: string | null; labelKey: string }[];

export function couponTabAddress(tab: string | null): string {
  return tab === null ? '/coupon' : `/coupon?tab=${tab}`;
}

/** The list that an address asks for; unknown words mean the first. */
export function couponStateOf(url: URL): CouponState {
  const asked = url.searchParams.get('tab');
  return COUPON_TABS.find(({ tab }) => tab === asked)?.state ?? 'USABLE';
}
