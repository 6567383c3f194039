import {
  DOUBLE_ORDER_MS,
  type OperatorOrder,
  type OrderListQuerySchema,
  type OrderPage,
  type OrderQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, grant, isRefundOwed, OVERRIDABLE_REFUND_REASONS, refuse } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { appUser, coinOrder, coupon, lot, userCoupon, webhookEvent } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { refundOf } from './payment.service.ts';
import { ORDER_REFUND_SENTENCES } from './refund-by-operator.ts';

export const NO_SUCH_ORDER = 'there is no such order on that platform.';
const DOUBLES_SINCE_MS = 30 * 86_400_000;

/** The nearest paid order of the same reader for the same pack; null: there is none near. */
const DOUBLE_OF: SQL<string | null> = sql`(select near.id from coin_order as near
  where ${coinOrder.paidAtMs} is not null and near.paid_at_ms is not null and near.platform_id = ${coinOrder.platformId}
    and near.user_id = ${coinOrder.userId} and near.product_id = ${coinOrder.productId} and near.id <> ${coinOrder.id}
    and near.created_at_ms between ${coinOrder.createdAtMs} - ${DOUBLE_ORDER_MS}::bigint and ${coinOrder.createdAtMs} + ${DOUBLE_ORDER_MS}::bigint
  order by abs(near.created_at_ms - ${coinOrder.createdAtMs}), near.id limit 1)`;

/**
 * Whether there is one, for a list since a time. It looks at the orders since then once, where the expression above would look for
 * each.
 */
const hasDouble = (sinceMs: number): SQL => sql`exists (select 1 from coin_order as near
  where near.paid_at_ms is not null and near.platform_id = ${coinOrder.platformId} and near.user_id = ${coinOrder.userId}
    and near.product_id = ${coinOrder.productId} and near.id <> ${coinOrder.id}
    and near.created_at_ms between ${coinOrder.createdAtMs} - ${DOUBLE_ORDER_MS}::bigint and ${coinOrder.createdAtMs} + ${DOUBLE_ORDER_MS}::bigint
    and near.created_at_ms >= ${sinceMs - DOUBLE_ORDER_MS}::bigint)`;

/** Orders with what their lists show; `where` says which. */
export function selectOrders(executor: Executor) {
  return executor
    .select({ order: coinOrder, nickname: appUser.nickname, doubleOf: DOUBLE_OF })
    .from(coinOrder)
    .innerJoin(appUser, and(eq(appUser.platformId, coinOrder.platformId), eq(appUser.id, coinOrder.userId)))
    .$dynamic();
}

/** `adminOrders`: orders of a platform, the newest first. */
export async function listOrders(
  executor: Executor,
  asked: v.InferOutput<typeof OrderListQuerySchema>,
  nowMs: number,
): Promise<OrderPage> {
  const { platform, state, provider, from, until, doubles, after, limit } = asked;
  const [atMs, id] = after.split('.');
  const sinceMs = from ?? (doubles ? nowMs - DOUBLES_SINCE_MS : null);
  const found = await selectOrders(executor)
    .where(
      and(
        eq(coinOrder.platformId, platform),
        state === null ? undefined : eq(coinOrder.state, state),
        provider === null ? undefined : eq(coinOrder.provider, provider),
        sinceMs === null ? undefined : gte(coinOrder.createdAtMs, sinceMs),
        until === null ? undefined : lt(coinOrder.createdAtMs, until),
        doubles && sinceMs !== null ? and(isNotNull(coinOrder.paidAtMs), hasDouble(sinceMs)) : undefined,
        after === '' ? undefined : sql`(${coinOrder.createdAtMs}, ${coinOrder.id}) < (${atMs}, ${id})`,
      ),
    )
    .orderBy(desc(coinOrder.createdAtMs), desc(coinOrder.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit).map(listed);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return { rows, next: hasMore ? `${last.createdAtMs}.${last.orderId}` : null };
}

interface FoundOrder {
  readonly order: OrderRow;
  readonly nickname: string | null;
  readonly doubleOf: string | null;
}

/** An order as lists show it. */
export function listed({ order, nickname, doubleOf }: FoundOrder): OrderPage['rows'][number] {
  const { id: orderId, userId, title, state, provider, currency, createdAtMs, paidAtMs } = order;
  return {
    ...{ orderId, userId, nickname, title, state, provider, total: totalOf(order), currency, createdAtMs, paidAtMs },
    ...{ isRefundOwed: isRefundOwed(order), doubleOf },
  };
}

/** `adminOrder`: one order, and what `adminOrderRefund` would decide about it now, by the same rule. */
export async function showOrder(
  executor: Executor,
  { platform: platformId, order: orderId }: v.InferOutput<typeof OrderQuerySchema>,
  nowMs: number,
): Promise<Decision<OperatorOrder, 'NOT_EXIST'>> {
  const [found] = await selectOrders(executor).where(
    and(eq(coinOrder.platformId, platformId), eq(coinOrder.id, orderId)),
  );
  if (found === undefined) return refuse('NOT_EXIST');
  const { order } = found;
  const { productId, clientPlatform, providerReference, coins, bonusCoins, mileage, updatedAtMs, expiresAtMs } = order;
  const { refundAskedAtMs, refundedAtMs, chargeMovementId, cancelMovementId } = order;
  return grant({
    ...listed(found),
    ...{
      productId,
      clientPlatform,
      providerReference,
      price: order.priceMinorUnits,
      discount: order.discountMinorUnits,
    },
    ...{ coins, bonusCoins, mileage, updatedAtMs, expiresAtMs, refundAskedAtMs, refundedAtMs, chargeMovementId },
    cancelMovementId,
    coupon: await findCoupon(executor, order),
    lots: await listLots(executor, order),
    events: await listEvents(executor, order),
    refund: await refundVerdict(executor, order, nowMs),
  });
}

async function refundVerdict(executor: Executor, order: OrderRow, nowMs: number): Promise<OperatorOrder['refund']> {
  const platform = getPlatform(knownPlatform(order.platformId));
  const { refundUntil, refundHindrance: refusal } = await refundOf(executor, order, platform, nowMs);
  return {
    isAllowed: refusal === null,
    untilMs: refundUntil,
    refusal,
    sentence: refusal === null ? null : ORDER_REFUND_SENTENCES[refusal],
    mayOverride: refusal !== null && OVERRIDABLE_REFUND_REASONS.has(refusal),
    needsApproval: totalOf(order) > platform.constants.approvalRefundMinorUnits,
  };
}

async function findCoupon(executor: Executor, order: OrderRow): Promise<OperatorOrder['coupon']> {
  if (order.userCouponId === null) return null;
  const [row] = await executor
    .select({ own: userCoupon, title: coupon.title, type: coupon.type })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .where(
      and(
        eq(userCoupon.platformId, order.platformId),
        eq(userCoupon.userId, order.userId),
        eq(userCoupon.id, order.userCouponId),
      ),
    );
  if (row === undefined) return null;
  const { own, title, type } = row;
  return { userCouponId: own.id, title, type, usedAtMs: own.usedAtMs };
}

async function listLots(executor: Executor, order: OrderRow): Promise<OperatorOrder['lots']> {
  if (order.chargeMovementId === null) return [];
  const rows = await executor
    .select()
    .from(lot)
    .where(and(eq(lot.platformId, order.platformId), eq(lot.movementId, order.chargeMovementId)))
    .orderBy(asc(lot.lotNo));
  return rows.map(({ id: lotId, kind, amount, remaining, expiresAtMs }) => ({
    ...{ lotId, kind, amount, remaining, expiresAtMs },
  }));
}

/** The provider’s events, in the order in which they were processed. Their contents have personal data, and are not read. */
async function listEvents(executor: Executor, { eventIds }: OrderRow): Promise<OperatorOrder['events']> {
  const named = eventIds.map((name) => {
    const [source = '', ...rest] = name.split('/');
    return { source, eventId: rest.join('/') };
  });
  if (named.length === 0) return [];
  const { source, eventId, receivedAtMs, workedAtMs, outcome } = webhookEvent;
  const rows = await executor
    .select({ source, eventId, receivedAtMs, workedAtMs, outcome })
    .from(webhookEvent)
    .where(or(...named.map((each) => sql`(${source}, ${eventId}) = (${each.source}, ${each.eventId})`)));
  return named.flatMap((each) => rows.find((row) => row.source === each.source && row.eventId === each.eventId) ?? []);
}
