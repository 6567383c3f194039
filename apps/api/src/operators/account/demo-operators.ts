import { OPERATOR_ROLES, type OperatorRole } from '@longstrip/core';
import { type Database, lockNamed, type Transaction } from '@longstrip/database';
import {
  operator,
  operatorInvitation,
  operatorPasskey,
  operatorRecoveryCode,
  operatorRole,
  operatorSecondFactor,
  operatorSession,
  operatorToken,
} from '@longstrip/database/schema';
import { eq, inArray } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { decideForOperator, localOwner, type Operator } from '../../shared/operator.ts';
import { changeOperator, endSessions, findOperatorByEmail, replaceGrants } from './operator.repository.ts';
import type { OperatorServices } from './operator-services.ts';
import { sealSecret } from './second-factor.service.ts';
import { removeTokenIn } from './token.service.ts';

/** How a demo operator signs in. */
export interface DemoOperator {
  readonly role: OperatorRole;
  readonly email: string;
  readonly password: string;
  /** The secret of the app with codes, in base32. */
  readonly secondFactor: string;
}

interface DemoParts {
  readonly database: Database;
  readonly services: Pick<OperatorServices, 'keys' | 'passwords' | 'newId'>;
  readonly makePassword: () => string;
  readonly nowMs: () => number;
}

/**
 * Adds the demo's operators that are missing, one of each role for all platforms. Those of whom no password is known get new ones.
 * @returns all of them
 */
export async function prepareDemoOperators(parts: DemoParts, known: readonly DemoOperator[]): Promise<DemoOperator[]> {
  const all: DemoOperator[] = [];
  const password = known[0]?.password ?? parts.makePassword();
  for (const role of OPERATOR_ROLES) {
    const listed = known.find((each) => each.role === role);
    const wanted = listed ?? {
      ...{ role, email: `${role}@console.example`, password },
      secondFactor: new Secret({ size: 20 }).base32,
    };
    const found = await findOperatorByEmail(parts.database.orm, wanted.email);
    if (found === null || listed === undefined) await bringOperator(parts, wanted);
    all.push(wanted);
  }
  return all;
}

async function bringOperator({ database, services, nowMs }: DemoParts, demo: DemoOperator): Promise<void> {
  const passwordHash = await services.passwords.hash(demo.password);
  await decideForOperator(database, async (transaction) => {
    await lockNamed(transaction, 'operators');
    const found = await findOperatorByEmail(transaction, demo.email);
    // Another has that address: their account is not changed.
    if (found !== null && !found.isDemo) return;
    const operatorId = found?.id ?? services.newId();
    const sealed = await sealSecret(services.keys, operatorId, demo.secondFactor);
    const app = { sealed, keyId: services.keys.present.id, createdAtMs: nowMs(), lastStep: 0 };
    const change = { by: localOwner(null), operatorId, action: 'operator.demo', nowMs: nowMs() };
    await changeOperator(transaction, change, async () => {
      if (found === null) {
        const name = `Demo ${demo.role}`;
        const row = { id: operatorId, email: demo.email, name, passwordHash, createdAtMs: nowMs(), isDemo: true };
        await transaction.insert(operator).values({ ...row, locale: 'en-US' });
        await replaceGrants(transaction, operatorId, [{ role: demo.role, scope: 'all' }]);
      } else {
        await transaction.update(operator).set({ passwordHash }).where(eq(operator.id, operatorId));
        await endSessions(transaction, operatorId, { stays: null, nowMs: nowMs() });
      }
      await transaction
        .insert(operatorSecondFactor)
        .values({ operatorId, ...app })
        .onConflictDoUpdate({ target: operatorSecondFactor.operatorId, set: app });
    });
  });
}

/** Deletes the demo's operators with their sessions and tokens. What they did stays in the audit log. */
export async function removeDemoOperators(transaction: Transaction, by: Operator, nowMs: number): Promise<void> {
  const demo = await transaction.select().from(operator).where(eq(operator.isDemo, true));
  for (const { id: operatorId } of demo) {
    const tokens = await transaction.select().from(operatorToken).where(eq(operatorToken.madeBy, operatorId));
    for (const { id } of tokens) await removeTokenIn(transaction, by, id, nowMs);
    await changeOperator(transaction, { by, operatorId, action: 'operator.remove', nowMs }, async () => {
      for (const table of [
        ...[operatorSession, operatorInvitation, operatorPasskey],
        ...[operatorRecoveryCode, operatorSecondFactor, operatorRole],
      ]) {
        await transaction.delete(table).where(inArray(table.operatorId, [operatorId]));
      }
      await transaction.delete(operator).where(eq(operator.id, operatorId));
    });
  }
}
