import {
  BEARER_REFUSALS,
  type WithdrawalLoss,
  type WithdrawalReasons,
  type WithdrawalRequestSchema,
  type Withdrawn,
  WithdrawnSchema,
} from '@longstrip/api-contract';
import {
  type Decision,
  grant,
  type Locale,
  type Platform,
  type RefusalCodeOf,
  readWithdrawalReason,
  refuse,
  signUpAgainAtMs,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from '@longstrip/core';
import { decideInTransaction, type Executor, refuseKeeping, type Transaction } from '@longstrip/database';
import { CODE_PURPOSES } from '@longstrip/database/schema';
import { loadServerMessages } from '@longstrip/messages';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import type { GuestCaller, SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import {
  bodyHashes,
  findRepeated,
  grantIdempotently,
  type RememberedRequest,
  repeatReply,
} from '../../http/request-reply.ts';
import type { AccountKeys } from '../../shared/account-keys.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { changeAccount } from '../account/account.repository.ts';
import { askForMail, mailCode } from '../codes/mail-codes.service.ts';
import { useUpCodes } from '../codes/one-time-code.repository.ts';
import { codesTo, confirmCode } from '../codes/one-time-code.service.ts';
import { revokeOtherSessions } from '../identity/session.repository.ts';
import type { PeopleParts } from '../services.ts';
import { blockHashes, refuseUntil } from '../sign-in/withdrawn-ids.ts';
import { blockSignUp, findAnyAccount, insertWithdrawal, lockAnyAccountRow } from './withdrawal.repository.ts';

type Parts = Pick<PeopleParts, 'db' | 'jobs' | 'services'>;
type BearerRefusal = (typeof BEARER_REFUSALS)[keyof typeof BEARER_REFUSALS];
type LeavingRefusal = RefusalCodeOf<'withdrawal'> | 'INVALID_PARAMETER' | 'EXCEED_AUTH_COUNT' | 'MALFORMED_REQUEST';
type Body = v.InferOutput<typeof WithdrawalRequestSchema>;

/** `GET withdrawal/list`: reasons for leaving, in the reader's language. */
export async function listReasons(locale: Locale): Promise<WithdrawalReasons> {
  const texts = await loadServerMessages(locale);
  return WITHDRAWAL_REASONS.map(({ id, needsDetail }) => ({
    id,
    text: texts[`withdrawal.reason${id}`] ?? id,
    needsDetail,
  }));
}

/** `GET withdrawal/loss`: what a reader who leaves now loses. */
export async function showLoss(
  { db, services }: Pick<Parts, 'db' | 'services'>,
  { caller, platform, nowMs }: EndpointCall<SignedInCaller>,
): Promise<WithdrawalLoss> {
  const { erasedAt, signUpAgainAt } = withdrawalDates(platform, nowMs);
  const loss = await readLoss(db.orm, services.withdrawalLosses, caller.scope, nowMs);
  return { ...loss, erasedAt, signUpAgainAt };
}

/** `POST withdrawal/mail`: a code to the reader's own address, for clients that ask for it before they send the request. */
export async function mailWithdrawalCode(parts: Parts, call: EndpointCall<SignedInCaller>) {
  const { platform, clientAddress, caller } = call;
  const { email, id: userId } = caller.user;
  if (email === null) return refuse('EMPTY_EMAIL');
  const { limits } = parts.services;
  const attempt = { platformId: platform.id, about: userId, clientAddress };
  if (!(await limits.take('withdrawalMail', attempt)).ok) return refuse('FREQUENT_REQUEST');
  const mailing = { purpose: 'WITHDRAWAL', email, userId, validMs: platform.constants.mailOtpMs } as const;
  const asked = await askForMail(parts.services, mailing, call);
  if (!asked.ok) return asked;
  const { flooded } = asked;
  return decideInTransaction(parts.db, (transaction) => mailCode(transaction, parts, { ...mailing, flooded }, call));
}

/** The key and the hashes under which a request for withdrawal is stored (D40). */
function requestOf({ services }: Parts, body: Body, { platform }: EndpointCall, userId: string): RememberedRequest {
  const { reasonId, detail, requestId } = body;
  return {
    key: { platformId: platform.id, subject: userId, requestId },
    hashes: bodyHashes(services.keys, 'withdrawal/user', { reasonId, detail }),
  };
}

const readWithdrawn = (reply: unknown): Withdrawn => v.parse(WithdrawnSchema, reply);

/**
 * `POST withdrawal/user`: the account ends for its reader at once, with all sessions; its data is erased later, by a job (D23). A
 * repeated request gets the same answer, although its session has ended by then.
 */
export async function withdraw(
  parts: Parts,
  body: Body,
  call: EndpointCall,
): Promise<Decision<Withdrawn, LeavingRefusal | BearerRefusal>> {
  const { caller, platform, clientAddress } = call;
  if (caller.kind === 'guest') return answerWhoLeft(parts, body, call, caller);
  const reason = readWithdrawalReason(body.reasonId, body.detail);
  if (!reason.ok)
    return refuseWithNotes('MALFORMED_REQUEST', { detail: 'reasonId: expected one of the list, with its detail' });
  const attempt = { platformId: platform.id, about: caller.user.id, clientAddress };
  if (!(await parts.services.limits.take('withdrawal', attempt)).ok) return refuse('FREQUENT_REQUEST');
  const request = requestOf(parts, body, call, caller.user.id);
  return decideInTransaction(parts.db, (transaction) =>
    grantIdempotently<Withdrawn, LeavingRefusal>(transaction, request, {
      nowMs: call.nowMs,
      again: (stored) => repeatReply(stored, request, readWithdrawn),
      decide: () => leave(transaction, parts, { body, reason: reason.value }, { ...call, caller }),
    }),
  );
}

async function leave(
  transaction: Transaction,
  parts: Parts,
  { body, reason }: { body: Body; reason: WithdrawalReason },
  call: EndpointCall<SignedInCaller>,
): Promise<Decision<Withdrawn, LeavingRefusal>> {
  const { platform, nowMs, caller } = call;
  const user = await lockAnyAccountRow(transaction, caller.scope);
  if (user === null) return refuse('NOT_FOUND_USER');
  if (user.withdrawnAtMs !== null) return refuseWithdrawn(user, call);
  const confirmed = await confirmMail(transaction, parts, body, call);
  if (!confirmed.ok) return confirmed;
  const dates = withdrawalDates(platform, nowMs);
  await closeAccount(transaction, parts.services.keys, { user, reason, dates });
  return grant(dates);
}

/** Checks the code, if the request has one, by D22's rules for codes. */
async function confirmMail(
  transaction: Transaction,
  { services }: Parts,
  { otp }: Body,
  { platform, clientAddress, nowMs, caller: { user } }: EndpointCall<SignedInCaller>,
): Promise<Decision<null, 'TIMEOUT' | 'INVALID_PARAMETER' | 'EXCEED_AUTH_COUNT'>> {
  if (otp === null) return grant(null);
  const of = { platformId: platform.id, purposes: ['WITHDRAWAL'] as const, target: user.email ?? '', userId: user.id };
  const confirmed = await confirmCode(transaction, services, {
    ...{ target: codesTo(services, of), entered: otp, platform, clientAddress, nowMs },
    digits: platform.constants.mailOtpDigits,
  });
  switch (confirmed.kind) {
    case 'confirmed':
      return grant(null);
    case 'expired':
      return refuse('TIMEOUT');
    case 'exhausted':
      return refuse('EXCEED_AUTH_COUNT');
    case 'wrong':
      return refuseKeeping('INVALID_PARAMETER');
    case 'none':
    case 'used':
      return refuse('INVALID_PARAMETER');
  }
}

/** Ends an account for its reader at once, with all sessions and codes; its data are erased later, by a job. */
export async function closeAccount(
  transaction: Transaction,
  keys: AccountKeys,
  { user, reason, dates }: { user: UserRow; reason: WithdrawalReason; dates: Withdrawn },
): Promise<void> {
  const scope = scopeOf(user);
  const { platformId, snsProvider: provider, snsId } = user;
  const nowMs = dates.requestedAt;
  await insertWithdrawal(transaction, scope, {
    ...{ reasonId: reason.id, detail: reason.detail },
    ...{ requestedAtMs: nowMs, eraseAtMs: dates.erasedAt },
  });
  await changeAccount(transaction, scope, { withdrawnAtMs: nowMs, updatedAtMs: nowMs });
  await revokeOtherSessions(transaction, scope, { stays: null, nowMs });
  await useUpCodes(transaction, { platformId, userId: user.id, purposes: CODE_PURPOSES }, nowMs);
  const [idHash = ''] = blockHashes(keys, { platformId, provider, snsId });
  await blockSignUp(transaction, { platformId, idHash, untilMs: dates.signUpAgainAt });
}

/** WITHDRAWAL, with the date. */
function refuseWithdrawn({ withdrawnAtMs }: UserRow, { platform, nowMs }: EndpointCall) {
  return refuseUntil('WITHDRAWAL', signUpAgainAtMs(withdrawnAtMs ?? nowMs, platform.constants));
}

/** A token of a withdrawn account gets the state of that account; any other caller has to sign in. */
async function answerWhoLeft(
  parts: Parts,
  body: Body,
  call: EndpointCall,
  { bearer, named }: GuestCaller,
): Promise<Decision<Withdrawn, LeavingRefusal | BearerRefusal>> {
  if (bearer === 'revoked' && named !== null) {
    const user = await findAnyAccount(parts.db.orm, { platformId: call.platform.id, userId: named.userId });
    if (user === null || user.erasedAtMs !== null) return refuse('NOT_FOUND_USER');
    if (user.withdrawnAtMs !== null) {
      const before = await findRepeated(parts.db.orm, requestOf(parts, body, call, user.id), readWithdrawn);
      return before ?? refuseWithdrawn(user, call);
    }
  }
  return refuseWithNotes(BEARER_REFUSALS[bearer], { needsBearer: true });
}

/** What ends with an account, without the dates. */
type Loss = Omit<WithdrawalLoss, 'erasedAt' | 'signUpAgainAt'>;

/** What a reader has of one subject that ends with the account. */
export type WithdrawalLossReader = (executor: Executor, reader: ReaderScope, nowMs: number) => Promise<Partial<Loss>>;

const NOTHING: Loss = { coins: 0, mileage: 0, episodes: 0, refundableCharges: 0 };

/** All that ends with an account. */
export async function readLoss(
  executor: Executor,
  readers: readonly WithdrawalLossReader[],
  reader: ReaderScope,
  nowMs: number,
): Promise<Loss> {
  const losses = await Promise.all(readers.map((read) => read(executor, reader, nowMs)));
  return Object.assign({}, NOTHING, ...losses);
}

/** The dates for an account that withdraws now. The month is one of the calendar, in the platform's time zone (D23). */
export function withdrawalDates(
  { constants, timeZone }: Pick<Platform, 'constants' | 'timeZone'>,
  nowMs: number,
): Withdrawn {
  const months = constants.withdrawalRetentionMonths;
  return {
    requestedAt: nowMs,
    erasedAt: DateTime.fromMillis(nowMs, { zone: timeZone }).plus({ months }).toMillis(),
    signUpAgainAt: signUpAgainAtMs(nowMs, constants),
  };
}
