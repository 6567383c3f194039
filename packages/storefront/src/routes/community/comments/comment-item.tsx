import { REPORT_REASONS } from '@longstrip/core';
import { Button, CommentIcon, HeartIcon, Link, MoreIcon, OwnText, Select, useToast } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { CommentModel } from './comments.server.ts';
import { PendingDeletion, useLateDeletion } from './late-deletion.tsx';

export interface CommentItemProps {
  comment: CommentModel;
  /** The page that its forms are sent to. */
  address: string;
  /** The first comment of a thread: without a link to its replies, which are below it. */
  isHead?: boolean;
}

/** One comment: who, when, what, and what can be done with it. */
export function CommentItem({ comment, address, isHead = false }: CommentItemProps) {
  const isHidden = isHiddenComment(comment);
  const deletion = useLateDeletion(comment.id, address);
  const menu = useRef<HTMLElement>(null);
  const undo = () => {
    flushSync(deletion.undo);
    menu.current?.focus();
  };
  const isLeaving = deletion.isPending && !isHidden;
  return (
    <article className="relative px-(--size-gutter) pt-3.5 pb-1.5">
      {isLeaving && <PendingDeletion onUndo={undo} />}
      <div hidden={isLeaving}>
        {comment.place !== null && (
          <Link href={comment.place.href} className="block pe-10 text-12 text-fg-3 underline-offset-2 hover:underline">
            <OwnText className="one-line">{comment.place.label}</OwnText>
          </Link>
        )}
        {isHidden ? <HiddenComment comment={comment} /> : <ShownComment comment={comment} />}
        <Foot comment={comment} isHead={isHead} isHidden={isHidden} />
        {!isHidden && <CommentMenu comment={comment} address={address} summary={menu} onDelete={deletion.begin} />}
      </div>
    </article>
  );
}

/** Whether the page shows the status of a comment instead of its text and menu. */
export function isHiddenComment({ shownAs, isMine }: CommentModel): boolean {
  return shownAs !== null && !(shownAs === 'BLIND' && isMine);
}

function HiddenComment({ comment: { shownAs } }: { comment: CommentModel }) {
  const text = usePageText();
  return <p className="min-h-8 py-1 text-14 text-fg-3">{text(`comment.state${shownAs ?? 'BLIND'}`)}</p>;
}

function ShownComment({ comment }: { comment: CommentModel }) {
  const text = usePageText();
  const { author, isMine, date, dateIso, isSpoiler, shownAs } = comment;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 pe-10 text-12 text-fg-3">
        {author === null ? (
          <span className="text-14 text-fg-2">{text('comment.leftReader')}</span>
        ) : (
          <bdi className="text-14 font-strong wrap-anywhere text-fg">{author}</bdi>
        )}
        {isMine && <span className="rounded-pill bg-fill-strong px-2 py-px text-fg-2">{text('comment.you')}</span>}
        <time dateTime={dateIso} className="figures">
          {date}
        </time>
      </p>
      {shownAs === 'BLIND' && <p className="mt-1 text-13 text-fg-3">{text('comment.ownHidden')}</p>}
      {isSpoiler ? (
        <details className="group/spoiler mt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center rounded-card bg-fill px-3.5 text-14 text-fg-2 group-open/spoiler:mb-1 [&::-webkit-details-marker]:hidden">
            {text('comment.spoiler')}
          </summary>
          <Words comment={comment} />
        </details>
      ) : (
        <Words comment={comment} />
      )}
    </>
  );
}

function Words({ comment: { text: words, emoticon } }: { comment: CommentModel }) {
  return (
    <div className="mt-1">
      {words !== '' && (
        <p dir="auto" className="from-page-start text-16 whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      {emoticon !== null && <img src={emoticon.src} alt={emoticon.name} width={64} height={64} className="mt-1.5" />}
    </div>
  );
}

function Foot({ comment, isHead, isHidden }: { comment: CommentModel; isHead: boolean; isHidden: boolean }) {
  const text = usePageText();
  const { threadHref, replyCount, replies } = comment;
  const hasReplies = threadHref !== null && !isHead && (!isHidden || replyCount > 0);
  if (isHidden && !hasReplies) return <div className="h-1.5" />;
  return (
    <div className="mt-0.5 flex items-center gap-3">
      {!isHidden && <LikeForm key={`${comment.isLiked} ${comment.likeCount}`} comment={comment} />}
      {hasReplies && (
        <Link
          href={threadHref}
          className={`inline-flex min-h-11 min-w-11 items-center gap-1 px-2.5 text-13 ${replyCount > 0 ? 'font-strong text-fg' : 'text-fg-2'}`}
        >
          <CommentIcon size={20} />
          <span className="sr-only">{replyCount > 0 && text('comment.replies', { count: replyCount })}</span>
          <span aria-hidden={replyCount > 0} className="figures">
            {replyCount > 0 ? replies : text('comment.reply')}
          </span>
        </Link>
      )}
    </div>
  );
}

interface CommentMenuProps extends Pick<CommentItemProps, 'comment' | 'address'> {
  summary: RefObject<HTMLElement>;
  onDelete: () => void;
}

/** More actions: delete an own comment, or report another and block its author. A `<details>`, so it works without script. */
function CommentMenu({ comment, address, summary, onDelete }: CommentMenuProps) {
  const text = usePageText();
  const { reply } = useFormState();
  const isRefused = reply.values.commentId === String(comment.id);
  const deleteLate = (event: FormEvent) => {
    // The form says itself that there is no connection.
    if (!navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    onDelete();
  };
  return (
    <details open={isRefused}>
      <summary
        ref={summary}
        className="absolute end-1 top-1 grid size-11 cursor-pointer list-none place-items-center rounded-card text-fg-3 [&::-webkit-details-marker]:hidden"
      >
        <MoreIcon size={20} />
        <span className="sr-only">
          {text('comment.more')}
          {comment.author !== null && `: ${comment.author}`}
        </span>
      </summary>
      <div className="mb-2.5 grid gap-4 rounded-card bg-fill p-3.5">
        {comment.isMine ? (
          <div onSubmitCapture={deleteLate}>
            <ActForm act="delete" comment={comment} address={address} note={text('comment.deleteText')}>
              {text('comment.delete')}
            </ActForm>
          </div>
        ) : (
          <>
            <ReportForm comment={comment} address={address} />
            <ActForm act="block" comment={comment} address={address} note={text('comment.blockText')}>
              {text('comment.block')}
            </ActForm>
          </>
        )}
      </div>
    </details>
  );
}

interface ActFormProps {
  act: 'delete' | 'report' | 'block';
  comment: CommentModel;
  address: string;
  note?: string;
  field?: ReactNode;
  children: ReactNode;
}

function ActForm({ act, comment, address, note, field, children }: ActFormProps) {
  const { reply, isBusy } = useFormState();
  const [isPressed, setPressed] = useState(false);
  const isOwn = reply.values.commentId === String(comment.id) && reply.values.act === act;
  return (
    <SiteForm
      reply={isOwn ? reply : NO_REPLY}
      action={address}
      hidden={{ act, commentId: String(comment.id) }}
      className="grid gap-2"
    >
      {field}
      {note !== undefined && <p className="text-13 text-fg-2">{note}</p>}
      <Button
        type="submit"
        look="outlined"
        isBusy={isBusy && isPressed}
        onClick={() => setPressed(true)}
        className="justify-self-start"
      >
        {children}
      </Button>
    </SiteForm>
  );
}

function ReportForm({ comment, address }: Pick<CommentItemProps, 'comment' | 'address'>) {
  const text = usePageText();
  const { reply } = useFormState();
  const isOwn = reply.values.commentId === String(comment.id) && reply.values.act === 'report';
  const reasons = REPORT_REASONS.map((value) => ({ value, label: text(`comment.reason${value}`) }));
  return (
    <ActForm
      act="report"
      comment={comment}
      address={address}
      field={
        <Select
          name="reason"
          label={text('comment.reason')}
          options={reasons}
          defaultValue={isOwn ? reply.values.reason : undefined}
        />
      }
    >
      {text('comment.report')}
    </ActForm>
  );
}

const LIKE_PATH = '/_/comment/like';

/** The heart of a comment with its number. A press shows at once, and is undone if the site refuses it. */
function LikeForm({ comment }: { comment: Pick<CommentModel, 'id' | 'isLiked' | 'likeCount'> }) {
  const text = usePageText();
  const toast = useToast();
  const { locale } = useSite();
  const { pathname, search } = useLocation();
  const [isLiked, setLiked] = useState(comment.isLiked);
  const [isSending, setSending] = useState(false);
  const count = comment.likeCount + Number(isLiked) - Number(comment.isLiked);
  const hidden = { commentId: String(comment.id), isLike: String(!isLiked), back: `${pathname}${search}` };
  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setLiked(!isLiked);
    setSending(true);
    const isTaken = await sendLike(new URLSearchParams(hidden));
    setSending(false);
    if (isTaken) return;
    setLiked(isLiked);
    toast({ text: text('comment.likeFailed'), tone: 'warning' });
  };
  return (
    <form method="post" action={LIKE_PATH} onSubmit={press}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isLiked}
        className="-ms-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-1 px-2.5 text-13 text-fg-2 aria-pressed:font-strong aria-pressed:text-primary-text"
      >
        <HeartIcon size={20} filled={isLiked} />
        <span className="sr-only">{text('comment.like')}</span>
        <span className="figures min-w-2 text-start">{count > 0 ? countText(locale, count) : ''}</span>
      </button>
    </form>
  );
}

/** With Latin digits, as every number of the sites. */
function countText(locale: string, count: number): string {
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** Whether the site accepted it. Never throws. */
async function sendLike(body: URLSearchParams): Promise<boolean> {
  try {
    const headers = { Accept: 'application/json' };
    return (await fetch(LIKE_PATH, { method: 'POST', headers, body, redirect: 'manual', keepalive: true })).ok;
  } catch {
    return false;
  }
}
