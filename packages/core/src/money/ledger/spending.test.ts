import { expect, test } from 'vitest';
import { coins } from '../amounts.ts';
import { lotOf, NOW_MS, walletOf } from './ledger.fixture.ts';
import { planDebit, spendingOrder } from './spending.ts';

const DAY_MS = 86_400_000;

test('what ends first is spent first, then FREE_COIN, then COIN, the oldest first; points never', () => {
  const lots = [
    lotOf(1, 5),
    lotOf(2, 5, { acquiredAtMs: NOW_MS - 1 }),
    lotOf(3, 5, { kind: 'FREE_COIN' }),
    lotOf(4, 5, { kind: 'FREE_COIN', acquiredAtMs: NOW_MS - 1 }),
    lotOf(5, 5, { kind: 'BONUS', expiresAtMs: NOW_MS + DAY_MS }),
    lotOf(6, 5, { kind: 'COIN', expiresAtMs: NOW_MS + 1 }),
    lotOf(7, 5, { kind: 'FREE_COIN', expiresAtMs: NOW_MS + DAY_MS }),
    lotOf(8, 5, { kind: 'MILEAGE' }),
    lotOf(9, 0, { amount: 5 }),
    lotOf(10, 5, { kind: 'BONUS', expiresAtMs: NOW_MS }),
    lotOf(11, 5, { acquiredAtMs: NOW_MS - 1 }),
  ];
  expect(spendingOrder(lots, NOW_MS).map(({ id }) => id)).toEqual([6, 5, 7, 4, 3, 2, 11, 1]);
  expect(spendingOrder(lots.toReversed(), NOW_MS).map(({ id }) => id)).toEqual([6, 5, 7, 4, 3, 2, 11, 1]);
});

test('a price is taken from as many lots as it needs, and no further', () => {
  const wallet = walletOf([lotOf(1, 3), lotOf(2, 4), lotOf(3, 4)]);
  expect(planDebit(wallet, coins(7), NOW_MS)).toMatchObject({
    ok: true,
    value: {
      type: 'USE',
      newLots: [],
      postings: [
        { account: 'WALLET', userId: 'reader', lot: { lotId: 1 }, amount: -3 },
        { account: 'USED', userId: null, lot: null, amount: 3 },
        { account: 'WALLET', lot: { lotId: 2 }, amount: -4 },
        { account: 'USED', amount: 4 },
      ],
    },
  });
});

test.each([
  ['one coin more than there is', [lotOf(1, 3)], {}, 4],
  ['coins that end now', [lotOf(1, 3, { expiresAtMs: NOW_MS })], {}, 1],
  ['points', [lotOf(1, 300, { kind: 'MILEAGE' })], {}, 1],
  ['coins beside a debt', [lotOf(1, 3)], { coins: 1 }, 1],
])('%s cannot be spent', (_, lots, debt, price) => {
  expect(planDebit(walletOf(lots, debt), coins(price), NOW_MS)).toEqual({ ok: false, code: 'COIN_INSUFFICIENT' });
});

test('coins can be spent a millisecond before they end, and beside owed points', () => {
  const lots = [lotOf(1, 3, { expiresAtMs: NOW_MS + 1 })];
  expect(planDebit(walletOf(lots, { points: 5 }), coins(3), NOW_MS).ok).toBe(true);
});

test('a debit of nothing is a bug', () => {
  expect(() => planDebit(walletOf([lotOf(1, 3)]), coins(0), NOW_MS)).toThrow('nothing is debited');
});
