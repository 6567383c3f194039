import type { Coupon, CouponReceived, EventCoupon } from '@longstrip/api-contract';
import {
  CLIENT_PLATFORMS,
  type ClientPlatform,
  type CouponGift,
  type CouponState,
  couponStateOf,
  type Decision,
  decideCoupon,
  giftOfCoupon,
  grant,
  normaliseCouponCode,
  type Platform,
  type ReceiveCouponRefusal,
  refuse,
} from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { type Page, pageOf } from '../../http/page-of.ts';
import { isAccountClosed, takeLimits } from '../../people/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { addTickets } from '../roulette/roulette.ts';
import type { MoneyParts } from '../services.ts';
import {
  type CouponName,
  type CouponRow,
  countCoupons,
  countReceived,
  issueCoupon,
  listCoupons,
  listEventCoupons,
  lockCoupon,
  markCouponsSeen,
  type OwnedCoupon,
} from './coupon.repository.ts';

type Parts = Pick<MoneyParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** `GET coupon`: the reader's coupons of one state, or all. */
export async function readCoupons({ db }: Parts, state: CouponState | undefined, call: ReaderCall): Promise<Coupon[]> {
  const { caller, nowMs } = call;
  const rows = await listCoupons(db.orm, caller.scope, { state, nowMs });
  return rows.map((row) => wireCoupon(row, call));
}

/** `GET coupon/v2`: the same, paged. */
export async function readCouponPage(
  { db }: Parts,
  { state, page: number, size }: { state?: CouponState | undefined; page: number; size: number },
  call: ReaderCall,
): Promise<Page<Coupon>> {
  const { caller, nowMs } = call;
  const totalElements = await countCoupons(db.orm, caller.scope, { state, nowMs });
  const rows = await listCoupons(db.orm, caller.scope, { state, nowMs, page: { number, size } });
  return pageOf(
    rows.map((row) => wireCoupon(row, call)),
    { number, size, totalElements },
  );
}

/** `GET coupon/new`: how many usable coupons the reader has not seen. */
export function countNewCoupons({ db }: Parts, { caller, nowMs }: ReaderCall): Promise<number> {
  return countCoupons(db.orm, caller.scope, { state: 'USABLE', nowMs, isNew: true });
}

/** `POST coupon/seen`. */
export function seeCoupons({ db }: Parts, { caller, nowMs }: ReaderCall): Promise<Decision<number, never>> {
  return decideInTransaction(db, async (transaction) => grant(await markCouponsSeen(transaction, caller.scope, nowMs)));
}

/** Before a code is looked up: reads it, and counts the try, so that codes cannot be guessed one after the other. */
export async function prepareCode(
  { services }: Parts,
  typed: string,
  { caller, platform: { id: platformId }, clientAddress }: ReaderCall,
): Promise<Decision<string, 'NOT_FOUND_COUPON' | 'TOO_MANY_REQUESTS'>> {
  const code = normaliseCouponCode(typed);
  if (code === null) return refuse('NOT_FOUND_COUPON');
  const limited = await takeLimits(services.limits, {
    couponCode: { platformId, about: caller.user.id },
    couponRange: { platformId, clientAddress },
  });
  return limited ?? grant(code);
}

/** `POST coupon/code`: gives the reader the coupon of a code. */
export async function redeemCoupon(
  transaction: Transaction,
  code: string,
  call: ReaderCall,
): Promise<Decision<CouponReceived, ReceiveCouponRefusal>> {
  const { caller, platform, device, nowMs } = call;
  const of = { name: { code }, client: device.platform, platform, nowMs };
  const received = await receiveCoupon(transaction, caller.scope, of);
  return received.ok ? grant(wireReceived(received.value, call)) : received;
}

/** Coupons of events are Japan’s alone (docs/wire.md). */
function hasEventCoupons({ currency }: Pick<Platform, 'currency'>): boolean {
  return currency.code === 'JPY';
}

/** `GET coupon/event/jp`: the coupons of events that run now, for the client that asks. */
export async function readEventCoupons(
  { db }: Parts,
  { caller, platform, device, nowMs }: ReaderCall,
): Promise<Decision<EventCoupon[], 'NO_SUCH_ROUTE'>> {
  if (!hasEventCoupons(platform)) return refuse('NO_SUCH_ROUTE');
  const rows = await listEventCoupons(db.orm, caller.scope, nowMs);
  return grant(
    rows
      .filter(({ coupon }) => coupon.clients.includes(device.platform))
      .map(({ coupon, receivedCount }) => ({
        ...termsOf(coupon, platform),
        expiredAt: coupon.endsAtMs,
        isReceived: receivedCount >= coupon.perUserLimit,
        isSoldOut: coupon.totalLimit !== null && coupon.issuedCount >= coupon.totalLimit,
      })),
  );
}

/** `POST coupon/event/jp`: gives the reader a coupon of an event. */
export async function claimEventCoupon(
  transaction: Transaction,
  couponId: string,
  call: ReaderCall,
): Promise<Decision<CouponReceived, ReceiveCouponRefusal | 'NO_SUCH_ROUTE'>> {
  const { caller, platform, device, nowMs } = call;
  if (!hasEventCoupons(platform)) return refuse('NO_SUCH_ROUTE');
  const of = { name: { id: couponId }, isEvent: true, client: device.platform, platform, nowMs };
  const received = await receiveCoupon(transaction, caller.scope, of);
  return received.ok ? grant(wireReceived(received.value, call)) : received;
}

function termsOf(coupon: CouponRow, { currency }: Pick<Platform, 'currency'>) {
  return {
    couponId: coupon.id,
    type: coupon.type,
    title: coupon.title,
    percent: coupon.percent,
    amount: coupon.amountMinorUnits,
    currency: currency.code,
    minimumAmount: coupon.minimumMinorUnits,
    value: coupon.value,
  };
}

function wireCoupon({ owned, coupon }: OwnedCoupon, { platform, device, nowMs }: ReaderCall): Coupon {
  return {
    ...termsOf(coupon, platform),
    id: owned.id,
    state: couponStateOf(owned, nowMs),
    platforms: CLIENT_PLATFORMS.filter((client) => coupon.clients.includes(client)),
    isUsableHere: coupon.clients.includes(device.platform),
    isHeld: owned.orderId !== null && owned.usedAtMs === null,
    isNew: owned.seenAtMs === null,
    createdAt: owned.receivedAtMs,
    expiredAt: owned.expiresAtMs,
    usedAt: owned.usedAtMs,
  };
}

/** What a reader sees of a coupon that they have just got. */
export function wireReceived({ gift, ...owned }: ReceivedCoupon, call: ReaderCall): CouponReceived {
  const coupon = wireCoupon(owned, call);
  if (gift === null) return { coupon, reward: null };
  if (gift.kind === 'tickets') return { coupon, reward: { kind: 'ROULETTE_TICKET', amount: gift.count } };
  const { kind, amount } = gift.terms;
  return { coupon, reward: { kind: kind === 'MILEAGE' ? 'MILEAGE' : 'FREE_COIN', amount } };
}

/** A coupon that a reader has now, and what it gave at once. */
interface ReceivedCoupon extends OwnedCoupon {
  readonly gift: CouponGift | null;
}

/**
 * Which coupon is given, and how. `client`: null if an operator gives it; then the reader may use it on every client that it is
 * for.
 */
interface CouponHandOver {
  readonly name: CouponName;
  readonly client: ClientPlatform | null;
  /** Only a coupon of an event. */
  readonly isEvent?: boolean;
  readonly platform: Pick<Platform, 'constants'>;
  readonly nowMs: number;
}

/**
 * Gives a reader a coupon (D18), in the transaction of its cause. Coins, points and tickets are given at once, with the coupon; a
 * discount stays until an order uses it. The wallet is locked first, then the coupon, so that the limits hold for parallel
 * requests.
 */
export async function receiveCoupon(
  transaction: Transaction,
  scope: ReaderScope,
  { name, client, isEvent = false, platform, nowMs }: CouponHandOver,
): Promise<Decision<ReceivedCoupon, ReceiveCouponRefusal>> {
  await lockWallet(transaction, scope);
  const found = await lockCoupon(transaction, scope.platformId, name);
  const coupon = isEvent && found?.isEvent !== true ? null : found;
  if (coupon === null) return refuse('NOT_FOUND_COUPON');
  const receivedCount = await countReceived(transaction, scope, coupon.id);
  const isClosed = await isAccountClosed(transaction, scope);
  const decided = decideCoupon(coupon, { client, isClosed, receivedCount, nowMs });
  if (!decided.ok) return decided;
  const gift = giftOfCoupon(coupon, { nowMs, mileageDays: platform.constants.mileageDays });
  const owned = await issueCoupon(transaction, scope, coupon, { isUsed: gift !== null, nowMs });
  if (gift?.kind === 'lot') {
    const facts = { cause: `coupon/${coupon.id}`, key: `coupon/${owned.id}`, nowMs };
    await chargeWallet(transaction, scope, [gift.terms], facts);
  }
  if (gift?.kind === 'tickets') {
    await addTickets(transaction, scope, { source: 'COUPON', count: gift.count, expiresAtMs: null, nowMs });
  }
  return grant({ owned, coupon, gift });
}
