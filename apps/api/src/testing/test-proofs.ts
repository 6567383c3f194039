import type { Database } from '@longstrip/database';
import { coinOrder, coinProduct, webhookEvent } from '@longstrip/database/schema';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { eq, isNull } from 'drizzle-orm';
import { eventFacts } from '../http/event-facts.ts';
import { proofOfOrder } from '../money/payment/order-proof.ts';
import { createProofs } from '../shared/proofs.ts';
import { recordApplied } from './benefits.ts';

/** The proofs of a store of the tests: all of its rows have them. */
export const TEST_PROOFS = createProofs([TEST_TOKEN_SECRET], 0);

/** Proves the orders and events that a test wrote itself, and makes packs of orders that have none. */
export async function proveRows(database: Database): Promise<void> {
  const { orm } = database;
  for (const order of await orm.select().from(coinOrder).where(isNull(coinOrder.proof))) {
    const { platformId, productId: id, title, priceMinorUnits, currency, coins, bonusCoins, mileage } = order;
    const terms = { platformId, id, title, priceMinorUnits, currency, coins, bonusCoins, mileage, isVisible: false };
    const times = { createdAtMs: order.createdAtMs, updatedAtMs: order.createdAtMs };
    const [made] = await orm
      .insert(coinProduct)
      .values({ ...terms, ...times })
      .onConflictDoNothing()
      .returning();
    if (made !== undefined) await recordApplied(database, 'product', made);
    await orm
      .update(coinOrder)
      .set({ proof: proofOfOrder(TEST_PROOFS, order) })
      .where(eq(coinOrder.id, order.id));
  }
  for (const event of await orm.select().from(webhookEvent).where(isNull(webhookEvent.proof)))
    await orm
      .update(webhookEvent)
      .set({ proof: TEST_PROOFS.of('event', eventFacts(event)) })
      .where(eq(webhookEvent.eventId, event.eventId));
}
