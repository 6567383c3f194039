import type { ApplyTried } from '@longstrip/api-contract';
import { auditLog } from '@longstrip/database/schema';
import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Operator } from '../../shared/operator.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { readExpected } from '../entries/present-entry.ts';
import { type ActParts, APPLY } from '../request/approved-acts.ts';
import { tryOut } from '../request/in-open-transaction.ts';

/**
 * `adminApplyTry`: what a document would change, as the audit log would have it. It is applied in a transaction that is undone, so
 * what is shown is what applying it does.
 */
export async function tryDocument(
  parts: ActParts,
  operator: Operator,
  document: unknown,
  nowMs: number,
): Promise<ApplyTried> {
  const parsed = parseApplyDocument(document);
  if (!parsed.ok) {
    const refusals = parsed.sentences.map((sentence) => ({ code: 'DOCUMENT_INVALID', sentence }));
    return { changes: [], refusals, waits: false, expected: {} };
  }
  const tried = await tryOut(parts.database, async (database) => {
    const expected = await readExpected(database.orm, parsed.document, nowMs);
    const [last] = await database.orm.select({ id: max(auditLog.id) }).from(auditLog);
    const done = await applyDocument({ ...parts, database, operator, nowMs }, parsed.document);
    if (!done.ok) return { changes: [], refusals: done.refusals, expected };
    const logged = await database.orm
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.id, last?.id ?? 0), eq(auditLog.requestId, operator.requestId ?? '')))
      .orderBy(asc(auditLog.id));
    const names = done.applied.filter(({ hasChanged }) => hasChanged).map(({ subject }) => subject);
    const changes = logged.map(({ subjectType, subjectId, before, after }, index) => {
      const subject = `${subjectType}/${subjectId}`;
      // Each changed entry writes one line of the log, in the order of the document.
      return { subject, name: logged.length === names.length ? (names[index] ?? subject) : subject, before, after };
    });
    return { changes, refusals: [], expected };
  });
  const awaited = await APPLY.awaits(parts, operator, { action: 'series.apply', document }, nowMs);
  return { ...(tried ?? { changes: [], refusals: [], expected: {} }), waits: awaited !== null };
}
