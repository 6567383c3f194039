import { randomBytes } from 'node:crypto';
import {
  KOREAN_CHECK_RETURN_PATH,
  type KoreanCheckAnswer,
  type KoreanCheckForm,
  type KoreanCheckResult,
  type TokenPair,
} from '@longstrip/api-contract';
import {
  type CalendarDate,
  codeState,
  type Decision,
  formatCalendarDate,
  grant,
  isKoreanAdult,
  isOfAge,
  isPossibleBirthday,
  type Platform,
  readCalendarDate,
  refuse,
} from '@longstrip/core';
import { decideInTransaction, refuseKeeping, type Transaction } from '@longstrip/database';
import type { appUser } from '@longstrip/database/schema';
import { traceService } from '@longstrip/telemetry';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Logger } from 'pino';
import * as v from 'valibot';
import {
  createNiceClient,
  type NiceClient,
  NiceFailedError,
  type NiceSettings,
  openNiceAnswer,
} from '../../adapters/nice.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf } from '../../http/caller-view.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { changeAccount, findAccountOfPerson, lockAccountRow, lockNames } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { refuseUnverified } from '../account/user-change.service.ts';
import { type CodeRow, findNewestCode, lockCode, markCodeUsed } from '../codes/one-time-code.repository.ts';
import { codesTo, makeCode } from '../codes/one-time-code.service.ts';
import { signPair } from '../identity/refresh-token.ts';
import { lockSession } from '../identity/session.repository.ts';
import { type RefreshRefusal, rotate } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;
type AccountChange = Partial<typeof appUser.$inferInsert>;

/** How long a check may take from its form to its answer. */
const CHECK_MS = 30 * 60_000;
/** A request number at NICE has at most 30 characters. */
const REQUEST_NUMBER_BYTES = 15;
const CONFIRMED = '0000';

const ResultSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    resultcode: v.string(),
    requestno: v.string(),
    birthdate: v.optional(v.string(), ''),
    di: v.optional(v.string(), ''),
  }),
);

/** `GET nice/encode`: the form that begins an identity check of this reader, in this session. */
export async function beginKoreanCheck(parts: Parts, { isAgreed }: { isAgreed: boolean }, call: ReaderCall) {
  const { services } = parts;
  const { platform, caller, nowMs, logger } = call;
  const { koreanCheck } = services;
  const platformId = platform.id;
  if (!platform.features.useAdultAuthKr) return refuse('NO_SUCH_ROUTE');
  if (koreanCheck === null) return refuse('SERVICE_UNAVAILABLE');
  const limited = await takeLimits(services.limits, { identityCheck: { platformId, about: caller.user.id } });
  if (limited !== null) return limited;
  const requestNumber = randomBytes(REQUEST_NUMBER_BYTES).toString('hex');
  const returnUrl = `${koreanCheck.originOf(platformId)}${KOREAN_CHECK_RETURN_PATH}`;
  const begun = await koreanCheck.nice.begin({ requestNumber, returnUrl, nowMs }).catch((error: unknown) => {
    if (!(error instanceof NiceFailedError)) throw error;
    logger.error({ event: 'identity-check-failed' }, error.message);
    return null;
  });
  if (begun === null) return refuse('SERVICE_UNAVAILABLE');
  const { tokenVersionId, keys, encrypted, integrity } = begun;
  const check = { requestNumber, sessionId: caller.sessionId, agreedAtMs: isAgreed ? nowMs : null, keys };
  const sealed = await sealCheck(services.keys, { platformId, tokenVersionId }, check);
  return decideInTransaction(parts.db, async (transaction): Promise<Decision<KoreanCheckForm, never>> => {
    await makeCode(transaction, services, {
      ...{ platformId, purpose: 'NICE', target: tokenVersionId, userId: caller.user.id },
      ...{ nowMs, validMs: CHECK_MS, sealed },
    });
    const fields = { m: 'service', token_version_id: tokenVersionId, enc_data: encrypted, integrity_value: integrity };
    return grant({ sRtnMSG: '', sEncData: encrypted, action: koreanCheck.nice.popupUrl, fields });
  });
}

/** The check that an answer belongs to: begun by this reader in this session. */
async function findCheck(
  { db, services }: Parts,
  { token_version_id: tokenVersionId }: KoreanCheckAnswer,
  { platform, caller }: ReaderCall,
): Promise<{ row: CodeRow; check: SealedCheck } | null> {
  const of = { platformId: platform.id, userId: caller.user.id };
  const target = codesTo(services, { ...of, purposes: ['NICE'], target: tokenVersionId });
  const row = await findNewestCode(db.orm, target);
  if (row === null || row.sealed === null) return null;
  const seal = { platformId: platform.id, tokenVersionId, keyId: row.keyId };
  const check = await openSealedCheck(services.keys, seal, row.sealed);
  return check === null || check.sessionId !== caller.sessionId ? null : { row, check };
}

/** The person whom NICE has confirmed; null if the answer was changed, is to another request, or confirms no person. */
function readPerson(check: SealedCheck, answer: KoreanCheckAnswer): { birth: CalendarDate; di: string } | null {
  const text = openNiceAnswer(check.keys, answer.enc_data, answer.integrity_value);
  const result = v.safeParse(ResultSchema, text);
  if (!result.success) return null;
  const { resultcode, requestno, birthdate, di } = result.output;
  const birth = readCalendarDate(birthdate);
  if (resultcode !== CONFIRMED || requestno !== check.requestNumber || birth === null || di === '') return null;
  return { birth, di };
}

type CheckRefusal =
  | 'INVALID_PARAMETER'
  | 'ALREADY_EXECUTION_EXCEPTION'
  | 'TIMEOUT'
  | 'UNAUTHORIZED_ADULT'
  | 'UNAUTHORIZED_USER';

/**
 * `POST user/auth/adult/kr`: the answer of an identity check that this reader began (D2). It is accepted once, within half an
 * hour. One person verifies one account of a platform; the proven date of birth replaces one that was only said.
 * INVALID_PARAMETER: not agreed, or no confirmation of this check. ALREADY_EXECUTION_EXCEPTION: it was answered before. TIMEOUT:
 * too late. UNAUTHORIZED_ADULT: too young. UNAUTHORIZED_USER: the person has verified another account.
 */
export async function finishKoreanCheck(
  parts: Parts,
  { refreshToken, isAgreed = false, ...answer }: KoreanCheckResult,
  call: ReaderCall,
): Promise<Decision<TokenPair, CheckRefusal | RefreshRefusal | 'NO_SUCH_ROUTE'>> {
  const { db, services } = parts;
  const { platform, caller, nowMs } = call;
  if (!platform.features.useAdultAuthKr) return refuse('NO_SUCH_ROUTE');
  const found = await findCheck(parts, answer, call);
  const person = found === null ? null : readPerson(found.check, answer);
  const agreedAtMs = found?.check.agreedAtMs ?? (isAgreed ? nowMs : null);
  if (found === null || person === null || agreedAtMs === null) {
    return refuseWithNotes('INVALID_PARAMETER', { text: 'error.MALFORMED_REQUEST' });
  }
  const decided = await decideInTransaction(db, async (transaction) => {
    await lockSession(transaction, { ...caller.scope, sessionId: caller.sessionId });
    const taken = await takeCheck(transaction, found.row, call);
    if (!taken.ok) return taken;
    const judged = await judgePerson(transaction, services, { ...person, agreedAtMs }, call);
    if (!judged.ok) return judged;
    // A refused refresh token leaves the account as it was.
    const named = [{ userId: caller.user.id, sessionId: caller.sessionId }];
    const renewed = await rotate(transaction, services, { platform, refreshToken, named, nowMs });
    if (!renewed.ok) return renewed;
    await changeAccount(transaction, caller.scope, judged.value);
    return grant(renewed.value.next);
  });
  return decided.ok ? grant(await signPair(services, decided.value, platform)) : decided;
}

async function takeCheck(
  transaction: Transaction,
  row: CodeRow,
  { platform, nowMs }: ReaderCall,
): Promise<Decision<null, 'ALREADY_EXECUTION_EXCEPTION' | 'TIMEOUT'>> {
  const held = await lockCode(transaction, row);
  const state = held === null ? 'expired' : codeState(held, platform.constants, nowMs);
  if (state !== 'open') return refuse(state === 'used' ? 'ALREADY_EXECUTION_EXCEPTION' : 'TIMEOUT');
  await markCodeUsed(transaction, row, nowMs);
  return grant(null);
}

/**
 * Returns the changes that verify the account. A refusal has effects, too: the check is used up, and a proven date of birth that
 * is too young is stored.
 */
async function judgePerson(
  transaction: Transaction,
  { keys }: PeopleParts['services'],
  { birth, di, agreedAtMs }: { birth: CalendarDate; di: string; agreedAtMs: number },
  { platform, caller, nowMs }: ReaderCall,
): Promise<Decision<AccountChange, 'INVALID_PARAMETER' | 'UNAUTHORIZED_ADULT' | 'UNAUTHORIZED_USER'>> {
  const platformId = platform.id;
  const { today, adult } = adultRulesOf(platform, nowMs);
  const [personHash = '', ...formerHashes] = keys.everyHash('person', platformId, di);
  const user = await lockAccountRow(transaction, caller.scope);
  if (user === null || !isPossibleBirthday(birth, today)) {
    return {
      ...refuseKeeping('INVALID_PARAMETER'),
      ...refuseWithNotes('INVALID_PARAMETER', { text: 'age.checkBirthday' }),
    };
  }
  await lockNames(transaction, platformId, [`person ${personHash}`]);
  const hashes = [personHash, ...formerHashes];
  const other = await findAccountOfPerson(transaction, { platformId, hashes, exceptId: user.id });
  if (other !== null) return refuseKeeping('UNAUTHORIZED_USER');
  const proven = { birthedOn: formatCalendarDate(birth), adultKrPersonHash: personHash, adultKrAgreedAtMs: agreedAtMs };
  if (!isKoreanAdult(birth, today)) {
    const isAdult = user.isAdult && isOfAge(birth, today, adult.limitYears);
    await changeAccount(transaction, caller.scope, { ...proven, isAdult, isAdultKr: false, updatedAtMs: nowMs });
    return { ...refuseKeeping('UNAUTHORIZED_ADULT'), ...refuseUnverified() };
  }
  return grant({
    ...proven,
    ...{ isAdultKr: true, adultKrVerifiedAtMs: nowMs, isAdultToggle: true, updatedAtMs: nowMs },
  });
}

/** An identity check by phone, and where it leads back to. */
export interface KoreanCheck {
  readonly nice: NiceClient;
  /** Where readers open the site of a platform. */
  originOf(platformId: string): string;
}

/**
 * Korea's identity check as it is set up; null without a registration. If a platform needs it, the log says that it is missing.
 */
export function createKoreanCheck(
  nice: NiceSettings | null | undefined,
  { originOf, platforms, logger }: Pick<KoreanCheck, 'originOf'> & { platforms: readonly Platform[]; logger: Logger },
): KoreanCheck | null {
  if (nice) return { nice: traceService('nice', createNiceClient(nice)), originOf };
  const waiting = platforms.filter(({ features }) => features.useAdultAuthKr).map(({ id }) => id);
  if (waiting.length > 0) {
    logger.warn(
      { event: 'identity-check-missing', platforms: waiting },
      'NICE_CLIENT_ID is not set: readers with a Korean address cannot be verified',
    );
  }
  return null;
}

const SealedCheckSchema = v.object({
  requestNumber: v.string(),
  /** The session that began it. */
  sessionId: v.string(),
  agreedAtMs: v.nullable(v.number()),
  keys: v.object({ key: v.string(), iv: v.string(), hmacKey: v.string() }),
});

/** What is stored of a check until its answer comes. */
type SealedCheck = v.InferOutput<typeof SealedCheckSchema>;

/** Which check a text was encrypted for: it cannot be decrypted for another one. */
interface SealOf {
  readonly platformId: string;
  readonly tokenVersionId: string;
  readonly keyId: string;
}

function keyOf(keys: AccountKeys, { platformId, tokenVersionId, keyId }: SealOf): Buffer | null {
  return keys.find(keyId)?.mac('korean check', platformId, tokenVersionId) ?? null;
}

/** Encrypts a check for the database. */
async function sealCheck(keys: AccountKeys, of: Omit<SealOf, 'keyId'>, check: SealedCheck): Promise<string> {
  const { id: keyId, mac } = keys.present;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(check)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyId })
    .encrypt(mac('korean check', of.platformId, of.tokenVersionId));
}

/** Decrypts a check; null: its key is no longer known, or the text is of another check. */
async function openSealedCheck(keys: AccountKeys, of: SealOf, sealed: string): Promise<SealedCheck | null> {
  const key = keyOf(keys, of);
  if (key === null) return null;
  try {
    const { plaintext } = await compactDecrypt(sealed, key);
    return v.parse(v.pipe(v.string(), v.parseJson(), SealedCheckSchema), new TextDecoder().decode(plaintext));
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
