import type { WalletBalance, WalletDetail } from '@longstrip/api-contract';
import type { CoinKind } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { lot, userCoupon, wallet } from '@longstrip/database/schema';
import { and, asc, count, eq, gt, isNotNull, isNull, or, sum } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/**
 * All that a reader has, by the clock (D13): coins by kind, points, the ends of bonus coins, the debt (D41), and how many
 * coupons can be used.
 */
export async function readWalletDetail(
  { orm }: Pick<Database, 'orm'>,
  reader: ReaderScope,
  nowMs: number,
): Promise<WalletDetail> {
  const [of, bonusEnds, debtCoins, usableCoupons] = await Promise.all([
    readAmounts(orm, reader, nowMs),
    readBonusEnds(orm, reader, nowMs),
    readDebtCoins(orm, reader),
    countUsableCoupons(orm, reader, nowMs),
  ]);
  return {
    coinBalance: { coin: of('COIN'), bonusCoin: of('BONUS'), freeCoin: of('FREE_COIN') },
    mileage: of('MILEAGE'),
    bonusEnds,
    debtCoins,
    usableCoupons,
  };
}

async function readBonusEnds(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<WalletDetail['bonusEnds']> {
  const rows = await executor
    .select({ expiresAt: lot.expiresAtMs, amount: sum(lot.remaining).mapWith(Number) })
    .from(lot)
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        eq(lot.kind, 'BONUS'),
        gt(lot.remaining, 0),
        isNotNull(lot.expiresAtMs),
        gt(lot.expiresAtMs, nowMs),
      ),
    )
    .groupBy(lot.expiresAtMs)
    .orderBy(asc(lot.expiresAtMs));
  return rows.flatMap(({ expiresAt, amount }) => (expiresAt === null ? [] : [{ amount, expiresAt }]));
}

async function readDebtCoins(executor: Executor, { platformId, userId }: ReaderScope): Promise<number> {
  const [row] = await executor
    .select({ debtCoins: wallet.debtCoins })
    .from(wallet)
    .where(and(eq(wallet.platformId, platformId), eq(wallet.userId, userId)));
  return row?.debtCoins ?? 0;
}

async function countUsableCoupons(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<number> {
  const [row] = await executor
    .select({ usable: count() })
    .from(userCoupon)
    .where(
      and(
        eq(userCoupon.platformId, platformId),
        eq(userCoupon.userId, userId),
        isNull(userCoupon.usedAtMs),
        isNull(userCoupon.orderId),
        gt(userCoupon.expiresAtMs, nowMs),
      ),
    );
  return row?.usable ?? 0;
}

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
