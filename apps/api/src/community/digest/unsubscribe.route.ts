import { ALARM_CALLS } from '@longstrip/api-contract';
import { grant, refuse } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import { changeAccount, findAnyAccount, lockAccountRow, removeAgreement } from '../../people/index.ts';
import { scopeOf } from '../../shared/reader-scope.ts';
import type { CommunityParts } from '../services.ts';
import { isUnsubscribeLink } from './mail-digest.ts';

/** Ends news by mail for the holder of the link that is in each of these mails. */
export function unsubscribeEndpoints({ db, services }: CommunityParts): Endpoint[] {
  return [
    serve(ALARM_CALLS.unsubscribeMails, async ({ body: { userId, signature } }, { platform, nowMs }) => {
      const platformId = platform.id;
      if (!isUnsubscribeLink(services.keys, { platformId, userId }, signature)) return refuse('INVALID_PARAMETER');
      return decideInTransaction(db, async (transaction) => {
        const account = await findAnyAccount(transaction, { platformId, userId });
        // A reader who has left gets no mails anyway.
        const user = account === null ? null : await lockAccountRow(transaction, scopeOf(account));
        if (user?.isAgreeMail) {
          await removeAgreement(transaction, scopeOf(user), 'MARKETING');
          await changeAccount(transaction, scopeOf(user), { isAgreeMail: false, updatedAtMs: nowMs });
        }
        return grant({});
      });
    }),
  ];
}
