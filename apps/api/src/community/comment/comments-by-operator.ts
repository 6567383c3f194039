import { type Decision, grant, REPORT_REASONS, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Executor } from '@longstrip/database';
import { comment, commentReport, episode, series } from '@longstrip/database/schema';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import { countOpenReports, eraseComment, lockThread, setBlinded, settleReports } from './comment-changes.repository.ts';

/** Reported comments that a list shows at most. */
const LISTED_MOST = 200;

export const ReportedQuerySchema = v.object({ platform: PlatformIdSchema });
export type ReportedQuery = v.InferOutput<typeof ReportedQuerySchema>;

/** A comment with open reports, or one that is hidden. */
export interface ReportedComment {
  readonly commentId: number;
  readonly series: string;
  readonly episode: string;
  readonly userId: string;
  readonly text: string;
  readonly emoticonId: string | null;
  readonly isHidden: boolean;
  /** Open reports by their reason. */
  readonly reports: Readonly<Partial<Record<(typeof REPORT_REASONS)[number], number>>>;
}

/** What waits for support: comments with open reports and hidden ones, those with the most reports first. */
export async function listReported(
  executor: Executor,
  { platform: platformId }: ReportedQuery,
): Promise<ReportedComment[]> {
  const open = and(
    eq(commentReport.platformId, comment.platformId),
    eq(commentReport.commentId, comment.id),
    isNull(commentReport.settledAtMs),
  );
  const counts = Object.fromEntries(
    REPORT_REASONS.map((reason) => [
      reason,
      sql`count(*) filter (where ${commentReport.reason} = ${reason})`.mapWith(Number),
    ]),
  );
  const rows = await executor
    .select({ row: comment, series: series.alias, episode: episode.alias, counts })
    .from(comment)
    .innerJoin(series, eq(series.id, comment.seriesId))
    .innerJoin(episode, eq(episode.id, comment.episodeId))
    .leftJoin(commentReport, open)
    .where(
      and(
        eq(comment.platformId, platformId),
        isNull(comment.deletedAtMs),
        sql`(${comment.blindedAtMs} is not null or ${commentReport.userId} is not null)`,
      ),
    )
    .groupBy(comment.platformId, comment.userId, comment.id, series.alias, episode.alias)
    .orderBy(sql`count(${commentReport.userId}) desc, ${comment.id}`)
    .limit(LISTED_MOST);
  return rows.map(({ row, counts: byReason, ...place }) => ({
    ...{ commentId: row.id, ...place, userId: row.userId, text: row.text, emoticonId: row.emoticonId },
    isHidden: row.blindedAtMs !== null,
    reports: Object.fromEntries(Object.entries(byReason).filter(([, count]) => count > 0)),
  }));
}

/** What support does with a comment. */
export const COMMENT_JUDGEMENTS = ['blind', 'restore', 'delete'] as const;

export const CommentJudgementSchema = v.object({
  platform: PlatformIdSchema,
  comment: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'a comment has a number from 1')),
  judgement: v.picklist(COMMENT_JUDGEMENTS),
  reason: LineSchema,
});
export type CommentJudgement = v.InferOutput<typeof CommentJudgementSchema>;

/** The result for the operator. */
export interface CommentJudged {
  readonly commentId: number;
  readonly userId: string;
  /** Open reports that were settled by it. */
  readonly reports: number;
}

export const COMMENT_JUDGEMENT_REFUSALS = {
  NOT_FOUND_COMMENT: 'there is no comment of that number on that platform, or it is deleted.',
} as const;

/**
 * Hides a comment, shows it again or clears its text, with the reason in the audit log (D38). Restoring and deleting settle its
 * reports. The text itself is not logged: the log is never erased, and the text belongs to a person.
 */
export function judgeComment(
  database: Database,
  operator: Operator,
  { platform: platformId, comment: commentId, judgement, reason }: CommentJudgement,
  nowMs: number,
): Promise<Decision<CommentJudged, 'NOT_FOUND_COMMENT'>> {
  return decideInTransaction(database, async (transaction): Promise<Decision<CommentJudged, 'NOT_FOUND_COMMENT'>> => {
    await lockThread(transaction, platformId, commentId);
    const [row] = await transaction
      .select()
      .from(comment)
      .where(and(eq(comment.platformId, platformId), eq(comment.id, commentId), isNull(comment.deletedAtMs)));
    if (row === undefined) return refuse('NOT_FOUND_COMMENT');
    const reports = await countOpenReports(transaction, platformId, commentId);
    if (judgement === 'blind') await setBlinded(transaction, row, row.blindedAtMs ?? nowMs);
    if (judgement === 'restore') {
      await settleReports(transaction, row, nowMs);
      await setBlinded(transaction, row, null);
    }
    if (judgement === 'delete') await eraseComment(transaction, row, nowMs);
    const before = { state: row.blindedAtMs === null ? 'shown' : 'hidden', reports };
    const after = { state: { blind: 'hidden', restore: 'shown', delete: 'deleted' }[judgement], reason };
    const subject = { subjectType: 'comment', subjectId: `${platformId}/${commentId}` } as const;
    await recordChange(transaction, operator, { action: `comment.${judgement}`, ...subject, before, after }, nowMs);
    return grant({ commentId, userId: row.userId, reports: judgement === 'blind' ? 0 : reports });
  });
}
