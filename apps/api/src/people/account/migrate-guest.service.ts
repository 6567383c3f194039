import type { AppleMigrated, AppleMigration } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { decideInTransaction, type Transaction } from '@longstrip/database';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { grantIdempotently } from '../../http/request-reply.ts';
import { type ReaderScope, scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { type RefreshTokenRow, refreshTokenHash, signPair } from '../identity/refresh-token.ts';
import { findRefreshToken, findSession, revokeOtherSessions } from '../identity/session.repository.ts';
import { rotate } from '../identity/sessions.service.ts';
import type { PeopleParts } from '../services.ts';
import { changeAccount } from './account.repository.ts';

type Parts = Pick<PeopleParts, 'db' | 'services'>;
/** Whose data moves, and to whom; both are of one platform. */
interface Migration {
  readonly from: ReaderScope;
  readonly to: ReaderScope;
  readonly nowMs: number;
}

/** Moves what an apple guest has of one subject to the member's account, in the migration's own transaction. */
export type MigrationStep = (transaction: Transaction, migration: Migration) => Promise<void>;

type MigrationRefusal = 'NO_SUCH_ROUTE' | 'NOT_FOUND_REFRESH_TOKEN' | 'EXPIRED_REFRESH_TOKEN' | 'INVALID_PARAMETER';

/**
 * `POST auth/sign-in/jp/apple/migrate`: what an iPhone's guest has joins the account of a member, and the guest's account is
 * closed, all in one transaction. Both sessions are proved by their refresh tokens; the member's is renewed. Repeated, it
 * changes nothing.
 */
export async function migrateGuest(
  parts: Parts,
  body: AppleMigration,
  call: EndpointCall,
): Promise<Decision<AppleMigrated, MigrationRefusal>> {
  const { platform } = call;
  if (!platform.signIn.includes('apple_guest')) return refuse('NO_SUCH_ROUTE');
  const merged = await decideInTransaction(parts.db, (transaction) => merge(transaction, parts.services, body, call));
  if (!merged.ok) return merged;
  const { next, user } = merged.value;
  const pair = await signPair(parts.services, next, platform);
  return grant({ ...pair, isSignUp: false, userId: user.id, isMigrate: true });
}

async function merge(
  transaction: Transaction,
  services: PeopleParts['services'],
  { appKeyRequest, webKeyRequest }: AppleMigration,
  { platform, nowMs }: EndpointCall,
): Promise<Decision<{ next: RefreshTokenRow; user: UserRow }, MigrationRefusal>> {
  const platformId = platform.id;
  const guest = await findOwner(transaction, services, { platformId, refreshToken: appKeyRequest.refreshToken });
  if (guest === null) return refuse('NOT_FOUND_REFRESH_TOKEN');
  const request = { platform, named: [], nowMs };
  const member = await rotate(transaction, services, { ...request, refreshToken: webKeyRequest.refreshToken });
  if (!member.ok) return member;
  const { user } = member.value;
  if (guest.snsProvider !== 'apple_guest' || user.snsProvider === 'apple_guest') {
    return refuseWithNotes('INVALID_PARAMETER', { text: 'error.MALFORMED_REQUEST' });
  }
  const key = { platformId, subject: user.id, requestId: `migrate ${guest.id}` };
  const joined = grant({ guestId: guest.id });
  const decided = await grantIdempotently<typeof joined.value, MigrationRefusal>(
    transaction,
    { key, hashes: [] },
    {
      nowMs,
      again: () => joined,
      decide: async () => {
        const held = await rotate(transaction, services, { ...request, refreshToken: appKeyRequest.refreshToken });
        if (!held.ok) return refuse(held.code);
        await join(transaction, services, { guest, user, nowMs });
        return joined;
      },
    },
  );
  return decided.ok ? member : decided;
}

async function join(
  transaction: Transaction,
  services: PeopleParts['services'],
  { guest, user, nowMs }: { guest: UserRow; user: UserRow; nowMs: number },
): Promise<void> {
  const [from, to] = [scopeOf(guest), scopeOf(user)];
  for (const step of services.migrationSteps) await step(transaction, { from, to, nowMs });
  // Frees the sign-in id: the iPhone may have a guest again.
  const closed = { withdrawnAtMs: nowMs, updatedAtMs: nowMs, snsId: `merged ${guest.id}`, mergedIntoId: user.id };
  await changeAccount(transaction, from, closed);
  await revokeOtherSessions(transaction, from, { stays: null, nowMs });
}

/** The owner of a refresh token's session, whether or not that has ended. */
async function findOwner(
  transaction: Transaction,
  { keys }: PeopleParts['services'],
  { platformId, refreshToken }: { platformId: string; refreshToken: string },
): Promise<UserRow | null> {
  const tokenHash = refreshTokenHash(keys, refreshToken);
  const token = tokenHash === null ? null : await findRefreshToken(transaction, { platformId, tokenHash });
  return token === null ? null : ((await findSession(transaction, token))?.user ?? null);
}
