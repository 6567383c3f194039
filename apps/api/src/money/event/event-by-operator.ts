import { type Decision, drawWinners, grant, type OperatorRole, type PrizeAddress, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Transaction } from '@longstrip/database';
import { event, eventEntry } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { findAccountById, isAccountClosed } from '../../people/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { FOR_ANOTHER_ROLE, type Operator } from '../../shared/operator.ts';
import { CountSchema, knownPlatform, LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';
import { countEntries, type EntryRow, type ListedEntry, listEntries } from './entry.repository.ts';
import { lockEvent } from './event.repository.ts';
import { giveRewards } from './take-part.service.ts';

/** Tickets in one answer. */
const MOST_ENTRIES = 1_000;
/** D25: the operators who send prizes, and so see the addresses. */
const SEE_ADDRESSES: ReadonlySet<OperatorRole> = new Set(['owner', 'support']);
const DRAW: ReadonlySet<OperatorRole> = new Set(['owner', 'merchandiser']);

const eventEntries = { platform: PlatformIdSchema, event: LineSchema, reason: LineSchema } as const;

export const EventEntriesSchema = v.object({
  ...eventEntries,
  /** Also the addresses that prizes go to, of tickets that have won. */
  withAddresses: v.exactOptional(v.boolean(), false),
  /** From 0. */
  page: v.exactOptional(CountSchema, 0),
});
export type EventEntries = v.InferOutput<typeof EventEntriesSchema>;

export const EventDrawSchema = v.object(eventEntries);
export type EventDraw = v.InferOutput<typeof EventDrawSchema>;

/** A ticket in an operator's list. */
export interface OperatorEntry extends Pick<EntryRow, 'userId' | 'ticketNo' | 'joinedAtMs' | 'isWinner'> {
  readonly hasAddress: boolean;
  /** Null if it was not asked for, was not given, or the ticket won nothing. */
  readonly address: PrizeAddress | null;
}

export interface OperatorEntries {
  readonly total: number;
  readonly page: number;
  readonly entries: readonly OperatorEntry[];
}

type EntriesRefusal = 'NOT_FOUND_EVENT' | 'FORBIDDEN';
type DrawRefusal = EntriesRefusal | 'NOT_EVENT_PERIOD';

/** The sentence for the operator for each refusal. */
export const EVENT_OPERATOR_SENTENCES: Readonly<Record<DrawRefusal, string>> = {
  NOT_FOUND_EVENT: 'there is no such event with tickets on that platform, or it is not drawn.',
  FORBIDDEN: FOR_ANOTHER_ROLE,
  NOT_EVENT_PERIOD: 'the event has not ended: until then readers take tickets.',
};

/**
 * The tickets of an event, page by page. The audit log records which operator read them, and why. Addresses are only for the
 * roles that send prizes.
 */
export function readEntriesByOperator(
  database: Database,
  operator: Operator,
  { platform: platformId, event: eventId, reason, withAddresses, page }: EventEntries,
  nowMs: number,
): Promise<Decision<OperatorEntries, EntriesRefusal>> {
  return decideInTransaction(database, async (transaction): Promise<Decision<OperatorEntries, EntriesRefusal>> => {
    if (withAddresses && !SEE_ADDRESSES.has(operator.role)) return refuse('FORBIDDEN');
    const found = await lockEvent(transaction, platformId, eventId);
    if (found === null || found.kind !== 'TICKET') return refuse('NOT_FOUND_EVENT');
    const total = await countEntries(transaction, platformId, eventId);
    const paging = { limit: MOST_ENTRIES, offset: page * MOST_ENTRIES };
    const rows = await listEntries(transaction, { platformId, eventId, ...paging });
    const isFirstCome = found.ticketMode === 'FIRST_COME';
    const entries = rows.map((row) => operatorEntry(row, withAddresses && (isFirstCome || row.isWinner === true)));
    const after = { reason, withAddresses, page, count: entries.length };
    const change = { action: 'event.entries', subjectType: 'event', subjectId: `${platformId}/${eventId}` } as const;
    await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
    return grant({ total, page, entries });
  });
}

function operatorEntry(
  { userId, ticketNo, joinedAtMs, isWinner, address }: ListedEntry,
  isAddressShown: boolean,
): OperatorEntry {
  const shown = isAddressShown ? address : null;
  return { userId, ticketNo, joinedAtMs, isWinner, hasAddress: address !== null, address: shown };
}

export interface EventDrawn {
  /** The numbers of the tickets. */
  readonly winners: readonly number[];
  /** False: it was drawn before, and its winners stay. */
  readonly isNew: boolean;
  /** Rewards that were given now. */
  readonly givenCount: number;
}

/**
 * Draws the winners of an event that has ended, once, and gives each winner their rewards. The draw is one transaction; each
 * reward is a transaction of its own, under the lock of that reader's wallet. A draw that was interrupted is completed by drawing
 * again.
 */
export async function drawByOperator(
  { database, randomBelow }: { database: Database; randomBelow: (limit: number) => number },
  operator: Operator,
  asked: EventDraw,
  nowMs: number,
): Promise<Decision<EventDrawn, DrawRefusal>> {
  if (!DRAW.has(operator.role)) return refuse('FORBIDDEN');
  const drawn = await decideInTransaction(database, (transaction) =>
    draw(transaction, { operator, randomBelow, nowMs }, asked),
  );
  if (!drawn.ok) return drawn;
  const { winners, isNew } = drawn.value;
  const platform = getPlatform(knownPlatform(asked.platform));
  let givenCount = 0;
  for (const { userId } of winners) {
    const given = await decideInTransaction(database, async (transaction) => {
      const account = await findAccountById(transaction, { platformId: platform.id, userId });
      if (account === null) return grant(0);
      const scope = scopeOf(account);
      await lockWallet(transaction, scope);
      if (await isAccountClosed(transaction, scope)) return grant(0);
      return grant((await giveRewards(transaction, scope, { eventId: asked.event, count: 1, platform, nowMs })).length);
    });
    if (given.ok) givenCount += given.value;
  }
  return grant({ winners: winners.map(({ ticketNo }) => ticketNo), isNew, givenCount });
}

async function draw(
  transaction: Transaction,
  { operator, randomBelow, nowMs }: { operator: Operator; randomBelow: (limit: number) => number; nowMs: number },
  { platform: platformId, event: eventId, reason }: EventDraw,
): Promise<Decision<{ winners: EntryRow[]; isNew: boolean }, 'NOT_FOUND_EVENT' | 'NOT_EVENT_PERIOD'>> {
  const found = await lockEvent(transaction, platformId, eventId);
  if (found === null || found.winnerCount === null) return refuse('NOT_FOUND_EVENT');
  if (nowMs < found.endsAtMs) return refuse('NOT_EVENT_PERIOD');
  const isOfEvent = and(eq(eventEntry.platformId, platformId), eq(eventEntry.eventId, eventId));
  const entries = await transaction.select().from(eventEntry).where(isOfEvent).orderBy(eventEntry.ticketNo);
  if (found.drawnAtMs !== null) return grant({ winners: entries.filter(({ isWinner }) => isWinner), isNew: false });
  const winners = drawWinners(entries, { winnerCount: found.winnerCount, randomBelow }).toSorted(
    (one, other) => one.ticketNo - other.ticketNo,
  );
  const numbers = winners.map(({ ticketNo }) => ticketNo);
  await transaction.update(eventEntry).set({ isWinner: false }).where(isOfEvent);
  await transaction
    .update(eventEntry)
    .set({ isWinner: true })
    .where(and(isOfEvent, inArray(eventEntry.ticketNo, numbers)));
  const isIt = and(eq(event.platformId, platformId), eq(event.id, eventId));
  await transaction.update(event).set({ drawnAtMs: nowMs }).where(isIt);
  const change = { action: 'event.draw', subjectType: 'event', subjectId: `${platformId}/${eventId}` } as const;
  // The books compare who holds a ticket that won with who held it when it was drawn.
  const holders = winners.map(({ userId }) => userId);
  const after = { reason, entries: entries.length, winners: numbers, holders };
  await recordChange(transaction, operator, { ...change, before: null, after }, nowMs);
  return grant({ winners, isNew: true });
}
