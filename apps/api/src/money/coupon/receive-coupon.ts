import {
  type ClientPlatform,
  type CouponGift,
  type Decision,
  decideCoupon,
  giftOfCoupon,
  grant,
  type Platform,
  type ReceiveCouponRefusal,
  refuse,
} from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { isAccountClosed } from '../../people/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { addTickets } from '../roulette/ticket.repository.ts';
import { type CouponName, countReceived, issueCoupon, lockCoupon, type OwnedCoupon } from './coupon.repository.ts';

/** A coupon that a reader has now, and what it gave at once. */
export interface ReceivedCoupon extends OwnedCoupon {
  readonly gift: CouponGift | null;
}

/** Who gives which coupon. `client`: null where an operator gives it, whose reader may use it anywhere it is for. */
export interface CouponHandOver {
  readonly name: CouponName;
  readonly client: ClientPlatform | null;
  /** Only a coupon of an event. */
  readonly isEvent?: boolean;
  readonly platform: Pick<Platform, 'constants'>;
  readonly nowMs: number;
}

/**
 * Gives a reader a coupon (D18), inside of the transaction of its cause. Coins, points and tickets are given at once, with
 * the coupon; a discount is kept until an order uses it. The wallet is locked first, then the coupon: limits hold however
 * many ask at once.
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
