import type { RouletteTicketSource } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { rouletteTicket } from '@longstrip/database/schema';
import { and, asc, count, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export interface NewTickets {
  readonly source: RouletteTicketSource;
  readonly count: number;
  /** Exclusive; null: they do not end. */
  readonly expiresAtMs: number | null;
  readonly nowMs: number;
}

/** Gives a reader tickets, each for one spin (D20). */
export async function addTickets(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { source, count: howMany, expiresAtMs, nowMs }: NewTickets,
): Promise<void> {
  const ticket = { platformId, userId, source, receivedAtMs: nowMs, expiresAtMs };
  await transaction.insert(rouletteTicket).values(Array.from({ length: howMany }, () => ticket));
}

const canBeUsed = ({ platformId, userId }: ReaderScope, nowMs: number): SQL | undefined =>
  and(
    eq(rouletteTicket.platformId, platformId),
    eq(rouletteTicket.userId, userId),
    isNull(rouletteTicket.usedAtMs),
    or(isNull(rouletteTicket.expiresAtMs), gt(rouletteTicket.expiresAtMs, nowMs)),
  );

/** How many spins a reader has now. */
export async function countTickets(executor: Executor, reader: ReaderScope, nowMs: number): Promise<number> {
  const rows = await executor.select({ count: count() }).from(rouletteTicket).where(canBeUsed(reader, nowMs));
  return rows[0]?.count ?? 0;
}

/** The ids of the tickets that a reader can use: the first to end first, those without an end last. Their wallet is locked by this transaction. */
export async function lockTickets(transaction: Transaction, reader: ReaderScope, nowMs: number): Promise<number[]> {
  const rows = await transaction
    .select({ id: rouletteTicket.id })
    .from(rouletteTicket)
    .where(canBeUsed(reader, nowMs))
    .orderBy(asc(rouletteTicket.expiresAtMs), asc(rouletteTicket.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Uses a ticket up, with what came of it. */
export async function useTicket(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  ticketId: number,
  result: { rouletteId: string; prizeNo: number; movementId: number | null; nowMs: number },
): Promise<void> {
  const { nowMs: usedAtMs, ...drawn } = result;
  await transaction
    .update(rouletteTicket)
    .set({ ...drawn, usedAtMs })
    .where(
      and(
        eq(rouletteTicket.platformId, platformId),
        eq(rouletteTicket.userId, userId),
        eq(rouletteTicket.id, ticketId),
      ),
    );
}
