import type { TicketListQuerySchema } from '@longstrip/api-contract';
import type { Executor, Transaction } from '@longstrip/database';
import { supportPicture, supportTicket, ticketWords } from '@longstrip/database/schema';
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type TicketRow = typeof supportTicket.$inferSelect;

const OTHERS_MOST = 10;

/** A picture without its bytes. */
export type TicketPictureRow = Omit<typeof supportPicture.$inferSelect, 'bytes'>;

const PICTURE_FACTS = {
  platformId: supportPicture.platformId,
  userId: supportPicture.userId,
  ticketId: supportPicture.ticketId,
  orderNo: supportPicture.orderNo,
  widthPx: supportPicture.widthPx,
  heightPx: supportPicture.heightPx,
};

const ofReader = ({ platformId, userId }: ReaderScope) =>
  and(eq(supportTicket.platformId, platformId), eq(supportTicket.userId, userId), isNull(supportTicket.deletedAtMs));

const ofTicket = ({ platformId, userId }: Pick<TicketRow, 'platformId' | 'userId'>, ticketId: string) =>
  and(
    eq(supportPicture.platformId, platformId),
    eq(supportPicture.userId, userId),
    eq(supportPicture.ticketId, ticketId),
  );

/** A reader's tickets, newest first. */
export function listTickets(
  executor: Executor,
  reader: ReaderScope,
  page: { number: number; size: number },
): Promise<TicketRow[]> {
  return executor
    .select()
    .from(supportTicket)
    .where(ofReader(reader))
    .orderBy(desc(supportTicket.createdAtMs), desc(supportTicket.dayOrder), asc(supportTicket.id))
    .limit(page.size)
    .offset(page.number * page.size);
}

export async function countTickets(executor: Executor, reader: ReaderScope): Promise<number> {
  const rows = await executor.select({ total: count() }).from(supportTicket).where(ofReader(reader));
  return rows[0]?.total ?? 0;
}

/** One of a reader's tickets; null: there is none, or it is deleted. */
export async function findTicket(executor: Executor, reader: ReaderScope, ticketId: string): Promise<TicketRow | null> {
  const rows = await executor
    .select()
    .from(supportTicket)
    .where(and(ofReader(reader), eq(supportTicket.id, ticketId)));
  return rows[0] ?? null;
}

/** The pictures of some tickets of a platform, in their order. */
export function listTicketPictures(
  executor: Executor,
  platformId: string,
  tickets: readonly Pick<TicketRow, 'id' | 'userId'>[],
): Promise<TicketPictureRow[]> {
  if (tickets.length === 0) return Promise.resolve([]);
  const readers = [...new Set(tickets.map(({ userId }) => userId))];
  return executor
    .select(PICTURE_FACTS)
    .from(supportPicture)
    .where(
      and(
        eq(supportPicture.platformId, platformId),
        inArray(supportPicture.userId, readers),
        inArray(
          supportPicture.ticketId,
          tickets.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(supportPicture.ticketId), asc(supportPicture.orderNo));
}

/** The bytes of one picture; null: there is none. */
export async function findTicketPicture(
  executor: Executor,
  { platformId, userId, ticketId, orderNo }: Pick<TicketPictureRow, 'platformId' | 'userId' | 'ticketId' | 'orderNo'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rows = await executor
    .select({ bytes: supportPicture.bytes })
    .from(supportPicture)
    .where(and(ofTicket({ platformId, userId }, ticketId), eq(supportPicture.orderNo, orderNo)));
  return rows[0]?.bytes ?? null;
}

/** The bytes of all pictures of a ticket, in their order. */
export async function listPictureBytes(
  executor: Executor,
  { platformId, userId, id }: Pick<TicketRow, 'platformId' | 'userId' | 'id'>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const rows = await executor
    .select({ bytes: supportPicture.bytes })
    .from(supportPicture)
    .where(ofTicket({ platformId, userId }, id))
    .orderBy(asc(supportPicture.orderNo));
  return rows.map(({ bytes }) => bytes);
}

/** How many tickets a reader has sent on a day, deleted ones among them. */
export async function countSentOn(executor: Executor, reader: ReaderScope, day: string): Promise<number> {
  const rows = await executor
    .select({ last: supportTicket.dayOrder })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.platformId, reader.platformId),
        eq(supportTicket.userId, reader.userId),
        eq(supportTicket.sentOn, day),
      ),
    )
    .orderBy(desc(supportTicket.dayOrder))
    .limit(1);
  return rows[0]?.last ?? 0;
}

/** Writes down a ticket with its pictures. */
export async function addTicket(
  transaction: Transaction,
  ticket: typeof supportTicket.$inferInsert,
  pictures: readonly { widthPx: number; heightPx: number; bytes: Uint8Array<ArrayBuffer> }[],
): Promise<void> {
  const { platformId, userId, id: ticketId } = ticket;
  await transaction.insert(supportTicket).values(ticket);
  if (pictures.length === 0) return;
  const rows = pictures.map((picture, index) => ({ platformId, userId, ticketId, orderNo: index + 1, ...picture }));
  await transaction.insert(supportPicture).values(rows);
}

/** Empties a ticket that waits for its answer, and deletes its pictures; false: there is none. */
export async function deleteWaitingTicket(
  transaction: Transaction,
  reader: ReaderScope,
  { ticketId, nowMs }: { ticketId: string; nowMs: number },
): Promise<boolean> {
  const rows = await transaction
    .update(supportTicket)
    .set({ title: '', text: '', place: null, deletedAtMs: nowMs })
    .where(and(ofReader(reader), eq(supportTicket.id, ticketId), eq(supportTicket.status, 'WAIT')))
    .returning({ id: supportTicket.id });
  if (rows.length === 0) return false;
  await transaction.delete(supportPicture).where(ofTicket(reader, ticketId));
  return true;
}

/** A ticket of any reader of a platform, for support; with `isHeld` it is locked until the transaction ends. */
export async function findTicketOfAny(
  executor: Executor,
  { platformId, ticketId, isHeld = false }: { platformId: string; ticketId: string; isHeld?: boolean },
): Promise<TicketRow | null> {
  const asked = executor
    .select()
    .from(supportTicket)
    .where(
      and(eq(supportTicket.platformId, platformId), eq(supportTicket.id, ticketId), isNull(supportTicket.deletedAtMs)),
    );
  return (await (isHeld ? asked.for('no key update') : asked))[0] ?? null;
}

/** Tickets of a platform for its support: those that wait with the oldest first, the others with the newest first. */
export function listTicketsOfAll(
  executor: Executor,
  { platform, status, category, locale, from, until, text, after, limit }: v.InferOutput<typeof TicketListQuerySchema>,
): Promise<TicketRow[]> {
  const { createdAtMs, id } = supportTicket;
  const [direction, beyond] = status === 'WAIT' ? ([asc, sql`>`] as const) : ([desc, sql`<`] as const);
  const [afterMs, afterId] = after.split('.');
  const words = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return executor
    .select()
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.platformId, platform),
        eq(supportTicket.status, status),
        isNull(supportTicket.deletedAtMs),
        category === null ? undefined : eq(supportTicket.category, category),
        locale === null ? undefined : eq(supportTicket.locale, locale),
        from === null ? undefined : gte(createdAtMs, from),
        until === null ? undefined : lt(createdAtMs, until),
        text === '' ? undefined : ilike(ticketWords(supportTicket), words),
        after === '' ? undefined : sql`(${createdAtMs}, ${id}) ${beyond} (${afterMs}, ${afterId})`,
      ),
    )
    .orderBy(direction(createdAtMs), direction(id))
    .limit(limit);
}

/** How many tickets of a platform wait for their answer. */
export async function countWaiting(executor: Executor, platformId: string): Promise<number> {
  const rows = await executor
    .select({ total: count() })
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.platformId, platformId),
        eq(supportTicket.status, 'WAIT'),
        isNull(supportTicket.deletedAtMs),
      ),
    );
  return rows[0]?.total ?? 0;
}

/** Other tickets of the reader of one, newest first. */
export function listOtherTickets(executor: Executor, { platformId, userId, id }: TicketRow): Promise<TicketRow[]> {
  return executor
    .select()
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.platformId, platformId),
        eq(supportTicket.userId, userId),
        ne(supportTicket.id, id),
        isNull(supportTicket.deletedAtMs),
      ),
    )
    .orderBy(desc(supportTicket.createdAtMs), asc(supportTicket.id))
    .limit(OTHERS_MOST);
}

/** Stores the answer of a locked ticket. */
export async function writeAnswer(
  transaction: Transaction,
  { platformId, userId, id }: Pick<TicketRow, 'platformId' | 'userId' | 'id'>,
  { answer, nowMs }: { answer: string; nowMs: number },
): Promise<void> {
  await transaction
    .update(supportTicket)
    .set({ status: 'COMPLETED', answer, answeredAtMs: nowMs })
    .where(and(eq(supportTicket.platformId, platformId), eq(supportTicket.userId, userId), eq(supportTicket.id, id)));
}
