import {
  ApplyOptionsSchema,
  EntryRefusalSchema,
  type HandedToMany,
  type HandOverMany,
  HandOverManySchema,
  OPERATOR_CALLS,
  ReaderHelpSchema,
  type RequestKind,
  type Undone,
  UndoSchema,
} from '@longstrip/api-contract';
import {
  ALL_PLATFORMS,
  type ApprovalReason,
  approvalOfDocument,
  approvalOfGrant,
  approvalOfHandOver,
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
  sumGrantsOf,
} from '../../money/index.ts';
import { closeByOperator, findNamedAccount } from '../../people/index.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import type { Operator, OperatorDecision } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import type { Proofs } from '../../shared/proofs.ts';
import { documentNeeds } from '../access/request-needs.ts';
import { type ApplyResult, applyDocument } from '../apply/apply.service.ts';
import { type ApplyDocument, parseApplyDocument } from '../apply/apply-document.ts';
import { handOverToMany, withReadersById } from '../hand-over/hand-over-to-many.ts';
import { undoEntries } from '../undo/undo.service.ts';
import { countChanges } from './count-changes.ts';

export interface ActParts {
  readonly database: Database;
  readonly jobs: JobQueue;
}

/** Changing an order proves it anew. */
export interface RefundParts extends ActParts {
  readonly proofs: Proofs;
}

/** Closing an account blocks its sign-in id, by a keyed hash. */
export interface ClosingParts extends ActParts {
  readonly services: { readonly keys: AccountKeys };
}

/** What any act may need. */
export type EveryPart = RefundParts & ClosingParts;

/** Why an act waits, and what of it is shown in the list of requests. */
export interface Awaited {
  readonly why: ApprovalReason;
  /** The id of the reader that it concerns; null: none. */
  readonly readerId: string | null;
  /** What is stored in place of what was sent. */
  readonly asked?: object;
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

const DAY_MS = 86_400_000;
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
  async awaits({ database }, operator, asked, nowMs) {
    const { constants } = getPlatform(knownPlatform(asked.platform));
    const earlier = await sumGrantsOf(database.orm, operator, asked.platform, nowMs - DAY_MS);
    const why = approvalOfGrant(asked, earlier, constants);
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

/** With the document that undoing what was applied amounts to: the second operator needs the roles for it. */
export const UndoAskedSchema = v.object({ ...UndoSchema.entries, document: v.unknown() });
export type UndoActAsked = v.InferOutput<typeof UndoAskedSchema>;

export const UNDO: ApprovedAct<UndoActAsked, Undone> = {
  schema: UndoAskedSchema,
  async awaits(parts, operator, { document }, nowMs) {
    return document === null ? null : APPLY.awaits(parts, operator, { action: 'series.set', document }, nowMs);
  },
  scopeOf: () => ALL_PLATFORMS,
  needsOf: ({ document }) => [{ roles: OPERATOR_CALLS.adminUndo.roles, scope: ALL_PLATFORMS }, ...needsIn(document)],
  run: (parts, operator, asked, nowMs) => undoEntries(parts, operator, asked, nowMs),
};

const needsIn = (document: unknown): OperatorNeed[] => (document === null ? [] : documentNeeds(document));

export const HAND_OVER: ApprovedAct<HandOverMany, HandedToMany> = {
  schema: HandOverManySchema,
  async awaits({ database }, _operator, asked) {
    if (asked.isTried) return null;
    const named = await withReadersById(database.orm, asked);
    const why = approvalOfHandOver(named.readers.length);
    return why === null ? null : { why, readerId: null, asked: named };
  },
  scopeOf: ({ platform }) => platform,
  needsOf: ({ platform }) => [{ roles: READERS, scope: platform }],
  run: ({ database }, operator, asked, nowMs) => handOverToMany(database, operator, asked, nowMs),
};

type CloseAsked = v.InferOutput<typeof ReaderHelpSchema>;

export const CLOSE: ApprovedAct<CloseAsked, { userId: string; eraseAtMs: number }, ClosingParts> = {
  schema: ReaderHelpSchema,
  async awaits({ database }, _operator, asked) {
    const account = await findNamedAccount(database.orm, asked);
    // One who is not there, or is closed, is refused at once.
    return account === null || account.withdrawnAtMs !== null ? null : { why: 'ERASURE', readerId: account.id };
  },
  scopeOf: ({ platform }) => platform,
  needsOf: ({ platform }) => [{ roles: READERS, scope: platform }],
  run: (parts, operator, asked, nowMs) => closeByOperator(parts, operator, asked, nowMs),
};

const RefusalsSchema = v.array(EntryRefusalSchema);

/** The act that a stored request repeats, with what was asked. */
export function actOf(kind: RequestKind, asked: unknown) {
  const of = <Asked extends object>(act: ApprovedAct<Asked, object, EveryPart>) => {
    const parsed = v.parse(act.schema, asked);
    return {
      needs: act.needsOf(parsed),
      /** A result that says itself that nothing was done is a refusal here. */
      async run(parts: EveryPart, operator: Operator, nowMs: number): Promise<OperatorDecision<object>> {
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
    case 'undo':
      return of(UNDO);
    case 'handOver':
      return of(HAND_OVER);
    case 'erasure':
      return of(CLOSE);
  }
}
