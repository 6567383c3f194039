import { type CouponEffect, couponOnOrder, minorUnits, paidAtPrice, type TriedCoupon } from '@longstrip/core';
import type { SqlRunner } from '@longstrip/database';
import { type OrderRow, ordersInTime, type TriedPeriod } from './earlier-purchases.repository.ts';

/** A pack as it would be sold. */
export interface TriedPack {
  readonly key: string;
  readonly price: number;
  readonly coins: number;
  readonly bonusCoins: number;
  readonly mileage: number;
  readonly isVisible: boolean;
}

export interface TriedOffers {
  readonly packs: readonly TriedPack[];
  /** Null: none is tried. */
  readonly coupon: TriedCoupon | null;
}

/** Orders of a pack in a currency: what they brought and gave, and what they would have. */
export interface PackTried {
  readonly productId: string;
  readonly currency: string;
  readonly orders: number;
  readonly touched: number;
  readonly notSold: number;
  /** In minor units. */
  readonly paid: number;
  readonly tried: number;
  readonly coins: number;
  readonly triedCoins: number;
  readonly bonusCoins: number;
  readonly triedBonusCoins: number;
  readonly mileage: number;
  readonly triedMileage: number;
}
type Sums = { -readonly [Name in keyof PackTried]: PackTried[Name] };

/** What an order brings and gives. */
interface Yield {
  readonly paid: number;
  readonly coins: number;
  readonly bonusCoins: number;
  readonly mileage: number;
}
const NOTHING: Yield = { paid: 0, coins: 0, bonusCoins: 0, mileage: 0 };

/**
 * What the paid orders of a period would have brought and given. A coupon is used by every order that had none and that it is for, as
 * often as its limits allow.
 * @returns null if there are more orders than are looked at
 */
export async function tryOrders(
  runner: Pick<SqlRunner, 'run'>,
  period: TriedPeriod,
  { packs, coupon }: TriedOffers,
  mostOrders: number,
): Promise<PackTried[] | null> {
  const packOf = new Map(packs.map((pack) => [pack.key, pack]));
  const byPack = new Map<string, Sums>();
  const usesOf = new Map<string, number>();
  let [seen, uses] = [0, 0];
  for await (const orders of ordersInTime(runner, period)) {
    seen += orders.length;
    if (seen > mostOrders) return null;
    for (const order of orders) {
      const pack = packOf.get(order.productId) ?? null;
      const used = { ofReader: usesOf.get(order.userId) ?? 0, ofAll: uses };
      const effect = coupon === null || pack?.isVisible === false ? null : couponOf(coupon, order, pack, used);
      if (effect !== null) {
        uses += 1;
        usesOf.set(order.userId, used.ofReader + 1);
      }
      add(byPack, order, pack?.isVisible === false ? null : yieldOf(order, pack, effect));
    }
  }
  return [...byPack.values()].toSorted((one, other) => other.paid - one.paid);
}

function couponOf(
  coupon: TriedCoupon,
  order: OrderRow,
  pack: TriedPack | null,
  uses: { readonly ofReader: number; readonly ofAll: number },
): CouponEffect | null {
  const { provider, currency, hasCoupon, client, atMs } = order;
  if (hasCoupon || provider === 'none') return null;
  const price = minorUnits(pack?.price ?? order.price);
  const discount = minorUnits(order.discount);
  return couponOnOrder(coupon, { price, discount, client, taker: { provider, currency }, atMs }, uses);
}

function yieldOf(order: OrderRow, pack: TriedPack | null, effect: CouponEffect | null): Yield {
  const { price, coins, bonusCoins } = pack ?? order;
  const mileage = pack === null ? order.mileage : pack.mileage + order.couponMileage;
  const discount = minorUnits(effect === null ? order.discount : effect.discount);
  const paid = paidAtPrice({ discount }, minorUnits(price));
  return { paid, coins, bonusCoins, mileage: mileage + (effect?.extraMileage ?? 0) };
}

/** @param tried null: it would not have been sold */
function add(byPack: Map<string, Sums>, order: OrderRow, tried: Yield | null): void {
  const { productId, currency } = order;
  const name = `${currency} ${productId}`;
  const zero = { orders: 0, touched: 0, notSold: 0, paid: 0, tried: 0, coins: 0, triedCoins: 0, bonusCoins: 0 };
  const sums = byPack.get(name) ?? { productId, currency, ...zero, triedBonusCoins: 0, mileage: 0, triedMileage: 0 };
  byPack.set(name, sums);
  const is = { ...order, paid: order.price - order.discount };
  const would = tried ?? NOTHING;
  const isTouched = (['paid', 'coins', 'bonusCoins', 'mileage'] as const).some((part) => is[part] !== would[part]);
  sums.orders += 1;
  sums.touched += isTouched ? 1 : 0;
  sums.notSold += tried === null ? 1 : 0;
  sums.paid += is.paid;
  sums.tried += would.paid;
  sums.coins += is.coins;
  sums.triedCoins += would.coins;
  sums.bonusCoins += is.bonusCoins;
  sums.triedBonusCoins += would.bonusCoins;
  sums.mileage += is.mileage;
  sums.triedMileage += would.mileage;
}
