import { randomInt } from 'node:crypto';

/** A purchase, in the App Store’s own words; times in milliseconds, the price in thousandths of the currency. */
export interface Transaction {
  readonly transactionId: string;
  readonly originalTransactionId: string;
  readonly bundleId: string;
  readonly productId: string;
  readonly purchaseDate: number;
  readonly originalPurchaseDate: number;
  readonly quantity: number;
  readonly type: 'Consumable';
  readonly inAppOwnershipType: 'PURCHASED';
  readonly transactionReason: 'PURCHASE';
  readonly environment: 'Production';
  readonly storefront: string;
  readonly storefrontId: string;
  readonly currency: string;
  readonly price: number;
  readonly appAccountToken?: string;
  revocationDate?: number;
  revocationReason?: number;
}

/** Buys one of a product. */
export function newTransaction(
  { productId, appAccountToken, bundleId }: { productId: string; appAccountToken: string; bundleId: string },
  nowMs: number,
): Transaction {
  const transactionId = `2${String(randomInt(10 ** 14)).padStart(14, '0')}`;
  return {
    ...{ transactionId, originalTransactionId: transactionId, bundleId, productId, quantity: 1, type: 'Consumable' },
    ...{ purchaseDate: nowMs, originalPurchaseDate: nowMs, inAppOwnershipType: 'PURCHASED', environment: 'Production' },
    ...{ transactionReason: 'PURCHASE', storefront: 'USA', storefrontId: '143441', currency: 'USD', price: 8_990 },
    ...(appAccountToken === '' ? {} : { appAccountToken }),
  };
}
