import type { CoinGrant, CoinsGranted, OrderRefund, OrderRefunded } from '../../money/index.ts';
import type { Operator } from '../../shared/operator.ts';
import type { ApplyResult } from '../apply/apply.service.ts';
import { type ActParts, APPLY, type ApplyAsked, GRANT, REFUND, type RefundParts } from './approved-acts.ts';
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
