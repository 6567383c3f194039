import { CLIENT_PLATFORMS, PAYMENT_PROVIDERS } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';

/** Why this reader cannot buy a pack now; older clients use `unavailableCode` instead. */
export const PACK_UNAVAILABILITIES = ['SOLD_OUT', 'PER_USER', 'FIRST_PURCHASE', 'MONTHLY_CAP'] as const;
export type PackUnavailability = (typeof PACK_UNAVAILABILITIES)[number];

/** ISO 4217. */
export const CurrencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A pack of coins that is sold here (`GET coin`). Money is in the minor unit of the currency (D17). */
export const CoinProductSchema = v.object({
  productId: v.string(),
  title: v.string(),
  price: CountSchema,
  /** Coins that can be spent on episodes: `coin` and `bonusCoin`. */
  totalCoin: CountSchema,
  currency: CurrencyCodeSchema,
  coin: CountSchema,
  /** They end 30 days after the payment (D13). */
  bonusCoin: CountSchema,
  /** Points. */
  mileage: CountSchema,
  /** Thousandths of a minor unit for a coin, bonus included, rounded up. */
  thousandthsPerCoin: CountSchema,
  isFirstPurchaseOnly: v.boolean(),
  perUserLimit: v.nullable(CountSchema),
  /** How many are left of a limited pack. */
  remaining: v.nullable(CountSchema),
  /** Null: as far as is known, this reader can buy it now. */
  unavailableCode: v.nullable(v.picklist(['LIMITED_COIN_PRODUCT', 'LIMITED_COIN_PRODUCT_USER'])),
  unavailableReason: v.nullable(v.picklist(PACK_UNAVAILABILITIES)),
  /** It has the cheapest coins of all packs that this reader can buy now; in a tie no pack has this flag. */
  isBestValue: v.boolean(),
});
export type CoinProduct = v.InferOutput<typeof CoinProductSchema>;

/** Answer of `GET coin`, in the order of the shop. */
export const CoinProductsSchema = v.array(CoinProductSchema);

/** What a minor may still pay this month (Japan), in minor units. */
export const MonthlyCapSchema = v.object({
  cap: CountSchema,
  /** Paid, or reserved by an order that may still be paid. */
  used: CountSchema,
  left: CountSchema,
  /** When the next month begins. */
  renewsAt: TimeMsSchema,
});
export type WireMonthlyCap = v.InferOutput<typeof MonthlyCapSchema>;

/** Answer of `GET payment/shop`: what the shop page needs to know about its reader. */
export const ShopFactsSchema = v.object({
  currency: CurrencyCodeSchema,
  client: v.picklist(CLIENT_PLATFORMS),
  /** Who takes the payment on this client; null: no provider does (NOT_FOUND_PAYMENT_METHOD). */
  provider: v.nullable(v.picklist(PAYMENT_PROVIDERS)),
  /** The reader has to give their birth year and month, once, before the first charge. */
  needsBirthMonth: v.boolean(),
  /** Null: no cap for this reader, or not known because the birth month is missing. */
  monthlyCap: v.nullable(MonthlyCapSchema),
  /** Orders that wait for payment, for example at a convenience store; newest first. */
  pendingOrders: v.array(
    v.object({
      orderId: v.string(),
      title: v.string(),
      total: CountSchema,
      currency: CurrencyCodeSchema,
      pendingUntil: TimeMsSchema,
      /** The number to pay with at a store. */
      storeNumber: v.nullable(v.string()),
    }),
  ),
  /** Orders left at the checkout, newest first. Pack and coupon stay reserved until they are paid, cancelled or expired. */
  leftOrders: v.array(
    v.object({
      orderId: v.string(),
      productId: v.string(),
      title: v.string(),
      total: CountSchema,
      currency: CurrencyCodeSchema,
      checkoutUrl: v.string(),
    }),
  ),
});
export type ShopFacts = v.InferOutput<typeof ShopFactsSchema>;
