import type { Purchased } from '@longstrip/api-contract';
import { purchases } from '@longstrip/telemetry';

const fresh = new WeakSet<Purchased>();

/** Remembers that a reply is that of a new purchase, and not of a repeated request. Its transaction may still fail. */
export function noteNewPurchase(reply: Purchased): Purchased {
  if (!reply.isRepeatPurchase) fresh.add(reply);
  return reply;
}

/** Counts a purchase after its transaction was committed, if it is a new one. */
export function countPurchase(reply: Purchased): void {
  if (fresh.delete(reply)) purchases.inc({ kind: reply.purchaseType });
}
