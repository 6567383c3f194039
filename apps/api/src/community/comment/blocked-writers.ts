import type {
  BlockedWriter,
  BlockedWriterQuerySchema,
  WriterBlockSchema,
  WriterUnblockSchema,
} from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { type Database, decideInTransaction, type Executor } from '@longstrip/database';
import { appUser, blockedWriter } from '@longstrip/database/schema';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { findNamedAccount } from '../../people/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

const DAY_MS = 86_400_000;

const isOf = (platformId: string, userId: string) =>
  and(eq(blockedWriter.platformId, platformId), eq(blockedWriter.userId, userId));

/** Until when a reader is blocked from writing; null: an operator has not blocked them, or has ended it. */
export async function findBlockedUntil(
  executor: Executor,
  { platformId, userId }: ReaderScope,
): Promise<number | 'forever' | null> {
  const [row] = await executor.select().from(blockedWriter).where(isOf(platformId, userId));
  return row === undefined ? null : (row.untilMs ?? 'forever');
}

/** `adminBlockedWriters`: who is blocked now, the newest first. */
export async function listBlockedWriters(
  executor: Executor,
  { platform, after, limit }: v.InferOutput<typeof BlockedWriterQuerySchema>,
  nowMs: number,
): Promise<{ rows: BlockedWriter[]; next: string | null }> {
  const { blockedAtMs, userId, untilMs } = blockedWriter;
  const [afterMs, afterId] = after.split('.');
  const found = await executor
    .select({ block: blockedWriter, nickname: appUser.nickname })
    .from(blockedWriter)
    .innerJoin(appUser, and(eq(appUser.platformId, blockedWriter.platformId), eq(appUser.id, userId)))
    .where(
      and(
        eq(blockedWriter.platformId, platform),
        or(isNull(untilMs), gt(untilMs, nowMs)),
        after === '' ? undefined : sql`(${blockedAtMs}, ${userId}) < (${afterMs}, ${afterId})`,
      ),
    )
    .orderBy(desc(blockedAtMs), desc(userId))
    .limit(limit + 1);
  const rows = found
    .slice(0, limit)
    .map(({ block: { platformId: _, ...block }, nickname }) => ({ nickname, ...block }));
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return { rows, next: hasMore ? `${last.blockedAtMs}.${last.userId}` : null };
}

/** The result for the operator. */
interface WriterBlocked {
  readonly userId: string;
  readonly untilMs: number | null;
}

/** `adminWriterBlock`: replaces the block that there is. */
export function blockWriter(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof WriterBlockSchema>,
  nowMs: number,
): Promise<Decision<WriterBlocked, 'NOT_EXIST'>> {
  const untilMs = asked.days === null ? null : nowMs + asked.days * DAY_MS;
  return change(database, operator, { ...asked, action: 'writer.block', untilMs }, nowMs);
}

/** `adminWriterUnblock`. A reader who is not blocked stays so. */
export function unblockWriter(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof WriterUnblockSchema>,
  nowMs: number,
): Promise<Decision<WriterBlocked, 'NOT_EXIST'>> {
  return change(database, operator, { ...asked, action: 'writer.unblock', untilMs: null }, nowMs);
}

/** Sets a reader’s block to what it was before an act that is undone. @param block null: there was none */
export function restoreBlock(
  database: Database,
  operator: Operator,
  { block, ...asked }: Pick<Change, 'platform' | 'reader' | 'reason'> & { block: { untilMs: number | null } | null },
  nowMs: number,
): Promise<Decision<WriterBlocked, 'NOT_EXIST'>> {
  const action = block === null ? 'writer.unblock' : 'writer.block';
  return change(database, operator, { ...asked, action, untilMs: block?.untilMs ?? null }, nowMs);
}

interface Change {
  readonly platform: string;
  readonly reader: string;
  readonly reason: string;
  readonly action: 'writer.block' | 'writer.unblock';
  readonly untilMs: number | null;
}

function change(
  database: Database,
  operator: Operator,
  { platform, reader, reason, action, untilMs }: Change,
  nowMs: number,
): Promise<Decision<WriterBlocked, 'NOT_EXIST'>> {
  return decideInTransaction<WriterBlocked, 'NOT_EXIST'>(database, async (transaction) => {
    const account = await findNamedAccount(transaction, { platform, reader });
    if (account === null || account.erasedAtMs !== null) return refuse('NOT_EXIST');
    const { platformId, id: userId } = account;
    const [before] = await transaction.select().from(blockedWriter).where(isOf(platformId, userId)).for('update');
    if (action === 'writer.unblock') {
      await transaction.delete(blockedWriter).where(isOf(platformId, userId));
    } else {
      const block = { untilMs, reason, blockedBy: operator.name, blockedAtMs: nowMs };
      await transaction
        .insert(blockedWriter)
        .values({ platformId, userId, ...block })
        .onConflictDoUpdate({ target: [blockedWriter.platformId, blockedWriter.userId], set: block });
    }
    const state = (isBlocked: boolean, until: number | null) => ({
      isBlocked,
      ...(isBlocked ? { untilMs: until } : {}),
    });
    await recordChange(
      transaction,
      operator,
      {
        ...{ action, subjectType: 'reader', subjectId: `${platformId}/${userId}` },
        before: state(before !== undefined, before?.untilMs ?? null),
        after: { ...state(action === 'writer.block', untilMs), reason },
      },
      nowMs,
    );
    return grant({ userId, untilMs });
  });
}
