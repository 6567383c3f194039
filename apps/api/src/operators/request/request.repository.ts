import type { REQUEST_STATES, RequestKind } from '@longstrip/api-contract';
import { ALL_PLATFORMS, type ApprovalReason, type OperatorGrant } from '@longstrip/core';
import type { Executor, Transaction } from '@longstrip/database';
import { operator, operatorRequest, operatorRole } from '@longstrip/database/schema';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';

export type RequestRow = typeof operatorRequest.$inferSelect;
/** Who a row is read for sees its act under the name of its kind. */
export function kindOf({ kind, act }: Pick<RequestRow, 'kind' | 'act'>): RequestKind {
  return act ?? kind;
}

/** … and why it waits. */
export function reasonOf({ act, why }: Pick<RequestRow, 'act' | 'why'>): ApprovalReason {
  return act === 'erasure' ? 'ERASURE' : why;
}

export type RequestState = (typeof REQUEST_STATES)[number];

/** The state of a request at a moment. */
export function stateOf({ decision, expiresAtMs }: RequestRow, nowMs: number): RequestState {
  return decision ?? (nowMs < expiresAtMs ? 'WAITING' : 'EXPIRED');
}

function isInState(state: RequestState, nowMs: number): SQL | undefined {
  const { decision, expiresAtMs } = operatorRequest;
  if (state === 'WAITING') return and(isNull(decision), gt(expiresAtMs, nowMs));
  if (state === 'EXPIRED') return and(isNull(decision), lte(expiresAtMs, nowMs));
  return eq(decision, state);
}

/** Requests of a platform, or of all of them, the newest first. */
export function listRequestRows(
  executor: Executor,
  of: {
    scope: string;
    kinds: readonly RequestKind[];
    state: RequestState | null;
    beforeId: number | null;
    limit: number;
    nowMs: number;
  },
): Promise<RequestRow[]> {
  return executor
    .select()
    .from(operatorRequest)
    .where(
      and(
        of.scope === ALL_PLATFORMS ? undefined : eq(operatorRequest.scope, of.scope),
        inArray(sql`coalesce(${operatorRequest.act}, ${operatorRequest.kind})`, [...of.kinds]),
        of.state === null ? undefined : isInState(of.state, of.nowMs),
        of.beforeId === null ? undefined : lt(operatorRequest.id, of.beforeId),
      ),
    )
    .orderBy(desc(operatorRequest.id))
    .limit(of.limit);
}

/** The same thing, asked for before by the same operator and not decided yet; null: there is none. */
export async function findSameRequest(
  executor: Executor,
  { kind, act, scope, asked, askedBy }: Pick<RequestRow, 'kind' | 'act' | 'scope' | 'asked' | 'askedBy'>,
  nowMs: number,
): Promise<RequestRow | null> {
  const [row] = await executor
    .select()
    .from(operatorRequest)
    .where(
      and(
        isInState('WAITING', nowMs),
        eq(operatorRequest.kind, kind),
        act === null ? isNull(operatorRequest.act) : eq(operatorRequest.act, act),
        eq(operatorRequest.scope, scope),
        askedBy === null ? isNull(operatorRequest.askedBy) : eq(operatorRequest.askedBy, askedBy),
        sql`${operatorRequest.asked} = ${JSON.stringify(asked)}::jsonb`,
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Locks a request until the transaction ends: of two decisions the second one sees the first. */
export async function lockRequest(
  transaction: Transaction,
  { id, scope }: { id: number; scope: string },
): Promise<RequestRow | null> {
  const isIt = and(eq(operatorRequest.id, id), eq(operatorRequest.scope, scope));
  const [row] = await transaction.select().from(operatorRequest).where(isIt).for('update');
  return row ?? null;
}

/** The roles of the operators who can sign in, except one; each with its operator. */
export async function listOthersGrants(executor: Executor, operatorId: string | null): Promise<OperatorGrant[][]> {
  const rows = await executor
    .select({ id: operator.id, role: operatorRole.role, scope: operatorRole.scope })
    .from(operator)
    .innerJoin(operatorRole, eq(operatorRole.operatorId, operator.id))
    .where(
      and(
        isNull(operator.disabledAtMs),
        isNotNull(operator.passwordHash),
        operatorId === null ? undefined : ne(operator.id, operatorId),
      ),
    );
  const byOperator = new Map<string, OperatorGrant[]>();
  for (const { id, role, scope } of rows) byOperator.set(id, [...(byOperator.get(id) ?? []), { role, scope }]);
  return [...byOperator.values()];
}
