import {
  type Decision,
  grant,
  isOpenOrder,
  lotsOfOrder,
  nextOrderState,
  type OrderEffect,
  type OrderState,
  type Platform,
  packUnavailability,
} from '@longstrip/core';
import type { JobQueue, Transaction } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import type { WebhookAnswer, WebhookOutcome } from '../../http/webhook.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { finishOrderJob, mailReceiptJob, refundOrderJob, tellConversionJob } from '../jobs.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { cancelCharge, chargeWallet } from '../ledger/ledger.service.ts';
import { birthMonthOf, readBuyer } from './buyer-facts.ts';
import { findPack, releaseStock, reserveStock } from './coin-product.repository.ts';
import { hasReceipt } from './mail-receipt.ts';
import { changeOrder, findOrder, lockOrder } from './order.repository.ts';
import { agreedOf, isOfOrder, notedEvent, type OrderUpdate, referenceOf } from './order-news.ts';
import { mayBeCredited } from './order-proof.ts';
import { reserveCoupon, settleCoupon } from './payment-coupons.ts';

/**
 * The result; `unknown`: there is no such order; `mismatch`: another sum, payment or provider than the order’s; `altered`: the
 * order is not as the program wrote it, and gives nothing until it is again.
 */
export type Settled =
  | { readonly kind: 'unknown' | 'mismatch' }
  | { readonly kind: 'altered'; readonly orderId: string }
  | { readonly kind: 'settled'; readonly state: OrderState; readonly effect: OrderEffect };

/** Whether the order was paid already, so that the news changed nothing. */
export function isPaidBefore(settled: Settled): boolean {
  return settled.kind === 'settled' && settled.state === 'paid' && settled.effect === 'none';
}

export interface SettleParts {
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly proofs: Proofs;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Applies what a provider said of an order. State, coins, coupon and pack change together, and once, however often and in
 * whatever order the provider says it (D16). It locks the account, the wallet, the order, then coupon and pack.
 */
export async function settleOrder(
  transaction: Transaction,
  parts: SettleParts,
  orderId: string,
  news: OrderUpdate,
): Promise<Settled> {
  const locked = await lockOrderWithOwner(transaction, orderId);
  if (locked === null) return { kind: 'unknown' };
  const { order, user } = locked;
  const { report, nowMs } = news;
  if (!isOfOrder(order, news)) return { kind: 'mismatch' };
  const { state, effect } =
    report.kind === 'open'
      ? ({ state: order.state, effect: 'none' } as const)
      : nextOrderState(order.state, report.kind);
  const isCredited = effect === 'credit' || effect === 'creditLate';
  if (isCredited && !(await mayBeCredited(transaction, parts.proofs, order, nowMs))) {
    parts.logger.error({ event: 'order-altered', orderId }, 'it is not as the program wrote it, and gives no coins');
    return { kind: 'altered', orderId };
  }
  const noted = notedEvent(order, news);
  const change = { updatedAtMs: nowMs, ...noted, ...referenceOf(order, report) };
  if (report.kind === 'pending' && isOpenOrder(order.state)) {
    const expiresAtMs = report.untilMs ?? order.expiresAtMs;
    await changeOrder(transaction, parts.proofs, order, {
      ...change,
      state,
      expiresAtMs,
      storeNumber: report.storeNumber,
    });
  } else if (report.kind === 'refunded' && order.state === 'refunded') {
    await changeOrder(transaction, parts.proofs, order, { ...change, refundedAtMs: order.refundedAtMs ?? nowMs });
  } else if (state !== order.state) {
    await changeState(transaction, parts, { order, user, state, effect, news, change });
  } else if (noted !== null) {
    await changeOrder(transaction, parts.proofs, order, { ...noted, updatedAtMs: order.updatedAtMs });
  }
  return { kind: 'settled', state, effect };
}

interface Change {
  readonly order: OrderRow;
  readonly user: UserRow;
  readonly state: OrderState;
  readonly effect: OrderEffect;
  readonly news: OrderUpdate;
  readonly change: Partial<OrderRow> & { updatedAtMs: number };
}

async function changeState(transaction: Transaction, parts: SettleParts, step: Change): Promise<void> {
  const { order, user, state, effect, news, change } = step;
  const { nowMs } = news;
  const scope = scopeOf(user);
  if (effect === 'credit' || effect === 'creditLate') {
    const isCredited =
      user.withdrawnAtMs === null && (effect === 'credit' || (await reserveAgain(transaction, user, order, nowMs)));
    if (isCredited) return credit(transaction, parts, step, scope);
    // The reader cannot use the coins, or what was sold is gone: the money goes back (D41).
    if (effect === 'credit') await release(transaction, order);
    const isMoney = totalOf(order) > 0;
    const owed = isMoney ? { refundAskedAtMs: nowMs } : { refundedAtMs: nowMs };
    await changeOrder(transaction, parts.proofs, order, { ...change, state: 'refunded', paidAtMs: nowMs, ...owed });
    if (isMoney) await parts.jobs.enqueue(transaction, refundOrderJob, { orderId: order.id });
    return;
  }
  if (effect === 'takeBack') {
    await takeBack(transaction, parts.proofs, scope, {
      order,
      nowMs,
      eventId: news.eventId,
      change: { ...change, state },
    });
    return;
  }
  if (effect === 'release') await release(transaction, order);
  const isMoneyBack = state === 'refunded' || state === 'disputed';
  // A dispute that ends as a refund does not change the time of the payment.
  const ended = isMoneyBack
    ? { paidAtMs: order.paidAtMs ?? nowMs, refundedAtMs: state === 'refunded' ? nowMs : null }
    : {};
  await changeOrder(transaction, parts.proofs, order, { ...change, ...ended, state });
}

async function credit(
  transaction: Transaction,
  { jobs, proofs }: SettleParts,
  { order, news, change }: Change,
  scope: ReaderScope,
): Promise<void> {
  const { nowMs, eventId } = news;
  const { constants }: Platform = getPlatform(knownPlatform(order.platformId));
  const receipt = await chargeWallet(transaction, scope, lotsOfOrder(order, constants, nowMs), {
    cause: `order/${order.id}`,
    key: `order/${order.id}`,
    nowMs,
    agreed: agreedOf({ ...order, ...change }),
    ...(eventId === undefined ? {} : { eventId }),
  });
  await settleCoupon(transaction, order, nowMs);
  const paid = { state: 'paid', paidAtMs: nowMs, chargeMovementId: receipt.movementId } as const;
  await changeOrder(transaction, proofs, order, { ...change, ...paid });
  await countPurchase(transaction, scope, 1);
  if (order.provider === 'google') await jobs.enqueue(transaction, finishOrderJob, { orderId: order.id });
  if (hasReceipt(order)) await jobs.enqueue(transaction, mailReceiptJob, { orderId: order.id });
  if (order.hasConversionConsent && totalOf(order) > 0)
    await jobs.enqueue(transaction, tellConversionJob, { orderId: order.id });
}

/**
 * Takes back what a paid order gave; the part that was spent becomes a debt (D41). In a dispute the coupon stays used and the
 * pack sold.
 */
export async function takeBack(
  transaction: Transaction,
  proofs: Proofs,
  scope: ReaderScope,
  {
    order,
    nowMs,
    eventId,
    operatorName,
    change,
  }: {
    order: OrderRow;
    nowMs: number;
    eventId?: string | undefined;
    /** Set if an operator does it, and not the reader or the provider. */
    operatorName?: string | undefined;
    change: Partial<OrderRow> & { state: OrderState; updatedAtMs: number };
  },
): Promise<void> {
  const { chargeMovementId: movementId } = order;
  const cause = operatorName === undefined ? `order/${order.id}` : `operator/${operatorName}/order/${order.id}`;
  const facts = { cause, nowMs, ...(eventId === undefined ? {} : { eventId }) };
  const cancelled = movementId === null ? null : await cancelCharge(transaction, scope, { movementId }, facts);
  if (change.state === 'refunded') {
    await settleCoupon(transaction, order, null);
    await releaseStock(transaction, order.platformId, order.productId);
    await countPurchase(transaction, scope, -1);
  }
  const isAsked = order.refundAskedAtMs !== null || (change.refundAskedAtMs ?? null) !== null;
  await changeOrder(transaction, proofs, order, {
    ...change,
    cancelMovementId: cancelled?.movementId ?? null,
    // If the provider itself reported it, the money is on its way back already.
    refundedAtMs: change.state === 'refunded' && !isAsked ? nowMs : null,
  });
}

/** Releases what an order holds: its coupon, then its pack. */
async function release(transaction: Transaction, order: OrderRow): Promise<void> {
  await settleCoupon(transaction, order, null);
  await releaseStock(transaction, order.platformId, order.productId);
}

/**
 * An order that was cancelled and then paid after all reserves its coupon and its pack again. False: one of them is not
 * available, or its reader may not have the pack any more, for example because they bought it again meanwhile.
 */
async function reserveAgain(transaction: Transaction, user: UserRow, order: OrderRow, nowMs: number): Promise<boolean> {
  const scope = scopeOf(user);
  const pack = await findPack(transaction, order.platformId, order.productId);
  const platform = getPlatform(knownPlatform(order.platformId));
  const buyerOf = await readBuyer(transaction, scope, { platform, birthMonth: birthMonthOf(user), nowMs });
  const isOver =
    pack !== null && packUnavailability({ ...pack, stock: null }, buyerOf(pack.id), totalOf(order)) !== null;
  if (isOver) return false;
  const { userCouponId: id } = order;
  if (id !== null && !(await reserveCoupon(transaction, scope, { id, orderId: order.id, usedAtMs: nowMs })))
    return false;
  if (await reserveStock(transaction, order.platformId, order.productId)) return true;
  await settleCoupon(transaction, order, null);
  return false;
}

async function countPurchase(transaction: Transaction, { platformId, userId }: ReaderScope, by: 1 | -1): Promise<void> {
  await transaction
    .update(appUser)
    .set({ coinPurchaseCount: sql`greatest(0, ${appUser.coinPurchaseCount} + ${by})` })
    .where(and(eq(appUser.platformId, platformId), eq(appUser.id, userId)));
}

/**
 * Locks the account, the wallet and the order. The order’s reader may change before the lock: a guest’s orders move to a member.
 */
export async function lockOrderWithOwner(
  transaction: Transaction,
  orderId: string,
): Promise<{ order: OrderRow; user: UserRow } | null> {
  const found = await findOrder(transaction, orderId);
  if (found === null) return null;
  const [user] = await transaction
    .select()
    .from(appUser)
    .where(and(eq(appUser.platformId, found.platformId), eq(appUser.id, found.userId)))
    .for('no key update');
  if (user === undefined) return null;
  await lockWallet(transaction, scopeOf(user));
  const order = await lockOrder(transaction, found);
  return order === null ? lockOrderWithOwner(transaction, orderId) : { order, user };
}

/** The result as a decision, for `decideInTransaction`: it is never a refusal. */
export async function settledAsDecision(settled: Promise<Settled>): Promise<Decision<Settled, never>> {
  return grant(await settled);
}

export const BAD_SIGNATURE: WebhookAnswer = { status: 400, text: 'the signature is wrong' };
export const UNREADABLE: WebhookAnswer = { status: 400, text: 'the event cannot be read' };

/**
 * The result of news, as a code for operators.
 *
 * @throws if the order was altered past the program
 */
export function outcomeOf(settled: Settled): WebhookOutcome {
  // The event waits: it is processed once the order is as it was.
  if (settled.kind === 'altered') throw new Error(`order ${settled.orderId} is not as the program wrote it`);
  return { outcome: settled.kind === 'settled' ? `${settled.state}/${settled.effect}` : settled.kind };
}
