import { openTestDatabase } from '@longstrip/database/testing';
import { expect, test } from 'vitest';
import { addBuyers } from './readers.ts';

test('buyers have a session and one lot of as many coins each', async () => {
  const db = await openTestDatabase();
  try {
    const buyers = await addBuyers(db, { platformId: 'bom-us', prefix: 'buyer', count: 20, coins: 7 });
    expect([buyers.length, buyers[19]?.userId]).toEqual([20, 'buyer-20']);
    const lots = await db.run('select user_id, remaining, amount from lot order by id');
    expect(lots).toEqual(buyers.map(({ userId }) => ({ user_id: userId, remaining: 7, amount: 7 })));
    const [sessions] = await db.run('select count(*)::int as count from user_session where expires_at_ms > 0');
    expect(sessions?.count).toBe(20);
  } finally {
    await db.close();
  }
});
