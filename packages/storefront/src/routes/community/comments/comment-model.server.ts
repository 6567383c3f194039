import type { Comment, PlacedComment } from '@longstrip/api-contract';
import type { CommentStatus } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatCount, formatDay, formatMoment } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { commentsAddress, type EpisodeKey } from '../../../parts/comments/comments-address.ts';

/** A comment or a reply as a page shows it. */
export interface CommentModel {
  id: number;
  /** Null: its author has left. */
  author: string | null;
  isMine: boolean;
  date: string;
  dateIso: string;
  text: string;
  emoticon: { src: string; name: string } | null;
  isSpoiler: boolean;
  /** Why it is not shown; null: it is. */
  shownAs: CommentStatus | null;
  isLiked: boolean;
  likeCount: number;
  replyCount: number;
  /** Written out: "1.2K". */
  replies: string;
  /** The comment with its replies; null for a reply, which has none. */
  threadHref: string | null;
  /** Where it was written, among the reader's own. */
  place: { label: string; href: string } | null;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale' | 'nowMs'>;

/** Younger ones have a time of day in the place of the year. */
const YEAR_SHOWN_AFTER_MS = 300 * 86_400_000;

function dateOf({ platform, locale, nowMs }: Site, timeMs: number): string {
  const format = nowMs - timeMs < YEAR_SHOWN_AFTER_MS ? formatMoment : formatDay;
  return format(platform, locale, timeMs);
}

/** @param of the episode that it is about; null for a reply */
export function commentModel(site: Site, text: ServerText, of: EpisodeKey | null) {
  return (comment: Comment): CommentModel => ({
    id: comment.commentId,
    author: comment.hasAuthorLeft ? null : comment.nickname,
    isMine: comment.status.mine,
    date: dateOf(site, comment.createdAt),
    dateIso: new Date(comment.createdAt).toISOString(),
    text: comment.comment,
    emoticon:
      comment.emoticonUrl === null || comment.emoticonId === null
        ? null
        : { src: comment.emoticonUrl, name: text(`comment.emoticon${comment.emoticonId}`) },
    isSpoiler: comment.isSpoiler,
    shownAs: comment.shownAs,
    isLiked: comment.status.like,
    likeCount: comment.likeCount,
    replyCount: comment.replyCount,
    replies: formatCount(site.locale, comment.replyCount),
    threadHref: of === null ? null : commentsAddress({ kind: 'thread', of, commentId: comment.commentId, page: 1 }),
    place: null,
  });
}

/** One of the reader's own: with the place where it was written, and where it stands among others. */
export function ownCommentModel(site: Site, text: ServerText) {
  return (comment: PlacedComment): CommentModel => {
    const of = { series: comment.contentsAlias, episode: comment.episodeAlias };
    const commentId = comment.parentId ?? comment.commentId;
    return {
      ...commentModel(site, text, of)(comment),
      threadHref: commentsAddress({ kind: 'thread', of, commentId, page: 1 }),
      place: {
        label: `${comment.contentsTitle} · ${comment.episodeTitle}`,
        href: commentsAddress({ kind: 'episode', of, isBest: false, page: 1 }),
      },
    };
  };
}
