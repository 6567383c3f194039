import type { Executor } from '@longstrip/database';
import { auditLog } from '@longstrip/database/schema';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';

const ENTRIES_DEFAULT = 50;
const ENTRIES_MAX = 1_000;

/** Filter by subject, `series` or `series/12`, and number of entries. */
export const AuditQuerySchema = v.object({
  subject: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^$|^[a-z]+(\/[^\p{Cc}]{1,200})?$/u, 'a subject is like series or series/12'),
  ),
  limit: v.pipe(
    v.optional(v.string(), String(ENTRIES_DEFAULT)),
    v.regex(/^\d{1,4}$/, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
    v.transform(Number),
    v.minValue(1, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
    v.maxValue(ENTRIES_MAX, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
  ),
});
export type AuditQuery = v.InferInput<typeof AuditQuerySchema>;

/** A change by an operator, with what was before and after (D25). */
export type AuditEntry = typeof auditLog.$inferSelect;

/** Entries of the audit log, the newest first. The query has been parsed. */
export async function readAudit(
  executor: Executor,
  { subject, limit }: v.InferOutput<typeof AuditQuerySchema>,
): Promise<AuditEntry[]> {
  const [type = '', ...rest] = subject.split('/');
  const id = rest.join('/');
  return executor
    .select()
    .from(auditLog)
    .where(
      and(type === '' ? undefined : eq(auditLog.subjectType, type), id === '' ? undefined : eq(auditLog.subjectId, id)),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
