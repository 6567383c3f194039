import { type Decision, grant, type PaymentProvider, refuse } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { auditLog, coinProduct, webhookEvent } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentAdapter, PaymentProviders, PaymentReport } from '../adapters/payment/payment-provider.ts';
import type { Settled } from '../money/payment/settle-order.ts';
import { outcomeOf } from '../money/payment/settle-order.ts';
import { recordApplied } from './benefits.ts';

/** A fake provider whose report a test sets. */
export interface FakePayments extends PaymentProviders {
  /** Sets the report about every order from now on; null: it knows none. */
  say(report: PaymentReport | null): void;
  /** From now on it cannot be reached. */
  breakOff(): void;
  readonly refunded: string[];
  readonly adapter: PaymentAdapter;
}

export function createFakePayments(name: PaymentProvider = 'sandbox'): FakePayments {
  let current: PaymentReport | null = { kind: 'open' };
  let isBroken = false;
  const refunded: string[] = [];
  const answer = <Value>(value: Value): Promise<Value> =>
    isBroken ? Promise.reject(new Error('no answer')) : Promise.resolve(value);
  const isStore = name === 'apple' || name === 'google';
  const adapter: PaymentAdapter = {
    name,
    openCheckout: isStore
      ? null
      : ({ order }) => answer({ url: `https://pay.test/${order.id}`, reference: `ref-${order.id}` }),
    ask: () => answer(current),
    verify: isStore
      ? (_order, proof) => answer(proof === 'good' && current !== null ? grant(current) : refuse('INVALID_PARAMETER'))
      : null,
    refund: async (order) => {
      await answer(null);
      refunded.push(order.id);
    },
  };
  return {
    say: (report) => {
      current = report;
      isBroken = false;
    },
    breakOff: () => {
      isBroken = true;
    },
    refunded,
    adapter,
    originOf: (platformId) => `https://${platformId}.sites.test`,
    forClient: () => adapter,
    byName: (asked) => (asked === name ? adapter : null),
  };
}

/** Adds a pack of 100 coins, 12 bonus coins and 50 points for 8.99. */
export async function addPack(
  database: Database,
  change: Partial<typeof coinProduct.$inferInsert> = {},
): Promise<void> {
  const at = { createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS };
  const pack = { priceMinorUnits: 899, currency: 'USD', coins: 100, bonusCoins: 12, mileage: 50 };
  const values = { platformId: 'bom-us', id: 'pack', title: '100 coins', ...pack, ...at, ...change };
  const [made] = await database.orm.insert(coinProduct).values(values).returning();
  await recordApplied(database, 'product', made);
}

/** Sets the price of every pack, as an operator does. */
export async function setPrice(database: Database, priceMinorUnits: number, nowMs: number): Promise<void> {
  const changed = await database.orm.update(coinProduct).set({ priceMinorUnits }).returning();
  for (const pack of changed) await recordApplied(database, 'product', pack, nowMs);
}

/** Sets how many of the pack there are, as an operator does. */
export async function setStock({ orm }: Database, stock: number): Promise<void> {
  const changed = await orm.update(coinProduct).set({ stock }).returning();
  for (const { platformId, id, isVisible } of changed)
    await orm.insert(auditLog).values({
      ...{ loggedAtMs: TEST_NOW_MS, actor: 'test', actorRole: 'owner', action: 'product.set', subjectType: 'product' },
      ...{ subjectId: `${platformId}/${id}`, after: { isVisible, stock } },
    });
}

/** An event of the sandbox that was processed, as `sandbox/evt_1`. */
export async function addWorkedEvent({ orm }: Database, name: string): Promise<void> {
  const at = { receivedAtMs: TEST_NOW_MS, workedAtMs: TEST_NOW_MS + 1000 };
  const eventId = name.replace('sandbox/', '');
  await orm.insert(webhookEvent).values({ source: 'sandbox', eventId, bodyHash: '', payload: {}, ...at });
}

/** Stores the outcome of that event; a second call changes nothing. */
export async function storeOutcome({ orm }: Database, name: string, settled: Decision<Settled, never>): Promise<void> {
  if (!settled.ok) return;
  const { outcome } = outcomeOf(settled.value);
  const isIt = eq(webhookEvent.eventId, name.replace('sandbox/', ''));
  const isFirst = outcome.endsWith('/none') ? isNull(webhookEvent.outcome) : undefined;
  await orm.update(webhookEvent).set({ outcome }).where(and(isIt, isFirst));
}
