import { DOCUMENT_ROLES, OPERATOR_CALLS, type OperatorCall } from '@longstrip/api-contract';
import { ALL_PLATFORMS, needsSecondFactor, type OperatorGrant, type OperatorRole, writeGrant } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { operator, operatorPasskey, operatorRecoveryCode, operatorSecondFactor } from '@longstrip/database/schema';
import { and, count, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { decideForOperator, type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';
import { grantsOf, type OperatorCaller, type SessionCaller } from '../access/operator-caller.ts';
import { chooseOperatorPassword, NewPasswordSchema, PASSWORD_RULE } from './invitation.service.ts';
import { changeOperator, endSessions, lockOperator } from './operator.repository.ts';
import type { OperatorServices, OwnAct } from './operator-services.ts';
import { LIMITS_OF } from './session.service.ts';

interface Parts {
  readonly database: Database;
  readonly services: OperatorServices;
}

/** The answer to `adminMe`. */
export interface Me {
  readonly kind: OperatorCaller['kind'];
  /** Null for what was made by a command on the machine of the product. */
  readonly operator: { id: string; email: string; name: string; locale: string } | null;
  readonly roles: readonly string[];
  /** Call → where the caller may make it: platforms, or `all`. A call that is not named is refused. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
  /** The same for the parts of a document that is applied. */
  readonly document: Readonly<Record<string, readonly string[]>>;
  /** Null for tokens and commands. */
  readonly secondFactor: {
    readonly isNeeded: boolean;
    readonly hasApp: boolean;
    readonly passkeys: readonly { id: string; name: string; createdAtMs: number; usedAtMs: number | null }[];
    readonly recoveryCodesLeft: number;
  } | null;
}

export async function describeCaller(database: Database, caller: OperatorCaller): Promise<Me> {
  const grants = grantsOf(caller);
  const known = { kind: caller.kind, roles: grants.map(writeGrant), ...mayCall(grants) };
  if (caller.kind !== 'session') return { ...known, operator: null, secondFactor: null };
  const { id, email, name, locale } = caller.account;
  const { orm } = database;
  const apps = await orm.select().from(operatorSecondFactor).where(eq(operatorSecondFactor.operatorId, id));
  const passkeys = await orm.select().from(operatorPasskey).where(eq(operatorPasskey.operatorId, id));
  const isLeft = and(eq(operatorRecoveryCode.operatorId, id), isNull(operatorRecoveryCode.usedAtMs));
  const [codes] = await orm.select({ left: count() }).from(operatorRecoveryCode).where(isLeft);
  return {
    ...known,
    operator: { id, email, name, locale },
    secondFactor: {
      isNeeded: needsSecondFactor(grants),
      hasApp: apps.length > 0,
      passkeys: passkeys.map((key) => {
        return { id: key.id, name: key.name, createdAtMs: key.createdAtMs, usedAtMs: key.usedAtMs };
      }),
      recoveryCodesLeft: codes?.left ?? 0,
    },
  };
}

function mayCall(grants: readonly OperatorGrant[]): Pick<Me, 'calls' | 'document'> {
  const scopesOf = (roles: readonly OperatorRole[]) => {
    const scopes = grants.filter(({ role }) => roles.includes(role)).map(({ scope }) => scope);
    return scopes.includes(ALL_PLATFORMS) ? [ALL_PLATFORMS] : [...new Set(scopes)];
  };
  const calls = Object.entries<OperatorCall>(OPERATOR_CALLS).flatMap(([name, call]) => {
    if (!('platform' in call)) return [];
    const scopes = scopesOf(call.roles).filter((scope) => call.platform !== 'all' || scope === ALL_PLATFORMS);
    return scopes.length === 0 ? [] : [[name, scopes] as const];
  });
  const sections = Object.entries(DOCUMENT_ROLES).map(([name, roles]) => [name, scopesOf(roles)] as const);
  return { calls: Object.fromEntries(calls), document: Object.fromEntries(sections.filter(([, at]) => at.length > 0)) };
}

const TOO_OFTEN = 'that was tried too often: wait a quarter of an hour.';
export const WRONG_PASSWORD = 'the password is wrong.';

/**
 * Asks for the password again, before what would lock its owner out or let another in. Wrong ones count as at sign-in.
 * @returns null: it is right
 */
export async function refuseWrongPassword(
  { database, services }: Parts,
  { account: { id, email } }: SessionCaller,
  password: string,
  address: string | null,
): Promise<(OperatorDecision<never> & { ok: false }) | null> {
  const attempt = { platformId: LIMITS_OF, about: email.toLowerCase(), clientAddress: address };
  const refused = (code: string, sentence: string) => ({ ok: false, code, sentence }) as const;
  if (!(await services.limits.take('password', attempt)).ok) return refused('EXCEED_AUTH_COUNT', TOO_OFTEN);
  const [row] = await database.orm.select().from(operator).where(eq(operator.id, id));
  const isRight = await services.passwords.verify(row?.passwordHash ?? null, password.normalize('NFKC'));
  if (!isRight) return refused('INCORRECT_PASSWORD', WRONG_PASSWORD);
  await services.limits.forget('password', attempt);
  return null;
}

export const PasswordSchema = v.object({ password: v.pipe(v.string(), v.maxLength(1_000)) });
export const PasswordChangeSchema = v.object({ ...PasswordSchema.entries, newPassword: NewPasswordSchema });

/** `adminPasswordChange`; the present password was right. Other sessions end. */
export async function changePassword(
  { database, services }: Parts,
  { account: { id }, sessionId }: SessionCaller,
  { password, newPassword }: v.InferOutput<typeof PasswordChangeSchema>,
  { by, nowMs }: OwnAct,
): Promise<OperatorDecision<object>> {
  const chosen = chooseOperatorPassword(newPassword);
  if (chosen === null) return refuseOperator('INVALID_PW_REGEX', PASSWORD_RULE);
  if (chosen === password.normalize('NFKC')) return refuseOperator('EQUAL_PASSWORD', 'that is the present password.');
  const passwordHash = await services.passwords.hash(chosen);
  return decideForOperator(database, async (transaction) => {
    const { disabledAtMs } = await lockOperator(transaction, id);
    if (disabledAtMs !== null) throw new RefusedChange('INCORRECT_PASSWORD', WRONG_PASSWORD);
    await changeOperator(transaction, { by, operatorId: id, action: 'operator.password', nowMs }, () =>
      transaction.update(operator).set({ passwordHash }).where(eq(operator.id, id)),
    );
    await endSessions(transaction, id, { stays: sessionId, nowMs });
    return {};
  });
}
