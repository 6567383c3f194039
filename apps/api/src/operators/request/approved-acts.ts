import { ApplyOptionsSchema, EntryRefusalSchema, OPERATOR_CALLS, type RequestKind } from '@longstrip/api-contract';
import {
  ALL_PLATFORMS,
  type ApprovalReason,
  approvalOfDocument,
  approvalOfGrant,
  approvalOfRefund,
  type OperatorNeed,
} from '@longstrip/core';
import type { Database, JobQueue } from '@longstrip/database';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import * as v from 'valibot';
import {
  type CoinGrant,
  CoinGrantSchema,
  type CoinsGranted,
  findReaderByOperator,
  findRefundFacts,
  grantByOperator,
  NO_SUCH_READER,
  type OrderRefund,
  type OrderRefunded,
  OrderRefundSchema,
  refundByOperator,
} from '../../money/index.ts';
import type { Operator, OperatorDecision } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { documentNeeds } from '../access/request-needs.ts';
import { type ApplyResult, applyDocument } from '../apply/apply.service.ts';
import { type ApplyDocument, parseApplyDocument } from '../apply/apply-document.ts';
import { countChanges } from './count-changes.ts';

export interface ActParts {
  readonly database: Database;
  readonly jobs: JobQueue;
}

/** Changing an order proves it anew. */
export interface RefundParts extends ActParts {
  readonly proofs: Proofs;
}

/** Why an act waits, and what of it is shown in the list of requests. */
export interface Awaited {
  readonly why: ApprovalReason;
  /** The id of the reader that it concerns; null: none. */
  readonly readerId: string | null;
}

/** What an operator asks for, which may wait for a second one: a call whose request can be stored, and done later. */
export interface ApprovedAct<Asked extends object, Value extends object = object, Parts extends ActParts = ActParts> {
  readonly schema: v.GenericSchema<unknown, Asked>;
  /** Why it waits now; null: it does not. It changes nothing. */
  awaits(parts: Parts, operator: Operator, asked: Asked, nowMs: number): Promise<Awaited | null>;
  /** What of it one operator may do: by then more may be needed than `awaits` saw. Left out: all of it. */
  alone?(asked: Asked): Asked;
  /** It may wait even where no other operator could approve it now. */
  readonly waitsAlone?: true;
  /** The platform that it concerns, or `all`. */
  scopeOf(asked: Asked): string;
  /** What a second operator has to be allowed to do. */
  needsOf(asked: Asked): readonly OperatorNeed[];
  run(parts: Parts, operator: Operator, asked: Asked, nowMs: number): Promise<OperatorDecision<Value>>;
}

const READERS = OPERATOR_CALLS.adminOrderRefund.roles;

export const REFUND: ApprovedAct<OrderRefund, OrderRefunded, RefundParts> = {
  schema: OrderRefundSchema,
  waitsAlone: true,
  alone: (asked) => ({ ...asked, isOverride: false }),
  async awaits({ database }, _operator, asked, nowMs) {
    const facts = asked.isSent ? null : await findRefundFacts(database.orm, asked, nowMs);
    if (facts === null) return null;
    const { constants } = getPlatform(knownPlatform(asked.platform));
    const why = approvalOfRefund({ ...facts, isOverride: asked.isOverride }, constants);
    return why === null ? null : { why, readerId: facts.userId };
  },
  scopeOf: ({ platform }) => platform,
  needsOf: ({ platform }) => [{ roles: READERS, scope: platform }],
  run: (parts, operator, asked, nowMs) => refundByOperator(parts, operator, asked, nowMs),
};

export const GRANT: ApprovedAct<CoinGrant, CoinsGranted> = {
  schema: CoinGrantSchema,
  async awaits({ database }, _operator, asked) {
    const { constants } = getPlatform(knownPlatform(asked.platform));
    const why = approvalOfGrant(asked, constants);
    if (why === null) return null;
    const { platform: platformId, reader } = asked;
    const scope = await findReaderByOperator(database.orm, { platformId, reader });
    // One who is not there is refused at once.
    return scope === null ? null : { why, readerId: scope.userId };
  },
  scopeOf: ({ platform }) => platform,
  needsOf: ({ platform }) => [{ roles: READERS, scope: platform }],
  async run({ database }, operator, asked, nowMs) {
    const granted = await grantByOperator(database, operator, asked, nowMs);
    return granted.ok ? granted : { ...granted, sentence: granted.sentence ?? NO_SUCH_READER };
  },
};

/** A document as it was sent: what its schemas make of it could not be read by them again. */
export const ApplyAskedSchema = v.object({
  action: v.string(),
  document: v.unknown(),
  ...ApplyOptionsSchema.entries,
});
export type ApplyAsked = v.InferOutput<typeof ApplyAskedSchema>;

export const APPLY: ApprovedAct<ApplyAsked, ApplyResult> = {
  schema: ApplyAskedSchema,
  async awaits(parts, operator, { action, document }, nowMs) {
    const parsed = parseApplyDocument(document);
    if (!parsed.ok) return null;
    const limits = platformsOf(parsed.document).map(
      (id) => getPlatform(knownPlatform(id)).constants.approvalPriceSeries,
    );
    const approvalPriceSeries = Math.min(...limits);
    const of = { nowMs, priceLimit: approvalPriceSeries };
    const changed = await countChanges(parts, operator, { action, document: parsed.document }, of);
    const why = changed === null ? null : approvalOfDocument(changed, { approvalPriceSeries });
    return why === null ? null : { why, readerId: null };
  },
  scopeOf({ document }) {
    const scopes = new Set(documentNeeds(document).map(({ scope }) => scope ?? ALL_PLATFORMS));
    const [scope = ALL_PLATFORMS] = scopes;
    return scopes.size === 1 ? scope : ALL_PLATFORMS;
  },
  needsOf: ({ document }) => documentNeeds(document),
  async run(parts, operator, { action, document, expected, reason }, nowMs) {
    const parsed = parseApplyDocument(document);
    if (!parsed.ok) {
      const refusals = parsed.mistakes.map((mistake) => ({ code: 'DOCUMENT_INVALID', ...mistake }));
      return { ok: true, value: { ok: false, refusals } };
    }
    const by = reason === undefined ? operator : { ...operator, reason };
    const done = await applyDocument({ ...parts, operator: by, nowMs }, parsed.document, action, expected);
    return { ok: true, value: done };
  },
};

function platformsOf({ series }: ApplyDocument): string[] {
  const named = series.flatMap(({ platforms = {}, episodes = [] }) => [
    ...Object.keys(platforms),
    ...episodes.flatMap((episode) => Object.keys(episode.platforms ?? {})),
  ]);
  return named.length > 0 ? named : PLATFORMS.map(({ id }) => id);
}

const RefusalsSchema = v.array(EntryRefusalSchema);

/** The act that a stored request repeats, with what was asked. */
export function actOf(kind: RequestKind, asked: unknown) {
  const of = <Asked extends object>(act: ApprovedAct<Asked, object, RefundParts>) => {
    const parsed = v.parse(act.schema, asked);
    return {
      needs: act.needsOf(parsed),
      /** A result that says itself that nothing was done is a refusal here. */
      async run(parts: RefundParts, operator: Operator, nowMs: number): Promise<OperatorDecision<object>> {
        const done = await act.run(parts, operator, parsed, nowMs);
        const refusals = done.ok && 'refusals' in done.value ? v.parse(RefusalsSchema, done.value.refusals) : [];
        const [first] = refusals;
        if (first === undefined) return done;
        return { ok: false, code: first.code, sentence: refusals.map(({ sentence }) => sentence).join(' ') };
      },
    };
  };
  switch (kind) {
    case 'refund':
      return of(REFUND);
    case 'grant':
      return of(GRANT);
    case 'apply':
      return of(APPLY);
  }
}
