import { randomUUID } from 'node:crypto';
import type { ApiRefusal, Comment, EpisodeComments, PlacedComment } from '@longstrip/api-contract';
import { BEST_COMMENT_COUNT, BEST_COMMENT_LIKES, type CommentStatus } from '@longstrip/core';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import { formatCount, formatDay, formatMoment } from '../../../i18n/format.server.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import {
  type CommentsAddress,
  commentsAddress,
  type EpisodeKey,
  readCommentsAddress,
} from '../../../parts/comments/comments-address.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle } from '../../../parts/seo/page-meta.server.ts';
import { doneNotice, isJustPosted } from './comments-action.server.ts';
import type {
  CommentedEpisode,
  CommentRows,
  CommentsPage,
  CommentsView,
  Composer,
  EpisodeCommentsView,
} from './comments-model.ts';

type Of<Kind extends CommentsAddress['kind']> = Extract<CommentsAddress, { kind: Kind }>;

/** `/comment`, for signed-in readers: the comments of an episode, one with its replies, or the reader's own. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<CommentsPage> {
  await refuseExpiredSession(site);
  const query = new URL(request.url).searchParams;
  const asked = readCommentsAddress(query);
  const [title, texts, text] = await Promise.all([
    loadPageTitle(site, asked.kind === 'own' || asked.kind === 'blocked' ? 'comment.mine' : 'comment.title'),
    loadPageTexts(site.locale, ['comment']),
    serverText(site.locale),
  ]);
  const isFirst = asked.kind === 'blocked' || asked.page === 1;
  return {
    ...title,
    texts,
    address: commentsAddress(asked),
    firstHref: isFirst ? null : commentsAddress({ ...asked, page: 1 }),
    notice: doneNotice(query, text),
    isPosted: isJustPosted(query),
    view: await loadView(site, text, asked),
  };
}

function loadView(site: AppLoadContext, text: ServerText, asked: CommentsAddress): Promise<CommentsView> {
  switch (asked.kind) {
    case 'episode':
      return loadEpisode(site, text, asked);
    case 'thread':
      return loadThread(site, text, asked);
    case 'own':
      return loadOwn(site, text, asked);
    case 'blocked':
      return loadBlocked(site);
  }
}

async function loadEpisode(site: AppLoadContext, text: ServerText, asked: Of<'episode'>): Promise<EpisodeCommentsView> {
  const { of, isBest, page } = asked;
  const withBest = !isBest && page === 1;
  const [reply, best] = await Promise.all([
    site.api.episodeComments({ alias: of.series, episodeAlias: of.episode, isBest, page: page - 1 }),
    withBest ? site.api.episodeComments({ alias: of.series, episodeAlias: of.episode, isBest: true }) : null,
  ]);
  if (!reply.ok) throw await refused(site, reply, of);
  const { comment, totalCount, canWrite } = reply.data;
  // The api accepts numeric ids as well; links have the aliases.
  const named = { series: reply.data.contentsAlias, episode: reply.data.episodeAlias };
  const model = commentModel(site, text, named);
  const shownAbove = best?.ok ? bestOf(best.data, model) : [];
  const isAbove = (id: number) => shownAbove.some((comment) => comment.id === id);
  return {
    kind: 'episode',
    episode: episodeOf(reply.data, named),
    count: totalCount,
    isBest,
    best: shownAbove,
    composer: await composerOf(site, text, canWrite),
    rows: comment.content.filter(({ commentId }) => !isAbove(commentId)).map(model),
    next: comment.last ? null : { ...asked, page: page + 1 },
  };
}

/** A few comments with many likes, without hidden ones. */
function bestOf({ comment }: EpisodeComments, model: ReturnType<typeof commentModel>): CommentModel[] {
  return comment.content
    .filter(({ likeCount, shownAs }) => likeCount >= BEST_COMMENT_LIKES && shownAs === null)
    .slice(0, BEST_COMMENT_COUNT)
    .map(model);
}

async function loadThread(site: AppLoadContext, text: ServerText, asked: Of<'thread'>): Promise<CommentsView> {
  const first = await site.api.comment({ commentId: asked.commentId });
  if (!first.ok) throw await refused(site, first, asked.of);
  const { contentsAlias: series, episodeAlias: episode, parentId } = first.data;
  const of = { series, episode };
  if (parentId !== null) throw redirect(commentsAddress({ kind: 'thread', of, commentId: parentId, page: 1 }), 302);
  const page = asked.page === 'last' ? Math.max(1, Math.ceil(first.data.replyCount / REPLIES_PER_PAGE)) : asked.page;
  const [replies, about] = await Promise.all([
    site.api.commentReplies({ commentId: asked.commentId, page: page - 1 }),
    site.api.episodeComments({ alias: series, episodeAlias: episode }),
  ]);
  if (!replies.ok) throw await refused(site, replies, of);
  if (!about.ok) throw await refused(site, about, of);
  return {
    kind: 'thread',
    episode: episodeOf(about.data, of),
    comment: commentModel(site, text, of)(first.data),
    composer: first.data.shownAs === null ? await composerOf(site, text, about.data.canWrite) : null,
    rows: replies.data.content.map(commentModel(site, text, null)),
    next: replies.data.last ? null : { ...asked, of, page: page + 1 },
  };
}

/** The page of an adult series has the age check. A comment that does not exist leads to the series. */
async function refused(site: AppLoadContext, { code }: Pick<ApiRefusal, 'code'>, { series }: EpisodeKey) {
  if (code === 'ADULT_ONLY_CONTENTS') return redirect(`/detail/${series}`, 302);
  return refusedPage(site, 'comment', { code }, { seriesAlias: code === 'NOT_FOUND_COMMENT' ? series : null });
}

const REPLIES_PER_PAGE = 10;

async function loadOwn(site: AppLoadContext, text: ServerText, asked: Of<'own'>): Promise<CommentsView> {
  const reply = await site.api.ownComments({ page: asked.page - 1 });
  if (!reply.ok) throw await refusedPage(site, 'comment', reply);
  return {
    kind: 'own',
    rows: reply.data.content.map(ownCommentModel(site, text)),
    next: reply.data.last ? null : { ...asked, page: asked.page + 1 },
  };
}

async function loadBlocked(site: AppLoadContext): Promise<CommentsView> {
  const reply = await site.api.blockedReaders();
  if (!reply.ok) throw await refusedPage(site, 'comment', reply);
  return {
    kind: 'blocked',
    readers: reply.data.map(({ blockId: id, nickname }) => ({ id, name: nickname === '' ? null : nickname })),
  };
}

function episodeOf(
  { contentsTitle, episodeTitle }: Pick<PlacedComment, 'contentsTitle' | 'episodeTitle'>,
  of: EpisodeKey,
): CommentedEpisode {
  return {
    seriesTitle: contentsTitle,
    episodeTitle,
    viewerHref: `/viewer/${of.series}/${of.episode}`,
    commentsHref: commentsAddress({ kind: 'episode', of, isBest: false, page: 1 }),
  };
}

async function composerOf(site: AppLoadContext, text: ServerText, canWrite: boolean): Promise<Composer> {
  if (!canWrite) return { kind: 'locked' };
  if ((site.user?.nickname ?? null) === null) return { kind: 'name' };
  const emoticons = await site.api.emoticons();
  return {
    kind: 'open',
    requestId: randomUUID(),
    mostCharacters: site.platform.constants.commentCharacters,
    tooLong: text('error.COMMENT_TOO_LONG'),
    // A reader can write a comment without emoticons.
    emoticons: emoticons.ok
      ? emoticons.data.map(({ emoticonId: id, emoticonUrl: src }) => ({ id, src, name: text(`comment.emoticon${id}`) }))
      : [],
  };
}

/** `/_/comment`: a page after the first, for a page's script. */
export async function loadMoreComments({ request, context: site }: LoaderFunctionArgs): Promise<Response> {
  const asked = readCommentsAddress(new URL(request.url).searchParams);
  const headers = { 'Cache-Control': 'no-store' };
  if (!site.isSignedIn) return Response.json(null, { status: 401, headers });
  const rows = await loadRows(site, await serverText(site.locale), asked);
  return rows === null ? Response.json(null, { status: 422, headers }) : Response.json(rows, { headers });
}

async function loadRows(site: AppLoadContext, text: ServerText, asked: CommentsAddress): Promise<CommentRows | null> {
  if (asked.kind === 'blocked' || asked.page === 'last') return null;
  const page = asked.page - 1;
  const next = { ...asked, page: asked.page + 1 };
  if (asked.kind === 'own') {
    const reply = await site.api.ownComments({ page });
    if (!reply.ok) return null;
    return { rows: reply.data.content.map(ownCommentModel(site, text)), next: reply.data.last ? null : next };
  }
  const list =
    asked.kind === 'thread'
      ? await site.api.commentReplies({ commentId: asked.commentId, page })
      : await site.api.episodeComments({
          alias: asked.of.series,
          episodeAlias: asked.of.episode,
          isBest: asked.isBest,
          page,
        });
  if (!list.ok) return null;
  const found = 'comment' in list.data ? list.data.comment : list.data;
  const model = commentModel(site, text, asked.kind === 'thread' ? null : asked.of);
  return { rows: found.content.map(model), next: found.last ? null : next };
}

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
  /** Why it is not shown; null when it is. */
  shownAs: CommentStatus | null;
  isLiked: boolean;
  likeCount: number;
  replyCount: number;
  /** The number as text: "1.2K". */
  replies: string;
  /** The comment with its replies; null for a reply, which has none. */
  threadHref: string | null;
  /** Where it was written, among the reader's own. */
  place: { label: string; href: string } | null;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale' | 'nowMs'>;

/** Newer comments show the time of day instead of the year. */
const YEAR_SHOWN_AFTER_MS = 300 * 86_400_000;

function dateOf({ platform, locale, nowMs }: Site, timeMs: number): string {
  const format = nowMs - timeMs < YEAR_SHOWN_AFTER_MS ? formatMoment : formatDay;
  return format(platform, locale, timeMs);
}

/** @param of the episode that it is about; null for a reply */
function commentModel(site: Site, text: ServerText, of: EpisodeKey | null) {
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

/** One of the reader's own comments, with links to its episode and to its thread. */
function ownCommentModel(site: Site, text: ServerText) {
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
