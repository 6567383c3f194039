import { describe, expect, test } from 'vitest';
import { formatPurchaseChoice, readPurchaseChoice } from './purchase-choice.ts';

describe('a purchase choice', () => {
  test.each([
    { type: 'RENT', coins: 3, giftId: null, takesGift: false, mileage: 0 },
    { type: 'POSSESSION_GIFT', coins: 0, giftId: 'g-1_a', takesGift: true, mileage: 0 },
    { type: 'ALL_POSSESSION', coins: 1_234, giftId: null, takesGift: false, mileage: 3_000 },
  ] as const)('is read as it was written: $type', (choice) => {
    expect(readPurchaseChoice(formatPurchaseChoice(choice))).toEqual(choice);
  });

  test.each([
    '',
    'RENT',
    'RENT:3',
    'PERMANENT:0::0:0',
    'RENT:-3::0:0',
    'RENT:3:a b:0:0',
    'RENT:3::2:0',
    'RENT:3.5::0:0',
  ])('%j is none', (value) => {
    expect(readPurchaseChoice(value)).toBeNull();
  });
});
