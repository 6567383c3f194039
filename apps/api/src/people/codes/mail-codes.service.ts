import type { MailCertification, MailRequest, Verified, VerifyOtp } from '@longstrip/api-contract';
import { type Decision, grant, type Refusal, readEmailAddress, refuse } from '@longstrip/core';
import { decideInTransaction, refuseKeeping, type Transaction } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, type RefusalNotes, refuseWithNotes } from '../../http/endpoint.ts';
import { bodyHashes, findRepeated, grantIdempotently, repeatReply } from '../../http/request-reply.ts';
import { changeAccount, findAccount, findAccountByEmail, lockNames } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { notifyFormerAddressJob, sendMailJob } from '../jobs.ts';
import type { PeopleParts } from '../services.ts';
import { refuseUntil, signUpBlockedUntilMs } from '../sign-in/withdrawn-ids.ts';
import { type CodePurpose, type CodeRow, listCodes, useUpCodes } from './one-time-code.repository.ts';
import {
  type Confirmation,
  codesTo,
  confirmCode,
  makeCode,
  makeNextCode,
  verifyToken,
} from './one-time-code.service.ts';

type Parts = Pick<PeopleParts, 'db' | 'jobs' | 'services'>;

/** How long the step after a confirmed code may take. */
export const VERIFIED_MS = 10 * 60_000;

const SENT = { isSent: true } as const;

/** Makes a code, or takes the one that all callers share, and enqueues its mail: both or neither. */
export async function mailCode(
  transaction: Transaction,
  parts: Parts,
  { flooded, ...mailing }: Mailing & Pick<MailPermit, 'flooded'>,
  call: EndpointCall,
): Promise<Decision<typeof SENT, 'TOO_MANY_REQUESTS'>> {
  const { purpose, email, userId, validMs } = mailing;
  const { platform, locale, clientAddress, nowMs } = call;
  const platformId = platform.id;
  const shared = flooded === null ? null : await findSharedCode(transaction, parts, mailing, call);
  if (flooded !== null && flooded.retryAfterSeconds > 0) {
    return shared === null ? refuseWithNotes('TOO_MANY_REQUESTS', flooded) : grant(SENT);
  }
  const made = { platformId, purpose, userId, nowMs, validMs, clientAddress, target: email, isLong: flooded !== null };
  const code = shared ?? (await makeCode(transaction, parts.services, made));
  await parts.jobs.enqueue(transaction, sendMailJob, { platformId, codeId: code.id, purpose, locale, to: email });
  return grant(SENT);
}

/** A shared code that is valid for at least half of its time. */
async function findSharedCode(
  transaction: Transaction,
  { services }: Parts,
  { purpose, email, userId, validMs }: Mailing,
  { platform, nowMs }: EndpointCall,
): Promise<CodeRow | null> {
  const codes = await listCodes(
    transaction,
    codesTo(services, { platformId: platform.id, purposes: [purpose], target: email, userId }),
  );
  const isShared = ({ isLong, usedAtMs, keyId }: CodeRow) =>
    isLong && usedAtMs === null && services.keys.find(keyId) !== null;
  return codes.find((code) => isShared(code) && nowMs < code.expiresAtMs - validMs / 2) ?? null;
}

/** `POST mail/signup`: a code to any address, whether or not it has an account. */
export async function mailSignUpCode(parts: Parts, { email: text }: MailRequest, call: EndpointCall) {
  const { platform } = call;
  if (!platform.signIn.includes('email')) return refuse('NO_SUCH_ROUTE');
  const email = readEmailAddress(text, { deniedDomains: platform.deniedMailDomains });
  if (!email.ok) return email;
  const { mailOtpMs: validMs } = platform.constants;
  const mailing = { purpose: 'SIGN_UP_MAIL', email: email.value, userId: null, validMs } as const;
  const asked = await askForMail(parts.services, mailing, call);
  if (!asked.ok) return asked;
  const { flooded } = asked;
  return decideInTransaction(parts.db, (transaction) => mailCode(transaction, parts, { ...mailing, flooded }, call));
}

/** `POST mail/reset/password`: a link to the owner of an address; a caller without an account gets the same answer. */
export async function mailResetLink(parts: Parts, { email: text }: MailRequest, call: EndpointCall) {
  const { platform } = call;
  if (!platform.signIn.includes('email')) return refuse('NO_SUCH_ROUTE');
  const read = readEmailAddress(text, { deniedDomains: [] });
  if (!read.ok) return read;
  const email = read.value;
  const mailing = { purpose: 'RESET_LINK', email, validMs: platform.constants.resetLinkMs } as const;
  const asked = await askForMail(parts.services, mailing, call);
  if (!asked.ok) return asked;
  const { flooded } = asked;
  return decideInTransaction(parts.db, async (transaction) => {
    const account = await findAccountByEmail(transaction, { platformId: platform.id, email });
    return mailCode(transaction, parts, { ...mailing, flooded, userId: account?.id ?? null }, call);
  });
}

/** `POST user/mail/auth`: a code to the reader's own address, to confirm it. */
export async function mailConfirmation(
  parts: Parts,
  { userId }: { userId: string | null },
  call: EndpointCall<SignedInCaller>,
) {
  const { user } = call.caller;
  if (userId !== null && userId !== user.id) return refuse('NOT_FOUND_USER');
  const { email } = user;
  if (email === null) return refuse('EMPTY_EMAIL');
  const { mailOtpMs: validMs } = call.platform.constants;
  const mailing = { purpose: 'CONFIRM_MAIL', email, userId: user.id, validMs } as const;
  const asked = await askForMail(parts.services, mailing, call);
  if (!asked.ok) return asked;
  const { flooded } = asked;
  return decideInTransaction(parts.db, (transaction) => mailCode(transaction, parts, { ...mailing, flooded }, call));
}

/** `POST mail/certification`: a code to an address that the reader wants to change to. A repeated request sends nothing. */
export async function mailChangeCode(parts: Parts, body: MailCertification, call: EndpointCall<SignedInCaller>) {
  const { platform, nowMs } = call;
  const { user } = call.caller;
  // A guest of an iPhone has no address until they are a member (D1).
  if (user.snsProvider === 'apple_guest') return refuse('EMPTY_EMAIL');
  const read = readEmailAddress(body.email, { deniedDomains: platform.deniedMailDomains });
  if (!read.ok) return read;
  const email = read.value;
  const request = {
    key: { platformId: platform.id, subject: user.id, requestId: body.requestId },
    hashes: bodyHashes(parts.services.keys, 'mail/certification', { email }),
  };
  const isSent = () => SENT;
  const before = await findRepeated(parts.db.orm, request, isSent);
  if (before !== null) return before;
  const { mailOtpMs: validMs } = platform.constants;
  const mailing = { purpose: 'CHANGE_MAIL', email, userId: user.id, validMs } as const;
  const asked = await askForMail(parts.services, mailing, call);
  if (!asked.ok) return asked;
  const { flooded } = asked;
  type Refusal = 'TOO_MANY_REQUESTS' | 'MALFORMED_REQUEST';
  return decideInTransaction(parts.db, (transaction) =>
    grantIdempotently<typeof SENT, Refusal>(transaction, request, {
      nowMs,
      again: (stored) => repeatReply(stored, request, isSent),
      decide: () => mailCode(transaction, parts, { ...mailing, flooded }, call),
    }),
  );
}

type OtpRefusal = 'INVALID_PARAMETER' | 'EXPIRED_OTP' | 'EXCEED_AUTH_COUNT' | 'ALREADY_USED_EMAIL' | 'DELETED_USER';

/**
 * `POST auth/verify/otp`. The address is proved here, so the answer may say that it has or had an account (D22). A signed-in
 * reader confirms or changes their own address.
 */
export async function verifyOtp(parts: Parts, { email: text, otp }: VerifyOtp, call: EndpointCall) {
  const { platform, caller, clientAddress } = call;
  const canSignUp = platform.signIn.includes('email');
  if (!canSignUp && caller.kind === 'guest') return refuse('NO_SUCH_ROUTE');
  const read = readEmailAddress(text, { deniedDomains: [] });
  if (!read.ok) return read;
  const email = read.value;
  const limited = await takeLimits(parts.services.limits, { range: { platformId: platform.id, clientAddress } });
  if (limited !== null) return limited;
  return decideInTransaction(parts.db, async (transaction): Promise<Decision<Verified, OtpRefusal>> => {
    if (caller.kind === 'user') {
      const purposes = ['CHANGE_MAIL', 'CONFIRM_MAIL'] as const;
      const own = await confirm(transaction, parts, { purposes, email, otp, userId: caller.user.id }, call);
      if (own.kind === 'confirmed')
        return confirmOwnAddress(transaction, parts, { code: own.code, email }, call, caller);
      if (own.kind !== 'none' || !canSignUp) return refuseUnconfirmed(own.kind);
    }
    const purposes = ['SIGN_UP_MAIL'] as const;
    const confirmed = await confirm(transaction, parts, { purposes, email, otp, userId: null }, call);
    if (confirmed.kind !== 'confirmed') return refuseUnconfirmed(confirmed.kind);
    return allowSignUp(transaction, parts, { code: confirmed.code, email }, call);
  });
}

function confirm(
  transaction: Transaction,
  { services }: Parts,
  of: { purposes: readonly CodePurpose[]; email: string; otp: string; userId: string | null },
  { platform, clientAddress, nowMs }: EndpointCall,
): Promise<Confirmation> {
  const { purposes, email, otp, userId } = of;
  const target = codesTo(services, { platformId: platform.id, purposes, target: email, userId });
  const digits = platform.constants.mailOtpDigits;
  return confirmCode(transaction, services, { target, entered: otp, digits, platform, clientAddress, nowMs });
}

function refuseUnconfirmed(kind: Exclude<Confirmation['kind'], 'confirmed'>): Decision<never, OtpRefusal> {
  switch (kind) {
    case 'none':
    case 'used':
      return refuse('INVALID_PARAMETER');
    case 'wrong':
      return refuseKeeping('INVALID_PARAMETER');
    case 'expired':
      return refuse('EXPIRED_OTP');
    case 'exhausted':
      return refuse('EXCEED_AUTH_COUNT');
  }
}

/** A refusal here still uses up the code: the answer disclosed what the code proved. */
async function allowSignUp(
  transaction: Transaction,
  { services }: Parts,
  { code, email }: { code: CodeRow; email: string },
  { platform, nowMs }: EndpointCall,
): Promise<Decision<Verified, OtpRefusal>> {
  const platformId = platform.id;
  const id = { platformId, provider: 'email', snsId: email } as const;
  const own = await findAccount(transaction, id);
  const isUsed = own !== null && own.withdrawnAtMs === null;
  if (isUsed || (await findAccountByEmail(transaction, { platformId, email })) !== null) {
    return refuseKeeping('ALREADY_USED_EMAIL');
  }
  const untilMs = await signUpBlockedUntilMs(transaction, services, { id, platform, nowMs });
  if (untilMs !== null) return { ...refuseKeeping('DELETED_USER'), ...refuseUntil('DELETED_USER', untilMs) };
  const purpose = 'VERIFIED';
  const made = { platformId, purpose, target: email, userId: null, nowMs, validMs: VERIFIED_MS } as const;
  const row = await makeNextCode(transaction, services, code, made);
  if (row === null) return refuseUnconfirmed('used');
  return grant({ verifyToken: verifyToken(services.keys, row, { provider: 'email', target: email }) });
}

async function confirmOwnAddress(
  transaction: Transaction,
  { services, jobs }: Parts,
  { code, email }: { code: CodeRow; email: string },
  { platform, locale, nowMs }: EndpointCall,
  { scope, user }: SignedInCaller,
): Promise<Decision<Verified, OtpRefusal>> {
  const done = grant({ verifyToken: null });
  if (code.purpose === 'CONFIRM_MAIL') {
    // The code was sent to the address that the reader had then.
    if (user.email?.toLowerCase() === email) await changeAccount(transaction, scope, { emailConfirmedAtMs: nowMs });
    return done;
  }
  const platformId = platform.id;
  const id = { platformId, provider: 'email', snsId: email } as const;
  await lockNames(transaction, platformId, [`email ${email}`, `id email ${email}`]);
  const other = await findAccountByEmail(transaction, { platformId, email });
  if (other !== null && other.id !== user.id) return refuseKeeping('ALREADY_USED_EMAIL');
  if (code.usedAtMs !== null) return other === null ? refuseUnconfirmed('used') : done;
  const untilMs = await signUpBlockedUntilMs(transaction, services, { id, platform, nowMs });
  if (untilMs !== null) return { ...refuseKeeping('DELETED_USER'), ...refuseUntil('DELETED_USER', untilMs) };
  const snsId = user.snsProvider === 'email' ? { snsId: email } : {};
  await changeAccount(transaction, scope, { email, ...snsId, emailConfirmedAtMs: nowMs, updatedAtMs: nowMs });
  // Links that were sent to the old address no longer work.
  await useUpCodes(transaction, { platformId, userId: user.id, purposes: ['RESET_LINK'] }, nowMs);
  if (user.email !== null && user.email.toLowerCase() !== email) {
    await jobs.enqueue(transaction, notifyFormerAddressJob, { platformId, locale, to: user.email });
  }
  return done;
}

/** The receiver of a mail with a code or a link. */
interface Mailing {
  readonly purpose: CodePurpose;
  readonly email: string;
  readonly userId: string | null;
  readonly validMs: number;
}

/** What may be mailed to a caller who asked. */
interface MailPermit {
  readonly ok: true;
  /** Null: a code for this caller. Otherwise the one that all share, with the wait until it may be mailed again. */
  readonly flooded: null | { readonly retryAfterSeconds: number };
}

/**
 * Counts a mail that is asked for. A caller who asks too often has to wait. The owner of the mailbox does not, however many
 * others ask (D22): beyond the mailbox's own limit one long code, or one link, is shared by all who ask, and is mailed to it
 * again now and then.
 */
export async function askForMail(
  { limits }: PeopleParts['services'],
  { purpose, email }: Pick<Mailing, 'purpose' | 'email'>,
  { platform, clientAddress }: EndpointCall,
): Promise<MailPermit | (Refusal<'TOO_MANY_REQUESTS'> & RefusalNotes)> {
  const platformId = platform.id;
  const limited = await takeLimits(limits, {
    mail: { platformId, about: email, clientAddress },
    sending: { platformId, clientAddress },
  });
  if (limited !== null) return limited;
  if ((await limits.take('mailbox', { platformId, about: email })).ok) return { ok: true, flooded: null };
  const again = await limits.take('floodedMailbox', { platformId, about: `${purpose} ${email}` });
  return { ok: true, flooded: { retryAfterSeconds: again.ok ? 0 : again.retryAfterSeconds } };
}
