import type { TransferSummary } from '@longstrip/api-contract';
import type { TransferState } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { accountTransfer, lot, wallet } from '@longstrip/database/schema';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** The row of an account's move. */
export type TransferRow = typeof accountTransfer.$inferSelect;

/** Both accounts of a move. The wallets are locked in the order of their platforms and ids. */
export interface TransferScope {
  readonly from: ReaderScope;
  readonly to: ReaderScope;
}

function isOf({ platformId, userId }: Pick<ReaderScope, 'platformId' | 'userId'>) {
  return and(eq(accountTransfer.platformId, platformId), eq(accountTransfer.userId, userId));
}

export async function findTransfer(executor: Executor, from: ReaderScope): Promise<TransferRow | null> {
  return (await executor.select().from(accountTransfer).where(isOf(from)))[0] ?? null;
}

/** The same, locked until the end of the transaction. It is locked after the account and before the wallets. */
export async function lockTransfer(
  transaction: Transaction,
  from: Pick<ReaderScope, 'platformId' | 'userId'>,
): Promise<TransferRow | null> {
  return (await transaction.select().from(accountTransfer).where(isOf(from)).for('update'))[0] ?? null;
}

/** Chooses the account that it moves to; replaces one that was chosen before. */
export async function chooseTarget(
  transaction: Transaction,
  { from, to }: TransferScope,
  nowMs: number,
): Promise<void> {
  const chosen = { targetPlatformId: to.platformId, targetUserId: to.userId, chosenAtMs: nowMs };
  await transaction
    .insert(accountTransfer)
    .values({ platformId: from.platformId, userId: from.userId, state: 'chosen', ...chosen })
    .onConflictDoUpdate({
      target: [accountTransfer.platformId, accountTransfer.userId],
      set: chosen,
      setWhere: eq(accountTransfer.state, 'chosen'),
    });
}

export async function changeTransfer(
  transaction: Transaction,
  from: Pick<ReaderScope, 'platformId' | 'userId'>,
  change: Partial<TransferRow> & { state: TransferState; summary?: TransferSummary },
): Promise<void> {
  await transaction.update(accountTransfer).set(change).where(isOf(from));
}

/** What an account has, by kind and end; what ends first comes first. */
export async function listAmounts(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  nowMs: number,
): Promise<TransferSummary['amounts']> {
  return executor
    .select({
      kind: lot.kind,
      expiresAt: lot.expiresAtMs,
      amount: sql`sum(${lot.remaining})`.mapWith(Number),
    })
    .from(lot)
    .where(
      and(
        eq(lot.platformId, platformId),
        eq(lot.userId, userId),
        gt(lot.remaining, 0),
        or(isNull(lot.expiresAtMs), gt(lot.expiresAtMs, nowMs)),
      ),
    )
    .groupBy(lot.kind, lot.expiresAtMs)
    .orderBy(asc(lot.expiresAtMs), asc(lot.kind));
}

export async function findDebt(executor: Executor, { platformId, userId }: ReaderScope) {
  const rows = await executor
    .select({ debtCoins: wallet.debtCoins, debtPoints: wallet.debtPoints })
    .from(wallet)
    .where(and(eq(wallet.platformId, platformId), eq(wallet.userId, userId)));
  return rows[0] ?? { debtCoins: 0, debtPoints: 0 };
}

const ClosedSchema = v.object({ rows: v.tuple([v.object({ is_closed: v.boolean() })]) });

/**
 * Whether the account has confirmed its move to another platform (D34), and so spends and gets nothing more. The
 * confirmation locks the wallet: a caller under the wallet's lock sees what holds until the transaction ends.
 */
export async function isAccountClosed(executor: Executor, { platformId, userId }: ReaderScope): Promise<boolean> {
  const result = await executor.execute(sql`select is_account_closed(${platformId}, ${userId}) as is_closed`);
  return v.parse(ClosedSchema, result).rows[0].is_closed;
}
