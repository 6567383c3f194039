import { createHash } from 'node:crypto';
import type { PushOffer, PushSubscribed, PushSubscriptionBody } from '@longstrip/api-contract';
import { type Decision, grant, PUSH_SUBSCRIPTIONS_MOST, refuse } from '@longstrip/core';
import { decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { pushSubscription, userSession } from '@longstrip/database/schema';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { changeAccount, lockAccountRow } from '../../people/index.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import type { CommunityParts } from '../services.ts';

type Parts = Pick<CommunityParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** `GET alarm/push`. */
export async function readPushOffer({ db, services }: Parts, { caller, nowMs }: ReaderCall): Promise<PushOffer> {
  if (services.push === null) return { publicKey: null, subscriptionIds: [] };
  const subscriptions = await listSubscriptions(db.orm, caller.scope, nowMs);
  return { publicKey: services.push.publicKey, subscriptionIds: subscriptions.map(({ id }) => id) };
}

/**
 * `POST alarm/push`: push messages come to this browser while its session lasts. Subscribing is also the consent to push
 * messages; the consents for kinds of messages and for the night are separate.
 */
export async function subscribePush(
  { db, services: { push } }: Parts,
  { endpoint, keys }: PushSubscriptionBody,
  { caller: { scope, sessionId }, nowMs }: ReaderCall,
): Promise<Decision<PushSubscribed, 'NOT_EXIST' | 'MALFORMED_REQUEST' | 'NOT_FOUND_ACCESS_TOKEN'>> {
  if (push === null) return refuse('NOT_EXIST');
  if (!push.takesEndpoint(endpoint)) {
    return refuseWithNotes('MALFORMED_REQUEST', { detail: 'endpoint: expected https at a public host' });
  }
  const id = subscriptionIdOf(endpoint);
  return decideInTransaction(db, async (transaction) => {
    // Locked, so that two browsers at once do not exceed the limit.
    const account = await lockAccountRow(transaction, scope);
    if (account === null) return refuse('NOT_FOUND_ACCESS_TOKEN');
    const row = { id, sessionId, endpoint, ...keys, createdAtMs: nowMs };
    await putSubscription(transaction, scope, row, { most: PUSH_SUBSCRIPTIONS_MOST });
    if (!account.isAgreePush) await changeAccount(transaction, scope, { isAgreePush: true, updatedAtMs: nowMs });
    return grant({ subscriptionId: id });
  });
}

/** `DELETE alarm/push`. One that has ended, or is another reader's, stays as it is. */
export async function endPush(
  { db }: Parts,
  { subscriptionId }: PushSubscribed,
  { caller: { scope } }: ReaderCall,
): Promise<PushSubscribed> {
  await deleteSubscription(db.orm, { platformId: scope.platformId, userId: scope.userId, id: subscriptionId });
  return { subscriptionId };
}

type PushSubscriptionRow = typeof pushSubscription.$inferSelect;

/** The id of a subscription. Messages cannot be sent with it. */
export function subscriptionIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

interface Reader {
  readonly platformId: string;
  readonly userId: string;
}

const isOf = ({ platformId, userId }: Reader) =>
  and(eq(pushSubscription.platformId, platformId), eq(pushSubscription.userId, userId));

/** The session of a subscription, while it is in use: a reader who has logged out there gets no messages there. */
export const joinActiveSession = (nowMs: number) =>
  and(
    eq(userSession.platformId, pushSubscription.platformId),
    eq(userSession.userId, pushSubscription.userId),
    eq(userSession.id, pushSubscription.sessionId),
    isNull(userSession.revokedAtMs),
    gt(userSession.expiresAtMs, nowMs),
  );

/** The reader's subscriptions that are in use, the oldest first. */
export function listSubscriptions(executor: Executor, reader: Reader, nowMs: number): Promise<PushSubscriptionRow[]> {
  return executor
    .select(getTableColumns(pushSubscription))
    .from(pushSubscription)
    .innerJoin(userSession, joinActiveSession(nowMs))
    .where(isOf(reader))
    .orderBy(asc(pushSubscription.createdAtMs), asc(pushSubscription.id));
}

/** One of them; null: it has ended. */
export async function findSubscription(
  executor: Executor,
  { id, ...reader }: Reader & { id: string },
  nowMs: number,
): Promise<PushSubscriptionRow | null> {
  const rows = await executor
    .select(getTableColumns(pushSubscription))
    .from(pushSubscription)
    .innerJoin(userSession, joinActiveSession(nowMs))
    .where(and(isOf(reader), eq(pushSubscription.id, id)));
  return rows[0] ?? null;
}

/** Stores a browser for this reader, and removes it from any other. If there are too many, the oldest are deleted. */
async function putSubscription(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  row: Pick<PushSubscriptionRow, 'id' | 'sessionId' | 'endpoint' | 'p256dh' | 'auth' | 'createdAtMs'>,
  { most }: { most: number },
): Promise<void> {
  const { id, sessionId, p256dh, auth } = row;
  await transaction
    .delete(pushSubscription)
    .where(
      and(
        eq(pushSubscription.platformId, platformId),
        eq(pushSubscription.id, id),
        ne(pushSubscription.userId, userId),
      ),
    );
  await transaction
    .insert(pushSubscription)
    .values({ platformId, userId, ...row })
    .onConflictDoUpdate({
      target: [pushSubscription.platformId, pushSubscription.userId, pushSubscription.id],
      set: { sessionId, p256dh, auth, refusalCount: 0 },
    });
  const reader = { platformId, userId };
  const tooMany = await transaction
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(isOf(reader), ne(pushSubscription.id, id)))
    .orderBy(desc(pushSubscription.createdAtMs), asc(pushSubscription.id))
    .offset(most - 1);
  if (tooMany.length === 0) return;
  const ids = tooMany.map((each) => each.id);
  await transaction.delete(pushSubscription).where(and(isOf(reader), inArray(pushSubscription.id, ids)));
}

export async function deleteSubscription(
  executor: Executor,
  { id, ...reader }: Reader & { id: string },
): Promise<void> {
  await executor.delete(pushSubscription).where(and(isOf(reader), eq(pushSubscription.id, id)));
}

export async function deleteSubscriptionsOfSession(
  executor: Executor,
  { sessionId, ...reader }: Reader & { sessionId: string },
): Promise<void> {
  await executor.delete(pushSubscription).where(and(isOf(reader), eq(pushSubscription.sessionId, sessionId)));
}
