import type { SocialIdentity, SocialSignUp } from '@longstrip/api-contract';
import { type Decision, grant, type RefusalCode, readEmailAddress, readNickname, refuse } from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { bodyHashes, findRepeated } from '../../http/request-reply.ts';
import type { UserRow } from '../../shared/reader-scope.ts';
import { findAccount, findAccountByEmail, type SignInId } from '../account/account.repository.ts';
import { createAccount, type NewAccount, refuseNickname } from '../account/create-account.ts';
import { openSession } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';
import { isOther, openSessionOf, signedIn } from './sign-in.service.ts';
import {
  findStoredSignUp,
  type MadeSignUp,
  readStoredSignUp,
  refuseEnded,
  type StoredSignUp,
  signUpOnce,
} from './sign-up.service.ts';
import { refuseUntil, signUpBlockedUntilMs } from './withdrawn-ids.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;

/** An identity that a provider proved, in the form in which it is stored. */
export interface ProvenIdentity {
  readonly id: SignInId;
  readonly email: string | null;
  readonly name: string | null;
}

export function readIdentity(
  identity: SocialIdentity,
  { platform }: Pick<EndpointCall, 'platform'>,
): ProvenIdentity | null {
  const { provider, snsId } = identity;
  if (!platform.signIn.includes(provider)) return null;
  // D1: a guest of an iPhone has no address until they are a member. An invalid address counts as none, and so does one from
  // Facebook, since Facebook does not say that it was confirmed (record 0094).
  const read = readEmailAddress(identity.email ?? '', { deniedDomains: [] });
  const hasNone = provider === 'apple_guest' || provider === 'facebook' || !read.ok;
  return {
    id: { platformId: platform.id, provider, snsId },
    email: hasNone ? null : read.value,
    name: provider === 'apple_guest' ? null : identity.name,
  };
}

/**
 * `POST auth/sign-in/sns`: for an identity that a provider proved to one of our own sites. An iPhone's guest needs no sign-up.
 */
export async function signInSocially(parts: Parts, identity: SocialIdentity, call: EndpointCall) {
  const { db, services } = parts;
  const { platform, nowMs } = call;
  const proved = readIdentity(identity, call);
  if (proved === null) return refuse('NO_SUCH_ROUTE');
  const { id } = proved;
  const account = await findAccount(db.orm, id);
  if (account !== null && account.withdrawnAtMs === null) {
    if (isOther(call, account)) return refuse('DUPLICATE_LOGIN');
    return grant(await openSessionOf(parts, { user: account, platform, nowMs }));
  }
  const untilMs = await signUpBlockedUntilMs(db.orm, services, { id, platform, nowMs });
  // D23: the account that still waits for its erasure, or the id alone once it is erased.
  if (untilMs !== null) return refuseUntil(account === null ? 'DELETED_USER' : 'WITHDRAWAL', untilMs);
  if (id.provider === 'apple_guest') return makeGuest(parts, proved, call);
  const other = await otherMethod(db.orm, proved);
  if (other !== null) return refuseOtherMethod(other);
  if (id.provider === 'twitter' && proved.email === null) return refuse('EMPTY_EMAIL');
  return refuse('NOT_REGISTERED_USER');
}

/** The account with another sign-in method that has the proved address. */
export function otherMethod(executor: Parameters<typeof findAccountByEmail>[0], { id, email }: ProvenIdentity) {
  return email === null ? Promise.resolve(null) : findAccountByEmail(executor, { platformId: id.platformId, email });
}

/** D22: accounts are never merged silently. The method is named, since the caller proved that the address is theirs. */
export function refuseOtherMethod({ snsProvider }: UserRow) {
  return refuseWithNotes('ALREADY_USED_ANOTHER_PLATFORM', { detail: snsProvider });
}

async function makeGuest(parts: Parts, proved: ProvenIdentity, call: EndpointCall) {
  const { platform } = call;
  if (call.caller.kind === 'user') return refuse('DUPLICATE_LOGIN');
  const account = newAccount(proved, { nickname: null, isAgreeMail: false });
  const made = await decideInTransaction(parts.db, (transaction) =>
    makeAccount(transaction, parts.services, account, call),
  );
  if (!made.ok) return made;
  return grant(await signedIn(parts.services, { ...made.value, platform }));
}

export function newAccount(
  { id, email, name }: ProvenIdentity,
  chosen: Pick<NewAccount, 'nickname' | 'isAgreeMail'>,
): NewAccount {
  return { id, email, name, phone: null, passwordHash: null, ...chosen };
}

/** `POST auth/sign-up/sns`: an account for an identity that a provider proved. An identity that has one signs in. */
export async function signUpSocially(parts: Parts, body: SocialSignUp, call: EndpointCall) {
  const { db, services } = parts;
  const { platform } = call;
  const platformId = platform.id;
  const proved = readIdentity(body, call);
  if (proved === null || proved.id.provider === 'apple_guest') return refuse('NO_SUCH_ROUTE');
  const { provider, snsId } = proved.id;
  const { nickname: text, isAgreeMail } = body;
  const subject = services.keys.present.hash('subject', provider, snsId);
  const request = {
    key: { platformId, subject, requestId: body.requestId },
    hashes: bodyHashes(services.keys, 'auth/sign-up/sns', { nickname: text, isAgreeMail, email: proved.email }),
  };
  const before = await findRepeated(db.orm, request, readStoredSignUp);
  if (before !== null) return before.ok ? repeat(parts, before.value, call) : before;

  if (provider === 'twitter' && proved.email === null) return refuse('EMPTY_EMAIL');
  const nickname = readNickname(text);
  if (!nickname.ok) return refuseNickname('field.nicknameForm');
  const account = newAccount(proved, { nickname: nickname.value, isAgreeMail });
  const made = await decideInTransaction(db, (transaction) =>
    signUpOnce(transaction, request, call, () => makeAccount(transaction, services, account, call)),
  );
  if (!made.ok) return made;
  if (made.value.kind === 'repeated') return repeat(parts, made.value.stored, call);
  return grant(await signedIn(services, { ...made.value, platform }));
}

async function repeat(parts: Parts, stored: StoredSignUp, { platform }: EndpointCall) {
  const found = await findStoredSignUp(parts, { platformId: platform.id, stored });
  if (found === null) return refuseEnded();
  return grant(await signedIn(parts.services, { ...found, platform, isSignUp: true }));
}

async function makeAccount(
  transaction: Transaction,
  services: PeopleParts['services'],
  account: NewAccount,
  call: EndpointCall,
): Promise<
  Decision<
    MadeSignUp,
    Extract<RefusalCode, 'DELETED_USER' | 'INVALID_PARAMETER' | 'ALREADY_USED_ANOTHER_PLATFORM' | 'DUPLICATE_LOGIN'>
  >
> {
  const { platform, nowMs } = call;
  const created = await createAccount(transaction, services, account, call);
  if (!created.ok) return created;
  const { kind, user } = created.value;
  const { id } = account;
  const isOwn = user.snsProvider === id.provider && user.snsId === id.snsId;
  if (!isOwn) return refuseOtherMethod(user);
  if (isOther(call, user)) return refuse('DUPLICATE_LOGIN');
  const token = await openSession(transaction, services, { user, platform, nowMs });
  return grant({ kind: 'made', token, user, isSignUp: kind === 'created' });
}
