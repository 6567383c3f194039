import type { WalletBalance } from '@longstrip/api-contract';
import type { CoinKind } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { lot } from '@longstrip/database/schema';
import { and, eq, gt, isNull, or, sum } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** Reads what a reader has to spend. */
export interface WalletReader {
  /** Lots that have ended are left out by the clock, whether or not the movement that says so is written (D13). */
  balance(reader: ReaderScope, nowMs: number): Promise<WalletBalance>;
}

/** Reads wallets from the ledger. */
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
