import type { CoinProduct, Quote, ShopFacts } from '@longstrip/api-contract';
import {
  applyCoupon,
  type BuyerFacts,
  bestCoupon,
  bestValue,
  type CouponEffect,
  type CouponedPayment,
  capLeft,
  type Decision,
  grant,
  isPayable,
  minorUnits,
  NO_COUPON,
  type Platform,
  packUnavailability,
  refuse,
  thousandthsPerCoin,
  unavailabilityCode,
} from '@longstrip/core';
import { type OrderRow, takerOf, totalOf } from '../../adapters/payment/payment-provider.ts';
import type { Caller, SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { asksBirthMonth, birthMonthOf, monthOf, readBuyer } from './buyer-facts.ts';
import { type CoinProductRow, findSold, listSold } from './coin-product.repository.ts';
import { listOpenOrders } from './order.repository.ts';
import { listPaymentCoupons, type OwnPaymentCoupon, refuseCoupon, TOO_SMALL_NOTES } from './payment-coupons.ts';

/** The packs of a platform as a reader, or a guest, can buy them now. */
export async function listPacks({ db }: MoneyParts, call: EndpointCall<Caller>): Promise<CoinProduct[]> {
  const { caller, platform, nowMs } = call;
  const packs = await listSold(db.orm, platform.id, nowMs);
  const buyerOf =
    caller.kind === 'user'
      ? await readBuyer(db.orm, caller.scope, { platform, birthMonth: birthMonthOf(caller.user), nowMs })
      : null;
  const offered = packs.map((pack) => ({
    ...pack,
    unavailability: packUnavailability(pack, buyerOf === null ? null : buyerOf(pack.id)),
  }));
  const best = bestValue(offered.map((pack) => ({ ...pack, isAvailable: pack.unavailability === null })));
  return offered.map((pack, place) => ({
    ...wirePack(pack),
    unavailableCode: pack.unavailability === null ? null : unavailabilityCode(pack.unavailability),
    unavailableReason: pack.unavailability,
    isBestValue: place === best,
  }));
}

function wirePack(pack: CoinProductRow) {
  return {
    productId: pack.id,
    title: pack.title,
    price: pack.priceMinorUnits,
    totalCoin: pack.coins + pack.bonusCoins,
    currency: pack.currency,
    coin: pack.coins,
    bonusCoin: pack.bonusCoins,
    mileage: pack.mileage,
    thousandthsPerCoin: thousandthsPerCoin(pack),
    isFirstPurchaseOnly: pack.isFirstPurchaseOnly,
    perUserLimit: pack.perUserLimit,
    remaining: pack.stock === null ? null : Math.max(0, pack.stock - pack.takenCount),
  };
}

/** What the shop page needs to know about its reader. */
export async function readShopFacts(
  { db, services }: MoneyParts,
  { caller, platform, device, nowMs }: EndpointCall<SignedInCaller>,
): Promise<ShopFacts> {
  const birthMonth = birthMonthOf(caller.user);
  const [buyerOf, open] = await Promise.all([
    readBuyer(db.orm, caller.scope, { platform, birthMonth, nowMs }),
    listOpenOrders(db.orm, caller.scope, nowMs),
  ]);
  const { monthlyCap: cap } = buyerOf('');
  return {
    currency: platform.currency.code,
    client: device.platform,
    provider: services.payments.forClient(platform, device.platform)?.name ?? null,
    needsBirthMonth: asksBirthMonth(platform) && birthMonth === null,
    monthlyCap:
      cap === null
        ? null
        : {
            cap: cap.capMinorUnits,
            used: cap.usedMinorUnits,
            left: capLeft(cap),
            renewsAt: monthOf(platform, nowMs).endsAtMs,
          },
    pendingOrders: open
      .filter(({ state }) => state === 'pending')
      .map((order) => ({ ...openOrder(order), pendingUntil: order.expiresAtMs, storeNumber: order.storeNumber })),
    leftOrders: open
      .filter(({ state }) => state === 'created')
      .flatMap((order) =>
        order.checkoutUrl === null
          ? []
          : [{ ...openOrder(order), productId: order.productId, checkoutUrl: order.checkoutUrl }],
      ),
  };
}

function openOrder(order: OrderRow) {
  return { orderId: order.id, title: order.title, total: totalOf(order), currency: order.currency };
}

/** What a pack costs with a coupon, and what the reader’s other coupons would do. */
export async function quote(
  { db, services }: MoneyParts,
  { productId, userCouponId }: { productId: string; userCouponId?: number | undefined },
  { caller, platform, device, nowMs }: EndpointCall<SignedInCaller>,
): Promise<
  Decision<
    Quote,
    | 'NOT_FOUND_COIN_PRODUCT'
    | 'NOT_FOUND_COUPON_USER'
    | 'INVALID_MINIMUM_AMOUNT_COUPON'
    | 'EXPIRED_COUPON'
    | 'ALREADY_USED_COUPON'
    | 'LIMITED_COIN_PRODUCT'
    | 'LIMITED_COIN_PRODUCT_USER'
  > &
    RefusalNotes
> {
  const pack = await findSold(db.orm, platform.id, productId, nowMs);
  if (pack === null) return refuse('NOT_FOUND_COIN_PRODUCT');
  const coupons = await listPaymentCoupons(db.orm, caller.scope);
  const { platform: client } = device;
  const adapter = services.payments.forClient(platform, client);
  const taker = adapter === null ? undefined : takerOf(adapter, platform, client);
  const choices = couponChoices(coupons, pack, { client, nowMs, ...(taker === undefined ? {} : { taker }) });
  const chosen = choices.find(({ userCouponId: id }) => id === userCouponId);
  if (userCouponId !== undefined && chosen === undefined) return refuse('NOT_FOUND_COUPON_USER');
  const { priceMinorUnits: price } = pack;
  if (chosen !== undefined && chosen.unusableCode !== null) {
    return refuseCoupon(chosen.unusableCode, { price, minimum: chosen.minimumPrice });
  }
  const effect = chosen ?? { discount: 0, extraMileage: 0 };
  const total = price - effect.discount;
  if (taker !== undefined && !isPayable(taker, total)) {
    return refuseWithNotes('NOT_FOUND_COIN_PRODUCT', TOO_SMALL_NOTES);
  }
  const unavailability = await unavailabilityFor({ db }, pack, effect.discount, { caller, platform, nowMs });
  if (unavailability !== null) return refuse(unavailabilityCode(unavailability));
  return grant({
    productId: pack.id,
    title: pack.title,
    currency: pack.currency,
    price,
    discount: effect.discount,
    total,
    coin: pack.coins,
    bonusCoin: pack.bonusCoins,
    mileage: pack.mileage + effect.extraMileage,
    userCouponId: chosen?.userCouponId ?? null,
    coupons: choices,
  });
}

async function unavailabilityFor(
  { db }: Pick<MoneyParts, 'db'>,
  pack: CoinProductRow,
  discount: number,
  { caller, platform, nowMs }: { caller: SignedInCaller; platform: Platform; nowMs: number },
) {
  const buyerOf = await readBuyer(db.orm, caller.scope, { platform, birthMonth: birthMonthOf(caller.user), nowMs });
  const buyer: BuyerFacts = buyerOf(pack.id);
  return packUnavailability(pack, buyer, pack.priceMinorUnits - discount);
}

function couponChoices(
  coupons: readonly OwnPaymentCoupon[],
  pack: CoinProductRow,
  at: Omit<CouponedPayment, 'price'>,
): Quote['coupons'] {
  const price = minorUnits(pack.priceMinorUnits);
  const decided = coupons.map((coupon) => ({ coupon, decision: applyCoupon(coupon, { price, ...at }) }));
  const effects: (CouponEffect | null)[] = decided.map(({ decision }) => (decision.ok ? decision.value : null));
  const best = bestCoupon(effects);
  const choices = decided.map(({ coupon, decision }, place) => ({
    userCouponId: coupon.id,
    type: coupon.type,
    title: coupon.title,
    expiresAt: Math.min(coupon.expiresAtMs, coupon.endsAtMs),
    minimumPrice: coupon.minimumMinorUnits,
    ...(decision.ok ? decision.value : NO_COUPON),
    unusableCode: decision.ok ? null : decision.code,
    isBest: place === best,
  }));
  return choices.toSorted(
    (one, other) =>
      Number(one.unusableCode !== null) - Number(other.unusableCode !== null) || other.discount - one.discount,
  );
}
