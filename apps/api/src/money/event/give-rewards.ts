import { lotOfReward, type Platform, rewardsDue } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { chargeWallet } from '../ledger/ledger.service.ts';
import { addTickets } from '../roulette/ticket.repository.ts';
import { addGiven, findGiven } from './entry.repository.ts';
import { type EventRewardRow, listRewards } from './event.repository.ts';

/**
 * Gives a reader the rewards of an event that they have reached and not been given, in the transaction of their cause, under the
 * lock of their wallet. Each is one movement of its own; the row beside it makes it the only one.
 *
 * @param count stamps; 1 for a ticket that wins
 */
export async function giveRewards(
  transaction: Transaction,
  scope: ReaderScope,
  of: { eventId: string; count: number; platform: Pick<Platform, 'constants'>; nowMs: number },
): Promise<EventRewardRow[]> {
  const { eventId, count, platform, nowMs } = of;
  const rewards = await listRewards(transaction, scope.platformId, eventId);
  const due = rewardsDue(rewards, { count, given: await findGiven(transaction, scope, eventId) });
  for (const reward of due) {
    const { atCount, kind, amount } = reward;
    const terms = lotOfReward(reward, platform.constants, nowMs);
    const facts = { cause: `event/${eventId}`, key: `event/${eventId}/${atCount}`, nowMs };
    const movement = terms === null ? null : await chargeWallet(transaction, scope, [terms], facts);
    if (movement === null) {
      await addTickets(transaction, scope, { source: 'EVENT', count: amount, expiresAtMs: null, nowMs });
    }
    const movementId = movement?.movementId ?? null;
    await addGiven(transaction, scope, { eventId, atCount, kind, amount, givenAtMs: nowMs, movementId });
  }
  return due;
}
