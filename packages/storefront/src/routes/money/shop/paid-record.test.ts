import { expect, test } from 'vitest';
import { keepPaidRecord } from './order-result-screen.tsx';

const VALUES = ['pay_1', '8.99', 'USD', 'TENOFF', 'sandbox', 'pack-100', '100 | coins\n'] as const;

test('a payment is saved as seven values that cannot run into each other', () => {
  const stored = new Map<string, string>();
  keepPaidRecord(() => ({ setItem: (key, value) => void stored.set(key, value) }), 'bom-us', VALUES);
  expect([...stored]).toEqual([['longstrip-bom-us-paid', 'pay_1|8.99|USD|TENOFF|sandbox|pack-100|100   coins ']]);
  expect(stored.get('longstrip-bom-us-paid')?.split('|')).toHaveLength(7);
});

test('a browser without storage loses nothing else', () => {
  const refuse = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => keepPaidRecord(refuse, 'bom-us', VALUES)).not.toThrow();
});
