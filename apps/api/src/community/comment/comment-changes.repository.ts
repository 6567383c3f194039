import type { ReportReason } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { comment, commentLike, commentReport } from '@longstrip/database/schema';
import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { CommentRow } from './comment.repository.ts';

const isOne = (platformId: string, commentId: number) =>
  and(eq(comment.platformId, platformId), eq(comment.id, commentId));

/** Stores a comment or reply, and returns its number. */
export async function insertComment(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  written: Pick<
    CommentRow,
    'seriesId' | 'episodeId' | 'parentId' | 'text' | 'emoticonId' | 'isSpoiler' | 'createdAtMs'
  >,
): Promise<number> {
  const [row] = await transaction
    .insert(comment)
    .values({ platformId, userId, ...written })
    .returning({ id: comment.id });
  if (row === undefined) throw new Error('a comment was not stored');
  return row.id;
}

/**
 * Locks a comment, and before it the one that it replies to, until the transaction ends: counts are stored in these rows. False:
 * there is no such comment.
 */
export async function lockThread(transaction: Transaction, platformId: string, commentId: number): Promise<boolean> {
  const [found] = await transaction
    .select({ parentId: comment.parentId })
    .from(comment)
    .where(isOne(platformId, commentId));
  if (found === undefined) return false;
  const ids = found.parentId === null ? [commentId] : [found.parentId, commentId];
  // A comment has a lower number than its replies.
  await transaction
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.platformId, platformId), inArray(comment.id, ids)))
    .orderBy(asc(comment.id))
    .for('no key update');
  return true;
}

/** Counts the replies of locked comments anew: those that are neither deleted nor hidden. */
export async function recountReplies(
  transaction: Transaction,
  platformId: string,
  parents: number | SQL,
): Promise<void> {
  await transaction.execute(sql`update comment as parent set reply_count = (
      select count(*) from comment as reply where reply.platform_id = ${platformId} and reply.parent_id = parent.id
        and reply.deleted_at_ms is null and reply.blinded_at_ms is null)
    where parent.platform_id = ${platformId} and parent.id in (${parents})`);
}

/**
 * Sets or takes back a reader's like of a locked comment.
 * @returns how many like it
 */
export async function setLike(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { commentId, isLike, nowMs }: { commentId: number; isLike: boolean; nowMs: number },
): Promise<number> {
  const isOwn = and(
    eq(commentLike.platformId, platformId),
    eq(commentLike.userId, userId),
    eq(commentLike.commentId, commentId),
  );
  const changed = isLike
    ? await transaction
        .insert(commentLike)
        .values({ platformId, userId, commentId, createdAtMs: nowMs })
        .onConflictDoNothing()
        .returning({ commentId: commentLike.commentId })
    : await transaction.delete(commentLike).where(isOwn).returning({ commentId: commentLike.commentId });
  const step = (isLike ? 1 : -1) * changed.length;
  const [row] = await transaction
    .update(comment)
    .set({ likeCount: sql`${comment.likeCount} + ${step}` })
    .where(isOne(platformId, commentId))
    .returning({ likeCount: comment.likeCount });
  return row?.likeCount ?? 0;
}

/** Clears the text and the likes of a locked comment, and settles its open reports. */
export async function eraseComment(
  transaction: Transaction,
  { platformId, id, parentId }: Pick<CommentRow, 'platformId' | 'id' | 'parentId'>,
  nowMs: number,
): Promise<void> {
  await transaction
    .delete(commentLike)
    .where(and(eq(commentLike.platformId, platformId), eq(commentLike.commentId, id)));
  await settleReports(transaction, { platformId, id }, nowMs);
  await transaction
    .update(comment)
    .set({ text: '', emoticonId: null, isSpoiler: false, likeCount: 0, deletedAtMs: nowMs })
    .where(and(isOne(platformId, id), isNull(comment.deletedAtMs)));
  if (parentId !== null) await recountReplies(transaction, platformId, parentId);
}

/** Hides a locked comment, or shows it again. */
export async function setBlinded(
  transaction: Transaction,
  { platformId, id, parentId }: Pick<CommentRow, 'platformId' | 'id' | 'parentId'>,
  blindedAtMs: number | null,
): Promise<void> {
  await transaction.update(comment).set({ blindedAtMs }).where(isOne(platformId, id));
  if (parentId !== null) await recountReplies(transaction, platformId, parentId);
}

/**
 * Writes down that a reader reports a comment; a second time changes nothing.
 * @returns how many reports of it are open
 */
export async function addReport(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { commentId, reason, nowMs }: { commentId: number; reason: ReportReason; nowMs: number },
): Promise<number> {
  await transaction
    .insert(commentReport)
    .values({ platformId, userId, commentId, reason, createdAtMs: nowMs })
    .onConflictDoNothing();
  return countOpenReports(transaction, platformId, commentId);
}

/** How many reports of a comment support has not looked at. */
export function countOpenReports(executor: Executor, platformId: string, commentId: number): Promise<number> {
  return executor.$count(commentReport, isOpenReportOf(platformId, commentId));
}

const isOpenReportOf = (platformId: string, commentId: number) =>
  and(
    eq(commentReport.platformId, platformId),
    eq(commentReport.commentId, commentId),
    isNull(commentReport.settledAtMs),
  );

/** Settles the open reports of a comment: support has looked at it. */
export async function settleReports(
  transaction: Transaction,
  { platformId, id }: Pick<CommentRow, 'platformId' | 'id'>,
  nowMs: number,
): Promise<void> {
  await transaction.update(commentReport).set({ settledAtMs: nowMs }).where(isOpenReportOf(platformId, id));
}

/** Deletes a reader's likes (and corrects the counts), reports and blocks; what they wrote loses its text. */
export async function eraseCommentsOf(
  transaction: Transaction,
  { platformId, id: userId }: { platformId: string; id: string },
  nowMs: number,
): Promise<void> {
  const own = sql`select id from comment where platform_id = ${platformId} and user_id = ${userId}`;
  const liked = sql`select comment_id from comment_like where platform_id = ${platformId} and user_id = ${userId}`;
  const parents = sql`select parent_id from comment where platform_id = ${platformId} and user_id = ${userId}`;
  // Locks all comments whose counts change, by ascending number, in the same order as every other change.
  await transaction.execute(sql`select 1 from comment where platform_id = ${platformId}
    and (id in (${own}) or id in (${liked}) or id in (${parents})) order by id for no key update`);
  await transaction.execute(sql`update comment set like_count = like_count - 1
    where platform_id = ${platformId} and id in (${liked})`);
  await transaction.execute(sql`delete from comment_like
    where platform_id = ${platformId} and (user_id = ${userId} or comment_id in (${own}))`);
  await transaction.execute(sql`update comment_report set settled_at_ms = ${nowMs}
    where platform_id = ${platformId} and settled_at_ms is null and comment_id in (${own})`);
  await transaction.execute(sql`delete from comment_report where platform_id = ${platformId} and user_id = ${userId}`);
  await transaction.execute(sql`delete from blocked_reader
    where platform_id = ${platformId} and (user_id = ${userId} or blocked_user_id = ${userId})`);
  await transaction.execute(sql`update comment
    set text = '', emoticon_id = null, is_spoiler = false, like_count = 0, deleted_at_ms = ${nowMs}
    where platform_id = ${platformId} and user_id = ${userId} and deleted_at_ms is null`);
  await recountReplies(transaction, platformId, parents);
}

/** Deletes all comments about series, with their likes and reports. */
export async function deleteCommentsOfSeries(transaction: Transaction, seriesIds: SQLWrapper): Promise<void> {
  for (const table of ['comment_like', 'comment_report']) {
    await transaction.execute(sql`delete from ${sql.identifier(table)} as hanging using comment
      where hanging.platform_id = comment.platform_id and hanging.comment_id = comment.id
        and comment.series_id in (${seriesIds})`);
  }
  // Replies refer to what they reply to.
  await transaction.execute(sql`delete from comment where parent_id is not null and series_id in (${seriesIds})`);
  await transaction.execute(sql`delete from comment where series_id in (${seriesIds})`);
}
