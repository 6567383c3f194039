import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { orderOfStoreToken, storeAccountToken } from './payment-provider.ts';

const orderIds = Array.from({ length: 200 }, () => `o${randomBytes(12).toString('hex')}`);

test('a store’s token is a UUID, and leads back to its order alone, in capitals too', () => {
  for (const orderId of orderIds) {
    const token = storeAccountToken(orderId);
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([orderOfStoreToken(token), orderOfStoreToken(token.toUpperCase())]).toEqual([orderId, orderId]);
  }
});

test('any other UUID leads to none', () => {
  const changed = storeAccountToken(`o${'0'.repeat(24)}`).replace('0', '1');
  for (const token of ['', 'none', randomUUID(), changed]) expect(orderOfStoreToken(token)).toBeNull();
});
