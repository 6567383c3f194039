import { FAQ_CATEGORIES, SUPPORT_LIMITS, TICKET_PLACE, TICKET_STATUSES } from '@longstrip/core';
import * as v from 'valibot';
import { pageOf } from '../catalogue/notice.contract.ts';
import { defineCalls } from '../http/call.ts';
import { CountSchema, cleanLine, cleanLines, pageQueryEntries, TimeMsSchema } from '../http/wire-values.ts';
import { RequestIdSchema } from '../people/session.contract.ts';

const TICKET_ID = /^[A-Za-z0-9-]{1,64}$/;

/** Answer of `GET qna/category`: the categories of tickets, in the reader's language. */
export const TicketCategoriesSchema = v.array(v.object({ id: v.picklist(FAQ_CATEGORIES), text: v.string() }));
export type TicketCategories = v.InferOutput<typeof TicketCategoriesSchema>;

/** A picture of a ticket. Its address is only for this reader, and it expires. */
export const TicketImageSchema = v.object({
  imagePath: v.string(),
  width: CountSchema,
  height: CountSchema,
  expiredAt: TimeMsSchema,
});
export type TicketImage = v.InferOutput<typeof TicketImageSchema>;

/** A support ticket of the signed-in reader. COMPLETED has an answer, WAIT has none. */
export const TicketSchema = v.object({
  ticketId: v.string(),
  category: v.picklist(FAQ_CATEGORIES),
  title: v.string(),
  text: v.string(),
  status: v.picklist(TICKET_STATUSES),
  images: v.array(TicketImageSchema),
  createdAt: TimeMsSchema,
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(TimeMsSchema),
});
export type Ticket = v.InferOutput<typeof TicketSchema>;

/** Answer of `GET qna`: the reader's tickets, newest first. */
export const TicketPageSchema = v.object({
  ...pageOf(TicketSchema).entries,
  /** How many more tickets the reader may send on the platform's current day. */
  leftToday: CountSchema,
});
export type TicketPage = v.InferOutput<typeof TicketPageSchema>;

export const TicketQuerySchema = v.object(pageQueryEntries({ defaultSize: 10, maxSize: 50 }));
/** An unknown id in any form is answered with NOT_EXIST. */
export const TicketParamsSchema = v.object({ ticketId: v.string() });

/** Whether a text has the form of a ticket's id. */
export function isTicketId(text: string): boolean {
  return TICKET_ID.test(text);
}

const written = (mostCharacters: number, read: (text: string) => string) =>
  v.pipe(
    v.string(),
    v.transform((given) => read(given)),
    v.minLength(1),
    v.maxLength(mostCharacters),
  );

/**
 * Body of `POST qna` as JSON. With pictures it is `multipart/form-data` of the same fields, and a part `images` for each
 * picture (JPEG, PNG, WebP, GIF; at most three of 3 MB).
 */
export const TicketDraftSchema = v.object({
  category: v.picklist(FAQ_CATEGORIES),
  title: written(SUPPORT_LIMITS.titleCharacters, cleanLine),
  text: written(SUPPORT_LIMITS.textCharacters, cleanLines),
  /** Ours: the episode and page that it is about, as `formatTicketPlace` writes them. */
  place: v.exactOptional(v.pipe(v.string(), v.regex(TICKET_PLACE))),
  requestId: RequestIdSchema,
});
export type TicketDraft = v.InferInput<typeof TicketDraftSchema>;

/** Answer of `POST qna`. */
export const TicketSentSchema = v.object({
  ticketId: v.string(),
  status: v.picklist(TICKET_STATUSES),
  createdAt: TimeMsSchema,
  leftToday: CountSchema,
});
export type TicketSent = v.InferOutput<typeof TicketSentSchema>;

/** Answer of `DELETE qna/{ticketId}`. */
export const TicketDeletedSchema = v.object({ ticketId: v.string() });

export const SUPPORT_CALLS = defineCalls({
  ticketCategories: {
    method: 'GET',
    path: '/qna/category',
    access: 'bearer',
    summary: 'What a support ticket may be about',
    data: TicketCategoriesSchema,
  },
  tickets: {
    method: 'GET',
    path: '/qna',
    access: 'bearer',
    summary: 'The support tickets of the reader, newest first, with their answers',
    query: TicketQuerySchema,
    data: TicketPageSchema,
  },
  ticket: {
    method: 'GET',
    path: '/qna/{ticketId}',
    access: 'bearer',
    summary: 'One support ticket of the reader',
    params: TicketParamsSchema,
    data: TicketSchema,
    refusals: ['NOT_EXIST'],
  },
  sendTicket: {
    method: 'POST',
    path: '/qna',
    access: 'bearer',
    summary: 'Sends a support ticket, with at most three pictures where it comes as a form (parts `images`)',
    body: TicketDraftSchema,
    files: 'images',
    data: TicketSentSchema,
    successStatus: 201,
    refusals: [
      'LIMIT_QNA_COUNT',
      'FILE_SIZE',
      'UNSUPPORTED_MEDIA_TYPE',
      'NOT_EXIST',
      'MALFORMED_REQUEST',
      'TOO_MANY_REQUESTS',
    ],
  },
  deleteTicket: {
    method: 'DELETE',
    path: '/qna/{ticketId}',
    access: 'bearer',
    summary: 'Deletes a support ticket that is not answered yet',
    params: TicketParamsSchema,
    data: TicketDeletedSchema,
    refusals: ['NOT_EXIST'],
  },
});
