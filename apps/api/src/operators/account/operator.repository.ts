import { type OperatorGrant, type OperatorRole, readGrant, writeGrant } from '@longstrip/core';
import { type Executor, lockNamed, type Transaction } from '@longstrip/database';
import { operator, operatorInvitation, operatorRole, operatorSession, operatorToken } from '@longstrip/database/schema';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import { type Operator, RefusedChange } from '../../shared/operator.ts';
import { OPERATOR_STATE } from '../../shared/operator-state.ts';

export type OperatorRow = typeof operator.$inferSelect;

export const NO_SUCH_OPERATOR = 'there is no such operator.';

/** The operator with an e-mail address, however it is written; null: there is none. */
export async function findOperatorByEmail(executor: Executor, email: string): Promise<OperatorRow | null> {
  const [row] = await executor
    .select()
    .from(operator)
    .where(eq(sql`lower(${operator.email})`, email.toLowerCase()));
  return row ?? null;
}

/** Locks an operator's row until the transaction ends. Throws `RefusedChange` if there is none. */
export async function lockOperator(transaction: Transaction, operatorId: string): Promise<OperatorRow> {
  const [row] = await transaction.select().from(operator).where(eq(operator.id, operatorId)).for('update');
  if (row === undefined) throw new RefusedChange('NOT_EXIST', NO_SUCH_OPERATOR);
  return row;
}

export async function listGrants(executor: Executor, operatorId: string): Promise<OperatorGrant[]> {
  const rows = await executor.select().from(operatorRole).where(eq(operatorRole.operatorId, operatorId));
  return rows.map(({ role, scope }) => ({ role, scope }));
}

export async function replaceGrants(
  transaction: Transaction,
  operatorId: string,
  grants: readonly OperatorGrant[],
): Promise<void> {
  await transaction.delete(operatorRole).where(eq(operatorRole.operatorId, operatorId));
  const rows = [...new Set(grants.map(writeGrant))].flatMap((text) => readGrant(text) ?? []);
  if (rows.length > 0) await transaction.insert(operatorRole).values(rows.map((row) => ({ operatorId, ...row })));
}

/** Describes an operator for the audit log; null: there is none. */
async function describeOperator(transaction: Transaction, operatorId: string): Promise<object | null> {
  const [row] = await transaction
    .select({ state: sql<object>`${sql.raw(OPERATOR_STATE)}` })
    .from(operator)
    .where(eq(operator.id, operatorId));
  return row?.state ?? null;
}

interface OperatorChange {
  readonly by: Operator;
  readonly operatorId: string;
  /** For example `operator.roles`. */
  readonly action: string;
  readonly reason?: string;
  readonly nowMs: number;
}

/** Changes an operator's account, and records what was before and after. */
export async function changeOperator<Result>(
  transaction: Transaction,
  { by, operatorId, action, reason, nowMs }: OperatorChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await describeOperator(transaction, operatorId);
  const result = await work();
  const state = await describeOperator(transaction, operatorId);
  const after = state === null || reason === undefined ? state : { ...state, reason };
  const change = { action, subjectType: 'operator', subjectId: operatorId } as const;
  await recordChange(transaction, by, { ...change, before, after }, nowMs);
  return result;
}

/**
 * Lets one transaction at a time change who the owners are, and refuses the change that leaves none who could sign in.
 * @param operatorId who would stop being one
 */
export async function keepAnOwner(transaction: Transaction, operatorId: string): Promise<void> {
  await lockNamed(transaction, 'operators');
  const others = await transaction
    .select({ id: operator.id })
    .from(operator)
    .innerJoin(operatorRole, eq(operatorRole.operatorId, operator.id))
    .where(
      and(
        ne(operator.id, operatorId),
        isNull(operator.disabledAtMs),
        isNotNull(operator.passwordHash),
        eq(operatorRole.role, 'owner' satisfies OperatorRole),
        eq(operatorRole.scope, 'all'),
      ),
    )
    .limit(1);
  if (others.length === 0) throw new RefusedChange('LAST_OWNER', 'that is the last owner who can sign in.');
}

/** Ends the sessions of an operator, except one. */
export async function endSessions(
  transaction: Transaction,
  operatorId: string,
  { stays, nowMs }: { stays: string | null; nowMs: number },
): Promise<void> {
  const isTheirs = and(eq(operatorSession.operatorId, operatorId), isNull(operatorSession.endedAtMs));
  await transaction
    .update(operatorSession)
    .set({ endedAtMs: nowMs })
    .where(stays === null ? isTheirs : and(isTheirs, ne(operatorSession.id, stays)));
}

/** The ids of the tokens of an operator that have not ended. */
export async function listOpenTokens(executor: Executor, operatorId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: operatorToken.id })
    .from(operatorToken)
    .where(and(eq(operatorToken.madeBy, operatorId), isNull(operatorToken.endedAtMs)))
    .orderBy(asc(operatorToken.id));
  return rows.map(({ id }) => id);
}

/** Links that were sent before do not work any more. */
export async function useUpInvitations(transaction: Transaction, operatorId: string, nowMs: number): Promise<void> {
  await transaction
    .update(operatorInvitation)
    .set({ usedAtMs: nowMs })
    .where(and(eq(operatorInvitation.operatorId, operatorId), isNull(operatorInvitation.usedAtMs)));
}
