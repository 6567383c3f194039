import { isTicketId } from '@longstrip/api-contract';
import type { Messages } from '@longstrip/messages';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { pageNumberOf } from '../../../parts/series-lists/list-query.ts';
import { type TicketModel, ticketModel } from './ticket-model.server.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 10;
/** Parameters of the address: the ticket that is shown open, the one that was just sent, and that one was deleted. */
const NAMED = 'ticket';
const SENT = 'sent';
const DELETED = 'deleted';

/** What `/qna` shows. */
export interface QnaPage extends PageTitle {
  texts: Messages;
  tickets: TicketModel[];
  /** The ticket that is unfolded. */
  openId: string | null;
  /** Starts at 1, as in the address. */
  page: number;
  pageCount: number;
  /** What has just been done. */
  notice: string | null;
}

/** Where a ticket that was just sent is shown. */
export function sentAddress(ticketId: string): string {
  return `/qna?${SENT}=${encodeURIComponent(ticketId)}`;
}

/** `/qna`, for signed-in readers: what they asked, and the answers. `?ticket=` unfolds one, on whichever page it is. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<QnaPage> {
  await refuseExpiredSession(site);
  const url = new URL(request.url);
  const { searchParams } = url;
  const page = pageNumberOf(url);
  const openId = searchParams.get(NAMED) ?? searchParams.get(SENT);
  const [title, texts, text, reply] = await Promise.all([
    loadPageTitle(site, 'nav.qna'),
    loadPageTexts(site.locale, ['qna']),
    serverText(site.locale),
    site.api.tickets({ page: page - 1, size: PAGE_SIZE }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'ticket', reply);
  const { content, totalPages, empty } = reply.data;
  if (page > 1 && empty) throw redirect('/qna', 302);
  const isListed = content.some(({ ticketId }) => ticketId === openId);
  const named = openId === null || isListed || !isTicketId(openId) ? null : await site.api.ticket(openId);
  const tickets = named?.ok ? [named.data, ...content] : content;
  return {
    ...title,
    texts,
    tickets: tickets.map(ticketModel(site, text)),
    openId,
    page,
    pageCount: Math.max(totalPages, 1),
    notice: noticeOf(searchParams, text),
  };
}

function noticeOf(searchParams: URLSearchParams, text: ServerText): string | null {
  if (searchParams.has(DELETED)) return text('qna.deleted');
  return searchParams.has(SENT) ? text('qna.sent') : null;
}

const Fields = v.object({ ticketId: v.string() });

/** Deletes a ticket that waits. */
export const action = defineAction(Fields, {
  block: 'ticket',
  run: async ({ ticketId }, { context: site }): Promise<FormOutcome> => {
    const code = await refusalOfDeleting(site, ticketId);
    if (code === null) return { kind: 'done', to: `/qna?${DELETED}` };
    if (code !== 'NOT_EXIST') return { kind: 'refused', code };
    // It was answered or deleted meanwhile: the page shows what is.
    return { kind: 'refused', code, says: 'qna.answeredMeanwhile', redraws: true, stays: true };
  },
});

async function refusalOfDeleting(site: AppLoadContext, ticketId: string) {
  if (!isTicketId(ticketId)) return 'NOT_EXIST';
  const reply = await site.api.deleteTicket(ticketId);
  return reply.ok ? null : reply.code;
}
