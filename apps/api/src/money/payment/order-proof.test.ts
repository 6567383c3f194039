import type { Database } from '@longstrip/database';
import { coinOrder } from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { TEST_NOW_MS as NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProofs, type Proofs } from '../../shared/proofs.ts';
import { TEST_PROOFS } from '../../testing/test-proofs.ts';
import { addReader } from '../../testing/wallets.ts';
import { checkProofs } from '../books/check-proofs.ts';
import { changeOrder } from './order.repository.ts';
import { mayBeCredited, proofOfOrder } from './order-proof.ts';

const DAY_MS = 86_400_000;
/** Of a store with orders of before there were proofs: these begin a day after its first order of the tests. */
const BEGUN = createProofs([TEST_TOKEN_SECRET], NOW_MS + DAY_MS);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await addReader(database, 'bom-us', 'member');
  await addReader(database, 'bom-us', 'guest');
});
afterAll(() => database.close());

let lastOrder = 0;
async function addOrder(createdAtMs: number, proofs: Proofs | null, userId = 'member') {
  lastOrder += 1;
  const at = { agreedAtMs: createdAtMs, createdAtMs, updatedAtMs: createdAtMs, expiresAtMs: createdAtMs + 1 };
  const sold = { productId: 'pack', title: 'Coins', priceMinorUnits: 899, currency: 'USD', coins: 100 };
  const of = { platformId: 'bom-us', userId, id: `order-${lastOrder}-here`, clientPlatform: 'WEB' } as const;
  const [order] = await database.orm
    .insert(coinOrder)
    .values({ ...of, ...sold, ...at, state: 'created', provider: 'sandbox' })
    .returning();
  if (order === undefined) throw new Error('no order');
  if (proofs === null) return order;
  const proof = proofOfOrder(proofs, order);
  await database.orm.update(coinOrder).set({ proof });
  return { ...order, proof };
}

describe('an order of before there were proofs', () => {
  it('is credited for thirty days, and proved by its next change', async () => {
    const order = await addOrder(NOW_MS, null);
    const may = (nowMs: number) => mayBeCredited(database.orm, BEGUN, order, nowMs);
    expect([await may(NOW_MS + 30 * DAY_MS), await may(NOW_MS + 32 * DAY_MS)]).toEqual([true, false]);
    expect(await checkProofs(database, BEGUN)).toEqual([]);
    const change = { state: 'refunded', paidAtMs: NOW_MS, refundedAtMs: NOW_MS + 90 * DAY_MS, updatedAtMs: 1 } as const;
    await database.orm.transaction((transaction) => changeOrder(transaction, BEGUN, order, change));
    expect(await checkProofs(database, TEST_PROOFS)).toEqual([]);
  });

  it('is none if it was made since', async () => {
    const order = await addOrder(NOW_MS + 2 * DAY_MS, null);
    expect(await mayBeCredited(database.orm, BEGUN, order, NOW_MS + 2 * DAY_MS)).toBe(false);
    await database.orm.transaction((transaction) => changeOrder(transaction, BEGUN, order, { updatedAtMs: 1 }));
    expect(await checkProofs(database, BEGUN)).toMatchObject([{ count: 1 }]);
    await database.run('delete from coin_order where id = $1', [order.id]);
  });
});

it('an order that moved to a member is still proved, and one that was given to another reader is not', async () => {
  await database.run('delete from coin_order');
  const order = { ...(await addOrder(NOW_MS, TEST_PROOFS, 'guest')), userId: 'member' };
  await database.run(`update coin_order set user_id = 'member'`);
  const isProved = () => mayBeCredited(database.orm, TEST_PROOFS, order, NOW_MS);
  expect(await isProved()).toBe(false);
  expect(await checkProofs(database, TEST_PROOFS)).toMatchObject([{ count: 1 }]);
  await database.run(`update app_user set merged_into_id = 'member' where id = 'guest'`);
  expect(await isProved()).toBe(true);
  expect(await checkProofs(database, TEST_PROOFS)).toEqual([]);
});
