import type { AgreePush, PushChange } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { PeopleParts } from '../parts.ts';
import { changeAccount, holdAccount } from './account.repository.ts';

/**
 * `PUT app/push`: each switch stands for itself. Messages between 22:00 and 04:00 need a consent of their own, whose time
 * is kept: that of the last time it was given.
 */
export async function changePush(
  { db }: Pick<PeopleParts, 'db'>,
  change: PushChange,
  { caller: { scope }, nowMs }: EndpointCall<SignedInCaller>,
) {
  return decideInTransaction(db, async (transaction) => {
    const before = await holdAccount(transaction, scope);
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
