import { expect, test } from 'vitest';
import { BUSINESS_DEFAULTS } from '../../shared/business-constants.ts';
import { coins, mileage } from '../amounts.ts';
import { isUntouched, planCancel, planExpiry, planForfeit, planRefund } from './cancelling.ts';
import { planCharge } from './charging.ts';
import { planExchange } from './exchange.ts';
import { lotOf, NOW_MS, walletOf } from './ledger.fixture.ts';
import { balanceByKind } from './lot.ts';
import { movementOf, postToStore, spentCoins } from './movement.ts';
import { planMerge } from './transfer.ts';

const DAY_MS = 86_400_000;

test('a movement that does not add up, in coins or in points, is a bug', () => {
  const issued = postToStore('ISSUED', 'COIN', -5);
  expect(() => movementOf('CHARGE', [])).toThrow('without postings');
  expect(() => movementOf('CHARGE', [issued])).toThrow('coins add up to -5');
  expect(() => movementOf('CHARGE', [issued, postToStore('USED', 'MILEAGE', 5)])).toThrow('add up to');
  expect(() => movementOf('CHARGE', [postToStore('USED', 'COIN', 0)])).toThrow('0 is no amount');
  expect(() => movementOf('CHARGE', [postToStore('USED', 'COIN', 0.5)])).toThrow('0.5 is no amount');
  expect(movementOf('CHARGE', [issued, postToStore('USED', 'BONUS', 5)]).postings).toHaveLength(2);
});

test('a balance is counted by kind, by the clock', () => {
  const lots = [
    lotOf(1, 5),
    lotOf(2, 3, { kind: 'BONUS', expiresAtMs: NOW_MS + 1 }),
    lotOf(3, 600, { kind: 'MILEAGE' }),
  ];
  expect(balanceByKind(lots, NOW_MS)).toEqual({ COIN: 5, FREE_COIN: 0, BONUS: 3, MILEAGE: 600 });
  expect(balanceByKind(lots, NOW_MS + 1)).toEqual({ COIN: 5, FREE_COIN: 0, BONUS: 0, MILEAGE: 600 });
});

test('a lot of nothing, or one that has ended already, is not given', () => {
  const terms = { kind: 'COIN', source: 'PAYMENT', acquiredAtMs: NOW_MS } as const;
  expect(() => planCharge(walletOf([]), [{ ...terms, amount: coins(0), expiresAtMs: null }], NOW_MS)).toThrow(
    'nothing',
  );
  expect(() => planCharge(walletOf([]), [{ ...terms, amount: coins(1), expiresAtMs: NOW_MS }], NOW_MS)).toThrow(
    'ended',
  );
});

test.each([
  ['paid coins pay a debt of coins', 'COIN', 'PAYMENT', { coins: 4, points: 9 }, 4],
  ['no more than they are', 'COIN', 'PAYMENT', { coins: 40 }, 10],
  ['points of a payment pay one of points', 'MILEAGE', 'PAYMENT', { coins: 9, points: 4 }, 4],
  ['a gift pays none', 'COIN', 'EVENT', { coins: 4 }, 0],
  ['bonus coins pay none', 'BONUS', 'PAYMENT', { coins: 4 }, 0],
] as const)('%s', (_, kind, source, debt, paid) => {
  const amount = kind === 'MILEAGE' ? mileage(10) : coins(10);
  const terms = { kind, source, amount, acquiredAtMs: NOW_MS, expiresAtMs: kind === 'BONUS' ? NOW_MS + 1 : null };
  const { postings } = planCharge(walletOf([], debt), [terms], NOW_MS);
  const sumOf = (account: string) =>
    postings.filter((posting) => posting.account === account).reduce((sum, posting) => sum + posting.amount, 0);
  expect([sumOf('ISSUED'), sumOf('WALLET'), sumOf('DEBT')]).toEqual([-10, 10 - paid, paid]);
});

test('several lots of one payment pay a debt once', () => {
  const terms = { kind: 'COIN', source: 'PAYMENT', amount: coins(3), acquiredAtMs: NOW_MS, expiresAtMs: null } as const;
  const { postings } = planCharge(walletOf([], { coins: 4 }), [terms, terms], NOW_MS);
  expect(postings.filter(({ account }) => account === 'DEBT').map(({ amount }) => amount)).toEqual([3, 1]);
});

test('only what has ended expires', () => {
  const lots = [
    lotOf(1, 5, { expiresAtMs: NOW_MS }),
    lotOf(2, 5, { expiresAtMs: NOW_MS + 1 }),
    lotOf(3, 5),
    lotOf(4, 0, { amount: 1, expiresAtMs: NOW_MS }),
  ];
  expect(planExpiry(walletOf(lots), NOW_MS)?.postings.map(({ account, amount }) => [account, amount])).toEqual([
    ['WALLET', -5],
    ['EXPIRED', 5],
  ]);
  expect(planExpiry(walletOf(lots), NOW_MS - 1)).toBeNull();
});

test('what is left of an account that is erased ends, with an end or without', () => {
  const lots = [lotOf(1, 5, { expiresAtMs: NOW_MS }), lotOf(2, 3), lotOf(3, 0, { amount: 1 })];
  expect(planForfeit(walletOf(lots))?.postings.map(({ account, amount }) => [account, amount])).toEqual([
    ['WALLET', -5],
    ['EXPIRED', 5],
    ['WALLET', -3],
    ['EXPIRED', 3],
  ]);
  expect(planForfeit(walletOf([lotOf(1, 0, { amount: 1 })]))).toBeNull();
});

test('a refund gives the same lots back what they gave; it pays an open debt, and what has ended ends again', () => {
  const bonus = lotOf(1, 1, { kind: 'BONUS', amount: 4, expiresAtMs: NOW_MS });
  const paid = lotOf(2, 0, { amount: 9 });
  const used = [
    { lot: bonus, amount: coins(3) },
    { lot: paid, amount: coins(5) },
  ];
  const { refund, expiry } = planRefund(walletOf([], { coins: 2 }), used, NOW_MS);
  expect(refund.postings.map(({ account, lot, amount }) => [account, lot, amount])).toEqual([
    ['USED', null, -3],
    ['WALLET', { lotId: 1 }, 3],
    ['USED', null, -5],
    ['WALLET', { lotId: 2 }, 5],
    ['WALLET', { lotId: 2 }, -2],
    ['DEBT', null, 2],
  ]);
  expect(expiry?.postings.map(({ amount }) => amount)).toEqual([-4, 4]);
  expect(planRefund(walletOf([]), used.slice(1), NOW_MS).expiry).toBeNull();
});

test('taking a charge back takes what is left; what was spent is owed, what ended or moved is not', () => {
  const charged = [
    { lot: lotOf(1, 2, { amount: 10 }), userId: 'guest', expired: 0, moved: 5 },
    { lot: lotOf(2, 1, { amount: 5 }), userId: 'reader', expired: 0, moved: 0 },
    { lot: lotOf(3, 0, { amount: 4, kind: 'BONUS' }), userId: 'guest', expired: 4, moved: 0 },
    { lot: lotOf(4, 100, { amount: 600, kind: 'MILEAGE' }), userId: 'guest', expired: 0, moved: 0 },
  ];
  expect(
    planCancel(charged, 'reader')?.postings.map(({ account, userId, kind, amount }) => [account, userId, kind, amount]),
  ).toEqual([
    ['WALLET', 'guest', 'COIN', -2],
    ['DEBT', 'reader', 'COIN', -3],
    ['CANCELLED', null, 'COIN', 5],
    ['WALLET', 'reader', 'COIN', -1],
    ['DEBT', 'reader', 'COIN', -4],
    ['CANCELLED', null, 'COIN', 5],
    ['WALLET', 'guest', 'MILEAGE', -100],
    ['DEBT', 'reader', 'MILEAGE', -500],
    ['CANCELLED', null, 'MILEAGE', 600],
  ]);
  expect(planCancel(charged.slice(2, 3), 'reader')).toBeNull();
});

test('a charge is untouched while all of it is there', () => {
  const whole = { lot: lotOf(1, 10), userId: 'reader', expired: 0, moved: 0 };
  expect(isUntouched([whole])).toBe(true);
  expect(isUntouched([whole, { ...whole, lot: lotOf(2, 9, { amount: 10 }) }])).toBe(false);
  expect(isUntouched([{ ...whole, lot: lotOf(1, 8, { amount: 10 }), expired: 2 }])).toBe(false);
});

test.each([
  [2_999, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [3_100, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [0, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [2_800, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
  [6_600, 'MILEAGE_INSUFFICIENT'],
  [6_500, 'EXCHANGE_MILEAGE_INSUFFICIENT'],
])('of 6,400 points %i are not exchanged: %s', (points, code) => {
  const wallet = walletOf([lotOf(1, 6_400, { kind: 'MILEAGE' })]);
  expect(planExchange(wallet, mileage(points), BUSINESS_DEFAULTS, NOW_MS)).toEqual({ ok: false, code });
});

test.each([
  [3_000, 15],
  [6_400, 32],
])('%i points are %i bonus coins for 30 days', (points, bonus) => {
  const wallet = walletOf([lotOf(1, 6_400, { kind: 'MILEAGE' })]);
  expect(planExchange(wallet, mileage(points), BUSINESS_DEFAULTS, NOW_MS)).toMatchObject({
    ok: true,
    value: { newLots: [{ kind: 'BONUS', source: 'MILEAGE', amount: bonus, expiresAtMs: NOW_MS + 30 * DAY_MS }] },
  });
});

test('no points are exchanged while points are owed', () => {
  const wallet = walletOf([lotOf(1, 6_400, { kind: 'MILEAGE' })], { points: 1 });
  expect(planExchange(wallet, mileage(3_000), BUSINESS_DEFAULTS, NOW_MS)).toEqual({
    ok: false,
    code: 'MILEAGE_INSUFFICIENT',
  });
});

test('a wallet moves with its dates and its debt; what has ended stays', () => {
  const from = {
    ...walletOf(
      [lotOf(1, 3, { amount: 9, acquiredAtMs: 5 }), lotOf(2, 3, { expiresAtMs: NOW_MS }), lotOf(3, 0, { amount: 9 })],
      { coins: 2, points: 7 },
    ),
    userId: 'guest',
  };
  const planned = planMerge(from, walletOf([]), NOW_MS);
  expect(planned?.newLots).toEqual([
    {
      kind: 'COIN',
      source: 'PAYMENT',
      amount: 3,
      acquiredAtMs: 5,
      expiresAtMs: null,
      userId: 'reader',
      originLotId: 1,
    },
  ]);
  expect(planned?.postings.map(({ account, userId, kind, amount }) => [account, userId, kind, amount])).toEqual([
    ['WALLET', 'guest', 'COIN', -3],
    ['WALLET', 'reader', 'COIN', 3],
    ['DEBT', 'guest', 'COIN', 2],
    ['DEBT', 'reader', 'COIN', -2],
    ['DEBT', 'guest', 'MILEAGE', 7],
    ['DEBT', 'reader', 'MILEAGE', -7],
  ]);
  expect(planMerge({ ...walletOf([]), userId: 'guest' }, walletOf([]), NOW_MS)).toBeNull();
});

test('a receipt says what was spent of each kind, and they add up', () => {
  const line = (kind: 'COIN' | 'BONUS' | 'FREE_COIN', amount: number) => ({ lotId: 1, kind, amount });
  expect(spentCoins({ lines: [line('COIN', -2), line('BONUS', -3), line('FREE_COIN', -4), line('COIN', -1)] })).toEqual(
    {
      useCoin: 10,
      useGoldCoin: 3,
      useBonusCoin: 3,
      useFreeCoin: 4,
    },
  );
});
