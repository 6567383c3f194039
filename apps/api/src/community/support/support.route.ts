import { SUPPORT_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { serveCommand } from '../../http/reader-command.ts';
import type { CommunityParts } from '../services.ts';
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
    serve(SUPPORT_CALLS.ticketCategories, async (_input, { locale }) => grant(await listTicketCategories(locale))),
    serve(SUPPORT_CALLS.tickets, async ({ query: { page: number, size } }, call) =>
      grant(await readTickets(parts, { number, size }, call)),
    ),
    serve(SUPPORT_CALLS.ticket, ({ params }, call) => readTicket(parts, params.ticketId, call)),
    serveCommand(parts, SUPPORT_CALLS.sendTicket, {
      form: { read: readTicketForm, body: TicketBodySchema },
      prepare: ({ body }, call) => prepareTicket(parts, body, call),
      decide: (transaction, { body }, call) => sendTicket(transaction, parts, body, call),
    }),
    serve(SUPPORT_CALLS.deleteTicket, ({ params }, call) => deleteTicket(parts, params.ticketId, call)),
  ];
}
