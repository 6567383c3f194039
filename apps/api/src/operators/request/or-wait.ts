import type { HandedToMany, HandOverMany, ReaderHelpSchema, Undone } from '@longstrip/api-contract';
import type * as v from 'valibot';
import type { CoinGrant, CoinsGranted, OrderRefund, OrderRefunded } from '../../money/index.ts';
import type { Operator } from '../../shared/operator.ts';
import type { ApplyResult } from '../apply/apply.service.ts';
import { inverseDocument, type UndoAsked } from '../undo/undo.service.ts';
import {
  type ActParts,
  APPLY,
  type ApplyAsked,
  CLOSE,
  type ClosingParts,
  GRANT,
  HAND_OVER,
  REFUND,
  type RefundParts,
  UNDO,
  type UndoActAsked,
} from './approved-acts.ts';
import { askFor } from './request.service.ts';

/*
 * What may wait for a second operator (record 0137), both for the routes and for commands on this machine. Each is done at once, or
 * refused with WAITS_FOR_APPROVAL.
 */

/** `adminOrderRefund`. */
export const refundOrWait = (parts: RefundParts, operator: Operator, asked: OrderRefund, nowMs: number) =>
  askFor<OrderRefund, OrderRefunded, RefundParts>(parts, operator, { kind: 'refund', act: REFUND, asked }, nowMs);

/** `adminWalletGrant`. */
export const grantOrWait = (parts: ActParts, operator: Operator, asked: CoinGrant, nowMs: number) =>
  askFor<CoinGrant, CoinsGranted, ActParts>(parts, operator, { kind: 'grant', act: GRANT, asked }, nowMs);

/** `adminApply`: entries that are refused are part of the result, not a refusal. */
export const applyOrWait = (parts: ActParts, operator: Operator, asked: ApplyAsked, nowMs: number) =>
  askFor<ApplyAsked, ApplyResult, ActParts>(parts, operator, { kind: 'apply', act: APPLY, asked }, nowMs);

/** `adminAccountClose`. */
export const closeOrWait = (
  parts: ClosingParts,
  operator: Operator,
  asked: v.InferOutput<typeof ReaderHelpSchema>,
  nowMs: number,
) => askFor(parts, operator, { kind: 'erasure', act: CLOSE, asked }, nowMs);

/** `adminHandOverMany`. */
export const handOverOrWait = (parts: ActParts, operator: Operator, asked: HandOverMany, nowMs: number) =>
  askFor<HandOverMany, HandedToMany, ActParts>(parts, operator, { kind: 'handOver', act: HAND_OVER, asked }, nowMs);

/** `adminUndo`: what has to be approved is decided by the document that it amounts to. */
export async function undoOrWait(parts: ActParts, operator: Operator, asked: UndoAsked, nowMs: number) {
  const document = await inverseDocument(parts.database.orm, asked.entries);
  const whole = { ...asked, entries: [...asked.entries], document };
  return askFor<UndoActAsked, Undone, ActParts>(parts, operator, { kind: 'undo', act: UNDO, asked: whole }, nowMs);
}
