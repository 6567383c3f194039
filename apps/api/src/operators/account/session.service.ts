import type { OperatorGrant } from '@longstrip/core';
import type { Database, Transaction } from '@longstrip/database';
import { operatorPasskey, operatorSecondFactor, operatorSession } from '@longstrip/database/schema';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { decideForOperator, type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';
import { SESSION_IDLE_MS, SESSION_LONGEST_MS } from '../access/identify-operator.ts';
import { operatorOf, type SessionCaller } from '../access/operator-caller.ts';
import { makeSecret } from '../access/operator-secrets.ts';
import { endSessions, findOperatorByEmail, listGrants, lockOperator, type OperatorRow } from './operator.repository.ts';
import type { OperatorServices, RequestOrigin } from './operator-services.ts';
import { passkeyQuestion } from './passkey.service.ts';

interface Parts {
  readonly database: Database;
  readonly services: OperatorServices;
}

export const SignInSchema = v.object({
  email: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1_000)),
});

/** A session that was opened. Its token is shown this once. */
export interface OpenedSession {
  readonly token: string;
  /** `SECOND_FACTOR`: the session is completed by `adminSecondFactor`. `OPEN`: it can be used. */
  readonly step: 'SECOND_FACTOR' | 'OPEN';
  /** The second factors that the operator has. */
  readonly methods: readonly ('app' | 'passkey' | 'recoveryCode')[];
  /** What the browser asks a passkey (`startAuthentication`); null: there is none. */
  readonly passkey: object | null;
}

const WRONG = 'the e-mail address or the password is wrong.';
const TOO_OFTEN = 'that was tried too often: wait a quarter of an hour.';
/** Attempts of operators are counted apart from those of readers. */
export const LIMITS_OF = 'operators';
/** Ended sessions are listed so long. */
const ENDED_LISTED_MS = 30 * 24 * 60 * 60_000;

/**
 * `adminSignIn`. An unknown address, a wrong password, a disabled operator and one who has not accepted the invitation get the same
 * answer, and it takes the same time.
 */
export async function signInOperator(
  { database, services }: Parts,
  { email: typed, password }: v.InferOutput<typeof SignInSchema>,
  origin: RequestOrigin,
): Promise<OperatorDecision<OpenedSession>> {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  const { address: clientAddress } = origin;
  const busy = await services.limits.take('range', { platformId: LIMITS_OF, clientAddress });
  const attempt = { platformId: LIMITS_OF, about: email, clientAddress };
  const tried = await services.limits.take('password', attempt);
  if (!busy.ok || !tried.ok) return refuseOperator('EXCEED_AUTH_COUNT', TOO_OFTEN);
  const found = await findOperatorByEmail(database.orm, email);
  const isRight = await services.passwords.verify(found?.passwordHash ?? null, password.normalize('NFKC'));
  if (found === null || !isRight || found.disabledAtMs !== null) return refuseOperator('INCORRECT_PASSWORD', WRONG);
  await services.limits.forget('password', attempt);
  return decideForOperator(database, async (transaction) => {
    const now = await lockOperator(transaction, found.id);
    const isStillSo = now.passwordHash === found.passwordHash && now.disabledAtMs === null;
    if (!isStillSo) throw new RefusedChange('INCORRECT_PASSWORD', WRONG);
    return beginSession(transaction, services, now, origin);
  });
}

/** Opens a session of an operator whose password was right: complete if they have no second factor. */
export async function beginSession(
  transaction: Transaction,
  services: OperatorServices,
  account: OperatorRow,
  origin: RequestOrigin,
): Promise<OpenedSession> {
  const isHis = eq(operatorSecondFactor.operatorId, account.id);
  const apps = await transaction
    .select({ id: operatorSecondFactor.operatorId })
    .from(operatorSecondFactor)
    .where(isHis);
  const keys = await transaction.select().from(operatorPasskey).where(eq(operatorPasskey.operatorId, account.id));
  if (apps.length === 0 && keys.length === 0) {
    return openSession(transaction, services, { account, method: 'password' }, origin);
  }
  const question = keys.length === 0 ? null : await passkeyQuestion(services, keys);
  const { secret: token, hash: tokenHash } = makeSecret('session');
  const { address, userAgent, nowMs } = origin;
  await transaction.insert(operatorSession).values({
    ...{ id: services.newId(), operatorId: account.id, tokenHash, step: 'SECOND_FACTOR' as const },
    ...{ challenge: question?.challenge ?? null, address, userAgent, createdAtMs: nowMs, seenAtMs: nowMs },
  });
  const methods = [
    ...(apps.length > 0 ? (['app'] as const) : []),
    ...(keys.length > 0 ? (['passkey'] as const) : []),
    'recoveryCode' as const,
  ];
  return { token, step: 'SECOND_FACTOR', methods, passkey: question?.options ?? null };
}

/** Opens a complete session, and writes it in the audit log: one that is not there is found by `npm run books`. */
export async function openSession(
  transaction: Transaction,
  services: OperatorServices,
  { account, method }: { account: Pick<OperatorRow, 'id' | 'name'>; method: string },
  { address, userAgent, requestId, nowMs }: RequestOrigin,
): Promise<OpenedSession> {
  const { secret: token, hash: tokenHash } = makeSecret('session');
  const id = services.newId();
  const old = and(
    eq(operatorSession.operatorId, account.id),
    or(lt(operatorSession.seenAtMs, nowMs - ENDED_LISTED_MS), lt(operatorSession.createdAtMs, nowMs - ENDED_LISTED_MS)),
  );
  await transaction.delete(operatorSession).where(old);
  await transaction.insert(operatorSession).values({
    ...{ id, operatorId: account.id, tokenHash, step: 'OPEN' as const, challenge: null },
    ...{ address, userAgent, createdAtMs: nowMs, seenAtMs: nowMs },
  });
  const grants: readonly OperatorGrant[] = await listGrants(transaction, account.id);
  const caller = { kind: 'session', sessionId: id, step: 'OPEN', challenge: null } as const;
  const known = { ...account, email: '', locale: '', grants, hasSecondFactor: true };
  const by = operatorOf({ ...caller, account: known }, { requestId, address });
  const change = { action: 'operator.sign-in', subjectType: 'operator-session', subjectId: id } as const;
  const after = { operator: account.id, token: tokenHash, method };
  await recordChange(transaction, by, { ...change, before: null, after }, nowMs);
  return { token, step: 'OPEN', methods: [], passkey: null };
}

/** Where an operator is or was signed in, as they see it. */
export interface ListedSession {
  readonly id: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAtMs: number;
  readonly seenAtMs: number;
  readonly isThisOne: boolean;
}

export async function listSessions(
  { database }: Parts,
  caller: SessionCaller,
  nowMs: number,
): Promise<ListedSession[]> {
  const rows = await database.orm
    .select()
    .from(operatorSession)
    .where(
      and(
        eq(operatorSession.operatorId, caller.account.id),
        eq(operatorSession.step, 'OPEN'),
        isNull(operatorSession.endedAtMs),
        gt(operatorSession.seenAtMs, nowMs - SESSION_IDLE_MS),
        gt(operatorSession.createdAtMs, nowMs - SESSION_LONGEST_MS),
      ),
    )
    .orderBy(desc(operatorSession.seenAtMs));
  return rows.map(({ id, address, userAgent, createdAtMs, seenAtMs }) => {
    return { id, address, userAgent, createdAtMs, seenAtMs, isThisOne: id === caller.sessionId };
  });
}

export const SessionEndSchema = v.object({
  /** A session's id, or `others` for all but this one. */
  session: v.pipe(v.string(), v.nonEmpty('name a session, or others')),
});

/** Ends one session of the caller, or all others. One that has ended already is no error. */
export async function endSession(
  { database }: Parts,
  caller: SessionCaller,
  session: string,
  nowMs: number,
): Promise<void> {
  await decideForOperator(database, async (transaction) => {
    if (session === 'others') return endSessions(transaction, caller.account.id, { stays: caller.sessionId, nowMs });
    await transaction
      .update(operatorSession)
      .set({ endedAtMs: nowMs })
      .where(
        and(
          eq(operatorSession.id, session),
          eq(operatorSession.operatorId, caller.account.id),
          isNull(operatorSession.endedAtMs),
        ),
      );
  });
}
