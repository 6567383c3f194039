import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, readIfAllowed, refused } from '../../parts/calls/answers.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const { platform = '', ticket: ticketId = '' } = params;
  const { adminTicket, adminReader, adminSavedReplies } = OPERATOR_CALLS;
  const query = { platform, ticket: ticketId };
  const ticket = await read(console, { call: adminTicket, answer: adminTicket.data, query }, request);
  const [reader, replies] = await Promise.all([
    readIfAllowed(
      console,
      { call: adminReader, answer: adminReader.data, query: { platform, reader: ticket.userId } },
      request,
    ),
    readIfAllowed(console, { call: adminSavedReplies, answer: adminSavedReplies.data, query: { platform } }, request),
  ]);
  return { platform, ticket, reader, replies: replies ?? [] };
}

/** Answers the ticket, once. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const { platform = '', ticket = '' } = params;
  const body = { platform, ticket, answer: form.get('answer') };
  const done = await act(consoleOf(context), { call: OPERATOR_CALLS.adminTicketAnswer, answer: DoneSchema, body });
  return done.ok ? { ok: true } : refused(done);
}

/** One of the ticket's pictures, from the api. */
export async function picture({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { platform = '', ticket: ticketId = '', number = '' } = params;
  const { adminTicket } = OPERATOR_CALLS;
  const query = { platform, ticket: ticketId, pictures: 'true' };
  const ticket = await read(consoleOf(context), { call: adminTicket, answer: adminTicket.data, query }, request);
  const bytes = ticket.pictures[Number(number)];
  if (bytes === undefined) throw new Response(null, { status: 404 });
  return new Response(Buffer.from(bytes, 'base64'), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=300' },
  });
}
