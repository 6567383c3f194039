import type { Roulette, RouletteChance, RouletteSpun } from '@longstrip/api-contract';
import {
  ageGroupOf,
  chooseWheel,
  type Decision,
  decideSpin,
  drawPrize,
  grant,
  lotOfPrize,
  oddsOf,
  prizesInStock,
  type RouletteTicketSource,
  refuse,
  totalWeightOf,
  type WheelRefusal,
} from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { roulette, roulettePrize, rouletteTicket } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf, signedInReader } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isAccountClosed } from '../../people/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { readTicketEvents } from '../event/ticket-events.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import type { MoneyParts } from '../services.ts';

type ReaderCall = EndpointCall<SignedInCaller>;

/** A wheel with what it can give now. */
interface Wheel extends WheelRow {
  readonly prizes: readonly PrizeRow[];
}

/** The wheel that runs for the reader now (D20); one with nothing left to win is over. */
export async function findWheel(
  executor: Executor,
  { caller, platform, nowMs }: ReaderCall,
): Promise<Decision<Wheel, WheelRefusal>> {
  const rows = await listWheels(executor, platform.id, nowMs);
  if (rows.length === 0) return refuse('NOT_EVENT_PERIOD');
  const prizes = prizesInStock(
    await listPrizes(
      executor,
      platform.id,
      rows.map(({ id }) => id),
    ),
  );
  const wheels = rows
    .map((row) => ({ ...row, prizes: prizes.filter(({ rouletteId }) => rouletteId === row.id) }))
    .filter((wheel) => wheel.prizes.length > 0);
  const ageGroup = ageGroupOf(signedInReader(caller, platform, nowMs), adultRulesOf(platform, nowMs), nowMs);
  return chooseWheel(wheels, ageGroup, nowMs);
}

/** `GET event/roulette`: the wheel with its odds, and the reader's tickets. */
export async function readRoulette(
  parts: Pick<MoneyParts, 'db' | 'services'>,
  call: ReaderCall,
): Promise<Decision<Roulette, WheelRefusal>> {
  const { orm } = parts.db;
  const found = await findWheel(orm, call);
  if (!found.ok) return found;
  const { id: rouletteId, title, endsAtMs: endsAt, prizes } = found.value;
  const [tickets, ticketEvents] = await Promise.all([
    countTickets(orm, call.caller.scope, call.nowMs),
    readTicketEvents(parts, call),
  ]);
  return grant({ rouletteId, title, endsAt, chances: chancesOf(prizes), tickets, ticketEvents });
}

/**
 * `POST event/roulette`: one ticket, one draw, and its reward, in one transaction. The wallet is locked first, then the tickets,
 * then the prizes, so that a prize that is out of stock is not drawn.
 */
export async function spin(
  transaction: Transaction,
  { randomBelow }: Pick<MoneyParts['services'], 'randomBelow'>,
  call: ReaderCall,
): Promise<Decision<RouletteSpun, WheelRefusal | 'UNAUTHORIZED_USER' | 'NOT_EVENT_REMAIN_TICKET'>> {
  const { caller, platform, nowMs } = call;
  const { wallet } = await lockWallet(transaction, caller.scope);
  const found = await findWheel(transaction, call);
  if (!found.ok) return found;
  const tickets = await lockTickets(transaction, caller.scope, nowMs);
  const decided = decideSpin({
    tickets: tickets.length,
    owes: wallet.debt.coins > 0 || wallet.debt.points > 0,
    isClosed: await isAccountClosed(transaction, caller.scope),
  });
  if (!decided.ok) return decided;
  const prizes = prizesInStock(await lockPrizes(transaction, found.value));
  const [ticketId] = tickets;
  if (ticketId === undefined || prizes.length === 0) return refuse('NOT_EVENT_PERIOD');
  const prize = drawPrize(prizes, randomBelow(totalWeightOf(prizes)));
  await countGiven(transaction, prize);
  const terms = lotOfPrize(prize, platform.constants, nowMs);
  const facts = { cause: `roulette/${prize.rouletteId}`, key: `roulette/${ticketId}`, nowMs };
  const movement = terms === null ? null : await chargeWallet(transaction, caller.scope, [terms], facts);
  const { rouletteId, prizeNo } = prize;
  const result = { rouletteId, prizeNo, movementId: movement?.movementId ?? null, nowMs };
  await useTicket(transaction, caller.scope, ticketId, result);
  return grant({ prize: wirePrize(prize), tickets: tickets.length - 1, chances: chancesOf(prizes) });
}

function chancesOf(prizes: readonly PrizeRow[]): RouletteChance[] {
  return oddsOf(prizes).map(({ prize, percent }) => ({ prize: wirePrize(prize), percent }));
}

function wirePrize({ prizeNo, kind, amount }: PrizeRow) {
  return { prizeNo, kind, amount };
}

type WheelRow = typeof roulette.$inferSelect;
type PrizeRow = typeof roulettePrize.$inferSelect;

/** The wheels of a platform that run now, for any reader. */
function listWheels(executor: Executor, platformId: string, nowMs: number): Promise<WheelRow[]> {
  return executor
    .select()
    .from(roulette)
    .where(and(eq(roulette.platformId, platformId), lte(roulette.startsAtMs, nowMs), gt(roulette.endsAtMs, nowMs)))
    .orderBy(asc(roulette.endsAtMs), asc(roulette.id));
}

/** The prizes of wheels, in their order on each. */
function listPrizes(executor: Executor, platformId: string, rouletteIds: readonly string[]): Promise<PrizeRow[]> {
  return executor
    .select()
    .from(roulettePrize)
    .where(and(eq(roulettePrize.platformId, platformId), inArray(roulettePrize.rouletteId, [...rouletteIds])))
    .orderBy(asc(roulettePrize.rouletteId), asc(roulettePrize.prizeNo));
}

/** Locks the prizes of a wheel, in a fixed order: one spin of it at a time, so that its stock is exact. */
function lockPrizes(transaction: Transaction, { platformId, id }: WheelRow): Promise<PrizeRow[]> {
  return transaction
    .select()
    .from(roulettePrize)
    .where(and(eq(roulettePrize.platformId, platformId), eq(roulettePrize.rouletteId, id)))
    .orderBy(asc(roulettePrize.prizeNo))
    .for('no key update');
}

/** Counts one more of a prize as given. Its row is locked by this transaction. */
async function countGiven(transaction: Transaction, { platformId, rouletteId, prizeNo }: PrizeRow): Promise<void> {
  await transaction
    .update(roulettePrize)
    .set({ givenCount: sql`${roulettePrize.givenCount} + 1` })
    .where(
      and(
        eq(roulettePrize.platformId, platformId),
        eq(roulettePrize.rouletteId, rouletteId),
        eq(roulettePrize.prizeNo, prizeNo),
      ),
    );
}

interface NewTickets {
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

/** Tickets that a reader got together. */
interface TicketBatch {
  readonly source: RouletteTicketSource;
  readonly receivedAtMs: number;
  readonly expiresAtMs: number | null;
}

const isUnusedOf = ({ platformId, userId }: ReaderScope, { source, receivedAtMs, expiresAtMs }: TicketBatch) =>
  and(
    ...[eq(rouletteTicket.platformId, platformId), eq(rouletteTicket.userId, userId)],
    ...[eq(rouletteTicket.source, source), eq(rouletteTicket.receivedAtMs, receivedAtMs)],
    expiresAtMs === null ? isNull(rouletteTicket.expiresAtMs) : eq(rouletteTicket.expiresAtMs, expiresAtMs),
    isNull(rouletteTicket.usedAtMs),
  );

/** How many of a batch are not spun. */
export function countUnused(executor: Executor, reader: ReaderScope, batch: TicketBatch): Promise<number> {
  return executor.$count(rouletteTicket, isUnusedOf(reader, batch));
}

/** Removes tickets of a batch that are not spun. The wallet is locked by this transaction. @returns how many */
export async function removeTickets(
  transaction: Transaction,
  reader: ReaderScope,
  { most, ...batch }: TicketBatch & { readonly most: number },
): Promise<number> {
  const { platformId, userId } = reader;
  const rows = await transaction
    .select({ id: rouletteTicket.id })
    .from(rouletteTicket)
    .where(isUnusedOf(reader, batch))
    .orderBy(desc(rouletteTicket.id))
    .limit(most)
    .for('update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await transaction
    .delete(rouletteTicket)
    .where(
      and(
        eq(rouletteTicket.platformId, platformId),
        eq(rouletteTicket.userId, userId),
        inArray(rouletteTicket.id, ids),
      ),
    );
  return rows.length;
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

/**
 * The ids of the tickets that a reader can use. Those that end first come first, those without an end last. Their wallet is
 * locked by this transaction.
 */
async function lockTickets(transaction: Transaction, reader: ReaderScope, nowMs: number): Promise<number[]> {
  const rows = await transaction
    .select({ id: rouletteTicket.id })
    .from(rouletteTicket)
    .where(canBeUsed(reader, nowMs))
    .orderBy(asc(rouletteTicket.expiresAtMs), asc(rouletteTicket.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Marks a ticket as used, with its result. */
async function useTicket(
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
