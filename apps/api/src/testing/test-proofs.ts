import type { Database } from '@longstrip/database';
import { coinOrder, webhookEvent } from '@longstrip/database/schema';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { eq, isNull } from 'drizzle-orm';
import { eventFacts } from '../http/event-facts.ts';
import { proofOfOrder } from '../money/payment/order-proof.ts';
import { createProofs } from '../shared/proofs.ts';

/** The proofs of a store of the tests: all of its rows have them. */
export const TEST_PROOFS = createProofs([TEST_TOKEN_SECRET], 0);

/** Proves the orders and events that a test wrote itself. */
export async function proveRows({ orm }: Database): Promise<void> {
  for (const order of await orm.select().from(coinOrder).where(isNull(coinOrder.proof)))
    await orm
      .update(coinOrder)
      .set({ proof: proofOfOrder(TEST_PROOFS, order) })
      .where(eq(coinOrder.id, order.id));
  for (const event of await orm.select().from(webhookEvent).where(isNull(webhookEvent.proof)))
    await orm
      .update(webhookEvent)
      .set({ proof: TEST_PROOFS.of('event', eventFacts(event)) })
      .where(eq(webhookEvent.eventId, event.eventId));
}
