import {
  isTicketId,
  type Ticket,
  type TicketCategories,
  type TicketPage,
  type TicketSent,
} from '@longstrip/api-contract';
import {
  type Decision,
  decideSupportTicket,
  FAQ_CATEGORIES,
  grant,
  type Locale,
  refuse,
  refusePictures,
  ticketsLeft,
} from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import { loadMessages } from '@longstrip/messages';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { pageOf } from '../../http/page-of.ts';
import { lockAccountRow } from '../../people/index.ts';
import { calendarDay } from '../../shared/platform-day.ts';
import type { CommunityParts } from '../services.ts';
import {
  addTicket,
  countSentOn,
  countTickets,
  deleteWaitingTicket,
  findTicket,
  listTicketPictures,
  listTickets,
  type TicketPictureRow,
  type TicketRow,
} from './ticket.repository.ts';
import type { TicketBody } from './ticket-form.ts';
import { type RecodedPicture, recodePicture } from './ticket-form.ts';
import { ticketPicturePath } from './ticket-picture-address.ts';

type Parts = Pick<CommunityParts, 'db' | 'config' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;
type SendRefusal =
  | 'LIMIT_QNA_COUNT'
  | 'FILE_SIZE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'MALFORMED_REQUEST'
  | 'TOO_MANY_REQUESTS'
  | 'NOT_EXIST';

/** `GET qna/category`: what a ticket may be about, in the reader's language. */
export async function listTicketCategories(locale: Locale): Promise<TicketCategories> {
  const texts = await loadMessages(locale);
  return FAQ_CATEGORIES.map((id) => ({ id, text: texts[`faq.category${id}`] ?? id }));
}

/** `GET qna`. */
export async function readTickets(
  parts: Parts,
  page: { number: number; size: number },
  call: ReaderCall,
): Promise<TicketPage> {
  const { orm } = parts.db;
  const { scope } = call.caller;
  const [rows, totalElements, sentToday] = await Promise.all([
    listTickets(orm, scope, page),
    countTickets(orm, scope),
    countSentOn(orm, scope, dayOf(call)),
  ]);
  const content = await wireTickets(parts, rows, call);
  return { ...pageOf(content, { ...page, totalElements }), leftToday: ticketsLeft(sentToday, call.platform.constants) };
}

/** `GET qna/{ticketId}`. Tickets of other readers count as absent. */
export async function readTicket(
  parts: Parts,
  ticketId: string,
  call: ReaderCall,
): Promise<Decision<Ticket, 'NOT_EXIST'>> {
  const row = isTicketId(ticketId) ? await findTicket(parts.db.orm, call.caller.scope, ticketId) : null;
  const [ticket] = row === null ? [] : await wireTickets(parts, [row], call);
  return ticket === undefined ? refuse('NOT_EXIST') : grant(ticket);
}

/** The calendar day of the platform that a ticket counts for. */
function dayOf({ platform, nowMs }: ReaderCall): string {
  return calendarDay(platform.timeZone, nowMs);
}

/** Before the transaction: checks the pictures, and codes them anew. */
export async function prepareTicket(
  { db, services }: Parts,
  { images }: TicketBody,
  call: ReaderCall,
): Promise<Decision<RecodedPicture[], SendRefusal>> {
  const { caller, platform } = call;
  const sizes = images.map(({ bytes }) => bytes.byteLength);
  const refused = refusePictures(sizes, platform.constants);
  if (refused?.code === 'MALFORMED_REQUEST') return refuseWithNotes(refused.code, { detail: 'images: too many' });
  if (refused !== null) return refused;
  const decided = decideSupportTicket(
    { sentToday: await countSentOn(db.orm, caller.scope, dayOf(call)) },
    platform.constants,
  );
  if (!decided.ok) return decided;
  if (images.length === 0) return grant([]);
  const attempt = { platformId: platform.id, about: caller.user.id };
  const taken = await services.limits.take('ticketPictures', attempt);
  if (!taken.ok) return refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds });
  const pictures: RecodedPicture[] = [];
  for (const { bytes } of images) {
    const picture = await recodePicture(bytes);
    if (picture === 'busy') return refuseWithNotes('TOO_MANY_REQUESTS', { retryAfterSeconds: 10 });
    if (picture === 'notPicture') return refuse('UNSUPPORTED_MEDIA_TYPE');
    pictures.push(picture);
  }
  return grant(pictures);
}

/** `POST qna`: one more ticket of the reader, within the limit of the day. */
export async function sendTicket(
  transaction: Transaction,
  { services }: Parts,
  { category, title, text, place }: TicketBody,
  call: ReaderCall & { readonly prepared: RecodedPicture[] },
): Promise<Decision<TicketSent, SendRefusal>> {
  const { caller, platform, nowMs, locale } = call;
  // The tickets of a day are counted under this lock.
  if ((await lockAccountRow(transaction, caller.scope)) === null) return refuse('NOT_EXIST');
  const sentOn = dayOf(call);
  const sentToday = await countSentOn(transaction, caller.scope, sentOn);
  const decided = decideSupportTicket({ sentToday }, platform.constants);
  if (!decided.ok) return decided;
  const { platformId, userId } = caller.scope;
  const { dayOrder } = decided.value;
  const id = services.newId();
  const ticket = {
    platformId,
    userId,
    id,
    category,
    title,
    text,
    place: place ?? null,
    locale,
    sentOn,
    dayOrder,
    createdAtMs: nowMs,
  };
  await addTicket(transaction, ticket, call.prepared);
  const leftToday = ticketsLeft(dayOrder, platform.constants);
  return grant({ ticketId: id, status: 'WAIT', createdAt: nowMs, leftToday });
}

/** `DELETE qna/{ticketId}`: one that is not answered yet. */
export function deleteTicket(
  { db }: Parts,
  ticketId: string,
  { caller, nowMs }: ReaderCall,
): Promise<Decision<{ ticketId: string }, 'NOT_EXIST'>> {
  return decideInTransaction(db, async (transaction): Promise<Decision<{ ticketId: string }, 'NOT_EXIST'>> => {
    const isDeleted =
      isTicketId(ticketId) && (await deleteWaitingTicket(transaction, caller.scope, { ticketId, nowMs }));
    return isDeleted ? grant({ ticketId }) : refuse('NOT_EXIST');
  });
}

async function wireTickets(parts: Parts, rows: readonly TicketRow[], call: ReaderCall): Promise<Ticket[]> {
  const pictures = await listTicketPictures(parts.db.orm, call.platform.id, rows);
  return rows.map((row) => ({
    ticketId: row.id,
    category: row.category,
    title: row.title,
    text: row.text,
    status: row.status,
    images: pictures.filter(({ ticketId }) => ticketId === row.id).map((picture) => wirePicture(parts, picture, call)),
    createdAt: row.createdAtMs,
    answer: row.answer,
    answeredAt: row.answeredAtMs,
  }));
}

function wirePicture({ config, services }: Parts, picture: TicketPictureRow, { nowMs }: ReaderCall) {
  const [origin = ''] = config.siteOrigins.get(picture.platformId) ?? [];
  const { path, expiredAtMs } = ticketPicturePath(services.keys, picture, nowMs);
  return { imagePath: `${origin}${path}`, width: picture.widthPx, height: picture.heightPx, expiredAt: expiredAtMs };
}
