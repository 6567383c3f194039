import type { WalletBalance, WalletDetail } from '@longstrip/api-contract';
import type { CoinKind } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { lot } from '@longstrip/database/schema';
import { and, eq, gt, isNull, or, sql, sum } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/**
 * All that a reader has, by the clock (D13): coins by kind, points, the ends of bonus coins, the debt (D41), and how many
 * coupons can be used.
 */
export async function readWalletDetail(
  { orm }: Pick<Database, 'orm'>,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<WalletDetail> {
  // One statement: the frame of every page of a signed-in reader asks for it.
  const result = await orm.execute(sql`with lots as (
      select kind, expires_at_ms, sum(remaining)::float8 as amount from lot
      where platform_id = ${platformId} and user_id = ${userId} and remaining > 0
        and (expires_at_ms is null or expires_at_ms > ${nowMs})
      group by kind, expires_at_ms
    )
    select coalesce((select jsonb_object_agg(kind, amount)
        from (select kind, sum(amount) as amount from lots group by kind) as kinds), '{}') as amounts,
      coalesce((select jsonb_agg(jsonb_build_object('amount', amount, 'expiresAt', expires_at_ms) order by expires_at_ms)
        from lots where kind = 'BONUS' and expires_at_ms is not null), '[]') as "bonusEnds",
      coalesce((select debt_coins from wallet where platform_id = ${platformId} and user_id = ${userId}), 0)::float8
        as "debtCoins",
      (select count(*)::int from user_coupon where platform_id = ${platformId} and user_id = ${userId}
        and used_at_ms is null and order_id is null and expires_at_ms > ${nowMs}) as "usableCoupons"`);
  const [row] = v.parse(DetailRowsSchema, result).rows;
  const { amounts, ...others } = row;
  const of = (kind: CoinKind) => amounts[kind] ?? 0;
  const coinBalance = { coin: of('COIN'), bonusCoin: of('BONUS'), freeCoin: of('FREE_COIN') };
  return { coinBalance, mileage: of('MILEAGE'), ...others };
}

const DetailRowsSchema = v.object({
  rows: v.tuple([
    v.object({
      amounts: v.record(v.string(), v.number()),
      bonusEnds: v.array(v.object({ amount: v.number(), expiresAt: v.number() })),
      debtCoins: v.number(),
      usableCoupons: v.number(),
    }),
  ]),
});

/** Reads what a reader has to spend. */
interface WalletReader {
  /** Lots that have ended are left out by the clock, whether or not the movement that says so is written (D13). */
  balance(reader: ReaderScope, nowMs: number): Promise<WalletBalance>;
}

export function createWalletReader({ orm }: Pick<Database, 'orm'>): WalletReader {
  return {
    balance: (reader, nowMs) => readBalance(orm, reader, nowMs),
  };
}

/** What a reader has to spend, also within a transaction. */
export async function readBalance(executor: Executor, reader: ReaderScope, nowMs: number): Promise<WalletBalance> {
  const of = await readAmounts(executor, reader, nowMs);
  return {
    coinBalance: { coin: of('COIN'), bonusCoin: of('BONUS'), freeCoin: of('FREE_COIN') },
    ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 },
  };
}

/** How much a reader has of a kind, points included. */
export async function readAmounts(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<(kind: CoinKind) => number> {
  const rows = await executor
    .select({ kind: lot.kind, remaining: sum(lot.remaining).mapWith(Number) })
    .from(lot)
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        gt(lot.remaining, 0),
        or(isNull(lot.expiresAtMs), gt(lot.expiresAtMs, nowMs)),
      ),
    )
    .groupBy(lot.kind);
  const amounts = new Map<CoinKind, number>(rows.map(({ kind, remaining }) => [kind, remaining ?? 0]));
  return (kind) => amounts.get(kind) ?? 0;
}
