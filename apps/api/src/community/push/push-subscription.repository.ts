import { createHash } from 'node:crypto';
import type { Executor, Transaction } from '@longstrip/database';
import { pushSubscription, userSession } from '@longstrip/database/schema';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type PushSubscriptionRow = typeof pushSubscription.$inferSelect;

/** The id of a subscription: whoever knows it cannot send to it. */
export function subscriptionIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

interface Reader {
  readonly platformId: string;
  readonly userId: string;
}

const isOf = ({ platformId, userId }: Reader) =>
  and(eq(pushSubscription.platformId, platformId), eq(pushSubscription.userId, userId));

/** The session of a subscription, while it is in use: who has logged out there is told nothing there. */
export const ofLivingSession = (nowMs: number) =>
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
    .innerJoin(userSession, ofLivingSession(nowMs))
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
    .innerJoin(userSession, ofLivingSession(nowMs))
    .where(and(isOf(reader), eq(pushSubscription.id, id)));
  return rows[0] ?? null;
}

/** Writes down a browser, which from now on is this reader's and nobody else's. The oldest of too many go. */
export async function putSubscription(
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

/** Deletes a subscription. */
export async function deleteSubscription(
  executor: Executor,
  { id, ...reader }: Reader & { id: string },
): Promise<void> {
  await executor.delete(pushSubscription).where(and(isOf(reader), eq(pushSubscription.id, id)));
}

/** Deletes those of a session that has ended. */
export async function deleteSubscriptionsOfSession(
  executor: Executor,
  { sessionId, ...reader }: Reader & { sessionId: string },
): Promise<void> {
  await executor.delete(pushSubscription).where(and(isOf(reader), eq(pushSubscription.sessionId, sessionId)));
}
