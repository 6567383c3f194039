import { DOUBLE_ORDER_MS, type DoublePaymentPage, type DoublePaymentsQuerySchema } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import { coinOrder } from '@longstrip/database/schema';
import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { showOrder } from './orders-for-operator.ts';

const SINCE_MS = 30 * 86_400_000;

/** The order of the same reader for the same pack that came just before, one that is still paid if there is any; null: none is near. */
const EARLIER: SQL<string | null> = sql`(select near.id from coin_order as near
  where near.paid_at_ms is not null and near.platform_id = coin_order.platform_id and near.user_id = coin_order.user_id
    and near.product_id = coin_order.product_id and (near.created_at_ms, near.id) < (coin_order.created_at_ms, coin_order.id)
    and near.created_at_ms >= coin_order.created_at_ms - ${DOUBLE_ORDER_MS}::bigint
  order by near.state = 'paid' desc, near.created_at_ms desc, near.id desc limit 1)`;

/**
 * Whether there is one, for a list since a time. It looks at the orders since then once, where the expression above would look for
 * each.
 */
const hasEarlier = (sinceMs: number): SQL => sql`exists (select 1 from coin_order as near
  where near.paid_at_ms is not null and near.platform_id = ${coinOrder.platformId} and near.user_id = ${coinOrder.userId}
    and near.product_id = ${coinOrder.productId} and (near.created_at_ms, near.id) < (${coinOrder.createdAtMs}, ${coinOrder.id})
    and near.created_at_ms >= ${coinOrder.createdAtMs} - ${DOUBLE_ORDER_MS}::bigint
    and near.created_at_ms >= ${sinceMs - DOUBLE_ORDER_MS}::bigint)`;

/** Whether both orders of a pair are still paid. */
const IS_OPEN = sql<boolean>`(coin_order.state = 'paid' and exists (select 1 from coin_order as earlier
  where earlier.platform_id = coin_order.platform_id and earlier.id = ${EARLIER} and earlier.state = 'paid'))`;

/** `adminDoublePayments`: each pair with what can be done about both orders now. */
export async function listDoublePayments(
  executor: Executor,
  { platform, state, from, until, after, limit }: v.InferOutput<typeof DoublePaymentsQuerySchema>,
  nowMs: number,
): Promise<DoublePaymentPage> {
  const [atMs, id] = after.split('.');
  const sinceMs = from ?? nowMs - SINCE_MS;
  const { id: orderId, platformId, userId, productId, state: orderState, createdAtMs } = coinOrder;
  // Sorted by itself, so that what follows is asked of pairs alone.
  const pairs = executor
    .select({ orderId, platformId, userId, productId, orderState, createdAtMs })
    .from(coinOrder)
    .where(
      and(
        ...[eq(platformId, platform), isNotNull(coinOrder.paidAtMs), gte(createdAtMs, sinceMs), hasEarlier(sinceMs)],
        until === null ? undefined : lt(createdAtMs, until),
        after === '' ? undefined : sql`(${createdAtMs}, ${orderId}) < (${atMs}, ${id})`,
      ),
    )
    .orderBy(desc(createdAtMs), desc(orderId))
    .as('coin_order');
  const found = await executor
    .select({ id: pairs.orderId, createdAtMs: pairs.createdAtMs, earlier: EARLIER, isOpen: IS_OPEN })
    .from(pairs)
    .where(state === null ? undefined : sql`${IS_OPEN} = ${state === 'OPEN'}`)
    .orderBy(desc(pairs.createdAtMs), desc(pairs.orderId))
    .limit(limit + 1);
  const rows: DoublePaymentPage['rows'] = [];
  for (const pair of found.slice(0, limit)) {
    const first = await showOrder(executor, { platform, order: pair.earlier ?? '' }, nowMs);
    const second = await showOrder(executor, { platform, order: pair.id }, nowMs);
    if (!first.ok || !second.ok) continue;
    rows.push({ state: pair.isOpen ? 'OPEN' : 'SETTLED', first: first.value, second: second.value });
  }
  const last = found.at(limit - 1);
  return { rows, next: found.length > limit && last !== undefined ? `${last.createdAtMs}.${last.id}` : null };
}
