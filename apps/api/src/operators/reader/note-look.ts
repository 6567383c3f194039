import { grant } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { and, eq, gt } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Operator } from '../../shared/operator.ts';
import type { UserRow } from '../../shared/reader-scope.ts';

/** A look again within this time is the same look. */
const LOOK_MS = 60 * 60_000;

/** Writes in the audit log that an operator looked at a reader, once an hour; a look at personal data in full is one of its own. */
export async function noteLook(
  database: Database,
  operator: Operator,
  { account, isFull, nowMs }: { account: UserRow; isFull: boolean; nowMs: number },
): Promise<void> {
  const action = isFull ? 'reader.lookFull' : 'reader.look';
  const subject = { subjectType: 'reader', subjectId: `${account.platformId}/${account.id}` } as const;
  const { operatorId = null } = operator.origin ?? {};
  const [before] = await database.orm
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subject.subjectType),
        eq(auditLog.subjectId, subject.subjectId),
        eq(auditLog.action, action),
        operatorId === null ? eq(auditLog.actor, operator.name) : eq(auditLog.operatorId, operatorId),
        gt(auditLog.loggedAtMs, nowMs - LOOK_MS),
      ),
    )
    .limit(1);
  if (before !== undefined) return;
  const after = { personalData: isFull ? 'in full' : 'masked' };
  await decideInTransaction(database, async (transaction) =>
    grant(await recordChange(transaction, operator, { action, ...subject, before: null, after }, nowMs)),
  );
}
