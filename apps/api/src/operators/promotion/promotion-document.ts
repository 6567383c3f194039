import type { TriedCoupon } from '@longstrip/core';
import type { TriedOffers } from '../../money/index.ts';
import type { ApplyDocument } from '../apply/apply-document.ts';
import type { CouponEntry } from '../apply/benefits.ts';

/** What of a document is about prices that readers paid: everything else has no purchases to be tried on. */
const TRIED_SECTIONS: ReadonlySet<string> = new Set(['series', 'coinProducts', 'coupons']);

/** Why a document cannot be tried on earlier purchases of a platform, or null. */
export function faultOfPromotion(document: ApplyDocument, platform: string, mostSeries: number): string | null {
  const { series, coinProducts, coupons } = document;
  const named = Object.entries(document).filter(([, entries]) => entries.length > 0);
  if (named.length === 0) return 'it changes nothing: name series, packs or a coupon.';
  const other = named.find(([section]) => !TRIED_SECTIONS.has(section));
  if (other !== undefined) return `${other[0]} are not tried: only series, packs and a coupon are.`;
  const elsewhere = [
    ...series.flatMap(({ platforms = {}, episodes = [] }) => [
      ...Object.keys(platforms),
      ...episodes.flatMap((episode) => Object.keys(episode.platforms ?? {})),
    ]),
    ...[...coinProducts, ...coupons].map((entry) => entry.platform),
  ].find((id) => id !== platform);
  if (elsewhere !== undefined) return `it is tried on the purchases of ${platform}, and names ${elsewhere} too.`;
  if (series.length > mostSeries) return `at most ${mostSeries} series are tried at once.`;
  if (coupons.length > 1) return 'one coupon is tried at a time.';
  const [coupon] = coupons;
  return coupon === undefined || coupon.type === 'DISCOUNT' || coupon.type === 'EXTRA_POINT'
    ? null
    : 'that coupon gives the same whether its reader buys or not, so there is no purchase to try it on.';
}

/** The packs and the coupon of a document, as orders are decided by them. */
export function offersOf({ coinProducts, coupons }: ApplyDocument): TriedOffers {
  const [coupon] = coupons;
  return { packs: coinProducts, coupon: coupon === undefined ? null : triedCoupon(coupon) };
}

function triedCoupon({ amount, minimumAmount, ...coupon }: CouponEntry): TriedCoupon {
  const { type, percent, value, clients, totalLimit, perUserLimit } = coupon;
  const worth = { type, percent, amountMinorUnits: amount, minimumMinorUnits: minimumAmount, value };
  return { ...worth, clients, totalLimit, perUserLimit };
}
