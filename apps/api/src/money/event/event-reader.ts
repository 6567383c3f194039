import { ageGroupOf, type EventReader, type EventViewer } from '@longstrip/core';
import type { Transaction } from '@longstrip/database';
import { adultRulesOf, callerSeesAdult, signedInReader } from '../../http/adult-view.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { isAccountClosed } from '../../people/index.ts';
import { lockWallet } from '../ledger/ledger.repository.ts';

/** What decides which events a caller sees. */
export function eventViewerOf({ caller, platform, nowMs }: EndpointCall, guestSaysAdult: boolean): EventViewer {
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult, nowMs });
  if (caller.kind === 'guest') return { seesAdult, ageGroup: null, isAppleGuest: false };
  const reader = signedInReader(caller, platform, nowMs);
  const ageGroup = ageGroupOf(reader, adultRulesOf(platform, nowMs), nowMs);
  return { seesAdult, ageGroup, isAppleGuest: caller.user.snsProvider === 'apple_guest' };
}

/** What decides whether a reader takes part; their wallet is locked first, and with it all that is theirs. */
export async function lockEventReader(
  transaction: Transaction,
  call: EndpointCall<SignedInCaller>,
): Promise<EventReader> {
  const { scope } = call.caller;
  const { wallet } = await lockWallet(transaction, scope);
  return {
    ...eventViewerOf(call, false),
    owes: wallet.debt.coins > 0 || wallet.debt.points > 0,
    isClosed: await isAccountClosed(transaction, scope),
  };
}
