import type { PushOffer, PushSubscribed, PushSubscriptionBody } from '@longstrip/api-contract';
import { type Decision, grant, PUSH_SUBSCRIPTIONS_MOST, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import { type EndpointCall, refuseWithNotes } from '../../http/endpoint.ts';
import { changeAccount, holdAccount } from '../../people/index.ts';
import type { CommunityParts } from '../parts.ts';
import {
  deleteSubscription,
  listSubscriptions,
  putSubscription,
  subscriptionIdOf,
} from './push-subscription.repository.ts';

type Parts = Pick<CommunityParts, 'db' | 'services'>;
type ReaderCall = EndpointCall<SignedInCaller>;

/** `GET alarm/push`. */
export async function readPushOffer({ db, services }: Parts, { caller, nowMs }: ReaderCall): Promise<PushOffer> {
  if (services.push === null) return { publicKey: null, subscriptionIds: [] };
  const subscriptions = await listSubscriptions(db.orm, caller.scope, nowMs);
  return { publicKey: services.push.publicKey, subscriptionIds: subscriptions.map(({ id }) => id) };
}

/**
 * `POST alarm/push`: push messages come to this browser while its session lasts. Whoever subscribes wants push messages: it is
 * that consent too; those for kinds of messages and for the night are not given with it.
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
    // Held, so that two browsers at once do not make one too many.
    const account = await holdAccount(transaction, scope);
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
