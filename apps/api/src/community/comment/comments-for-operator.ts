import type {
  CommentInContext,
  OperatorCommentQuerySchema,
  ReportedPage,
  ReportedQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, grant, REPORT_REASONS, refuse } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { appUser, comment, commentReport, episode, series } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, ilike, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';

export type ReportedQuery = v.InferOutput<typeof ReportedQuerySchema>;
export type ReportedComment = ReportedPage['rows'][number];

/** Comments before and after one that are shown with it. */
const NEIGHBOURS = 5;

const COUNTS = Object.fromEntries(
  REPORT_REASONS.map((reason) => [
    reason,
    sql`count(*) filter (where ${commentReport.reason} = ${reason})`.mapWith(Number),
  ]),
);
const REPORT_COUNT = sql<number>`count(${commentReport.userId})`.mapWith(Number);

/** Comments with their place, their author and their open reports. */
function selectComments(executor: Executor) {
  const isOpenReport = and(
    eq(commentReport.platformId, comment.platformId),
    eq(commentReport.commentId, comment.id),
    isNull(commentReport.settledAtMs),
  );
  return executor
    .select({
      row: comment,
      series: series.alias,
      episode: episode.alias,
      nickname: appUser.nickname,
      counts: COUNTS,
      total: REPORT_COUNT,
    })
    .from(comment)
    .innerJoin(series, eq(series.id, comment.seriesId))
    .innerJoin(episode, eq(episode.id, comment.episodeId))
    .innerJoin(appUser, and(eq(appUser.platformId, comment.platformId), eq(appUser.id, comment.userId)))
    .leftJoin(commentReport, isOpenReport)
    .groupBy(comment.platformId, comment.userId, comment.id, series.alias, episode.alias, appUser.nickname)
    .$dynamic();
}

type FoundComment = Awaited<ReturnType<typeof selectComments>>[number];

function described({ row, counts, total: _, ...of }: FoundComment): ReportedComment {
  return {
    ...{ commentId: row.id, ...of, userId: row.userId, text: row.text, emoticonId: row.emoticonId },
    ...{ createdAtMs: row.createdAtMs, isHidden: row.blindedAtMs !== null, isDeleted: row.deletedAtMs !== null },
    reports: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

/** `adminReportedComments`: comments with open reports and hidden ones, those with the most reports first. */
export async function listReported(executor: Executor, query: ReportedQuery): Promise<ReportedPage> {
  const { platform, state, reason, series: alias, text, after, limit } = query;
  // Found by the indexes of open reports and of hidden comments: all others are not looked at.
  const reported = sql`select given.comment_id from comment_report as given
    where given.platform_id = ${platform} and given.settled_at_ms is null`;
  const hidden = sql`select blinded.id from comment as blinded
    where blinded.platform_id = ${platform} and blinded.blinded_at_ms is not null and blinded.deleted_at_ms is null`;
  const states = {
    hidden: sql`${comment.id} in (${hidden})`,
    open: and(sql`${comment.id} in (${reported})`, isNull(comment.blindedAtMs)),
    both: sql`${comment.id} in (${reported} union ${hidden})`,
  };
  const words = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const [reports, id] = after.split('.');
  const isOfReason = sql`exists (select 1 from comment_report as given where given.platform_id = ${comment.platformId}
    and given.comment_id = ${comment.id} and given.settled_at_ms is null and given.reason = ${reason})`;
  const found = await selectComments(executor)
    .where(
      and(
        eq(comment.platformId, platform),
        isNull(comment.deletedAtMs),
        states[state ?? 'both'],
        reason === null ? undefined : isOfReason,
        alias === '' ? undefined : eq(series.alias, alias),
        text === '' ? undefined : ilike(comment.text, words),
      ),
    )
    .having(
      after === ''
        ? undefined
        : sql`(count(${commentReport.userId}), -${comment.id}) < (${reports}::bigint, -(${id}::bigint))`,
    )
    .orderBy(desc(sql`count(${commentReport.userId})`), asc(comment.id))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = found.length > shown.length && last !== undefined;
  return { rows: shown.map(described), next: hasMore ? `${last.total}.${last.row.id}` : null };
}

/** `adminComment`: a comment with what readers see around it, deleted ones among them. */
export async function showComment(
  executor: Executor,
  { platform, comment: commentId }: v.InferOutput<typeof OperatorCommentQuerySchema>,
): Promise<Decision<CommentInContext, 'NOT_FOUND_COMMENT'>> {
  const isHere = eq(comment.platformId, platform);
  const [found] = await selectComments(executor).where(and(isHere, eq(comment.id, commentId)));
  if (found === undefined) return refuse('NOT_FOUND_COMMENT');
  const { parentId, episodeId } = found.row;
  const thread =
    parentId === null
      ? and(isHere, eq(comment.episodeId, episodeId), isNull(comment.parentId))
      : and(isHere, eq(comment.parentId, parentId));
  const near = (beyond: SQL, order: SQL) =>
    selectComments(executor).where(and(thread, beyond)).orderBy(order).limit(NEIGHBOURS);
  const before = await near(lt(comment.id, commentId), desc(comment.id));
  const after = await near(gt(comment.id, commentId), asc(comment.id));
  const [parent] = parentId === null ? [] : await selectComments(executor).where(and(isHere, eq(comment.id, parentId)));
  return grant({
    comment: described(found),
    parent: parent === undefined ? null : described(parent),
    before: before.toReversed().map(described),
    after: after.map(described),
  });
}
