import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entitlement, isActive, purchaseStateOf, rentalExpiresAtMs, strongestEntitlement } from './entitlement.ts';

const rental: Entitlement = { scope: 'RENT', isGift: false, startedAtMs: 100, expiresAtMs: 200, revokedAtMs: null };
const owned: Entitlement = { ...rental, scope: 'POSSESSION', expiresAtMs: null };

test('a rental of 72 hours ends 72 hours after its beginning, to the millisecond', () => {
  expect(rentalExpiresAtMs(1, 72)).toBe(259_200_001);
});

test.each([
  [99, rental, true],
  [100, rental, true],
  [199, rental, true],
  [200, rental, false],
  [99, owned, true],
  [Number.MAX_SAFE_INTEGER, owned, true],
  [149, { ...owned, revokedAtMs: 150 }, true],
  [150, { ...owned, revokedAtMs: 150 }, false],
  [150, { ...rental, revokedAtMs: 120 }, false],
])('at %i %j holds: %s', (nowMs, entitlement, expected) => {
  expect(isActive(entitlement, nowMs)).toBe(expected);
});

test.each<[string, Entitlement[], object]>([
  ['nothing', [], { purchaseStatus: null, rentExpiredAt: null, isRentGift: false, isRentFreetime: false }],
  ['a rental', [rental], { purchaseStatus: 'RENT', rentExpiredAt: 200, isRentGift: false, isRentFreetime: false }],
  [
    'a rental by gift',
    [{ ...rental, isGift: true }],
    { purchaseStatus: 'RENT', rentExpiredAt: 200, isRentGift: true, isRentFreetime: false },
  ],
  [
    'an opening by waiting',
    [{ ...rental, scope: 'FREETIME' }],
    { purchaseStatus: 'RENT', rentExpiredAt: 200, isRentGift: false, isRentFreetime: true },
  ],
  [
    'an ownership',
    [owned],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'a permanent grant',
    [{ ...owned, scope: 'PERMANENT' }],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'an ownership by gift',
    [{ ...owned, isGift: true }],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'both',
    [rental, owned],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'an ownership beside a rental without end',
    [{ ...rental, expiresAtMs: null }, owned],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'an ownership that ends before a rental',
    [
      { ...rental, expiresAtMs: 300 },
      { ...owned, expiresAtMs: 200 },
    ],
    { purchaseStatus: 'POSSESSION', rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'a rental that is over',
    [{ ...rental, expiresAtMs: 150 }],
    { purchaseStatus: null, rentExpiredAt: null, isRentGift: false, isRentFreetime: false },
  ],
  [
    'two rentals',
    [rental, { ...rental, scope: 'FREETIME', expiresAtMs: 300 }],
    { purchaseStatus: 'RENT', rentExpiredAt: 300, isRentGift: false, isRentFreetime: true },
  ],
])('a reader who has %s', (_, entitlements, holding) => {
  expect(purchaseStateOf(entitlements, 150)).toEqual(holding);
});

test('the order in which rights were recorded does not matter, and one that is over never counts', () => {
  const anyEntitlement = fc.record({
    scope: fc.constantFrom('RENT' as const, 'FREETIME' as const, 'POSSESSION' as const),
    isGift: fc.boolean(),
    startedAtMs: fc.integer({ min: 0, max: 100 }),
    expiresAtMs: fc.integer({ min: 1, max: 200 }),
    revokedAtMs: fc.option(fc.integer({ min: 0, max: 200 })),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyEntitlement, { selector: ({ expiresAtMs }) => expiresAtMs }), (drawn) => {
      const entitlements = drawn.map((entitlement) =>
        entitlement.scope === 'POSSESSION' ? { ...entitlement, expiresAtMs: null } : entitlement,
      );
      const strongest = strongestEntitlement(entitlements, 100);
      const reversed = strongestEntitlement(entitlements.toReversed(), 100);
      expect(reversed?.expiresAtMs).toBe(strongest?.expiresAtMs);
      expect(strongest === null || isActive(strongest, 100)).toBe(true);
    }),
  );
});
