import type { TokenPair } from '@longstrip/api-contract';
import { type Decision, grant, judgeRefresh, type Platform, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, refuseKeeping, type Transaction } from '@longstrip/database';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import type { PeopleParts } from '../services.ts';
import { type RefreshTokenRow, refreshTokenHash, refreshTokenText, signPair } from './refresh-token.ts';
import {
  extendSession,
  findGeneration,
  findRefreshToken,
  findSession,
  insertRefreshToken,
  insertSession,
  lockSession,
  markRefreshTokenUsed,
  revokeSession,
} from './session.repository.ts';

type Services = Pick<PeopleParts['services'], 'keys' | 'tokens' | 'newId'>;
type Parts = Pick<PeopleParts, 'db'> & { services: Services };

/** Ends what depends on a session, after its reader has ended the session. */
export type SessionEnder = (
  executor: Executor,
  session: { readonly platformId: string; readonly userId: string; readonly sessionId: string },
) => Promise<void>;

/** Opens a session of a reader who has just proved who they are. `signPair` makes its tokens, after the transaction. */
export async function openSession(
  transaction: Transaction,
  services: Services,
  { user, platform, nowMs }: { user: UserRow; platform: Platform; nowMs: number },
): Promise<RefreshTokenRow> {
  const { platformId, id: userId } = user;
  const sessionId = services.newId();
  const expiresAtMs = nowMs + platform.constants.refreshTokenMs;
  const createdAtMs = nowMs;
  await insertSession(transaction, { platformId, userId, id: sessionId, createdAtMs, expiresAtMs, revokedAtMs: null });
  const first = nextToken(services, { platformId, userId, sessionId, generation: 0 }, { createdAtMs, expiresAtMs });
  await insertRefreshToken(transaction, first);
  return first;
}

function nextToken(
  { keys }: Services,
  of: Pick<RefreshTokenRow, 'platformId' | 'userId' | 'sessionId' | 'generation'>,
  times: Pick<RefreshTokenRow, 'createdAtMs' | 'expiresAtMs'>,
): RefreshTokenRow {
  const { platformId, userId, sessionId, generation } = of;
  const row = { platformId, userId, sessionId, generation, ...times, keyId: keys.present.id };
  return {
    ...row,
    tokenHash: keys.present.hash('refresh token hash', refreshTokenText(keys, row)),
    usedAtMs: null,
  };
}

/** A session in use: its newest token pair and its reader. */
interface HeldSession {
  readonly pair: TokenPair;
  readonly user: UserRow;
  readonly sessionId: string;
}

/** The session that an access token names, whether or not the token is still valid. */
export interface NamedSession {
  readonly userId: string;
  readonly sessionId: string;
}

interface RefreshRequest {
  readonly platform: Platform;
  readonly refreshToken: string;
  /** Of the access tokens that came with it: each must be of the same session. */
  readonly named: readonly NamedSession[];
  readonly nowMs: number;
}

export type RefreshRefusal = 'EXPIRED_REFRESH_TOKEN' | 'NOT_FOUND_REFRESH_TOKEN';

/**
 * D21: renews the tokens of a session. A refresh token is used once. If a racing tab presents it again within `refreshRaceMs`, it
 * gives the same pair; later the whole session ends.
 */
export async function refreshSession(
  parts: Parts,
  request: RefreshRequest,
): Promise<Decision<HeldSession, RefreshRefusal>> {
  const { platform } = request;
  const decided = await decideInTransaction(parts.db, (transaction) => rotate(transaction, parts.services, request));
  if (!decided.ok) return decided;
  const { next, user } = decided.value;
  return grant({ pair: await signPair(parts.services, next, platform), user, sessionId: next.sessionId });
}

/** The same inside a transaction that does more; `signPair` makes the pair of `next` after it. */
export async function rotate(
  transaction: Transaction,
  services: Services,
  { platform, refreshToken, named, nowMs }: RefreshRequest,
): Promise<Decision<{ next: RefreshTokenRow; user: UserRow }, RefreshRefusal>> {
  const { keys } = services;
  const tokenHash = refreshTokenHash(keys, refreshToken);
  if (tokenHash === null) return refuse('NOT_FOUND_REFRESH_TOKEN');
  const found = await findRefreshToken(transaction, { platformId: platform.id, tokenHash });
  if (found === null) return refuse('NOT_FOUND_REFRESH_TOKEN');
  const { sessionId, userId } = found;
  if (named.some((other) => other.userId !== userId || other.sessionId !== sessionId)) {
    return refuse('NOT_FOUND_REFRESH_TOKEN');
  }
  await lockSession(transaction, found);
  // Read again: another tab may have used it while this one waited for the lock.
  const held = await findRefreshToken(transaction, { platformId: platform.id, tokenHash });
  const owner = await findSession(transaction, found);
  if (held === null || owner === null) return refuse('NOT_FOUND_REFRESH_TOKEN');
  const { session, user } = owner;
  const scope = scopeOf(user);
  const isSessionEnded = session.revokedAtMs !== null || user.withdrawnAtMs !== null;
  const outcome = judgeRefresh({ ...held, isSessionEnded }, platform.constants, nowMs);
  switch (outcome) {
    case 'ended':
      return refuse('NOT_FOUND_REFRESH_TOKEN');
    case 'expired':
      return refuse('EXPIRED_REFRESH_TOKEN');
    case 'revoke':
      await revokeSession(transaction, scope, { sessionId, nowMs });
      return refuseKeeping('NOT_FOUND_REFRESH_TOKEN');
    case 'repeat': {
      const next = await findGeneration(transaction, scope, { sessionId, generation: held.generation + 1 });
      const canSign = next !== null && keys.find(next.keyId) !== null;
      return canSign ? grant({ next, user }) : refuse('NOT_FOUND_REFRESH_TOKEN');
    }
    case 'rotate': {
      const expiresAtMs = nowMs + platform.constants.refreshTokenMs;
      const next = nextToken(
        services,
        { ...held, generation: held.generation + 1 },
        { createdAtMs: nowMs, expiresAtMs },
      );
      await markRefreshTokenUsed(transaction, scope, { tokenHash, nowMs });
      await insertRefreshToken(transaction, next);
      await extendSession(transaction, scope, { sessionId, expiresAtMs });
      return grant({ next, user });
    }
  }
}

/**
 * Ends the session of the caller, or that of the refresh token, and the push messages to its browser; a session that has ended
 * stays ended. False: neither names a session.
 */
export async function endSession(
  { db, services }: Pick<PeopleParts, 'db' | 'services'>,
  of: {
    platformId: string;
    caller: { user: UserRow; sessionId: string } | null;
    refreshToken: string | null;
    nowMs: number;
  },
): Promise<boolean> {
  const { platformId, caller, nowMs } = of;
  if (caller !== null) {
    await endAt(db, services.sessionEnders, caller.user, { sessionId: caller.sessionId, nowMs });
    return true;
  }
  const tokenHash = refreshTokenHash(services.keys, of.refreshToken ?? '');
  const token = tokenHash === null ? null : await findRefreshToken(db.orm, { platformId, tokenHash });
  const owner = token === null ? null : await findSession(db.orm, token);
  if (owner === null) return false;
  await endAt(db, services.sessionEnders, owner.user, { sessionId: owner.session.id, nowMs });
  return true;
}

async function endAt(
  db: Parts['db'],
  enders: readonly SessionEnder[],
  user: UserRow,
  { sessionId, nowMs }: { sessionId: string; nowMs: number },
): Promise<void> {
  await revokeSession(db.orm, scopeOf(user), { sessionId, nowMs });
  for (const end of enders) await end(db.orm, { platformId: user.platformId, userId: user.id, sessionId });
}
