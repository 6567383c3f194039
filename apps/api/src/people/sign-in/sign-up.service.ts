import type { LocalSignUpSchema, SignedIn } from '@longstrip/api-contract';
import {
  chooseNewPassword,
  type Decision,
  grant,
  normalPassword,
  type RefusalCode,
  readNickname,
  refuse,
} from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import * as v from 'valibot';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import {
  bodyHashes,
  findRepeated,
  grantIdempotently,
  type RememberedRequest,
  refuseOtherBody,
  repeatReply,
} from '../../http/request-reply.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { findAccountById, findPassword } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { createAccount, type NewAccount, refuseNickname } from '../account/create-account.ts';
import { lockCode, markCodeUsed } from '../codes/one-time-code.repository.ts';
import { readVerifyToken } from '../codes/one-time-code.service.ts';
import type { RefreshTokenRow } from '../identity/refresh-token.ts';
import { findGeneration } from '../identity/session.repository.ts';
import { openSession } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';
import { hasLocalAccounts, signedIn } from './sign-in.service.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;

/** The stored reply to a granted sign-up names the session that it opened; the session's token pair is signed again. */
const StoredSignUpSchema = v.object({ userId: v.string(), sessionId: v.string() });
export type StoredSignUp = v.InferOutput<typeof StoredSignUpSchema>;
export const readStoredSignUp = (reply: unknown): StoredSignUp => v.parse(StoredSignUpSchema, reply);

/** The result of a sign-up: a session of a new account (`isSignUp`), or of one that existed. */
export interface MadeSignUp {
  readonly kind: 'made';
  readonly token: RefreshTokenRow;
  readonly user: UserRow;
  readonly isSignUp: boolean;
}
type SignUp = MadeSignUp | { readonly kind: 'repeated'; readonly stored: StoredSignUp };

/** Signs up once for each request (D40). */
export function signUpOnce<Code extends RefusalCode>(
  transaction: Transaction,
  request: RememberedRequest,
  { nowMs }: Pick<EndpointCall, 'nowMs'>,
  decide: () => Promise<Decision<MadeSignUp, Code>>,
): Promise<Decision<SignUp, Code | 'MALFORMED_REQUEST'>> {
  return grantIdempotently<SignUp, Code | 'MALFORMED_REQUEST'>(transaction, request, {
    nowMs,
    again: (stored) => repeatReply(stored, request, (reply) => ({ kind: 'repeated', stored: readStoredSignUp(reply) })),
    decide,
    replyOf: (made) =>
      made.kind === 'made' && made.isSignUp ? { userId: made.token.userId, sessionId: made.token.sessionId } : null,
  });
}

/** The account and the first pair of a sign-up that was granted before; null where they are no longer there. */
export async function findStoredSignUp(
  { db, services }: Parts,
  { platformId, stored: { userId, sessionId } }: { platformId: string; stored: StoredSignUp },
): Promise<{ user: UserRow; token: RefreshTokenRow } | null> {
  const user = await findAccountById(db.orm, { platformId, userId });
  const token = user === null ? null : await findGeneration(db.orm, scopeOf(user), { sessionId, generation: 0 });
  if (user === null || token === null || services.keys.find(token.keyId) === null) return null;
  return { user, token };
}

/** `POST auth/local/sign-up`: an account for a reader who confirmed an address or a number. */
export async function signUpLocally(parts: Parts, body: v.InferOutput<typeof LocalSignUpSchema>, call: EndpointCall) {
  const { services } = parts;
  const { platform, clientAddress } = call;
  const platformId = platform.id;
  if (!hasLocalAccounts(platform)) return refuse('NO_SUCH_ROUTE');
  const proved = readVerifyToken(services.keys, platformId, body.verifyToken);
  if (proved === null) return refuseEnded();
  const { provider, target } = proved;
  const subject = services.keys.present.hash('subject', provider, target);
  const { nickname, isAgreeMail } = body;
  const request = {
    key: { platformId, subject, requestId: body.requestId },
    hashes: bodyHashes(services.keys, 'auth/local/sign-up', { id: proved.id, nickname, isAgreeMail }),
  };
  const before = await findRepeated(parts.db.orm, request, readStoredSignUp);
  if (before !== null) return before.ok ? repeatLocalSignUp(parts, { body, stored: before.value }, call) : before;

  if (call.caller.kind === 'user') return refuse('DUPLICATE_LOGIN');
  const password = chooseNewPassword(body.password, 'signUp', platform.constants);
  if (!password.ok) return password;
  const chosen = nickname === null || nickname.trim() === '' ? grant(null) : readNickname(nickname);
  if (!chosen.ok) return refuseNickname('field.nicknameForm');
  const limited = await takeLimits(services.limits, { range: { platformId, clientAddress } });
  if (limited !== null) return limited;
  const account: NewAccount = {
    id: { platformId, provider, snsId: target },
    email: provider === 'email' ? target : null,
    phone: provider === 'phone' ? target : null,
    name: null,
    nickname: chosen.value,
    isAgreeMail,
    passwordHash: await services.passwords.hash(password.value),
  };
  const made = await decideInTransaction(parts.db, (transaction) =>
    signUpOnce(transaction, request, call, () =>
      makeAccount(transaction, services, { codeId: proved.id, account }, call),
    ),
  );
  if (!made.ok) return made;
  if (made.value.kind === 'repeated') return repeatLocalSignUp(parts, { body, stored: made.value.stored }, call);
  return grant(await signedIn(services, { ...made.value, platform }));
}

async function makeAccount(
  transaction: Transaction,
  services: PeopleParts['services'],
  { codeId, account }: { codeId: string; account: NewAccount },
  call: EndpointCall,
): Promise<Decision<MadeSignUp, 'INVALID_PARAMETER' | 'EXPIRED_OTP' | 'ALREADY_USED_EMAIL' | 'DELETED_USER'>> {
  const { platform, nowMs } = call;
  const code = await lockCode(transaction, { platformId: platform.id, id: codeId });
  if (code === null || code.usedAtMs !== null) return refuseEnded();
  if (nowMs >= code.expiresAtMs) return refuse('EXPIRED_OTP');
  const created = await createAccount(transaction, services, account, call);
  if (!created.ok) return created;
  if (created.value.kind === 'taken') return refuse('ALREADY_USED_EMAIL');
  const { user } = created.value;
  await markCodeUsed(transaction, code, nowMs);
  const token = await openSession(transaction, services, { user, platform, nowMs });
  return grant({ kind: 'made', token, user, isSignUp: true });
}

/** The confirmation of the sign-up is used up, or not ours: the reader starts again. */
export function refuseEnded() {
  return refuseWithNotes('INVALID_PARAMETER', { text: 'error.TIMEOUT' });
}

/** The stored request does not contain the password: the password that came is compared with the account's own. */
async function repeatLocalSignUp(
  parts: Parts,
  { body, stored }: { body: { password: string }; stored: StoredSignUp },
  { platform }: EndpointCall,
): Promise<Decision<SignedIn, 'MALFORMED_REQUEST' | 'INVALID_PARAMETER'>> {
  const { db, services } = parts;
  const found = await findStoredSignUp(parts, { platformId: platform.id, stored });
  if (found === null) return refuseEnded();
  const password = await findPassword(db.orm, scopeOf(found.user));
  const isSame = await services.passwords.verify(password?.hash ?? null, normalPassword(body.password));
  return isSame ? grant(await signedIn(services, { ...found, platform, isSignUp: true })) : refuseOtherBody();
}
