import {
  type OperatorRequest,
  REQUEST_KINDS,
  type RequestDecisionSchema,
  type RequestKind,
  type RequestListQuerySchema,
  type RequestPage,
  WAITS_FOR_APPROVAL,
} from '@longstrip/api-contract';
import { ALL_PLATFORMS, mayOperate, type OperatorGrant } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { operatorRequest } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import {
  decideForOperator,
  FOR_ANOTHER_ROLE,
  type Operator,
  type OperatorDecision,
  RefusedChange,
} from '../../shared/operator.ts';
import { type ActParts, type ApprovedAct, actOf, type EveryPart } from './approved-acts.ts';
import { inOpenTransaction } from './in-open-transaction.ts';
import {
  findSameRequest,
  kindOf,
  listOthersGrants,
  listRequestRows,
  lockRequest,
  type RequestRow,
  reasonOf,
  stateOf,
} from './request.repository.ts';

/** A request that is not decided ends after a week. */
export const REQUEST_MS = 7 * 24 * 60 * 60_000;

/** Who asks about requests, or decides. */
export interface Decider {
  readonly by: Operator;
  readonly grants: readonly OperatorGrant[];
  /** A person with a session; null: a token or a command, which decide nothing. */
  readonly operatorId: string | null;
}

/**
 * Does what an operator asks for, or stores it for a second operator: then it is refused with `WAITS_FOR_APPROVAL`, and `detail` is
 * the id of the request. Where no other operator could approve it, it is done at once, but what the rule refuses waits in any case.
 */
export async function askFor<Asked extends object, Value extends object, Parts extends ActParts>(
  parts: Parts,
  operator: Operator,
  { kind, act, asked }: { kind: RequestKind; act: ApprovedAct<Asked, Value, Parts>; asked: Asked },
  nowMs: number,
): Promise<OperatorDecision<Value>> {
  const others = await listOthersGrants(parts.database.orm, operator.origin?.operatorId ?? null);
  const hasSecond = others.some((grants) => mayOperate(grants, act.needsOf(asked)) !== null);
  const awaited = hasSecond || act.waitsAlone === true ? await act.awaits(parts, operator, asked, nowMs) : null;
  if (awaited === null || !(hasSecond || awaited.why === 'AGAINST_THE_RULE')) {
    return act.run(parts, operator, act.alone?.(asked) ?? asked, nowMs);
  }
  const { readerId, why } = awaited;
  const askedBy = operator.origin?.operatorId ?? null;
  const named = awaited.asked ?? (readerId === null ? asked : { ...asked, reader: readerId });
  const stands = why === 'ERASURE' ? 'AGAINST_THE_RULE' : why;
  const row = { ...storedAs(kind, named), why: stands, scope: act.scopeOf(asked), readerId, askedBy };
  const stored = await decideForOperator(parts.database, (transaction) =>
    storeRequest(transaction, operator, row, nowMs),
  );
  if (!stored.ok) return stored;
  const { id, expiresAtMs } = stored.value;
  const until = new Date(expiresAtMs).toISOString().slice(0, 16);
  const sentence = `that waits for a second operator, as request ${id}, until ${until}Z.`;
  return { ok: false, code: WAITS_FOR_APPROVAL, sentence, detail: String(id) };
}

/** How a request is stored (`OPERATOR_REQUEST_ACTS`). */
function storedAs(kind: RequestKind, asked: object): Pick<RequestRow, 'kind' | 'act' | 'asked'> {
  switch (kind) {
    case 'refund':
    case 'grant':
    case 'apply':
      return { kind, act: null, asked };
    case 'undo':
    case 'handOver':
    case 'erasure':
      return { kind: 'apply', act: kind, asked: { action: kind, document: null, ...asked } };
  }
}

async function storeRequest(
  transaction: Transaction,
  operator: Operator,
  row: Pick<RequestRow, 'kind' | 'act' | 'why' | 'scope' | 'readerId' | 'asked' | 'askedBy'>,
  nowMs: number,
): Promise<RequestRow> {
  const same = await findSameRequest(transaction, row, nowMs);
  if (same !== null) return same;
  const times = { askedAtMs: nowMs, expiresAtMs: nowMs + REQUEST_MS };
  const [stored] = await transaction
    .insert(operatorRequest)
    .values({ ...row, askedName: operator.name, askedRole: operator.role, ...times })
    .returning();
  if (stored === undefined) throw new Error('the request was not stored');
  await record(transaction, operator, { action: 'request.ask', row: stored, after: loggedOf(stored) }, nowMs);
  return stored;
}

/** What the audit log has of a request: a document is stored with the request alone, as it may be large. */
function loggedOf(row: RequestRow): object {
  const { readerId, asked } = row;
  const [kind, why] = [kindOf(row), reasonOf(row)];
  return { kind, why, readerId, ...(kind === 'apply' || kind === 'undo' ? {} : { asked }) };
}

function record(
  transaction: Transaction,
  operator: Operator,
  { action, row, after }: { action: string; row: RequestRow; after: object },
  nowMs: number,
): Promise<boolean> {
  const subject = { subjectType: 'request', subjectId: `${row.scope}/${row.id}` } as const;
  return recordChange(transaction, operator, { action, ...subject, before: null, after }, nowMs);
}

const refused = (code: keyof typeof REFUSALS) => new RefusedChange(code, REFUSALS[code]);
const REFUSALS = {
  NOT_EXIST: 'there is no such request on that platform.',
  ALREADY_DECIDED: 'that request was decided already.',
  EXPIRED: 'that request has ended: it has to be made again.',
  OWN_REQUEST: 'another operator has to decide about it.',
  FORBIDDEN: FOR_ANOTHER_ROLE,
} as const;

/**
 * `adminRequestDecide`: refuses a request, or does what it asks for, once and in the transaction of the decision, in the name of the
 * one who approves it.
 */
export function decideRequest(
  parts: EveryPart,
  { by, grants, operatorId }: Decider,
  { platform: scope, requestId: id, decision, reason }: v.InferOutput<typeof RequestDecisionSchema>,
  nowMs: number,
): Promise<OperatorDecision<Pick<OperatorRequest, 'requestId' | 'state' | 'result'>>> {
  return decideForOperator(parts.database, async (transaction) => {
    const row = await lockRequest(transaction, { id, scope });
    if (row === null) throw refused('NOT_EXIST');
    if (operatorId === null) throw refused('FORBIDDEN');
    const act = actOf(kindOf(row), row.asked);
    if (mayOperate(grants, act.needs) === null) throw refused('FORBIDDEN');
    if (row.askedBy === operatorId) throw refused('OWN_REQUEST');
    const state = stateOf(row, nowMs);
    if (state !== 'WAITING') throw refused(state === 'EXPIRED' ? 'EXPIRED' : 'ALREADY_DECIDED');
    const database = inOpenTransaction(parts.database, transaction);
    const done = decision === 'approve' ? await act.run({ ...parts, database }, by, nowMs) : null;
    const decided = done === null ? 'REFUSED' : done.ok ? 'DONE' : 'FAILED';
    const result = done === null ? null : done.ok ? done.value : { code: done.code, sentence: done.sentence };
    await transaction
      .update(operatorRequest)
      .set({
        ...{ decision: decided, decidedBy: operatorId, decidedName: by.name, decidedAtMs: nowMs },
        ...{ decidedReason: reason, result },
      })
      .where(eq(operatorRequest.id, id));
    const after = { ...loggedOf(row), askedBy: row.askedName, decision: decided, reason };
    await record(transaction, by, { action: `request.${decision}`, row, after }, nowMs);
    return { requestId: id, state: decided, result };
  });
}

const KINDS_OF_ROLES = {
  refund: ['owner', 'support'],
  grant: ['owner', 'support'],
  apply: ['owner', 'merchandiser', 'editor'],
  undo: ['owner'],
  handOver: ['owner', 'support'],
  erasure: ['owner', 'support'],
} as const satisfies Record<RequestKind, readonly string[]>;

/** `adminRequests`: requests of the kinds that the caller’s roles have to do with, the newest first. */
export async function listRequests(
  executor: Executor,
  decider: Decider,
  { platform, state, kind, after, limit }: v.InferOutput<typeof RequestListQuerySchema>,
  nowMs: number,
): Promise<RequestPage> {
  const roles = decider.grants
    .filter(({ scope }) => scope === ALL_PLATFORMS || scope === platform)
    .map(({ role }): string => role);
  const kinds = REQUEST_KINDS.filter(
    (each) => (kind === null || kind === each) && KINDS_OF_ROLES[each].some((role) => roles.includes(role)),
  );
  const [beforeId] = after.split('.');
  const found = await listRequestRows(executor, {
    ...{ scope: platform, kinds, state, limit: limit + 1, nowMs },
    beforeId: after === '' ? null : Number(beforeId),
  });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return { rows: rows.map((row) => described(row, decider, nowMs)), next: hasMore ? `${last.id}.request` : null };
}

function described(row: RequestRow, { grants, operatorId }: Decider, nowMs: number): OperatorRequest {
  const { id: requestId, scope: platform, readerId: userId, asked, askedName: askedBy } = row;
  const [kind, why] = [kindOf(row), reasonOf(row)];
  const { askedAtMs, expiresAtMs, decidedName: decidedBy, decidedAtMs, decidedReason, result } = row;
  const state = stateOf(row, nowMs);
  const isOther = operatorId !== null && row.askedBy !== operatorId;
  return {
    ...{ requestId, kind, why, platform, state, userId, asked, askedBy, askedAtMs, expiresAtMs },
    ...{ decidedBy, decidedAtMs, decidedReason, result },
    mayDecide: state === 'WAITING' && isOther && mayOperate(grants, actOf(kind, asked).needs) !== null,
  };
}
