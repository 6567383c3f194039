import { undoRuleOf } from '@longstrip/core';
import { COMMENT_JUDGEMENT_REFUSALS, judgeComment, restoreBlock } from '../../community/index.ts';
import {
  changeProductByOperator,
  GRANT_TAKE_BACK_REFUSALS,
  NO_SUCH_READER,
  type OperatorNote,
  PRODUCT_CHANGE_REFUSALS,
  takeBackByOperator,
} from '../../money/index.ts';
import { type Operator, type OperatorDecision, refuseOperator } from '../../shared/operator.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { takeBackHandedOver } from '../hand-over/take-back-handed-over.ts';
import type { ActParts } from '../request/approved-acts.ts';
import { inverseEntry, type LoggedChange } from './logged-entries.ts';
import { inverseSeries } from './series-inverse.ts';

/** An act that is undone, and why. */
interface Undo {
  readonly row: LoggedChange & { readonly id: number; readonly subjectType: string };
  readonly reason: string;
  readonly nowMs: number;
}

/** Undoes one act by the call that does it. It is part of the open transaction of `parts`. */
export async function applyInverse(
  parts: ActParts,
  operator: Operator,
  { row, reason, nowMs }: Undo,
): Promise<OperatorDecision<object>> {
  const { database } = parts;
  const [platform = '', id = ''] = row.subjectId.split('/');
  const before = new Map<string, unknown>(Object.entries(Object(row.before)));
  const after = new Map<string, unknown>(Object.entries(Object(row.after)));
  // The log has an entry once, so it is taken back once.
  const taking = { platform, reader: id, reason, requestId: `undo-entry-${row.id}` };
  switch (undoRuleOf(row)) {
    case 'document':
      return applyBefore(parts, operator, row, nowMs);
    case 'comment': {
      const judgement = before.get('state') === 'hidden' ? 'blind' : 'restore';
      const asked = { platform, comment: Number(id), judgement, reason } as const;
      return withSentence(await judgeComment(database, operator, asked, nowMs), COMMENT_JUDGEMENT_REFUSALS);
    }
    case 'writer': {
      const untilMs = numberOrNull(before.get('untilMs'));
      const isOver = untilMs !== null && untilMs <= nowMs;
      const block = before.get('isBlocked') === true && !isOver ? { untilMs } : null;
      const done = await restoreBlock(database, operator, { platform, reader: id, reason, block }, nowMs);
      return withSentence(done, { NOT_EXIST: NO_SUCH_READER });
    }
    case 'product': {
      const isVisible = before.get('isVisible') === true;
      const stock = numberOrNull(before.get('stock')) ?? 'none';
      const asked = { platform, product: id, isVisible, stock, reason } as const;
      return withSentence(await changeProductByOperator(database, operator, asked, nowMs), PRODUCT_CHANGE_REFUSALS);
    }
    case 'grant': {
      const asked = { ...taking, movementId: Number(after.get('movementId')) };
      return withSentence(await takeBackByOperator(database, operator, asked, nowMs), GRANT_TAKE_BACK_REFUSALS);
    }
    case 'handOver':
      return takeBackHandedOver(database, operator, { ...taking, handed: row.id }, nowMs);
    case null:
      return refuseOperator('NO_INVERSE', 'that act has none that undoes it.');
  }
}

async function applyBefore(
  parts: ActParts,
  operator: Operator,
  row: Undo['row'],
  nowMs: number,
): Promise<OperatorDecision<object>> {
  const isSeries = row.subjectType === 'series';
  const part = isSeries ? { section: 'series', entry: inverseSeries(row).entry } : inverseEntry(row);
  const parsed = parseApplyDocument(part === null ? {} : { [part.section]: [part.entry] });
  if (!parsed.ok) return refuseOperator('DOCUMENT_INVALID', parsed.sentences.join(' '));
  const done = await applyDocument({ ...parts, operator, nowMs }, parsed.document, 'series.set');
  if (done.ok) return { ok: true, value: done };
  const [first] = done.refusals;
  return refuseOperator(first?.code ?? 'REFUSED', done.refusals.map(({ sentence }) => sentence).join(' '));
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function withSentence<Code extends string>(
  done: ({ ok: true; value: object } | { ok: false; code: Code }) & OperatorNote,
  sentences: Readonly<Record<NoInfer<Code>, string>>,
): OperatorDecision<object> {
  return done.ok ? done : refuseOperator(done.code, done.sentence ?? sentences[done.code]);
}
