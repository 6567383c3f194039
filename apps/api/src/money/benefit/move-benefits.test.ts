import { grant } from '@longstrip/core';
import { type Database, decideInTransaction } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { getPlatform } from '@longstrip/platform-config';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CHANGES } from '../../account-changes.ts';
import { changeAccount } from '../../people/account/account.repository.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { addCoupon, addGift, addSpins, nameReader } from '../../testing/benefits.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';
import { addReader, inWallet, ledgerSums } from '../../testing/wallets.ts';
import { receiveCoupon } from '../coupon/coupon.service.ts';
import { addUserGift, findGift } from '../gift/gift.repository.ts';

const platformId = 'beltoon-jp';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function take(scope: ReaderScope, giftId: string): Promise<void> {
  await inWallet(database, async (tx) => {
    const found = await findGift(tx, scope, giftId);
    if (found !== null) await addUserGift(tx, scope, found.gift, NOW_MS);
    return grant(null);
  });
}

test('a guest’s coupons, gifts and spins join the member’s; what both have stays once, and so does a second run', async () => {
  const [from, to] = [await addReader(database, platformId, 'guest'), await addReader(database, platformId, 'member')];
  await addCoupon(database, { platformId, id: 'coins' });
  await addCoupon(database, { platformId, id: 'extra', type: 'EXTRA_POINT' });
  for (const id of ['both', 'named']) await addGift(database, { platformId, id, target: 'NAMED' });
  await addGift(database, { platformId, id: 'guests' });
  const of = { client: null, platform: getPlatform(platformId), nowMs: NOW_MS };
  for (const id of ['coins', 'extra']) {
    await inWallet(database, (tx) => receiveCoupon(tx, from, { ...of, name: { id } }));
  }
  await inWallet(database, (tx) => receiveCoupon(tx, to, { ...of, name: { id: 'coins' } }));
  for (const [scope, id] of [
    [from, 'both'],
    [to, 'both'],
    [from, 'guests'],
  ] as const) {
    await take(scope, id);
  }
  for (const { userId } of [from, to]) await nameReader(database, { platformId, userId, giftId: 'both' });
  await nameReader(database, { platformId, userId: 'guest', giftId: 'named' });
  await addSpins(database, from, [{ expiresAtMs: null }]);

  for (let turn = 0; turn < 2; turn += 1) {
    await decideInTransaction(database, async (tx) => {
      for (const step of ACCOUNT_CHANGES.migrationSteps) await step(tx, { from, to, nowMs: NOW_MS });
      const closed = { snsProvider: 'apple_guest', snsId: `merged ${from.userId}`, email: null } as const;
      await changeAccount(tx, from, { ...closed, withdrawnAtMs: NOW_MS, mergedIntoId: to.userId, updatedAtMs: NOW_MS });
      return grant(null);
    });
  }
  const listed = await database.run(`
    select 'coupon ' || coupon_id as what from user_coupon where user_id = 'member'
    union all select 'gift ' || gift_id from user_gift where user_id = 'member'
    union all select 'named ' || gift_id from gift_target where user_id = 'member'
    union all select 'spin' from roulette_ticket where user_id = 'member' order by 1`);
  expect(listed.map(({ what }) => what)).toEqual([
    ...['coupon coins', 'coupon coins', 'coupon extra'],
    ...['gift both', 'gift guests', 'named both', 'named named', 'spin'],
  ]);
  expect(await ledgerSums(database, to)).toEqual({ FREE_COIN: 10 });
  expect((await readSealedBooks(database, NOW_MS)).broken).toEqual([]);
});

test.each([
  ['update coupon set issued_count = 0', /Each coupon is held as often as it was given out/],
  [`update user_coupon set coupon_id = 'coins' where coupon_id = 'extra'`, /gave what it says/],
])('the books notice %s', async (change, claim) => {
  await database.inTransaction(async (runner) => {
    await runner.run(change);
  });
  expect((await readSealedBooks(database, NOW_MS)).broken.map((each) => each.claim).join()).toMatch(claim);
});
