import type { OperatorGrant } from '@longstrip/core';
import type { Database, Transaction } from '@longstrip/database';
import { operator } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { decideForOperator, type Operator, type OperatorDecision, RefusedChange } from '../../shared/operator.ts';
import { LineSchema } from '../../shared/operator-values.ts';
import { GrantsSchema, type OperatorNameSchema } from './invitation.service.ts';
import {
  changeOperator,
  endSessions,
  keepAnOwner,
  listGrants,
  listOpenTokens,
  lockOperator,
  replaceGrants,
} from './operator.repository.ts';
import { endTokenIn } from './token.service.ts';

/** An operator in the list. */
export interface ListedOperator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** `support/bom-us`, `owner/all`. */
  readonly roles: readonly string[];
  /** `invited`: no password was chosen yet. */
  readonly state: 'invited' | 'active' | 'disabled';
  readonly hasSecondFactor: boolean;
  readonly createdAtMs: number;
  /** Null: never, or not in the last 30 days. */
  readonly seenAtMs: number | null;
}

const LIST = `
select operator.id, email, operator.name, locale, operator.created_at_ms::float8 as "createdAtMs",
  case when disabled_at_ms is not null then 'disabled' when password_hash is null then 'invited' else 'active' end as state,
  (select coalesce(jsonb_agg(role || '/' || scope order by role, scope), '[]') from operator_role
    where operator_role.operator_id = operator.id) as roles,
  exists (select 1 from operator_second_factor where operator_id = operator.id)
    or exists (select 1 from operator_passkey where operator_id = operator.id) as "hasSecondFactor",
  (select max(seen_at_ms)::float8 from operator_session where operator_id = operator.id and step = 'OPEN') as "seenAtMs"
from operator order by lower(operator.name), operator.id`;

const ListedSchema = v.array(
  v.object({
    ...{ id: v.string(), email: v.string(), name: v.string(), locale: v.string(), roles: v.array(v.string()) },
    ...{ state: v.picklist(['invited', 'active', 'disabled']), hasSecondFactor: v.boolean() },
    ...{ createdAtMs: v.number(), seenAtMs: v.nullable(v.number()) },
  }),
);

/** Every operator, by name. */
export async function listOperators(database: Database): Promise<ListedOperator[]> {
  return v.parse(ListedSchema, await database.run(LIST));
}

export const OperatorRolesSchema = v.object({
  operator: LineSchema,
  roles: GrantsSchema,
  /** The roles as the caller saw them: a change in between refuses this one. */
  before: v.optional(v.array(v.string())),
  reason: v.pipe(LineSchema, v.maxLength(1_000)),
});

const isOwner = ({ role, scope }: OperatorGrant): boolean => role === 'owner' && scope === 'all';

/** `adminOperatorRoles`. What a session or token may do follows at its next request. */
export function changeRoles(
  database: Database,
  by: Operator,
  { operator: operatorId, roles, before, reason }: v.InferOutput<typeof OperatorRolesSchema>,
  nowMs: number,
): Promise<OperatorDecision<{ roles: readonly string[] }>> {
  return decideForOperator(database, async (transaction) => {
    if (!roles.some(isOwner)) await keepOwnerWithout(transaction, operatorId);
    await lockOperator(transaction, operatorId);
    const held = (await listGrants(transaction, operatorId)).map(({ role, scope }) => `${role}/${scope}`).toSorted();
    if (before !== undefined && before.toSorted().join(' ') !== held.join(' ')) {
      throw new RefusedChange('STALE', `the roles were changed meanwhile: they are ${held.join(', ')}.`);
    }
    await changeOperator(transaction, { by, operatorId, action: 'operator.roles', reason, nowMs }, () =>
      replaceGrants(transaction, operatorId, roles),
    );
    return { roles: roles.map(({ role, scope }) => `${role}/${scope}`).toSorted() };
  });
}

/** Refuses to take the owner's role, or the account, from the last one who has it. */
async function keepOwnerWithout(transaction: Transaction, operatorId: string): Promise<void> {
  if ((await listGrants(transaction, operatorId)).some(isOwner)) await keepAnOwner(transaction, operatorId);
}

/** `adminOperatorDisable`: sessions and tokens end too. */
export function disableOperator(
  database: Database,
  by: Operator,
  { operator: operatorId, reason }: v.InferOutput<typeof OperatorNameSchema>,
  nowMs: number,
): Promise<OperatorDecision<object>> {
  return decideForOperator(database, async (transaction) => {
    await keepOwnerWithout(transaction, operatorId);
    await lockOperator(transaction, operatorId);
    await changeOperator(transaction, { by, operatorId, action: 'operator.disable', reason, nowMs }, () =>
      transaction.update(operator).set({ disabledAtMs: nowMs }).where(eq(operator.id, operatorId)),
    );
    await endSessions(transaction, operatorId, { stays: null, nowMs });
    for (const id of await listOpenTokens(transaction, operatorId)) await endTokenIn(transaction, by, id, nowMs);
    return {};
  });
}

/** `adminOperatorEnable`: with the roles and the password that they had. */
export function enableOperator(
  database: Database,
  by: Operator,
  { operator: operatorId, reason }: v.InferOutput<typeof OperatorNameSchema>,
  nowMs: number,
): Promise<OperatorDecision<object>> {
  return decideForOperator(database, async (transaction) => {
    await lockOperator(transaction, operatorId);
    await changeOperator(transaction, { by, operatorId, action: 'operator.enable', reason, nowMs }, () =>
      transaction.update(operator).set({ disabledAtMs: null }).where(eq(operator.id, operatorId)),
    );
    return {};
  });
}
