import { isTicketId, type Ticket, type TicketImage } from '@longstrip/api-contract';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { pageNumberOf } from '../../../parts/navigation/list-query.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import '../../../server/site-context.ts';

const PAGE_SIZE = 10;
/** Parameters of the address: the ticket that is shown open, the one that was just sent, and that one was deleted. */
const NAMED = 'ticket';
const SENT = 'sent';
const DELETED = 'deleted';

/** What `/qna` shows. */
export interface QnaPage extends PageTitle {
  texts: PackedTexts;
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
  const named = openId === null || isListed || !isTicketId(openId) ? null : await site.api.ticket({ ticketId: openId });
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

/** Deletes a ticket that has no answer yet. */
export const action = defineAction(Fields, {
  block: 'ticket',
  run: async ({ ticketId }, { context: site }): Promise<FormOutcome> => {
    const code = await refusalOfDeleting(site, ticketId);
    if (code === null) return { kind: 'done', to: `/qna?${DELETED}` };
    if (code !== 'NOT_EXIST') return { kind: 'refused', code };
    // It was answered or deleted meanwhile: the page shows its current state.
    return { kind: 'refused', code, says: 'qna.answeredMeanwhile', redraws: true, stays: true };
  },
});

async function refusalOfDeleting(site: AppLoadContext, ticketId: string) {
  if (!isTicketId(ticketId)) return 'NOT_EXIST';
  const reply = await site.api.deleteTicket({ ticketId });
  return reply.ok ? null : reply.code;
}

/** A picture of a ticket; its address expires. */
export interface TicketPicture {
  src: string;
  width: number;
  height: number;
  label: string;
}

/** A ticket as its page shows it, in the reader's language. */
export interface TicketModel {
  id: string;
  title: string;
  /** What it is about, and when it was sent. */
  note: string;
  text: string;
  isAnswered: boolean;
  status: string;
  pictures: TicketPicture[];
  /** When the addresses of its pictures expire; null when it has none. */
  expiresAtMs: number | null;
  answer: { text: string; date: string } | null;
}

/** Makes models of tickets in the reader's language. */
function ticketModel({ platform, locale }: Pick<AppLoadContext, 'platform' | 'locale'>, text: ServerText) {
  const day = (timeMs: number) => formatDay(platform, locale, timeMs);
  return (ticket: Ticket): TicketModel => ({
    id: ticket.ticketId,
    title: ticket.title,
    note: `${text(`faq.category${ticket.category}`)} · ${day(ticket.createdAt)}`,
    text: ticket.text,
    isAnswered: ticket.status === 'COMPLETED',
    status: text(`qna.status${ticket.status}`),
    pictures: ticket.images.map((image, index) => ({
      src: ownAddress(image),
      width: image.width,
      height: image.height,
      label: text('qna.picture', { number: index + 1 }),
    })),
    expiresAtMs: ticket.images[0]?.expiredAt ?? null,
    answer: ticket.answer === null ? null : { text: ticket.answer, date: day(ticket.answeredAt ?? ticket.createdAt) },
  });
}

/** The address of a picture without an origin: that of the page applies (record 0013). */
function ownAddress({ imagePath }: TicketImage): string {
  const { pathname, search } = new URL(imagePath, 'https://site.invalid');
  return `${pathname}${search}`;
}
