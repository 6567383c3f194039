import { HeartIcon, useToast } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { CommentModel } from './comment-model.server.ts';

const LIKE_PATH = '/_/comment/like';

/** The heart of a comment with its number. A press shows at once, and is undone where the site does not take it. */
export function LikeForm({ comment }: { comment: Pick<CommentModel, 'id' | 'isLiked' | 'likeCount'> }) {
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

/** Whether the site took it. Never throws. */
async function sendLike(body: URLSearchParams): Promise<boolean> {
  try {
    const headers = { Accept: 'application/json' };
    return (await fetch(LIKE_PATH, { method: 'POST', headers, body, redirect: 'manual', keepalive: true })).ok;
  } catch {
    return false;
  }
}
