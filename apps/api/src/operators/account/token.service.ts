import { areWithin, type OperatorGrant, writeGrant } from '@longstrip/core';
import type { Database, Executor, Transaction } from '@longstrip/database';
import { operator, operatorToken } from '@longstrip/database/schema';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import {
  decideForOperator,
  type Operator,
  type OperatorDecision,
  RefusedChange,
  refuseOperator,
} from '../../shared/operator.ts';
import { OPERATOR_TOKEN_STATE } from '../../shared/operator-state.ts';
import { LineSchema } from '../../shared/operator-values.ts';
import { makeSecret } from '../access/operator-secrets.ts';
import { GrantsSchema } from './invitation.service.ts';
import type { OperatorServices } from './operator-services.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS_DEFAULT = 90;
const DAYS_MOST = 366;

export const TokenCreateSchema = v.object({
  name: v.pipe(LineSchema, v.maxLength(80, 'a name has at most 80 characters')),
  roles: GrantsSchema,
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer('days are a whole number'),
      v.minValue(1, 'a token is valid for at least a day'),
      v.maxValue(DAYS_MOST, `a token is valid for at most ${DAYS_MOST} days`),
    ),
    DAYS_DEFAULT,
  ),
});
export type TokenCreate = v.InferInput<typeof TokenCreateSchema>;

/** Who makes or ends a token, and what they may do. */
export interface TokenMaker {
  readonly by: Operator;
  /** Null: a command on the machine of the product. */
  readonly operatorId: string | null;
  readonly grants: readonly OperatorGrant[];
}

/** A new token. It is shown this once. */
export interface TokenCreated {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  readonly expiresAtMs: number;
}

/** `adminTokenCreate`: a machine token within what its maker may do. */
export async function createToken(
  { database, services }: { database: Database; services: Pick<OperatorServices, 'newId'> },
  { by, operatorId, grants }: TokenMaker,
  { name, roles, days }: v.InferOutput<typeof TokenCreateSchema>,
  nowMs: number,
): Promise<OperatorDecision<TokenCreated>> {
  if (!areWithin(roles, grants)) return refuseOperator('FORBIDDEN', 'a token cannot have more than you have.');
  const { secret: token, hash: tokenHash } = makeSecret('token');
  const id = services.newId();
  const expiresAtMs = nowMs + days * DAY_MS;
  return decideForOperator(database, async (transaction) => {
    const row = { id, name, tokenHash, madeBy: operatorId, createdAtMs: nowMs, expiresAtMs };
    await changeToken(transaction, { by, id, action: 'operator.token', nowMs }, () =>
      transaction.insert(operatorToken).values({ ...row, grants: [...new Set(roles.map(writeGrant))] }),
    );
    return { id, token, name, expiresAtMs };
  });
}

interface TokenChange {
  readonly by: Operator;
  readonly id: string;
  readonly action: string;
  readonly nowMs: number;
}

async function changeToken(
  transaction: Transaction,
  { by, id, action, nowMs }: TokenChange,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = await describeToken(transaction, id);
  await work();
  const after = await describeToken(transaction, id);
  await recordChange(transaction, by, { action, subjectType: 'operator-token', subjectId: id, before, after }, nowMs);
}

async function describeToken(executor: Executor, id: string): Promise<unknown> {
  const [row] = await executor
    .select({ state: sql`${sql.raw(OPERATOR_TOKEN_STATE)}` })
    .from(operatorToken)
    .where(eq(operatorToken.id, id));
  return row?.state ?? null;
}

/** Ends a token in a transaction; one that has ended stays as it is. */
export async function endTokenIn(transaction: Transaction, by: Operator, id: string, nowMs: number): Promise<void> {
  await changeToken(transaction, { by, id, action: 'operator.token-end', nowMs }, () =>
    transaction
      .update(operatorToken)
      .set({ endedAtMs: nowMs })
      .where(and(eq(operatorToken.id, id), isNull(operatorToken.endedAtMs))),
  );
}

/** Deletes a token in a transaction. */
export async function removeTokenIn(transaction: Transaction, by: Operator, id: string, nowMs: number): Promise<void> {
  await changeToken(transaction, { by, id, action: 'operator.token-remove', nowMs }, () =>
    transaction.delete(operatorToken).where(eq(operatorToken.id, id)),
  );
}

export const TokenEndSchema = v.object({ token: LineSchema });

/** `adminTokenEnd`: an operator ends their own tokens, an owner of all platforms every one. */
export function endToken(
  database: Database,
  { by, operatorId, grants }: TokenMaker,
  { token: id }: v.InferOutput<typeof TokenEndSchema>,
  nowMs: number,
): Promise<OperatorDecision<object>> {
  return decideForOperator(database, async (transaction) => {
    const [row] = await transaction.select().from(operatorToken).where(eq(operatorToken.id, id)).for('update');
    const isTheirs = row !== undefined && (seesAll(grants) || row.madeBy === operatorId);
    if (!isTheirs) throw new RefusedChange('NOT_EXIST', 'there is no such token, or it is another operator’s.');
    await endTokenIn(transaction, by, id, nowMs);
    return {};
  });
}

const seesAll = (grants: readonly OperatorGrant[]): boolean => areWithin([{ role: 'owner', scope: 'all' }], grants);

/** A machine token in a list. */
export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  /** The name of its maker; null: a command on the machine of the product. */
  readonly madeBy: string | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly usedAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** The tokens of an operator, the newest first; an owner of all platforms sees every one. */
export async function listTokens(
  database: Database,
  { operatorId, grants }: Omit<TokenMaker, 'by'>,
): Promise<ListedToken[]> {
  const { id, name, grants: roles, createdAtMs, expiresAtMs, usedAtMs, endedAtMs } = operatorToken;
  return database.orm
    .select({ id, name, roles, madeBy: operator.name, createdAtMs, expiresAtMs, usedAtMs, endedAtMs })
    .from(operatorToken)
    .leftJoin(operator, eq(operator.id, operatorToken.madeBy))
    .where(seesAll(grants) ? undefined : eq(operatorToken.madeBy, operatorId ?? ''))
    .orderBy(desc(operatorToken.createdAtMs), desc(operatorToken.id));
}
