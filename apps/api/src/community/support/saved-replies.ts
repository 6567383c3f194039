import type {
  SavedReply,
  SavedReplyDraftSchema,
  SavedReplyNameSchema,
  SavedReplyQuerySchema,
} from '@longstrip/api-contract';
import type { Database, Executor, Transaction } from '@longstrip/database';
import { savedReply } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';

type SavedReplyRow = typeof savedReply.$inferSelect;

/** A platform has no more of them: they are all listed at once. */
const REPLIES_MOST = 500;
const NO_SUCH_REPLY = 'there is no such saved reply on that platform.';

const wire = ({ id: replyId, locale, title, text, writtenBy, updatedAtMs }: SavedReplyRow): SavedReply => ({
  ...{ replyId, locale, title, text, writtenBy, updatedAtMs },
});

const isOne = (platformId: string, id: string) => and(eq(savedReply.platformId, platformId), eq(savedReply.id, id));

/** `adminSavedReplies`: by language and title. */
export async function listSavedReplies(
  executor: Executor,
  { platform, locale }: v.InferOutput<typeof SavedReplyQuerySchema>,
): Promise<SavedReply[]> {
  const rows = await executor
    .select()
    .from(savedReply)
    .where(and(eq(savedReply.platformId, platform), locale === null ? undefined : eq(savedReply.locale, locale)))
    .orderBy(asc(savedReply.locale), asc(savedReply.title), asc(savedReply.id))
    .limit(REPLIES_MOST);
  return rows.map(wire);
}

/** `adminSavedReplySave`: adds a reply, or changes one as the operator last saw it; else STALE. */
export function saveReply(
  { database, newId }: { readonly database: Database; readonly newId: () => string },
  operator: Operator,
  { platform: platformId, replyId, locale, title, text, updatedAtMs }: v.InferOutput<typeof SavedReplyDraftSchema>,
  nowMs: number,
): Promise<OperatorDecision<SavedReply>> {
  return decideForOperator(database, async (transaction) => {
    const before = replyId === null ? null : await lockReply(transaction, platformId, replyId);
    if (before !== null && updatedAtMs !== null && before.updatedAtMs !== updatedAtMs) {
      throw new RefusedChange('STALE', `${before.writtenBy} changed that reply meanwhile.`);
    }
    const written = { locale, title, text, writtenBy: operator.name, updatedAtMs: nowMs };
    const row = { platformId, id: before?.id ?? newId(), ...written };
    if (before === null) await transaction.insert(savedReply).values(row);
    else await transaction.update(savedReply).set(written).where(isOne(platformId, row.id));
    await record(transaction, operator, { platformId, id: row.id, before, after: row, nowMs });
    return wire(row);
  });
}

/** `adminSavedReplyDelete`. */
export function deleteReply(
  database: Database,
  operator: Operator,
  { platform: platformId, replyId }: v.InferOutput<typeof SavedReplyNameSchema>,
  nowMs: number,
): Promise<OperatorDecision<{ replyId: string }>> {
  return decideForOperator(database, async (transaction) => {
    const before = await lockReply(transaction, platformId, replyId);
    await transaction.delete(savedReply).where(isOne(platformId, replyId));
    await record(transaction, operator, { platformId, id: replyId, before, after: null, nowMs });
    return { replyId };
  });
}

async function lockReply(transaction: Transaction, platformId: string, id: string): Promise<SavedReplyRow> {
  const [row] = await transaction.select().from(savedReply).where(isOne(platformId, id)).for('update');
  if (row === undefined) throw new RefusedChange('NOT_EXIST', NO_SUCH_REPLY);
  return row;
}

async function record(
  transaction: Transaction,
  operator: Operator,
  of: { platformId: string; id: string; before: SavedReplyRow | null; after: SavedReplyRow | null; nowMs: number },
): Promise<void> {
  const textOf = (row: SavedReplyRow | null) => row && { locale: row.locale, title: row.title, text: row.text };
  const action = of.after === null ? 'reply.delete' : 'reply.save';
  const subject = { subjectType: 'reply', subjectId: `${of.platformId}/${of.id}` } as const;
  const change = { action, ...subject, before: textOf(of.before), after: textOf(of.after) };
  await recordChange(transaction, operator, change, of.nowMs);
}
