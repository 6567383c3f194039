import { OPERATOR_ROLES, undoRuleOf } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { auditLog, auditWords } from '@longstrip/database/schema';
import { and, desc, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { csvRow } from '../../shared/csv.ts';
import { findUndone } from '../undo/undo.service.ts';

const ENTRIES_DEFAULT = 50;
const ENTRIES_MAX = 1_000;

const text = (characters: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(characters, `is searched for with at most ${characters} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be on one line'),
  );
const moment = v.optional(
  v.pipe(
    v.string(),
    v.check((given) => given === '' || !Number.isNaN(Date.parse(given)), 'a time is like 2030-01-31T18:00Z'),
    v.transform((given) => (given === '' ? null : Date.parse(given))),
  ),
);

/** Filters, combined by "and". An empty one does not filter. */
export const AuditQuerySchema = v.object({
  /** `series` or `series/12`. */
  subject: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^$|^[a-z-]+(\/[^\p{Cc}]{1,200})?$/u, 'a subject is like series or series/12'),
  ),
  /** Part of the name of an operator or token, or the id of an operator. */
  who: text(100),
  /** An action (`series.hide`), or all of a kind (`operator`). */
  action: text(100),
  role: v.optional(v.picklist(['', ...OPERATOR_ROLES], `a role is ${OPERATOR_ROLES.join(', ')}`), ''),
  /** From this time, and before that time: ISO 8601. */
  from: moment,
  until: moment,
  /** Stands in what was before or after, in any letter case. */
  text: text(200),
  /** The page after the entry of this id. */
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/, 'after is the id of an entry')), ''),
  limit: v.pipe(
    v.optional(v.string(), String(ENTRIES_DEFAULT)),
    v.regex(/^\d{1,4}$/, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
    v.transform(Number),
    v.minValue(1, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
    v.maxValue(ENTRIES_MAX, `a limit is a whole number from 1 to ${ENTRIES_MAX}`),
  ),
});
export type AuditQuery = v.InferInput<typeof AuditQuerySchema>;
type ParsedQuery = v.InferOutput<typeof AuditQuerySchema>;

/** A change by an operator, with what was before and after (D25). */
export type AuditEntry = typeof auditLog.$inferSelect & {
  /** Whether the act has an inverse that was not applied yet (`adminUndo`). */
  readonly canUndo: boolean;
  /** The entry that says that it was undone; null: it was not. */
  readonly undoneById: number | null;
};

/** Entries of the audit log, the newest first. The query has been parsed. */
export async function readAudit(executor: Executor, query: ParsedQuery): Promise<AuditEntry[]> {
  const rows = await selectEntries(executor, query);
  const undone = await findUndone(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const undoneById = undone.get(row.id) ?? null;
    return { ...row, canUndo: undoneById === null && undoRuleOf(row) !== null, undoneById };
  });
}

function selectEntries(executor: Executor, query: ParsedQuery) {
  return executor
    .select()
    .from(auditLog)
    .where(and(...conditionsOf(query)))
    .orderBy(desc(auditLog.id))
    .limit(query.limit);
}

function conditionsOf({ subject, who, action, role, from, until, text: words, after }: ParsedQuery) {
  const [type = '', ...rest] = subject.split('/');
  const id = rest.join('/');
  const contains = (value: string) => `%${value.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const given = (value: unknown, condition: () => SQL | undefined) =>
    value === '' || value === null || value === undefined ? undefined : condition();
  return [
    given(type, () => eq(auditLog.subjectType, type)),
    given(id, () => eq(auditLog.subjectId, id)),
    given(who, () =>
      or(ilike(auditLog.actor, contains(who)), ilike(auditLog.tokenName, contains(who)), eq(auditLog.operatorId, who)),
    ),
    given(action, () => or(eq(auditLog.action, action), ilike(auditLog.action, `${contains(action).slice(1, -1)}.%`))),
    role === '' ? undefined : eq(auditLog.actorRole, role),
    given(from, () => gte(auditLog.loggedAtMs, from ?? 0)),
    given(until, () => lt(auditLog.loggedAtMs, until ?? 0)),
    given(words, () => ilike(auditWords(auditLog), contains(words))),
    given(after, () => lt(auditLog.id, Number(after))),
  ];
}

const COLUMNS = [
  ...['id', 'time', 'who', 'role', 'operator id', 'token', 'address', 'action', 'subject', 'before', 'after'],
  'request id',
] as const;

/** All entries that the filters leave, as a table in CSV (RFC 4180), read page by page. */
export async function* writeAuditTable(executor: Executor, query: ParsedQuery): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${csvRow(COLUMNS)}`;
  for (let page = { ...query, limit: ENTRIES_MAX }; ; ) {
    const entries = await selectEntries(executor, page);
    yield entries.map(rowOf).join('');
    const last = entries.at(-1);
    if (last === undefined || entries.length < ENTRIES_MAX) return;
    page = { ...page, after: String(last.id) };
  }
}

function rowOf(entry: typeof auditLog.$inferSelect): string {
  const { id, loggedAtMs, actor, actorRole, operatorId, tokenName, address, action, subjectType, subjectId } = entry;
  const { before, after, requestId } = entry;
  const json = (value: unknown) => (value === null ? '' : JSON.stringify(value));
  const cells = [
    ...[String(id), new Date(loggedAtMs).toISOString(), actor, actorRole, operatorId, tokenName, address, action],
    ...[`${subjectType}/${subjectId}`, json(before), json(after), requestId],
  ];
  return csvRow(cells);
}
