import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { formatMoney, formatUnitPrice } from './format-money.server.ts';

const { currency: dollar } = getPlatform('bom-us');
const { currency: yen } = getPlatform('beltoon-jp');
const { currency: euro } = getPlatform('delitoon-de');

test('money is written as the platform writes it, in Latin digits', () => {
  expect(formatMoney(dollar, 'en-US', 123_456)).toBe('$1,234.56');
  expect(formatMoney(yen, 'ja-JP', 1_200)).toBe('¥1,200');
  expect(formatMoney(dollar, 'ar', 899)).toBe('$8.99');
  expect(formatMoney(euro, 'de-DE', 899)).toMatch(/^(€8,99|8,99\u00a0€)$/);
  expect(formatMoney(dollar, 'en-US', -100)).toBe('−$1.00');
});

test('the price of one coin has a digit more', () => {
  expect(formatUnitPrice(dollar, 'en-US', 8_920)).toBe('$0.089');
  expect(formatUnitPrice(yen, 'ja-JP', 8_750)).toBe('¥8.8');
});
