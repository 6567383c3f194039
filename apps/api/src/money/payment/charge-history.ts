import type { ChargeHistory, ChargeHistoryRow, ChargeRow } from '@longstrip/api-contract';
import type { ChargeHistoryType, CoinKind } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { coinOrder, coupon, lot, movement, userCoupon } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { type OrderRow, totalOf } from '../../adapters/payment/payment-provider.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { MoneyParts } from '../services.ts';
import { refundOf } from './payment.service.ts';

const DAY_MS = 86_400_000;
const ROWS_MOST = 500;
const SIZE_USUAL = 20;
const SIZE_MOST = 100;

type Call = EndpointCall<SignedInCaller>;
type Parts = Pick<MoneyParts, 'db'>;

const FIELDS = {
  COIN: 'coin',
  BONUS: 'bonusCoin',
  FREE_COIN: 'freeCoin',
  MILEAGE: 'mileage',
} as const satisfies Record<CoinKind, string>;

/**
 * What is left of each charge and when it ends (`payment/charge`, docs/wire.md). Lots that have ended by the clock are left out.
 */
export async function listCharges(
  { db }: Parts,
  { createdAt, sort }: { createdAt?: string | undefined; sort?: string | undefined },
  { caller, nowMs }: Call,
): Promise<ChargeRow[]> {
  const { platformId, userId } = caller.scope;
  const sinceMs = /^\d{1,15}$/.test(createdAt ?? '') ? Number(createdAt) : 0;
  const rows = await db.orm
    .select({ lot, title: coinOrder.title })
    .from(lot)
    .leftJoin(
      coinOrder,
      and(
        eq(coinOrder.platformId, lot.platformId),
        eq(coinOrder.userId, lot.userId),
        eq(coinOrder.chargeMovementId, lot.movementId),
      ),
    )
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        inArray(lot.kind, ['COIN', 'BONUS', 'FREE_COIN']),
        gt(lot.remaining, 0),
        gte(lot.acquiredAtMs, sinceMs),
        or(isNull(lot.expiresAtMs), gt(lot.expiresAtMs, nowMs)),
      ),
    )
    .orderBy(desc(lot.acquiredAtMs), desc(lot.movementId), asc(lot.lotNo))
    .limit(ROWS_MOST);
  const charges = new Map<number, typeof rows>();
  for (const row of rows) charges.set(row.lot.movementId, [...(charges.get(row.lot.movementId) ?? []), row]);
  const listed = [...charges.values()].map((lots) => {
    const of = (kind: CoinKind) => lots.filter((each) => each.lot.kind === kind).map((each) => each.lot);
    const left = (kind: CoinKind) => of(kind).reduce((sum, { remaining }) => sum + remaining, 0);
    const end = (kind: CoinKind) => of(kind).find(({ expiresAtMs }) => expiresAtMs !== null)?.expiresAtMs ?? 0;
    return {
      title: lots[0]?.title ?? lots[0]?.lot.source ?? '',
      ...{ coin: left('COIN'), bonusCoin: left('BONUS'), freeCoin: left('FREE_COIN') },
      ...{ coinExpiredAt: end('COIN'), bonusCoinExpiredAt: end('BONUS'), freeCoinExpiredAt: end('FREE_COIN') },
    };
  });
  return sort === 'EXPIRE' ? listed.toSorted((one, other) => firstEnd(one) - firstEnd(other)) : listed;
}

function firstEnd(row: ChargeRow): number {
  const ends = [row.coinExpiredAt, row.bonusCoinExpiredAt, row.freeCoinExpiredAt].filter((end) => end > 0);
  return Math.min(Number.MAX_SAFE_INTEGER, ...ends);
}

type MovementRow = typeof movement.$inferSelect;
type Entry = { readonly atMs: number; readonly movement: MovementRow | null; readonly orderId: string | null };

/**
 * The charges of the last 90 days, newest first, with the orders that wait for money, or whose money goes back without a charge.
 */
export async function readChargeHistory(
  { db }: Parts,
  query: { page?: string | undefined; size?: string | undefined },
  { caller, platform, nowMs }: Call,
): Promise<ChargeHistory> {
  const number = wholeOf(query.page, 0, 1_000_000);
  const size = Math.max(1, wholeOf(query.size, SIZE_USUAL, SIZE_MOST));
  const sinceMs = nowMs - platform.constants.chargeHistoryDays * DAY_MS;
  const entries = await listEntries(db.orm, caller.scope, sinceMs);
  const shown = entries.slice(number * size, (number + 1) * size);
  const content: ChargeHistoryRow[] = [];
  for (const entry of shown) content.push(await rowOf(db.orm, entry, { caller, platform, nowMs }));
  return pageOf(content, { number, size, totalElements: entries.length });
}

function wholeOf(text: string | undefined, usual: number, most: number): number {
  return /^\d{1,9}$/.test(text ?? '') ? Math.min(most, Number(text)) : usual;
}

const CHARGING_TYPES = ['CHARGE', 'CANCEL', 'EXCHANGE'] as const;

async function listEntries(executor: Executor, { platformId, userId }: ReaderScope, sinceMs: number): Promise<Entry[]> {
  const movements = await executor
    .select()
    .from(movement)
    .where(
      and(
        eq(movement.platformId, platformId),
        eq(movement.userId, userId),
        inArray(movement.type, CHARGING_TYPES),
        gte(movement.createdAtMs, sinceMs),
      ),
    )
    .orderBy(desc(movement.id))
    .limit(ROWS_MOST);
  const waiting = await executor
    .select({ id: coinOrder.id, atMs: coinOrder.createdAtMs })
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.platformId, platformId),
        eq(coinOrder.userId, userId),
        isNull(coinOrder.chargeMovementId),
        sql`(${coinOrder.state} = 'pending' or ${coinOrder.refundAskedAtMs} is not null)`,
        gte(coinOrder.createdAtMs, sinceMs),
      ),
    );
  return [
    ...movements.map((each) => ({ atMs: each.createdAtMs, movement: each, orderId: orderIdOf(each) })),
    ...waiting.map(({ id, atMs }) => ({ atMs, movement: null, orderId: id })),
  ].toSorted((one, other) => other.atMs - one.atMs || (other.movement?.id ?? 0) - (one.movement?.id ?? 0));
}

function orderIdOf({ cause }: MovementRow): string | null {
  return /^(?:operator\/.+\/)?order\/(.+)$/.exec(cause)?.[1] ?? null;
}

/** Section 3’s type of a movement. */
function typeOf({ type, cause }: MovementRow): ChargeHistoryType {
  if (type === 'EXCHANGE') return 'EXCHANGE_MILEAGE';
  const isOperators = cause.startsWith('operator/');
  if (type === 'CANCEL') return isOperators ? 'ADMIN_CANCEL_CHARGE_COIN' : 'CANCEL_CHARGE_COIN';
  if (isOperators) return 'ADMIN_CHARGE_COIN';
  return cause.startsWith('coupon/') ? 'EXCHANGE_COUPON' : 'CHARGE_COIN';
}

async function rowOf(
  executor: Executor,
  { movement: made, orderId, atMs }: Entry,
  { caller, platform, nowMs }: Pick<Call, 'caller' | 'platform' | 'nowMs'>,
): Promise<ChargeHistoryRow> {
  const lots = made === null ? [] : await lotsOf(executor, made, caller.scope);
  const amounts = { coin: 0, bonusCoin: 0, freeCoin: 0, mileage: 0 };
  for (const { kind, amount } of lots) amounts[FIELDS[kind]] += amount;
  const order = orderId === null ? null : await findOrder(executor, caller.scope, orderId);
  const isCharge = made === null || made.type === 'CHARGE';
  return {
    movementId: made?.id ?? null,
    type: made === null ? 'CHARGE_COIN' : typeOf(made),
    createdAt: atMs,
    title: order?.order.title ?? null,
    ...amounts,
    lots,
    order:
      order === null
        ? null
        : { ...(await orderOf(executor, order, platform, nowMs)), ...spentOf(isCharge ? lots : []) },
  };
}

type HistoryLots = ChargeHistoryRow['lots'];

function spentOf(lots: HistoryLots) {
  const spent = (isMileage: boolean) =>
    lots
      .filter(({ kind, amount }) => (kind === 'MILEAGE') === isMileage && amount > 0)
      .reduce((sum, { amount, remaining }) => sum + Math.max(0, amount - remaining), 0);
  return { spentCoins: spent(false), spentMileage: spent(true) };
}

async function lotsOf(
  executor: Executor,
  { platformId, id, userId: readerId }: MovementRow,
  { userId }: ReaderScope,
): Promise<HistoryLots> {
  const result = await executor.execute(sql`
    select lot.kind, sum(posting.amount)::float8 as amount, lot.remaining::float8 as remaining, lot.expires_at_ms::float8 as "expiresAt"
    from posting join lot on lot.platform_id = posting.platform_id and lot.user_id = posting.user_id and lot.id = posting.lot_id
    where posting.platform_id = ${platformId} and posting.reader_id = ${readerId} and posting.movement_id = ${id}
      and posting.user_id = ${userId}
    group by lot.id, lot.kind, lot.remaining, lot.expires_at_ms order by lot.id`);
  return (result as unknown as { rows: HistoryLots }).rows;
}

interface OrderWithCoupon {
  readonly order: OrderRow;
  readonly couponTitle: string | null;
}

async function findOrder(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  orderId: string,
): Promise<OrderWithCoupon | null> {
  const rows = await executor
    .select({ order: coinOrder, couponTitle: coupon.title })
    .from(coinOrder)
    .leftJoin(
      userCoupon,
      and(
        eq(userCoupon.platformId, coinOrder.platformId),
        eq(userCoupon.userId, coinOrder.userId),
        eq(userCoupon.id, coinOrder.userCouponId),
      ),
    )
    .leftJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .where(and(eq(coinOrder.platformId, platformId), eq(coinOrder.userId, userId), eq(coinOrder.id, orderId)));
  return rows[0] ?? null;
}

async function orderOf(
  executor: Executor,
  { order, couponTitle }: OrderWithCoupon,
  platform: Call['platform'],
  nowMs: number,
) {
  return {
    orderId: order.id,
    state: order.state,
    provider: order.provider,
    price: order.priceMinorUnits,
    discount: order.discountMinorUnits,
    total: totalOf(order),
    currency: order.currency,
    couponTitle,
    pendingUntil: order.state === 'pending' ? order.expiresAtMs : null,
    storeNumber: order.state === 'pending' ? order.storeNumber : null,
    isRefundUnderWay: order.refundAskedAtMs !== null && order.refundedAtMs === null,
    ...(await refundOf(executor, order, platform, nowMs)),
  };
}
