import { expect, test } from 'vitest';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../shared/enumerations.ts';
import { isPayable, leastTotal } from './payable-total.ts';

test.each<[PaymentProvider, string, total: number, can: boolean]>([
  ['stripe', 'USD', 50, true],
  ['stripe', 'USD', 49, false],
  ['stripe', 'EUR', 50, true],
  ['stripe', 'EUR', 49, false],
  ['stripe', 'THB', 1_000, true],
  ['stripe', 'THB', 999, false],
  ['stripe', 'TWD', 1_999, false],
  ['stripe', 'JPY', 50, true],
  ['stripe', 'JPY', 49, false],
  ['stripe', 'XYZ', 1, true],
  ['gmo', 'JPY', 1, true],
  ['sandbox', 'USD', 1, true],
  ['apple', 'USD', 1, true],
  ['google', 'USD', 1, true],
])('%s in %s takes %d: %s', (provider, currency, total, can) => {
  expect(isPayable({ provider, currency }, total)).toBe(can);
});

test.each(PAYMENT_PROVIDERS)('%s is not asked for nothing, and its least is above nothing', (provider) => {
  expect(isPayable({ provider, currency: 'USD' }, 0)).toBe(true);
  expect(leastTotal(provider, 'USD')).toBeGreaterThan(0);
});
