import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '@longstrip/database';
import {
  operatorPasskey,
  operatorRecoveryCode,
  operatorSecondFactor,
  operatorSession,
} from '@longstrip/database/schema';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { decideForOperator, type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';
import type { SessionCaller } from '../access/operator-caller.ts';
import { hashOf } from '../access/operator-secrets.ts';
import { changeOperator, endSessions, lockOperator } from './operator.repository.ts';
import type { OperatorServices, OwnAct, RequestOrigin } from './operator-services.ts';
import { isPasskeyRight, PasskeyAnswerSchema, type PasskeyMadeSchema, readMadePasskey } from './passkey.service.ts';
import { LIMITS_OF, type OpenedSession, openSession } from './session.service.ts';

interface Parts {
  readonly database: Database;
  readonly services: OperatorServices;
}

const CODE = v.pipe(v.string(), v.maxLength(40, 'a code is shorter'));

/** One of the three. */
export const SecondFactorSchema = v.union(
  [v.object({ code: CODE }), v.object({ recoveryCode: CODE }), v.object({ passkey: PasskeyAnswerSchema })],
  'give code, recoveryCode or passkey',
);
type SecondFactor = v.InferOutput<typeof SecondFactorSchema>;

const WRONG_CODE = 'the code is wrong, or was used before.';
const TOO_OFTEN = 'that was tried too often: wait a quarter of an hour.';
const STEP_SECONDS = 30;
/** Codes of the step before and after are right too: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_CODE_LETTERS = 16;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `adminSecondFactor`: completes a session. It gets a new token; what was sent before does not work any more. */
export async function completeSession(
  parts: Parts,
  caller: SessionCaller,
  given: SecondFactor,
  origin: RequestOrigin,
): Promise<OperatorDecision<OpenedSession>> {
  const { database, services } = parts;
  const { account, sessionId } = caller;
  const attempt = { platformId: LIMITS_OF, about: account.id };
  if (!(await services.limits.take('secondFactor', attempt)).ok) return refuseOperator('EXCEED_AUTH_COUNT', TOO_OFTEN);
  if (!(await isRight(parts, caller, given, origin.nowMs))) return refuseOperator('INCORRECT_CODE', WRONG_CODE);
  await services.limits.forget('secondFactor', attempt);
  const method = 'code' in given ? 'app' : 'passkey' in given ? 'passkey' : 'recovery code';
  return decideForOperator(database, async (transaction) => {
    const now = await lockOperator(transaction, account.id);
    const isWaiting = and(eq(operatorSession.id, sessionId), isNull(operatorSession.endedAtMs));
    const waiting = await transaction.delete(operatorSession).where(isWaiting).returning({ id: operatorSession.id });
    if (waiting.length === 0 || now.disabledAtMs !== null) throw new RefusedChange('INCORRECT_CODE', WRONG_CODE);
    return openSession(transaction, services, { account: now, method }, origin);
  });
}

async function isRight(parts: Parts, caller: SessionCaller, given: SecondFactor, nowMs: number): Promise<boolean> {
  if ('passkey' in given) return isPasskeyRight(parts, caller, given.passkey, nowMs);
  const { id } = caller.account;
  if ('code' in given) return isCodeRight(parts, id, given.code, nowMs);
  const used = await parts.database.orm
    .update(operatorRecoveryCode)
    .set({ usedAtMs: nowMs })
    .where(
      and(
        eq(operatorRecoveryCode.operatorId, id),
        eq(operatorRecoveryCode.codeHash, recoveryHash(given.recoveryCode)),
        isNull(operatorRecoveryCode.usedAtMs),
      ),
    )
    .returning({ id: operatorRecoveryCode.operatorId });
  return used.length === 1;
}

/** Whether it is a code of the operator's app that was not used yet; then it is used. */
async function isCodeRight({ database, services }: Parts, id: string, code: string, nowMs: number): Promise<boolean> {
  const [known] = await database.orm.select().from(operatorSecondFactor).where(eq(operatorSecondFactor.operatorId, id));
  const secret = known === undefined ? null : await openSecret(services.keys, id, known.sealed);
  const step = secret === null ? null : stepOf(secret, code, nowMs);
  if (step === null) return false;
  const isNew = and(eq(operatorSecondFactor.operatorId, id), lt(operatorSecondFactor.lastStep, step));
  const used = await database.orm
    .update(operatorSecondFactor)
    .set({ lastStep: step })
    .where(isNew)
    .returning({ id: operatorSecondFactor.operatorId });
  return used.length === 1;
}

/** The number of the 30 seconds that a code is of; null: it is of none around now. */
function stepOf(secret: string, code: string, nowMs: number): number | null {
  const digits = code.normalize('NFKC').replaceAll(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const delta = /^\d{6}$/.test(digits) ? totp.validate({ token: digits, window: WINDOW, timestamp: nowMs }) : null;
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

/** An app that is being set up: nothing is stored before a code of it confirms it. */
export interface BegunApp {
  /** In base32, for typing. */
  readonly secret: string;
  /** The `otpauth:` address, for a QR code. */
  readonly address: string;
  /** Sent back with the code. */
  readonly setUp: string;
}

export async function beginApp({ services }: Parts, { account }: SessionCaller): Promise<BegunApp> {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer: 'Longstrip', label: account.email, secret, period: STEP_SECONDS });
  const setUp = await sealSecret(services.keys, account.id, secret.base32);
  return { secret: secret.base32, address: totp.toString(), setUp };
}

export const AppConfirmSchema = v.object({ setUp: v.string(), code: CODE });

/** Stores an app by its first code, with new recovery codes. The operator's other sessions end. */
export async function confirmApp(
  { database, services }: Parts,
  caller: SessionCaller,
  { setUp, code }: v.InferOutput<typeof AppConfirmSchema>,
  { by, nowMs }: OwnAct,
): Promise<OperatorDecision<{ recoveryCodes: readonly string[] }>> {
  const { id } = caller.account;
  const secret = await openSecret(services.keys, id, setUp);
  const step = secret === null ? null : stepOf(secret, code, nowMs);
  if (step === null) return refuseOperator('INCORRECT_CODE', WRONG_CODE);
  const row = { sealed: setUp, keyId: services.keys.present.id, createdAtMs: nowMs, lastStep: step };
  return decideForOperator(database, async (transaction) => {
    await lockOperator(transaction, id);
    return changeOperator(transaction, { by, operatorId: id, action: 'operator.app', nowMs }, async () => {
      await transaction
        .insert(operatorSecondFactor)
        .values({ operatorId: id, ...row })
        .onConflictDoUpdate({ target: operatorSecondFactor.operatorId, set: row });
      await endSessions(transaction, id, { stays: caller.sessionId, nowMs });
      return { recoveryCodes: await replaceRecoveryCodes(transaction, id) };
    });
  });
}

/** `adminRecoveryCodes`: the former ones do not work any more. */
export function renewRecoveryCodes(
  { database }: Parts,
  { account: { id } }: SessionCaller,
  { by, nowMs }: OwnAct,
): Promise<OperatorDecision<{ recoveryCodes: readonly string[] }>> {
  return decideForOperator(database, async (transaction) => {
    await lockOperator(transaction, id);
    return changeOperator(transaction, { by, operatorId: id, action: 'operator.recovery-codes', nowMs }, async () => {
      return { recoveryCodes: await replaceRecoveryCodes(transaction, id) };
    });
  });
}

export async function replaceRecoveryCodes(transaction: Transaction, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await transaction.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorId, operatorId));
  const rows = codes.map((code) => ({ operatorId, codeHash: recoveryHash(code) }));
  await transaction.insert(operatorRecoveryCode).values(rows);
  return codes;
}

/** 80 random bits, in groups of four. */
function makeRecoveryCode(): string {
  const letters = Array.from({ length: RECOVERY_CODE_LETTERS }, () => LETTERS.charAt(randomInt(LETTERS.length)));
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

function recoveryHash(code: string): string {
  return hashOf(
    code
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, ''),
  );
}

/** `adminPasskeyAdd`. The first second factor comes with recovery codes; null: the operator has theirs. */
export async function addPasskey(
  parts: Parts,
  caller: SessionCaller,
  { name, passkey }: { name: string; passkey: v.InferOutput<typeof PasskeyMadeSchema> },
  { by, nowMs }: OwnAct,
): Promise<OperatorDecision<{ recoveryCodes: readonly string[] | null }>> {
  const { id, hasSecondFactor } = caller.account;
  const made = await readMadePasskey(parts, caller, passkey);
  if (!made.ok) return made;
  return decideForOperator(parts.database, async (transaction) => {
    await lockOperator(transaction, id);
    return changeOperator(transaction, { by, operatorId: id, action: 'operator.passkey', nowMs }, async () => {
      const added = await transaction
        .insert(operatorPasskey)
        .values({ ...made.value, operatorId: id, name, createdAtMs: nowMs })
        .onConflictDoNothing()
        .returning({ id: operatorPasskey.id });
      if (added.length === 0) throw new RefusedChange('PASSKEY_REFUSED', 'that passkey is registered already.');
      await endSessions(transaction, id, { stays: caller.sessionId, nowMs });
      return { recoveryCodes: hasSecondFactor ? null : await replaceRecoveryCodes(transaction, id) };
    });
  });
}

/** Removes a passkey. The last second factor of an operator who needs one stays. */
export function removePasskey(
  { database }: Parts,
  { account: { id } }: SessionCaller,
  passkey: string,
  { by, nowMs, isLastNeeded }: OwnAct & { isLastNeeded: boolean },
): Promise<OperatorDecision<object>> {
  return decideForOperator(database, async (transaction) => {
    await lockOperator(transaction, id);
    return changeOperator(transaction, { by, operatorId: id, action: 'operator.passkey', nowMs }, async () => {
      const isIt = and(eq(operatorPasskey.id, passkey), eq(operatorPasskey.operatorId, id));
      const removed = await transaction.delete(operatorPasskey).where(isIt).returning({ id: operatorPasskey.id });
      if (removed.length === 0) throw new RefusedChange('NOT_EXIST', 'there is no such passkey.');
      const left = (await countApps(transaction, id)) + (await countPasskeys(transaction, id));
      if (isLastNeeded && left === 0) {
        throw new RefusedChange('SECOND_FACTOR_NEEDED', 'set up another second factor before you remove the last one.');
      }
      return {};
    });
  });
}

function countApps(transaction: Transaction, operatorId: string): Promise<number> {
  return transaction.$count(operatorSecondFactor, eq(operatorSecondFactor.operatorId, operatorId));
}

function countPasskeys(transaction: Transaction, operatorId: string): Promise<number> {
  return transaction.$count(operatorPasskey, eq(operatorPasskey.operatorId, operatorId));
}

const SecretSchema = v.object({ secret: v.string() });

/** Encrypts the secret of an operator's app for the database, for this operator alone. */
export async function sealSecret(keys: AccountKeys, operatorId: string, secret: string): Promise<string> {
  const { id: kid, mac } = keys.present;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ secret })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
    .encrypt(mac('second factor', operatorId));
}

/** Null: its key is no longer known, or it is another operator's. */
async function openSecret(keys: AccountKeys, operatorId: string, sealed: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, ({ kid }) => {
      const key = keys.find(kid ?? '');
      if (key === null) throw new errors.JWEInvalid('its key is not known');
      return key.mac('second factor', operatorId);
    });
    return v.parse(v.pipe(v.string(), v.parseJson(), SecretSchema), new TextDecoder().decode(plaintext)).secret;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
