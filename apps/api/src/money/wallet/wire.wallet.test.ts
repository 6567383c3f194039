import { coupon, userCoupon } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSession } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { addReader, charge, debit, inWallet, lotTerms } from '../../testing/wallets.ts';
import { cancelCharge } from '../ledger/ledger.service.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await createTestApi();
  const here = await addReader(api.db, 'bom-us', 'reader');
  const there = await addReader(api.db, 'beltoon-jp', 'reader');
  ({ accessToken: bearer } = await addSession(api.db, { ...here, sessionId: 'same' }));
  await charge(api.db, here, [
    lotTerms(10),
    lotTerms(3, { kind: 'FREE_COIN', source: 'COUPON' }),
    lotTerms(2, { kind: 'BONUS', expiresAtMs: NOW_MS + 1_000 }),
    lotTerms(600, { kind: 'MILEAGE' }),
  ]);
  await debit(api.db, here, 1);
  await charge(api.db, there, [lotTerms(70)]);
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(NOW_MS));

const tickets = { ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 } };

test.each(['/coin/user', '/v1/coin/user', '/v1/asset/user', '/v2/asset/user'])(
  '%s tells a reader what they have',
  async (path) => {
    const { status, json } = await api.ask(path, { bearer });
    const coinBalance = { coin: 10, bonusCoin: 1, freeCoin: 3 };
    expect([status, at(json, 'data')]).toEqual([200, { coinBalance, ...tickets }]);
  },
);

test('coins that have ended are left out by the clock, to the millisecond, and come back with it', async () => {
  const bonus = async (nowMs: number) => {
    api.clock.setTo(nowMs);
    return at((await api.ask('/coin/user', { bearer })).json, 'data.coinBalance.bonusCoin');
  };
  expect([await bonus(NOW_MS + 999), await bonus(NOW_MS + 1_000), await bonus(NOW_MS - 7_200_000)]).toEqual([1, 0, 1]);
});

test('a reader without a wallet has nothing', async () => {
  const scope = await addReader(api.db, 'bom-us', 'newcomer');
  const { accessToken } = await addSession(api.db, { ...scope, sessionId: 'new' });
  const { json } = await api.ask('/coin/user', { bearer: accessToken });
  expect(at(json, 'data.coinBalance')).toEqual({ coin: 0, bonusCoin: 0, freeCoin: 0 });
});

test('the same user and session on another platform is another reader with another wallet', async () => {
  const { accessToken } = await addSession(api.db, { platformId: 'beltoon-jp', userId: 'reader', sessionId: 'same' });
  const there = await api.ask('/coin/user', { bearer: accessToken, balconyId: 'BELTOON_JP' });
  expect(at(there.json, 'data.coinBalance.coin')).toBe(70);
  const crossed = await api.ask('/coin/user', { bearer, balconyId: 'BELTOON_JP' });
  expect(crossed.status).toBe(401);
});

test('the wallet in detail has points and the ends of bonus coins, of what has not ended by the clock', async () => {
  const detail = async (nowMs: number) => {
    api.clock.setTo(nowMs);
    return at((await api.ask('/v2/asset/wallet', { bearer })).json, 'data');
  };
  const rest = { mileage: 600, debtCoins: 0, usableCoupons: 0 };
  expect(await detail(NOW_MS)).toEqual({
    coinBalance: { coin: 10, bonusCoin: 1, freeCoin: 3 },
    bonusEnds: [{ amount: 1, expiresAt: NOW_MS + 1_000 }],
    ...rest,
  });
  expect(await detail(NOW_MS + 1_000)).toEqual({
    coinBalance: { coin: 10, bonusCoin: 0, freeCoin: 3 },
    bonusEnds: [],
    ...rest,
  });
});

test('the wallet in detail tells a debt and counts the coupons that can be used', async () => {
  const scope = await addReader(api.db, 'bom-us', 'debtor');
  const { accessToken } = await addSession(api.db, { ...scope, sessionId: 'debtor' });
  const { movementId } = await charge(api.db, scope, [lotTerms(40)]);
  await debit(api.db, scope, 25);
  await inWallet(api.db, (transaction) =>
    cancelCharge(transaction, scope, { movementId }, { cause: 'test', nowMs: NOW_MS }),
  );
  const made = { platformId: 'bom-us', createdAtMs: NOW_MS, updatedAtMs: NOW_MS };
  const { orm } = api.db;
  await orm.insert(coupon).values({
    ...made,
    ...{ id: 'ten', type: 'DISCOUNT', title: 'Ten', percent: 10, clients: ['WEB'] },
    ...{ startsAtMs: NOW_MS - 1, endsAtMs: NOW_MS + 9_000, perUserLimit: 9 },
  });
  const owned = { platformId: 'bom-us', userId: scope.userId, couponId: 'ten', receivedAtMs: NOW_MS - 1 };
  await orm.insert(userCoupon).values([
    { ...owned, expiresAtMs: NOW_MS + 9_000 },
    { ...owned, expiresAtMs: NOW_MS },
    { ...owned, expiresAtMs: NOW_MS + 9_000, usedAtMs: NOW_MS },
    { ...owned, expiresAtMs: NOW_MS + 9_000, orderId: 'order-123' },
  ]);
  const { json } = await api.ask('/asset/wallet', { bearer: accessToken });
  expect(at(json, 'data')).toMatchObject({ debtCoins: 25, usableCoupons: 1 });
});

test('a reader comes with the wallet of its own call', async () => {
  const { json } = await api.ask('/user/wallet', { method: 'POST', bearer });
  const [user, wallet] = await Promise.all([
    api.ask('/user', { method: 'POST', bearer }),
    api.ask('/asset/wallet', { bearer }),
  ]);
  expect(at(json, 'data')).toEqual({ user: at(user.json, 'data'), wallet: at(wallet.json, 'data') });
});

test('a guest learns nothing', async () => {
  for (const path of ['/coin/user', '/asset/wallet']) expect((await api.ask(path)).status).toBe(401);
  expect((await api.ask('/user/wallet', { method: 'POST' })).status).toBe(401);
});
