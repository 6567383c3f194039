import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { comment } from '@longstrip/database/schema';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import { LineSchema, PlatformIdSchema } from '../../shared/operator-values.ts';
import { countOpenReports, eraseComment, lockThread, setBlinded, settleReports } from './comment-changes.repository.ts';

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
