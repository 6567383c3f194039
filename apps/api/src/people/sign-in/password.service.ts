import { randomBytes } from 'node:crypto';
import type { ChangePassword, ResetPassword } from '@longstrip/api-contract';
import { chooseNewPassword, codeState, type Decision, grant, normalPassword, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isSameSecret } from '../../shared/account-keys.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import { findAccountById, findPassword, lockAndComparePassword, storePassword } from '../account/account.repository.ts';
import { takeLimits } from '../account/account-limits.ts';
import { type CodeRow, listLinks, lockCode, useUpCodes } from '../codes/one-time-code.repository.ts';
import { linkSecret } from '../codes/one-time-code.service.ts';
import { revokeOtherSessions } from '../identity/session.repository.ts';
import type { PeopleParts } from '../services.ts';
import { hasLocalAccounts, passwordAttempt } from './sign-in.service.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;

/** Form of stored ids; PostgreSQL refuses, for example, NUL in a text. */
const STORED_ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * `POST auth/local/reset/password`: a new password for the holder of the link, once. All sessions end, and other links stop
 * working.
 */
export async function resetPassword(parts: Parts, { userId, uuid, newPassword }: ResetPassword, call: EndpointCall) {
  const { db, services } = parts;
  const { platform, clientAddress, nowMs } = call;
  const platformId = platform.id;
  if (!hasLocalAccounts(platform)) return refuse('NO_SUCH_ROUTE');
  const limited = await takeLimits(services.limits, { range: { platformId, clientAddress } });
  if (limited !== null) return limited;
  const link = STORED_ID_FORM.test(userId) ? await findLink(parts, { platformId, userId, uuid }) : null;
  if (link === null) return refuse('TIMEOUT');
  const open = judgeLink(link, call);
  if (!open.ok) return open;
  const user = await findAccountById(db.orm, { platformId, userId });
  if (user === null) return refuse('TIMEOUT');
  const scope = scopeOf(user);
  const stored = await findPassword(db.orm, scope);
  if (stored === null) return refuse('NOT_LOCAL_LOGIN_USER');
  const chosen = chooseNewPassword(newPassword, 'change', platform.constants);
  if (!chosen.ok) return chosen;
  if (await services.passwords.verify(stored.hash, chosen.value)) return refuse('EQUAL_PASSWORD');
  const hash = await services.passwords.hash(chosen.value);
  const changed = await decideInTransaction(db, async (transaction) => {
    const held = await lockCode(transaction, link);
    const stillOpen = held === null ? refuse('TIMEOUT') : judgeLink(held, call);
    if (!stillOpen.ok) return stillOpen;
    await storePassword(transaction, scope, { hash, nowMs });
    await useUpCodes(transaction, { platformId, userId, purposes: ['RESET_LINK'] }, nowMs);
    await revokeOtherSessions(transaction, scope, { stays: null, nowMs });
    return grant({});
  });
  // A reader who proved to own the account is not locked out by the wrong passwords that they tried before.
  if (changed.ok) {
    const { snsProvider: provider, snsId } = user;
    await services.limits.forget('password', passwordAttempt({ platformId, provider, snsId }, clientAddress));
  }
  return changed;
}

async function findLink(
  { db, services }: Parts,
  { platformId, userId, uuid }: { platformId: string; userId: string; uuid: string },
): Promise<CodeRow | null> {
  const links = await listLinks(db.orm, { platformId, userId });
  const known = links.filter(({ keyId }) => services.keys.find(keyId) !== null);
  return known.find((link) => isSameSecret(uuid.trim().toLowerCase(), linkSecret(services.keys, link))) ?? null;
}

function judgeLink(
  link: CodeRow,
  { platform, nowMs }: EndpointCall,
): Decision<null, 'TIMEOUT' | 'ALREADY_EXECUTION_EXCEPTION'> {
  const state = codeState(link, platform.constants, nowMs);
  if (state === 'open') return grant(null);
  return refuse(state === 'used' ? 'ALREADY_EXECUTION_EXCEPTION' : 'TIMEOUT');
}

/** `POST` and `PUT auth/local/change/password`: this session stays, the others end. */
export async function changePassword(parts: Parts, body: ChangePassword, call: EndpointCall<SignedInCaller>) {
  const { db, services } = parts;
  const { platform, clientAddress, caller, nowMs } = call;
  const { scope, user, sessionId } = caller;
  const stored = await findPassword(db.orm, scope);
  if (stored === null) return refuse('NOT_LOCAL_LOGIN_USER');
  const { snsProvider: provider, snsId } = user;
  const attempt = passwordAttempt({ platformId: platform.id, provider, snsId }, clientAddress);
  if (!(await services.limits.take('password', attempt)).ok) return refuse('EXCEED_AUTH_COUNT');
  const old = normalPassword(body.oldPassword);
  if (!(await services.passwords.verify(stored.hash, old))) return refuse('INCORRECT_PASSWORD');
  await services.limits.forget('password', attempt);
  const chosen = chooseNewPassword(body.newPassword, 'change', platform.constants);
  if (!chosen.ok) return chosen;
  if (chosen.value === old) return refuse('EQUAL_PASSWORD');
  const hash = await services.passwords.hash(chosen.value);
  return decideInTransaction(db, async (transaction) => {
    if (!(await lockAndComparePassword(transaction, scope, stored.hash))) return refuse('INCORRECT_PASSWORD');
    await storePassword(transaction, scope, { hash, nowMs });
    await useUpCodes(transaction, { ...scope, purposes: ['RESET_LINK'] }, nowMs);
    await revokeOtherSessions(transaction, scope, { stays: sessionId, nowMs });
    return grant({});
  });
}

/** OWASP's minimum for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Hashes that run at once in a process: each takes a core and 19 MiB. */
const CONCURRENCY = 2;

export interface PasswordHasher {
  /** The argon2id hash in the PHC form. */
  hash(password: string): Promise<string>;
  /** Whether a password is the hashed one. With null, where there is no account, it takes as long and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

/** Makes a hasher; a few hashes run at once in threads, and the others wait. */
export function createPasswordHasher(): PasswordHasher {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const run = <Result>(work: () => Promise<Result>) => queue.add(work);
  const nobodys = hash(randomBytes(32), ARGON2);
  return {
    hash: (password) => run(() => hash(password, ARGON2)),
    async verify(hashed, password) {
      const compared = hashed ?? (await nobodys);
      const isSame = await run(() => verify(compared, password));
      return isSame && hashed !== null;
    },
  };
}
