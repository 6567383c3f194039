import { randomBytes } from 'node:crypto';
import type { PaymentRequestSchema, PaymentStarted } from '@longstrip/api-contract';
import {
  applyCoupon,
  type CouponEffect,
  type CouponRefusal,
  type Decision,
  grant,
  isPayable,
  minorUnits,
  NO_COUPON,
  packUnavailability,
  paymentStatusOf,
  readBirthMonth,
  readSitePath,
  refuse,
  unavailabilityCode,
} from '@longstrip/core';
import { refuseKeeping, type Transaction } from '@longstrip/database';
import { appUser, coinOrder } from '@longstrip/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  type OrderRow,
  type PaymentAdapter,
  returnUrlOf,
  storeOf,
  takerOf,
  totalOf,
} from '../../adapters/payment/payment-provider.ts';
import { listFilterOf } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import type { CommandCall } from '../../http/reader-command.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { isEpisodeShown } from '../purchase/series-offers.ts';
import type { MoneyParts } from '../services.ts';
import { asksBirthMonth, birthMonthOf, dayOf, readBuyer } from './buyer-facts.ts';
import { type CoinProductRow, findSold, reserveStock } from './coin-product.repository.ts';
import { changeOrder, findOrderOf, listOpenOrders, storeCheckout } from './order.repository.ts';
import { proofOfOrder } from './order-proof.ts';
import { findOwnCoupon, refuseCoupon, reserveCoupon, TOO_SMALL_NOTES } from './payment-coupons.ts';
import { type SettleParts, settleOrder } from './settle-order.ts';

const MINUTE_MS = 60_000;
/** How long an order holds its pack and coupon while its reader is at the check-out; Stripe’s minimum is 30 minutes. */
const ORDER_MS = 35 * MINUTE_MS;
/** An order with less time left is not taken up again: its reader would not finish. */
const TAKE_UP_MS = 5 * MINUTE_MS;
/** GMO takes no more than 27 characters. */
const ORDER_ID_BYTES = 12;

type PaymentInput = v.InferOutput<typeof PaymentRequestSchema>;

type StartRefusal =
  | CouponRefusal
  | 'NOT_FOUND_PAYMENT_METHOD'
  | 'NOT_FOUND_EPISODE'
  | 'NOT_FOUND_COIN_PRODUCT'
  | 'LIMITED_COIN_PRODUCT'
  | 'LIMITED_COIN_PRODUCT_USER'
  | 'PRICE_CHANGED'
  | 'INVALID_PARAMETER';

/**
 * Makes an order: it holds its pack and its coupon until it is paid or over. Orders of a reader are made one after the other,
 * under the lock of their wallet, so that limits and caps count right. An order that a coupon covers completely is paid at once.
 */
export async function makeOrder(
  transaction: Transaction,
  parts: Pick<MoneyParts, 'services' | 'jobs' | 'clock' | 'proofs' | 'logger'>,
  body: PaymentInput,
  asked: CommandCall,
): Promise<Decision<PaymentStarted, StartRefusal> & RefusalNotes> {
  const { services } = parts;
  const { caller, platform, device } = asked;
  const { scope } = caller;
  const adapter = services.payments.forClient(platform, device.platform);
  if (adapter === null) return refuse('NOT_FOUND_PAYMENT_METHOD');
  const birthMonth = await storeBirthMonth(transaction, body.birthMonth, asked);
  if (!birthMonth.ok) return birthMonth;
  await lockWallet(transaction, scope);
  // What is sold is read after the wait for the lock, for the time that it is then.
  const nowMs = parts.clock.nowMs();
  const call = { ...asked, nowMs };
  const { episodeId } = body;
  // A reader must not buy coins for an episode that they cannot read.
  const seen = listFilterOf({ type: 'ALL', adultToggle: true, guestSaysAdult: false }, call);
  if (episodeId !== undefined && !(await isEpisodeShown(transaction, seen, episodeId))) {
    return refuse('NOT_FOUND_EPISODE');
  }
  const pack = await findSold(transaction, platform.id, body.productId, nowMs);
  if (pack === null || storeProductOf(pack, adapter) === undefined) return refuse('NOT_FOUND_COIN_PRODUCT');
  const own = await takeUpOrder(transaction, pack, body, { adapter, call, proofs: parts.proofs });
  if (own !== null) return grant(startedOf(own, own.state));
  const taker = takerOf(adapter, platform, device.platform);
  const effect = await couponEffect(transaction, pack, body.userCouponId, { ...call, taker });
  if (!effect.ok) return effect;
  const total = pack.priceMinorUnits - effect.value.discount;
  if (!isPayable(taker, total)) return refuseWithNotes('NOT_FOUND_COIN_PRODUCT', TOO_SMALL_NOTES);
  if (body.expectedTotal !== null && body.expectedTotal !== total) return refuse('PRICE_CHANGED');
  const buyerOf = await readBuyer(transaction, scope, { platform, birthMonth: birthMonth.value, nowMs });
  const unavailability = packUnavailability(pack, buyerOf(pack.id), total);
  if (unavailability !== null) {
    const text = unavailability === 'MONTHLY_CAP' ? { text: 'refund.overMonthlyCap' as const } : null;
    // The month of birth is kept: it is asked once, so that the reader cannot try another year.
    return { ...refuseKeeping(unavailabilityCode(unavailability)), detail: unavailability, ...text };
  }
  const order = orderOf(pack, body, { adapter, effect: effect.value, call });
  await transaction.insert(coinOrder).values({ ...order, proof: proofOfOrder(parts.proofs, order) });
  if (body.userCouponId !== null) {
    const held = await reserveCoupon(transaction, scope, { id: body.userCouponId, orderId: order.id, usedAtMs: null });
    if (!held) return refuse('ALREADY_USED_COUPON');
  }
  const isTaken = await reserveStock(transaction, platform.id, pack.id);
  if (!isTaken) return refuseWithNotes('LIMITED_COIN_PRODUCT', { detail: 'SOLD_OUT' });
  const state = total === 0 ? await payNothing(transaction, parts, order, nowMs) : order.state;
  return grant(startedOf(order, state));
}

function startedOf(
  order: Pick<OrderRow, 'id' | 'provider' | 'expiresAtMs'> & Parameters<typeof storeOf>[0],
  state: OrderRow['state'],
): PaymentStarted {
  return {
    orderId: order.id,
    productType: 'COIN_PRODUCT',
    state,
    paymentStatus: paymentStatusOf(state),
    provider: order.provider,
    checkoutUrl: null,
    ...storeOf(order),
    expiresAt: order.expiresAtMs,
  };
}

/**
 * The reader's unpaid order of the same pack for the same price, which is taken up again instead of a new one beside it: it holds
 * its pack and coupon already. It leads back to where the reader comes from now. Null: there is none with enough time left.
 */
async function takeUpOrder(
  transaction: Transaction,
  pack: CoinProductRow,
  body: PaymentInput,
  { adapter, call, proofs }: { adapter: PaymentAdapter; call: CommandCall; proofs: MoneyParts['proofs'] },
): Promise<OrderRow | null> {
  const { nowMs, device, caller } = call;
  const open = await listOpenOrders(transaction, caller.scope, nowMs + TAKE_UP_MS);
  const known = open.find(
    (order) =>
      order.state === 'created' &&
      order.productId === pack.id &&
      order.provider === adapter.name &&
      order.clientPlatform === device.platform &&
      order.storeProductId === (storeProductOf(pack, adapter) ?? null) &&
      order.userCouponId === body.userCouponId &&
      order.priceMinorUnits === pack.priceMinorUnits &&
      order.currency === pack.currency &&
      order.coins === pack.coins &&
      order.bonusCoins === pack.bonusCoins &&
      (body.userCouponId !== null || order.mileage === pack.mileage) &&
      (body.expectedTotal === null || body.expectedTotal === totalOf(order)) &&
      order.marketingCode === body.marketingCode &&
      order.hasConversionConsent === body.hasConversionConsent,
  );
  if (known === undefined) return null;
  const returnTo = readSitePath(body.returnTo) ?? '/shop';
  await changeOrder(transaction, proofs, known, { returnTo, updatedAtMs: nowMs });
  return { ...known, returnTo };
}

/** Credits an order that its coupon covers: no provider is asked. */
async function payNothing(
  transaction: Transaction,
  parts: SettleParts,
  { id, currency }: Pick<OrderRow, 'id' | 'currency'>,
  nowMs: number,
): Promise<OrderRow['state']> {
  const report = { kind: 'paid', reference: null, amount: 0, currency } as const;
  const settled = await settleOrder(transaction, parts, id, { report, nowMs });
  if (settled.kind !== 'settled' || settled.state !== 'paid') throw new Error(`order ${id} of 0 is not paid`);
  return settled.state;
}

/** Asks the provider for the check-out of an order that has been made. It may be called again for the same order. */
export async function openCheckout(
  { db, services }: Pick<MoneyParts, 'db' | 'services'>,
  started: PaymentStarted,
  { caller, platform, locale, logger }: EndpointCall<SignedInCaller>,
): Promise<Decision<PaymentStarted, 'SERVICE_UNAVAILABLE'>> {
  const order = await findOrderOf(db.orm, caller.scope, started.orderId);
  const adapter = services.payments.byName(started.provider);
  if (order === null) return grant(started);
  const now: PaymentStarted = { ...started, state: order.state, paymentStatus: paymentStatusOf(order.state) };
  if (adapter === null) return grant(now);
  if (adapter.openCheckout === null || order.state !== 'created')
    return grant({ ...now, checkoutUrl: order.checkoutUrl });
  if (order.checkoutUrl !== null) return grant({ ...now, checkoutUrl: order.checkoutUrl });
  const returnUrl = returnUrlOf(services.payments, order);
  const checkout = await adapter.openCheckout({ order, platform, locale, returnUrl }).catch((error: unknown) => {
    logger.error({ event: 'check-out-unreachable', provider: adapter.name, orderId: order.id, err: error });
    return null;
  });
  if (checkout === null) return refuse('SERVICE_UNAVAILABLE');
  return grant({ ...now, checkoutUrl: await storeCheckout(db.orm, order, checkout) });
}

/** The product id of a pack at the app’s store; undefined: that store does not sell it; null: no store is needed. */
function storeProductOf(pack: CoinProductRow, { name }: PaymentAdapter): string | null | undefined {
  if (name === 'apple') return pack.appleProductId ?? undefined;
  return name === 'google' ? (pack.googleProductId ?? undefined) : null;
}

/** Stores the month of birth, if the region asks for it and none is known (D43). */
async function storeBirthMonth(
  transaction: Transaction,
  said: string | null,
  { caller, platform, nowMs }: CommandCall,
): Promise<Decision<string | null, 'INVALID_PARAMETER'> & RefusalNotes> {
  const { platformId, userId } = caller.scope;
  const isTheirs = and(eq(appUser.platformId, platformId), eq(appUser.id, userId));
  const [user] = await transaction.select().from(appUser).where(isTheirs).for('no key update');
  const known = user === undefined ? null : birthMonthOf(user);
  if (known !== null || !asksBirthMonth(platform)) return grant(known);
  const read = said === null ? null : readBirthMonth(said, dayOf(platform, nowMs));
  if (read === null || !read.ok) return refuseWithNotes('INVALID_PARAMETER', { text: 'refund.birthMonthNeeded' });
  await transaction
    .update(appUser)
    .set({ paymentBirthMonth: read.value, updatedAtMs: nowMs })
    .where(and(isTheirs, isNull(appUser.paymentBirthMonth)));
  return read;
}

async function couponEffect(
  transaction: Transaction,
  pack: CoinProductRow,
  userCouponId: number | null,
  { caller, device, taker, nowMs }: CommandCall & { readonly taker: ReturnType<typeof takerOf> },
): Promise<Decision<CouponEffect, CouponRefusal> & RefusalNotes> {
  if (userCouponId === null) return grant(NO_COUPON);
  const coupon = await findOwnCoupon(transaction, caller.scope, userCouponId);
  if (coupon === null) return refuse('NOT_FOUND_COUPON_USER');
  const price = minorUnits(pack.priceMinorUnits);
  const applied = applyCoupon(coupon, { price, client: device.platform, taker, nowMs });
  return applied.ok ? applied : refuseCoupon(applied.code, { price, minimum: coupon.minimumMinorUnits });
}

function orderOf(
  pack: CoinProductRow,
  body: PaymentInput,
  { adapter, effect, call }: { adapter: PaymentAdapter; effect: CouponEffect; call: CommandCall },
) {
  const { caller, device, nowMs } = call;
  const provider = effect.discount === pack.priceMinorUnits ? 'none' : adapter.name;
  return {
    ...caller.scope,
    id: `o${randomBytes(ORDER_ID_BYTES).toString('hex')}`,
    productId: pack.id,
    storeProductId: provider === 'none' ? null : (storeProductOf(pack, adapter) ?? null),
    title: pack.title,
    state: 'created',
    provider,
    clientPlatform: device.platform,
    priceMinorUnits: pack.priceMinorUnits,
    discountMinorUnits: effect.discount,
    currency: pack.currency,
    coins: pack.coins,
    bonusCoins: pack.bonusCoins,
    mileage: pack.mileage + effect.extraMileage,
    userCouponId: body.userCouponId,
    returnTo: readSitePath(body.returnTo) ?? '/shop',
    marketingCode: body.marketingCode,
    hasConversionConsent: body.hasConversionConsent,
    agreedAtMs: nowMs,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    expiresAtMs: nowMs + ORDER_MS,
    ...{ providerReference: null, checkoutUrl: null, storeNumber: null, paidAtMs: null },
    ...{ chargeMovementId: null, cancelMovementId: null, refundAskedAtMs: null, refundedAtMs: null },
    eventIds: [],
  } satisfies Omit<OrderRow, 'proof'>;
}
