import type { AgreePush, PushChange, TokenPair, UserChange, UserChangeRequest } from '@longstrip/api-contract';
import {
  type Decision,
  formatCalendarDate,
  grant,
  judgeAgeClaim,
  needsKoreanVerification,
  type RefusalCode,
  readCalendarDate,
  readNickname,
  refuse,
  verifiedAdult,
} from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import type { appUser } from '@longstrip/database/schema';
import type { SignedInCaller } from '../../http/caller.ts';
import { adultRulesOf, signedInReader } from '../../http/caller-view.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import { type RefreshTokenRow, signPair } from '../identity/refresh-token.ts';
import { type RefreshRefusal, rotate } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';
import { changeAccount, isNicknameTaken, lockAccountRow, lockNames, removeAgreement } from './account.repository.ts';
import { takeLimits } from './account-limits.ts';
import { agree, refuseNickname } from './create-account.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;
type AccountChange = Partial<typeof appUser.$inferInsert>;
/** Decides what changes in the account, as it is now. */
type Change<Code extends RefusalCode> = (
  transaction: Transaction,
  user: UserRow,
) => Promise<Decision<AccountChange, Code>>;

/**
 * `PUT user`: readers change their own account. Only the part of the body that the action names is used. The answer has the
 * session's next tokens, since the refresh token that came is used up; a refused change leaves it as it was.
 */
export async function changeUser(
  parts: Parts,
  { action, body }: { action: UserChange | undefined; body: UserChangeRequest },
  call: ReaderCall,
) {
  const { verifyAdultRequest, agreeMailRequest, profileRequest, refreshToken } = body;
  if (action === 'ADULT') {
    if (!call.platform.adult.shown) return refuse('NO_SUCH_ROUTE');
    return changeAndRenew(parts, refreshToken, call, verifyAdult(verifyAdultRequest?.birthedAt ?? null, call));
  }
  if (action === 'MAIL' && agreeMailRequest) {
    return changeAndRenew(parts, refreshToken, call, agreeToMails(agreeMailRequest.isAgreeMail, call));
  }
  if (action === 'PROFILE' && profileRequest) {
    const { platform, clientAddress } = call;
    const limited = await takeLimits(parts.services.limits, { nickname: { platformId: platform.id, clientAddress } });
    return limited ?? changeAndRenew(parts, refreshToken, call, changeNickname(profileRequest.nickname, call));
  }
  return refuse('MALFORMED_REQUEST');
}

/** Changes the caller's account and renews the tokens of their session, both or neither. */
async function changeAndRenew<Code extends RefusalCode>(
  { db, services }: Parts,
  refreshToken: string,
  { platform, caller, nowMs }: ReaderCall,
  change: Change<Code>,
): Promise<Decision<{ authResponse: TokenPair }, Code | RefreshRefusal>> {
  const named = [{ userId: caller.user.id, sessionId: caller.sessionId }];
  const decided = await decideInTransaction(
    db,
    async (transaction): Promise<Decision<RefreshTokenRow, Code | RefreshRefusal>> => {
      const renewed = await rotate(transaction, services, { platform, refreshToken, named, nowMs });
      if (!renewed.ok) return renewed;
      const user = await lockAccountRow(transaction, caller.scope);
      if (user === null) return refuse('NOT_FOUND_REFRESH_TOKEN');
      const changed = await change(transaction, user);
      if (!changed.ok) return changed;
      await changeAccount(transaction, caller.scope, { ...changed.value, updatedAtMs: nowMs });
      return grant(renewed.value.next);
    },
  );
  return decided.ok ? grant({ authResponse: await signPair(services, decided.value, platform) }) : decided;
}

/** The sentence for a date of birth that is invalid, or too late (D27). */
const WRONG_BIRTHDAY = { text: 'age.checkBirthday' } as const;

/** D24: a "yes" or a date of birth. It holds for a year, and turns the switch for adult works on. */
function verifyAdult(
  birthedAt: string | null,
  { platform, caller, nowMs }: ReaderCall,
): Change<'INVALID_PARAMETER' | 'UNAUTHORIZED_ADULT'> {
  const rules = adultRulesOf(platform, nowMs);
  const given = readCalendarDate(birthedAt);
  const isUnreadable = given === null && birthedAt !== null && birthedAt.trim() !== '';
  return async (_transaction, user) => {
    const known = readCalendarDate(user.birthedOn);
    if (known === null && isUnreadable) return refuseWithNotes('INVALID_PARAMETER', WRONG_BIRTHDAY);
    const reader = signedInReader({ ...caller, user }, platform, nowMs);
    const claim = judgeAgeClaim({ known, given, isKorean: needsKoreanVerification(reader, rules) }, rules);
    if (!claim.ok) return refuseWithNotes(claim.code, WRONG_BIRTHDAY);
    const birthedOn = claim.value === null ? null : formatCalendarDate(claim.value);
    return grant({ isAdult: true, adultVerifiedAtMs: nowMs, isAdultToggle: true, birthedOn });
  };
}

function agreeToMails(isAgreeMail: boolean, call: ReaderCall): Change<'EMPTY_EMAIL'> {
  const { caller } = call;
  return async (transaction, user) => {
    if (isAgreeMail && user.email === null) return refuse('EMPTY_EMAIL');
    // The agreement has the time at which it was last given.
    if (isAgreeMail !== user.isAgreeMail) await removeAgreement(transaction, caller.scope, 'MARKETING');
    if (isAgreeMail) await agree(transaction, caller.scope, ['MARKETING'], call);
    return grant({ isAgreeMail });
  };
}

/** By the rules of sign-up. An iPhone's guest has no nickname before they are a member (D1). */
function changeNickname(text: string, { platform }: ReaderCall): Change<'INVALID_PARAMETER'> {
  const platformId = platform.id;
  return async (transaction, user) => {
    const nickname = readNickname(text);
    if (!nickname.ok || user.snsProvider === 'apple_guest') return refuseNickname('field.nicknameForm');
    await lockNames(transaction, platformId, [`nickname ${nickname.value.toLowerCase()}`]);
    const isTaken = await isNicknameTaken(transaction, { platform, nickname: nickname.value, ownId: user.id });
    return isTaken ? refuseNickname('field.nicknameTaken') : grant({ nickname: nickname.value });
  };
}

/** Refuses a reader who has not proved their age, or is too young. */
export function refuseUnverified() {
  return refuseWithNotes('UNAUTHORIZED_ADULT', { text: 'error.ADULT_ONLY_CONTENTS' });
}

/** `PUT user/adult/toggle/{value}`: turned on by verified adults alone (D24); turned off by any reader. */
export async function toggleAdult({ db }: Parts, isOn: boolean, { platform, caller, nowMs }: ReaderCall) {
  if (!platform.adult.shown) return refuse('NO_SUCH_ROUTE');
  type Answer = Decision<{ isAdultToggle: boolean }, 'NOT_FOUND_ACCESS_TOKEN' | 'UNAUTHORIZED_ADULT'>;
  return decideInTransaction(db, async (transaction): Promise<Answer> => {
    const user = await lockAccountRow(transaction, caller.scope);
    if (user === null) return refuse('NOT_FOUND_ACCESS_TOKEN');
    const reader = signedInReader({ ...caller, user }, platform, nowMs);
    if (isOn && !verifiedAdult(reader, adultRulesOf(platform, nowMs), nowMs)) return refuseUnverified();
    await changeAccount(transaction, caller.scope, { isAdultToggle: isOn, updatedAtMs: nowMs });
    return grant({ isAdultToggle: isOn });
  });
}

/** `PUT user/BL/toggle/{value}`, on the platform that has the switch (D36). */
export async function toggleBl({ db }: Parts, isOn: boolean, { platform, caller, nowMs }: ReaderCall) {
  if (!platform.features.blToggle) return refuse('NO_SUCH_ROUTE');
  return decideInTransaction(db, async (transaction) => {
    await changeAccount(transaction, caller.scope, { isBlToggle: isOn, updatedAtMs: nowMs });
    return grant({ isBlToggle: isOn });
  });
}

/**
 * `PUT app/push`: each switch is independent. Messages between 22:00 and 04:00 need a separate consent. The time at which it was
 * last given is stored.
 */
export async function changePush(
  { db }: Pick<PeopleParts, 'db'>,
  change: PushChange,
  { caller: { scope }, nowMs }: EndpointCall<SignedInCaller>,
) {
  return decideInTransaction(db, async (transaction) => {
    const before = await lockAccountRow(transaction, scope);
    if (before === null) return refuse('NOT_FOUND_ACCESS_TOKEN');
    const after: AgreePush = {
      isAgreePush: change.isAgreePush ?? before.isAgreePush,
      isAgreePushContents: change.isAgreePushContents ?? before.isAgreePushContents,
      isAgreePushFreetime: change.isAgreePushFreetime ?? before.isAgreePushFreetime,
      isAgreePushNight: change.isAgreePushNight ?? before.isAgreePushNight,
    };
    const isNewConsent = after.isAgreePushNight && !before.isAgreePushNight;
    const consent = isNewConsent ? { agreedPushNightAtMs: nowMs } : {};
    await changeAccount(transaction, scope, { ...after, ...consent, updatedAtMs: nowMs });
    return grant(after);
  });
}
