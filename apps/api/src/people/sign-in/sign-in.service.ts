import type { LocalSignIn, SignedIn } from '@longstrip/api-contract';
import { type Decision, grant, normalPassword, type Platform, readEmailAddress, refuse } from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import type { EndpointCall } from '../../http/endpoint.ts';
import { refuseWithNotes } from '../../http/endpoint.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { findAccountWithPassword, lockAndComparePassword, type SignInId } from '../account/account.repository.ts';
import { readPhone } from '../codes/phone-codes.service.ts';
import { type RefreshTokenRow, signPair } from '../identity/refresh-token.ts';
import { openSession } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';
import { blockedUntilMs, refuseUntil } from './withdrawn-ids.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;

/** Whether a platform has accounts with a password. */
export function hasLocalAccounts({ signIn }: Platform): boolean {
  return signIn.includes('email') || signIn.includes('phone');
}

/** Reads what a reader signs in with: an e-mail address or, where the platform has phone ids, a number. */
function readLocalId(platform: Platform, text: string): Decision<SignInId, 'INVALID_MAIL_FORM'> {
  const platformId = platform.id;
  if (platform.signIn.includes('email')) {
    // Denied domains only matter at sign-up: a reader who has an account may sign in.
    const email = readEmailAddress(text, { deniedDomains: [] });
    if (email.ok) return grant({ platformId, provider: 'email', snsId: email.value });
  }
  const phone = readPhone(platform, text);
  return phone === null ? refuse('INVALID_MAIL_FORM') : grant({ platformId, provider: 'phone', snsId: phone });
}

/**
 * `POST auth/sign-in/local`. An unknown id and a wrong password get the same answer and take the same time (D22). Only with the
 * right password does the answer say that the account has withdrawn.
 */
export async function signInLocally(parts: Parts, { id: text, password }: LocalSignIn, call: EndpointCall) {
  const { db, services } = parts;
  const { platform, clientAddress, nowMs } = call;
  if (!hasLocalAccounts(platform)) return refuse('NO_SUCH_ROUTE');
  const read = readLocalId(platform, text);
  if (!read.ok) return read;
  const id = read.value;
  const busy = await services.limits.take('range', { platformId: platform.id, clientAddress });
  if (!busy.ok) return refuseWithNotes('TOO_MANY_REQUESTS', busy);
  const attempt = passwordAttempt(id, clientAddress);
  if (!(await services.limits.take('password', attempt)).ok) return refuse('EXCEED_AUTH_COUNT');

  const found = await findAccountWithPassword(db.orm, id);
  const isRight = await services.passwords.verify(found?.password?.hash ?? null, normalPassword(password));
  if (found === null || found.password === null || !isRight) return refuse('INCORRECT_PASSWORD');
  const { user: account, password: storedPassword } = found;
  if (account.withdrawnAtMs !== null) {
    const untilMs = blockedUntilMs(account, platform, nowMs);
    return untilMs === null ? refuse('INCORRECT_PASSWORD') : refuseUntil('WITHDRAWAL', untilMs);
  }
  await services.limits.forget('password', attempt);
  if (isOther(call, account)) return refuse('DUPLICATE_LOGIN');
  const opened = await decideInTransaction(db, async (transaction) => {
    const isStillSo = await lockAndComparePassword(transaction, scopeOf(account), storedPassword.hash);
    return isStillSo
      ? grant(await openSession(transaction, services, { user: account, platform, nowMs }))
      : refuse('INCORRECT_PASSWORD');
  });
  return opened.ok ? grant(await signedIn(services, { token: opened.value, user: account, platform })) : opened;
}

/** What wrong passwords are counted for, at sign-in and where the old password is asked for. */
export function passwordAttempt({ platformId, provider, snsId }: SignInId, clientAddress: string | null) {
  return { platformId, about: `${provider} ${snsId}`, clientAddress };
}

/** D22: whether the caller is signed in as another reader. A guest of an iPhone may become a member. */
export function isOther({ caller }: EndpointCall, account: UserRow): boolean {
  if (caller.kind !== 'user' || caller.user.id === account.id) return false;
  return caller.user.snsProvider !== 'apple_guest' || account.snsProvider === 'apple_guest';
}

/** Opens a session of an account in a transaction of its own. */
export async function openSessionOf(
  { db, services }: Parts,
  { user, platform, nowMs }: { user: UserRow; platform: Platform; nowMs: number },
): Promise<SignedIn> {
  const opened = await decideInTransaction(db, async (transaction: Transaction) =>
    grant(await openSession(transaction, services, { user, platform, nowMs })),
  );
  if (!opened.ok) throw new Error('a session was not opened');
  return signedIn(services, { token: opened.value, user, platform });
}

/** The answer to a reader who has just signed in. */
export async function signedIn(
  services: PeopleParts['services'],
  of: { token: RefreshTokenRow; user: UserRow; platform: Platform; isSignUp?: boolean },
): Promise<SignedIn> {
  const { token, user, platform, isSignUp = false } = of;
  return { ...(await signPair(services, token, platform)), userId: user.id, email: user.email, isSignUp };
}
