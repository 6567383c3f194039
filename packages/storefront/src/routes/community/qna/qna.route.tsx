import { Button, ButtonLink, EmptyState, TicketFold } from '@longstrip/ui';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { ListPager } from '../../../parts/series-lists/list-pager.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { QnaPage, TicketModel, TicketPicture } from './qna.server.ts';

export { action, loader } from './qna.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/qna`: what the reader asked, and the answers. */
export default function QnaScreen() {
  const page = useLoaderData<QnaPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { tickets, openId, page, pageCount, notice } }: { page: QnaPage }) {
  const text = usePageText();
  const title = text('nav.qna');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/my" />}>
      <h1 className="sr-only">{title}</h1>
      <ChangeNotice notice={notice} />
      <Refused tickets={tickets} />
      {tickets.length === 0 ? (
        <NoTickets />
      ) : (
        <>
          <div className="p-(--size-gutter)">
            <ButtonLink look="main" isWide href="/qna/register">
              {text('qna.ask')}
            </ButtonLink>
          </div>
          <ul aria-label={title} className="divide-y divide-line border-y border-line">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketEntry ticket={ticket} isOpen={ticket.id === openId} />
              </li>
            ))}
          </ul>
          <ListPager path="/qna" page={page} pageCount={pageCount} label={text('qna.pages')} />
        </>
      )}
    </SiteFrame>
  );
}

function TicketEntry({ ticket, isOpen }: { ticket: TicketModel; isOpen: boolean }) {
  const text = usePageText();
  const { revalidate } = useRevalidator();
  const { id, title, note, status, isAnswered, answer, pictures, expiresAtMs } = ticket;
  const renewPictures = () => {
    if (expiresAtMs !== null && expiresAtMs <= Date.now()) revalidate();
  };
  return (
    <TicketFold
      id={`ticket-${id}`}
      title={title}
      note={note}
      status={{ label: status, isDone: isAnswered }}
      isOpen={isOpen}
      onOpen={renewPictures}
    >
      <p dir="auto" className="max-w-[40em] whitespace-pre-line wrap-anywhere">
        {ticket.text}
      </p>
      <TicketPictures pictures={pictures} />
      {answer === null ? (
        <>
          <p className="mt-4 text-13 text-fg-3">{text('qna.wait')}</p>
          <DeleteForm ticketId={id} />
        </>
      ) : (
        <section className="mt-4 rounded-card bg-fill p-4">
          <h2 className="flex flex-wrap items-baseline gap-x-2 text-14">
            {text('qna.answer')} <span className="figures text-13 font-normal text-fg-3">{answer.date}</span>
          </h2>
          <p dir="auto" className="mt-2 max-w-[40em] whitespace-pre-line wrap-anywhere">
            {answer.text}
          </p>
        </section>
      )}
    </TicketFold>
  );
}

/** Why a ticket was not deleted, when the form that would show it is gone. */
function Refused({ tickets }: Pick<QnaPage, 'tickets'>) {
  const { reply } = useFormState();
  const hasForm = tickets.some(({ id, answer }) => id === reply.values.ticketId && answer === null);
  if (reply.text === null || hasForm) return null;
  return (
    <p role="alert" className="m-(--size-gutter) rounded-card bg-fill p-3.5 text-14">
      {reply.text}
    </p>
  );
}

/** Asks for confirmation before a ticket is deleted, without script too. */
function DeleteForm({ ticketId }: { ticketId: string }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const isOurs = reply.values.ticketId === ticketId;
  return (
    <details className="mt-1" open={isOurs}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-14 text-fg-2 underline [&::-webkit-details-marker]:hidden">
        {text('qna.delete')}
      </summary>
      <SiteForm reply={isOurs ? reply : NO_REPLY} hidden={{ ticketId }} action="/qna" className="pt-1">
        <p className="mb-3 text-14 text-fg-2">{text('qna.deleteText')}</p>
        <Button type="submit" look="outlined" isBusy={isBusy}>
          {text('qna.deleteNow')}
        </Button>
      </SiteForm>
    </details>
  );
}

function NoTickets() {
  const text = usePageText();
  return (
    <EmptyState
      title={text('qna.emptyTitle')}
      text={text('qna.emptyText')}
      art={<Illustration scene="questions" />}
      actions={
        <ButtonLink look="main" isWide href="/qna/register">
          {text('qna.ask')}
        </ButtonLink>
      }
    />
  );
}

/** The pictures of a ticket, small; each opens in full size in a new window. */
export function TicketPictures({ pictures }: { pictures: readonly TicketPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map(({ src, width, height, label }) => (
        <li key={label}>
          <a href={src} target="_blank" rel="noreferrer" className="block rounded-cover">
            <img
              src={src}
              width={width}
              height={height}
              alt={label}
              loading="lazy"
              className="h-32 w-auto max-w-52 rounded-cover bg-fill object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
