import type { PrizeAddress } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { eventAddress, eventEntry, eventGiven, eventStamp } from '@longstrip/database/schema';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type EntryRow = typeof eventEntry.$inferSelect;

type TableOfReaders = typeof eventEntry | typeof eventStamp | typeof eventGiven | typeof eventAddress;

const ofReader = (table: TableOfReaders, { platformId, userId }: ReaderScope, eventId: string): SQL | undefined =>
  and(eq(table.platformId, platformId), eq(table.userId, userId), eq(table.eventId, eventId));

/** How many stamps a reader has, and whether the day's is among them. */
export async function readStamps(
  executor: Executor,
  reader: ReaderScope,
  { eventId, day }: { eventId: string; day: string },
): Promise<{ stampCount: number; isStamped: boolean }> {
  const isOfReader = ofReader(eventStamp, reader, eventId);
  const [stampCount, ofDay] = await Promise.all([
    executor.$count(eventStamp, isOfReader),
    executor.$count(eventStamp, and(isOfReader, eq(eventStamp.day, day))),
  ]);
  return { stampCount, isStamped: ofDay > 0 };
}

/** Adds the stamp of a day. The reader's wallet is locked by this transaction. */
export async function addStamp(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  stamp: { eventId: string; day: string; stampedAtMs: number },
): Promise<void> {
  await transaction.insert(eventStamp).values({ platformId, userId, ...stamp });
}

/** The reader's ticket; null: they have none. */
export async function findEntry(executor: Executor, reader: ReaderScope, eventId: string): Promise<EntryRow | null> {
  const rows = await executor
    .select()
    .from(eventEntry)
    .where(ofReader(eventEntry, reader, eventId));
  return rows[0] ?? null;
}

export async function addEntry(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  entry: { eventId: string; ticketNo: number; joinedAtMs: number },
): Promise<void> {
  await transaction.insert(eventEntry).values({ platformId, userId, ...entry });
}

/** The `atCount` values whose rewards a reader was given. */
export async function findGiven(
  executor: Executor,
  reader: ReaderScope,
  eventId: string,
): Promise<ReadonlySet<number>> {
  const rows = await executor
    .select({ atCount: eventGiven.atCount })
    .from(eventGiven)
    .where(ofReader(eventGiven, reader, eventId));
  return new Set(rows.map(({ atCount }) => atCount));
}

export async function addGiven(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  given: Omit<typeof eventGiven.$inferInsert, 'platformId' | 'userId'>,
): Promise<void> {
  await transaction.insert(eventGiven).values({ platformId, userId, ...given });
}

export async function findAddress(
  executor: Executor,
  reader: ReaderScope,
  eventId: string,
): Promise<PrizeAddress | null> {
  const { name, zipCode, city, address1, address2, phone } = eventAddress;
  const rows = await executor
    .select({ name, zipCode, city, address1, address2, phone })
    .from(eventAddress)
    .where(ofReader(eventAddress, reader, eventId));
  return rows[0] ?? null;
}

/** Stores the address of a ticket. A ticket has one address; a new one replaces it. */
export async function saveAddress(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { eventId, address, nowMs }: { eventId: string; address: PrizeAddress; nowMs: number },
): Promise<void> {
  const facts = { ...address, updatedAtMs: nowMs };
  await transaction
    .insert(eventAddress)
    .values({ platformId, userId, eventId, ...facts })
    .onConflictDoUpdate({ target: [eventAddress.platformId, eventAddress.userId, eventAddress.eventId], set: facts });
}

/** A ticket, as operators see it. */
export interface ListedEntry extends EntryRow {
  readonly address: PrizeAddress | null;
}

/** A page of the tickets of an event, by their numbers. */
export async function listEntries(
  executor: Executor,
  of: { platformId: string; eventId: string; limit: number; offset: number },
): Promise<ListedEntry[]> {
  const rows = await executor
    .select({ entry: eventEntry, address: eventAddress })
    .from(eventEntry)
    .leftJoin(
      eventAddress,
      and(
        eq(eventAddress.platformId, eventEntry.platformId),
        eq(eventAddress.userId, eventEntry.userId),
        eq(eventAddress.eventId, eventEntry.eventId),
      ),
    )
    .where(and(eq(eventEntry.platformId, of.platformId), eq(eventEntry.eventId, of.eventId)))
    .orderBy(eventEntry.ticketNo)
    .limit(of.limit)
    .offset(of.offset);
  return rows.map(({ entry, address }) => ({ ...entry, address: address === null ? null : addressOf(address) }));
}

function addressOf({ name, zipCode, city, address1, address2, phone }: PrizeAddress): PrizeAddress {
  return { name, zipCode, city, address1, address2, phone };
}

/** The numbers of the tickets that won. */
export async function listWinners(
  executor: Executor,
  { platformId, id }: { platformId: string; id: string },
): Promise<number[]> {
  const rows = await executor
    .select({ ticketNo: eventEntry.ticketNo })
    .from(eventEntry)
    .where(and(eq(eventEntry.platformId, platformId), eq(eventEntry.eventId, id), eq(eventEntry.isWinner, true)))
    .orderBy(eventEntry.ticketNo);
  return rows.map(({ ticketNo }) => ticketNo);
}

/** How many tickets of an event there are, without erased ones. */
export async function countEntries(executor: Executor, platformId: string, eventId: string): Promise<number> {
  const rows = await executor
    .select({ count: count() })
    .from(eventEntry)
    .where(and(eq(eventEntry.platformId, platformId), eq(eventEntry.eventId, eventId)));
  return rows[0]?.count ?? 0;
}
