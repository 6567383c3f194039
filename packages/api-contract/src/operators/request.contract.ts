import { APPROVAL_REASONS } from '@longstrip/core';
import * as v from 'valibot';
import { IdSchema, TimeMsSchema } from '../http/wire-values.ts';
import {
  CursorSchema,
  filterOf,
  OperatorPlatformSchema,
  pageOfRows,
  pageSize,
  QueryNumberSchema,
  ReasonSchema,
} from './operator-values.ts';

/**
 * What waits for a second operator: the calls `adminOrderRefund`, `adminWalletGrant`, `adminApply`, `adminUndo`, `adminHandOverMany`,
 * `adminAccountClose`.
 */
export const REQUEST_KINDS = ['refund', 'grant', 'apply', 'undo', 'handOver', 'erasure'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** `FAILED`: it was approved, and could no longer be done. */
export const REQUEST_STATES = ['WAITING', 'DONE', 'REFUSED', 'EXPIRED', 'FAILED'] as const;

/** Query of `GET /admin/requests`. */
export const RequestListQuerySchema = v.object({
  /** A platform, or `all` for those who have a role on all of them. */
  platform: OperatorPlatformSchema,
  state: filterOf('a state', REQUEST_STATES),
  kind: filterOf('a kind', REQUEST_KINDS),
  after: CursorSchema,
  limit: pageSize(50, 200),
});

export const OperatorRequestSchema = v.object({
  requestId: IdSchema,
  kind: v.picklist(REQUEST_KINDS),
  why: v.picklist(APPROVAL_REASONS),
  /** The platform that it concerns; `all`: several. */
  platform: v.string(),
  state: v.picklist(REQUEST_STATES),
  /** The reader that it concerns; null: none. */
  userId: v.nullable(v.string()),
  /** The request as it was sent: the body of its call. */
  asked: v.unknown(),
  askedBy: v.string(),
  askedAtMs: TimeMsSchema,
  expiresAtMs: TimeMsSchema,
  decidedBy: v.nullable(v.string()),
  decidedAtMs: v.nullable(TimeMsSchema),
  decidedReason: v.nullable(v.string()),
  /** What its call answered when it was done, or why it failed. */
  result: v.unknown(),
  /** Whether the caller may decide about it. */
  mayDecide: v.boolean(),
});
export type OperatorRequest = v.InferOutput<typeof OperatorRequestSchema>;

/** Answer of `GET /admin/requests`: newest first. */
export const RequestPageSchema = pageOfRows(OperatorRequestSchema);
export type RequestPage = v.InferOutput<typeof RequestPageSchema>;

/** Body of `POST /admin/requests/decide`. */
export const RequestDecisionSchema = v.object({
  /** As the request has it; `all` for one that concerns several. */
  platform: OperatorPlatformSchema,
  requestId: QueryNumberSchema,
  decision: v.picklist(['approve', 'refuse'], 'a decision is approve or refuse'),
  reason: ReasonSchema,
});

/** Answer of `POST /admin/requests/decide`; `result` as the call itself answers. */
export const RequestDecidedSchema = v.object({
  requestId: IdSchema,
  state: v.picklist(REQUEST_STATES),
  result: v.unknown(),
});
