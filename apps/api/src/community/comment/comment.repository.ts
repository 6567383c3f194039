import type { BlockedReader } from '@longstrip/api-contract';
import type { CommentFacts, CommentReader } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import {
  appUser,
  blockedReader,
  comment,
  commentLike,
  commentReport,
  episode,
  prohibitedWordList,
  series,
  seriesPlatform,
} from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type CommentRow = typeof comment.$inferSelect;

/** A comment as one reader sees it. */
export interface ReadersComment {
  readonly row: CommentRow;
  readonly nickname: string | null;
  readonly authorLeftAtMs: number | null;
  readonly isLiked: boolean;
  readonly hasReported: boolean;
  readonly hasBlockedAuthor: boolean;
  readonly place: CommentPlace;
}

/** Where a comment was written. */
interface CommentPlace {
  readonly seriesAlias: string;
  readonly seriesTitle: string;
  readonly episodeAlias: string;
  readonly episodeTitle: string;
}

export const factsOf = ({ row }: ReadersComment): CommentFacts => ({
  isDeleted: row.deletedAtMs !== null,
  isBlinded: row.blindedAtMs !== null,
});

export const readerOf = (
  { row, hasBlockedAuthor, hasReported }: ReadersComment,
  { userId }: ReaderScope,
): CommentReader => ({ isAuthor: row.userId === userId, hasBlockedAuthor, hasReported });

function selectComments(executor: Executor, { platformId, userId }: ReaderScope, condition: SQL | undefined) {
  const ofReader = (table: typeof commentLike | typeof commentReport) =>
    sql<boolean>`exists (select 1 from ${table} where ${table.platformId} = ${comment.platformId}
      and ${table.userId} = ${userId} and ${table.commentId} = ${comment.id})`;
  return executor
    .select({
      row: comment,
      nickname: appUser.nickname,
      authorLeftAtMs: appUser.withdrawnAtMs,
      isLiked: ofReader(commentLike),
      hasReported: ofReader(commentReport),
      hasBlockedAuthor: sql<boolean>`exists (select 1 from ${blockedReader}
        where ${blockedReader.platformId} = ${comment.platformId} and ${blockedReader.userId} = ${userId}
          and ${blockedReader.blockedUserId} = ${comment.userId})`,
      place: {
        seriesAlias: series.alias,
        seriesTitle: sql<string>`coalesce(${seriesPlatform.title}, ${series.title})`,
        episodeAlias: episode.alias,
        episodeTitle: episode.title,
      },
    })
    .from(comment)
    .innerJoin(appUser, and(eq(appUser.platformId, comment.platformId), eq(appUser.id, comment.userId)))
    .innerJoin(series, eq(series.id, comment.seriesId))
    .leftJoin(
      seriesPlatform,
      and(eq(seriesPlatform.seriesId, comment.seriesId), eq(seriesPlatform.platformId, comment.platformId)),
    )
    .innerJoin(episode, eq(episode.id, comment.episodeId))
    .where(and(eq(comment.platformId, platformId), condition));
}

/** One comment; null: the platform has none of this number. */
export async function findComment(
  executor: Executor,
  reader: ReaderScope,
  commentId: number,
): Promise<ReadersComment | null> {
  return (await selectComments(executor, reader, eq(comment.id, commentId)))[0] ?? null;
}

/** Comments of an episode, without replies. A deleted one is listed while it has replies. */
const ofEpisode = (episodeId: number) =>
  and(
    eq(comment.episodeId, episodeId),
    isNull(comment.parentId),
    or(isNull(comment.deletedAtMs), gt(comment.replyCount, 0)),
  );

const repliesTo = (parentId: number) => and(eq(comment.parentId, parentId), isNull(comment.deletedAtMs));

interface Paging {
  readonly number: number;
  readonly size: number;
}

/** A page of an episode's comments and the number of all: the newest first, or those with the most likes. */
export async function listComments(
  executor: Executor,
  reader: ReaderScope,
  { episodeId, isBest, number, size }: Paging & { episodeId: number; isBest: boolean },
): Promise<{ rows: ReadersComment[]; totalElements: number }> {
  const order = isBest ? [desc(comment.likeCount), desc(comment.id)] : [desc(comment.id)];
  return {
    rows: await selectComments(executor, reader, ofEpisode(episodeId))
      .orderBy(...order)
      .limit(size)
      .offset(number * size),
    totalElements: await executor.$count(comment, and(eq(comment.platformId, reader.platformId), ofEpisode(episodeId))),
  };
}

/** A page of the replies to a comment and the number of all, the oldest first. */
export async function listReplies(
  executor: Executor,
  reader: ReaderScope,
  { parentId, number, size }: Paging & { parentId: number },
): Promise<{ rows: ReadersComment[]; totalElements: number }> {
  return {
    rows: await selectComments(executor, reader, repliesTo(parentId))
      .orderBy(asc(comment.id))
      .limit(size)
      .offset(number * size),
    totalElements: await executor.$count(comment, and(eq(comment.platformId, reader.platformId), repliesTo(parentId))),
  };
}

/** A page of what a reader wrote, the newest first; about works for adults only where they are shown to them. */
export async function listOwnComments(
  executor: Executor,
  reader: ReaderScope,
  { seesAdult, number, size }: Paging & { seesAdult: boolean },
): Promise<{ rows: ReadersComment[]; totalElements: number }> {
  const own = and(eq(comment.userId, reader.userId), isNull(comment.deletedAtMs));
  const shown = seesAdult ? undefined : eq(series.isAdult, false);
  const [counted] = await executor
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(comment)
    .innerJoin(series, eq(series.id, comment.seriesId))
    .where(and(eq(comment.platformId, reader.platformId), own, shown));
  return {
    rows: await selectComments(executor, reader, and(own, shown))
      .orderBy(desc(comment.id))
      .limit(size)
      .offset(number * size),
    totalElements: counted?.count ?? 0,
  };
}

/** Comments and replies of an episode that are neither deleted nor hidden. */
export function countShown(executor: Executor, platformId: string, episodeId: number): Promise<number> {
  return executor.$count(
    comment,
    and(
      eq(comment.platformId, platformId),
      eq(comment.episodeId, episodeId),
      isNull(comment.deletedAtMs),
      isNull(comment.blindedAtMs),
    ),
  );
}

/** The words that comments of a platform may not have, in all its languages. */
export async function listProhibitedWords(executor: Executor, platformId: string): Promise<string[]> {
  const lists = await executor
    .select({ words: prohibitedWordList.words })
    .from(prohibitedWordList)
    .where(eq(prohibitedWordList.platformId, platformId));
  return lists.flatMap(({ words }) => words);
}

const ofReader = ({ platformId, userId }: ReaderScope, more?: SQL) =>
  and(eq(blockedReader.platformId, platformId), eq(blockedReader.userId, userId), more);

function selectBlocked(executor: Executor, reader: ReaderScope, more?: SQL) {
  return executor
    .select({
      blockId: blockedReader.id,
      // A nickname that one reader gave up may belong to another reader now.
      nickname: sql<string>`case when ${appUser.withdrawnAtMs} is null then coalesce(${appUser.nickname}, '') else '' end`,
      createdAt: blockedReader.createdAtMs,
    })
    .from(blockedReader)
    .innerJoin(
      appUser,
      and(eq(appUser.platformId, blockedReader.platformId), eq(appUser.id, blockedReader.blockedUserId)),
    )
    .where(ofReader(reader, more));
}

/** The readers whom a reader has blocked, the last first. */
export function listBlocked(executor: Executor, reader: ReaderScope): Promise<BlockedReader[]> {
  return selectBlocked(executor, reader).orderBy(desc(blockedReader.id));
}

export async function findBlocked(
  executor: Executor,
  reader: ReaderScope,
  blockedUserId: string,
): Promise<BlockedReader | null> {
  return (await selectBlocked(executor, reader, eq(blockedReader.blockedUserId, blockedUserId)))[0] ?? null;
}

export function countBlocked(executor: Executor, reader: ReaderScope): Promise<number> {
  return executor.$count(blockedReader, ofReader(reader));
}

export async function insertBlocked(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { blockedUserId, nowMs }: { blockedUserId: string; nowMs: number },
): Promise<void> {
  await transaction
    .insert(blockedReader)
    .values({ platformId, userId, blockedUserId, createdAtMs: nowMs })
    .onConflictDoNothing();
}

export async function removeBlocked(transaction: Transaction, reader: ReaderScope, blockId: number): Promise<void> {
  await transaction.delete(blockedReader).where(ofReader(reader, eq(blockedReader.id, blockId)));
}
