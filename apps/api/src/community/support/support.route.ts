import {
  TicketCategoriesSchema,
  TicketDeletedSchema,
  TicketPageSchema,
  TicketParamsSchema,
  TicketQuerySchema,
  TicketSchema,
  TicketSentSchema,
} from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { defineReaderCommand } from '../../http/reader-command.ts';
import type { CommunityParts } from '../parts.ts';
import {
  deleteTicket,
  listTicketCategories,
  prepareTicket,
  readTicket,
  readTickets,
  sendTicket,
} from './ticket.service.ts';
import { readTicketForm, TicketBodySchema } from './ticket-form.ts';

/** What readers ask the store's support. `qna/category` comes before the pattern of a ticket. */
export function supportEndpoints(parts: CommunityParts): Endpoint[] {
  return [
    defineReaderEndpoint({
      operationId: 'ticketCategories',
      method: 'GET',
      path: '/qna/category',
      summary: 'What a support ticket may be about',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: TicketCategoriesSchema,
      refusals: [],
      handle: async (_input, { locale }) => grant(await listTicketCategories(locale)),
    }),
    defineReaderEndpoint({
      operationId: 'tickets',
      method: 'GET',
      path: '/qna',
      summary: 'The support tickets of the reader, newest first, with their answers',
      params: NO_INPUT,
      query: TicketQuerySchema,
      body: NO_BODY,
      data: TicketPageSchema,
      refusals: [],
      handle: async ({ query: { page: number, size } }, call) =>
        grant(await readTickets(parts, { number, size }, call)),
    }),
    defineReaderEndpoint({
      operationId: 'ticket',
      method: 'GET',
      path: '/qna/{ticketId}',
      summary: 'One support ticket of the reader',
      params: TicketParamsSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: TicketSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => readTicket(parts, params.ticketId, call),
    }),
    defineReaderCommand(parts, {
      operationId: 'sendTicket',
      method: 'POST',
      path: '/qna',
      summary: 'Sends a support ticket, with at most three pictures where it comes as a form (parts `images`)',
      params: NO_INPUT,
      query: NO_INPUT,
      body: TicketBodySchema,
      readForm: readTicketForm,
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
      prepare: ({ body }, call) => prepareTicket(parts, body, call),
      decide: (transaction, { body }, call) => sendTicket(transaction, parts, body, call),
    }),
    defineReaderEndpoint({
      operationId: 'deleteTicket',
      method: 'DELETE',
      path: '/qna/{ticketId}',
      summary: 'Deletes a support ticket that is not answered yet',
      params: TicketParamsSchema,
      query: NO_INPUT,
      body: NO_BODY,
      data: TicketDeletedSchema,
      refusals: ['NOT_EXIST'],
      handle: ({ params }, call) => deleteTicket(parts, params.ticketId, call),
    }),
  ];
}
