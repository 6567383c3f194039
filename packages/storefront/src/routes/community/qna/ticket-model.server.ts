import type { Ticket, TicketImage } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';

/** A picture of a ticket; its address ends. */
export interface TicketPicture {
  src: string;
  width: number;
  height: number;
  label: string;
}

/** A ticket as its page shows it, in the reader's words. */
export interface TicketModel {
  id: string;
  title: string;
  /** What it is about, and when it was sent. */
  note: string;
  text: string;
  isAnswered: boolean;
  status: string;
  pictures: TicketPicture[];
  /** When the addresses of its pictures end; null: it has none. */
  expiresAtMs: number | null;
  answer: { text: string; date: string } | null;
}

/** Makes models of tickets in the reader's language. */
export function ticketModel({ platform, locale }: Pick<AppLoadContext, 'platform' | 'locale'>, text: ServerText) {
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

/** The address of a picture on whatever origin the page is open at (record 0013). */
function ownAddress({ imagePath }: TicketImage): string {
  const { pathname, search } = new URL(imagePath, 'https://site.invalid');
  return `${pathname}${search}`;
}
