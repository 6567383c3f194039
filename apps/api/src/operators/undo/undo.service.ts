import type { Undone } from '@longstrip/api-contract';
import { undoRuleOf } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { auditLog, series } from '@longstrip/database/schema';
import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import { describeSeries, type SeriesDescription } from '../../catalogue/index.ts';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import type { ActParts } from '../request/approved-acts.ts';
import { inOpenTransaction, tryOut } from '../request/in-open-transaction.ts';
import { applyInverse } from './apply-inverse.ts';
import { type Difference, differencesOf, leavesOf } from './leaves.ts';
import { inverseEntry, loggedEntries } from './logged-entries.ts';
import { inverseSeries } from './series-inverse.ts';

/** A row of the audit log. */
type LogRow = typeof auditLog.$inferSelect;

const refused = (code: keyof typeof REFUSALS) => new RefusedChange(code, REFUSALS[code]);
const REFUSALS = {
  NOT_EXIST: 'there is no such entry in the log.',
  NO_INVERSE: 'that act has none that undoes it.',
  ALREADY_UNDONE: 'that was undone already.',
  NOTHING_TO_UNDO: 'all of it is as it was before that act already.',
} as const;
/** Values that the sentence of a refusal names. */
const NAMED_MOST = 3;

/** Entries of the log that are undone together, and why. */
export interface UndoAsked {
  readonly entries: readonly number[];
  readonly reason: string;
}

/**
 * Undoes acts of the log by the calls that do them, the newest first, all in one transaction (record 0142). Each is refused, with both
 * values, if something that it changed has been changed since; then nothing is undone. Whether a second operator has to approve it is
 * decided before: by `inverseDocument`, for what was applied.
 */
export function undoEntries(
  parts: ActParts,
  operator: Operator,
  { entries, reason }: UndoAsked,
  nowMs: number,
): Promise<OperatorDecision<Undone>> {
  return decideForOperator(parts.database, async (transaction) => {
    const inside = { ...parts, database: inOpenTransaction(parts.database, transaction) };
    const changes: Undone['changes'] = [];
    for (const id of [...new Set(entries)].toSorted((one, other) => other - one)) {
      const row = await lockEntry(transaction, id);
      if (undoRuleOf(row) === null) throw refused('NO_INVERSE');
      if ((await findUndone(transaction, [id])).has(id)) throw refused('ALREADY_UNDONE');
      changes.push(...(await undoOne(transaction, inside, operator, { row, reason, nowMs })));
      const subject = { subjectType: 'log', subjectId: String(id) } as const;
      const after = { action: row.action, subject: `${row.subjectType}/${row.subjectId}`, reason };
      await recordChange(transaction, operator, { action: 'log.undo', ...subject, before: null, after }, nowMs);
    }
    return { changes };
  });
}

/** What `undoEntries` would change, or why it would be refused. */
export async function previewUndo(
  parts: ActParts,
  operator: Operator,
  entries: readonly number[],
  nowMs: number,
): Promise<OperatorDecision<Undone>> {
  const tried = await tryOut(parts.database, (database) =>
    undoEntries({ ...parts, database }, operator, { entries, reason: 'a preview' }, nowMs),
  );
  if (tried === null) throw new Error('an undo was tried, and answered nothing');
  return tried;
}

/** The document that undoing what was applied amounts to; null: nothing of it was applied. Unknown entries are left out. */
export async function inverseDocument(executor: Executor, entries: readonly number[]): Promise<object | null> {
  const rows = await executor
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, [...entries]));
  const sections = new Map<string, object[]>();
  for (const row of rows) {
    if (undoRuleOf(row) !== 'document') continue;
    const isSeries = row.subjectType === 'series';
    const part = isSeries ? { section: 'series', entry: inverseSeries(row).entry } : inverseEntry(row);
    if (part !== null) sections.set(part.section, [...(sections.get(part.section) ?? []), part.entry]);
  }
  return sections.size === 0 ? null : Object.fromEntries(sections);
}

/** Which of these entries were undone, each with the entry that says so. */
export async function findUndone(executor: Executor, entries: readonly number[]): Promise<Map<number, number>> {
  if (entries.length === 0) return new Map();
  const rows = await executor
    .select({ id: auditLog.id, undone: auditLog.subjectId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'log'), inArray(auditLog.subjectId, entries.map(String))));
  return new Map(rows.map(({ id, undone }) => [Number(undone), id]));
}

/** Locks an entry until the transaction ends: of two who undo it the second one sees the first. */
async function lockEntry(transaction: Transaction, id: number): Promise<LogRow> {
  const [row] = await transaction.select().from(auditLog).where(eq(auditLog.id, id)).for('update');
  if (row === undefined) throw refused('NOT_EXIST');
  return row;
}

interface OneUndo {
  readonly row: LogRow;
  readonly reason: string;
  readonly nowMs: number;
}

async function undoOne(
  transaction: Transaction,
  parts: ActParts,
  operator: Operator,
  undo: OneUndo,
): Promise<Undone['changes']> {
  const { row } = undo;
  const isSeries = row.subjectType === 'series';
  const now = isSeries ? await describeLocked(transaction, Number(row.subjectId)) : null;
  const last = await newestId(transaction);
  const done = await applyInverse(parts, operator, undo);
  if (!done.ok) throw new RefusedChange(done.code, done.sentence);
  const written = await listOwn(transaction, last);
  const [first] = written;
  if (first === undefined) throw refused('NOTHING_TO_UNDO');
  refuseChanged(changedSince(row, isSeries ? now : first.before));
  const stays = isSeries ? [...inverseSeries(row).stays] : [];
  return written.map((each) => ({
    ...{ entryId: row.id, action: each.action, subject: `${each.subjectType}/${each.subjectId}`, stays },
    fields: differencesOf(leavesOf(each.before), leavesOf(each.after)).map(({ field, before, after }) => ({
      ...{ field, now: before ?? null, restored: after ?? null },
    })),
  }));
}

async function describeLocked(transaction: Transaction, seriesId: number): Promise<SeriesDescription | null> {
  await transaction.select({ id: series.id }).from(series).where(eq(series.id, seriesId)).for('update');
  return describeSeries(transaction, seriesId);
}

async function newestId(transaction: Transaction): Promise<number> {
  const [row] = await transaction.select({ id: max(auditLog.id) }).from(auditLog);
  return row?.id ?? 0;
}

/** What this transaction has written into the log after an entry. */
function listOwn(transaction: Transaction, afterId: number): Promise<LogRow[]> {
  return transaction
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.madeIn, sql`pg_current_xact_id()`), gt(auditLog.id, afterId)))
    .orderBy(asc(auditLog.id));
}

/** Where something is not any more as the act left it. What is taken back says itself what is left of it. */
function changedSince(row: LogRow, now: unknown): Difference[] {
  const rule = undoRuleOf(row);
  if (rule === 'grant' || rule === 'handOver') return [];
  if (rule !== 'document') {
    const { reason: _, ...after } = Object(row.after);
    const present = leavesOf(now);
    return differencesOf(leavesOf(after), present).filter(({ field }) => field in after);
  }
  if (row.subjectType === 'series') {
    const { stays } = inverseSeries(row);
    const changed = differencesOf(leavesOf(row.before), leavesOf(row.after)).map(({ field }) => field);
    const restored = new Set(changed.filter((field) => !stays.includes(field)));
    return differencesOf(leavesOf(row.after), leavesOf(now)).filter(({ field }) => restored.has(field));
  }
  const { before, after, isPartial } = loggedEntries(row);
  const present = loggedEntries({ ...row, before: now }).before;
  const changed = new Set(differencesOf(leavesOf(before), leavesOf(after)).map(({ field }) => field));
  return differencesOf(leavesOf(after), leavesOf(present)).filter(({ field }) => !isPartial || changed.has(field));
}

/** @throws RefusedChange names both values */
function refuseChanged(changes: readonly Difference[]): void {
  if (changes.length === 0) return;
  const text = (value: unknown) => JSON.stringify(value ?? null);
  const named = changes
    .slice(0, NAMED_MOST)
    .map(({ field, before, after }) => `${field} was ${text(before)} after that act and is ${text(after)} now`);
  const more = changes.length > NAMED_MOST ? ` and ${changes.length - NAMED_MOST} more` : '';
  throw new RefusedChange('CHANGED_SINCE', `it was changed since: ${named.join('; ')}${more}.`);
}
