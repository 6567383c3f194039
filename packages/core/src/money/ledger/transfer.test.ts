import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotOf, NOW_MS, walletOf } from './ledger.fixture.ts';
import { sumOfUnit } from './movement.ts';
import { planTransfer } from './transfer.ts';

const TO = { userId: 'there' };

test('moves each lot one to one, with its kind, source and dates, and leaves what has ended', () => {
  const ends = NOW_MS + 5;
  const from = walletOf([
    lotOf(1, 7, { amount: 9, source: 'ADMIN', acquiredAtMs: 12 }),
    lotOf(2, 4, { kind: 'BONUS', expiresAtMs: ends }),
    lotOf(3, 5, { kind: 'BONUS', expiresAtMs: NOW_MS }),
    lotOf(4, 300, { kind: 'MILEAGE' }),
  ]);
  const plan = planTransfer(from, TO, NOW_MS);
  expect(plan?.arriving.newLots).toMatchObject([
    { userId: 'there', kind: 'COIN', source: 'ADMIN', amount: 7, acquiredAtMs: 12, expiresAtMs: null, originLotId: 1 },
    { userId: 'there', kind: 'BONUS', amount: 4, expiresAtMs: ends, originLotId: 2 },
    { userId: 'there', kind: 'MILEAGE', amount: 300, originLotId: 4 },
  ]);
  expect(plan?.leaving.newLots).toEqual([]);
});

test('takes along what is owed', () => {
  const plan = planTransfer(walletOf([], { coins: 3, points: 200 }), TO, NOW_MS);
  const debts = plan?.arriving.postings.filter(({ account }) => account === 'DEBT');
  expect(debts).toMatchObject([
    { userId: 'there', kind: 'COIN', amount: -3 },
    { userId: 'there', kind: 'MILEAGE', amount: -200 },
  ]);
});

test('is none where there is nothing', () => {
  expect(planTransfer(walletOf([lotOf(1, 3, { kind: 'BONUS', expiresAtMs: NOW_MS })]), TO, NOW_MS)).toBeNull();
});

test('clears: what leaves the one platform arrives on the other, in coins and in points', () => {
  const lots = fc.array(
    fc.record({ remaining: fc.integer({ min: 1, max: 500 }), kind: fc.constantFrom('COIN', 'FREE_COIN', 'MILEAGE') }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lots, fc.nat(50), fc.nat(50), (given, coins, points) => {
      const from = walletOf(
        given.map(({ remaining, kind }, index) => lotOf(index + 1, remaining, { kind })),
        { coins, points },
      );
      const plan = planTransfer(from, TO, NOW_MS);
      for (const unit of ['coins', 'points'] as const) {
        const cleared = [plan?.leaving, plan?.arriving].map((movement) =>
          sumOfUnit(movement?.postings.filter(({ account }) => account === 'CLEARING') ?? [], unit),
        );
        expect((cleared[0] ?? 0) + (cleared[1] ?? 0)).toBe(0);
      }
    }),
  );
});
