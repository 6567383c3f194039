import { grant, refuse } from '@longstrip/core';
import * as v from 'valibot';
import { type AppStoreSettings, readAppStoreSignature } from './app-store-signature.ts';
import { type OrderRow, type PaymentAdapter, type PaymentWord, paidAsOrdered } from './payment-provider.ts';
import { storeAccountToken } from './store-account-token.ts';

/** What is read of a signed transaction; times are in milliseconds. */
export const TransactionSchema = v.object({
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  bundleId: v.string(),
  productId: v.string(),
  environment: v.string(),
  quantity: v.optional(v.number(), 1),
  appAccountToken: v.optional(v.nullable(v.string()), null),
  revocationDate: v.optional(v.nullable(v.number()), null),
});
export type AppStoreTransaction = v.InferOutput<typeof TransactionSchema>;

/** A transaction of this app that the App Store signed; null: it is none. */
export async function readTransaction(jws: string, settings: AppStoreSettings): Promise<AppStoreTransaction | null> {
  const signed = await readAppStoreSignature(jws, settings, (verifier) => verifier.verifyAndDecodeTransaction(jws));
  const read = v.safeParse(TransactionSchema, signed);
  return read.success ? read.output : null;
}

/** Whether one of what the order sold was bought. */
export function isOfOrder({ productId, quantity }: AppStoreTransaction, { storeProductId }: OrderRow): boolean {
  return productId === storeProductId && quantity === 1;
}

/** What a transaction says of its order. */
export function wordOfTransaction(transaction: AppStoreTransaction, order: OrderRow): PaymentWord {
  return transaction.revocationDate === null ? paidAsOrdered(order, transaction.transactionId) : { kind: 'refunded' };
}

/** Purchases in the app, which the App Store signs (D16). It needs no call: signature and account token prove them. */
export function createAppStorePayments(settings: AppStoreSettings): PaymentAdapter {
  return {
    name: 'apple',
    openCheckout: null,
    ask: async () => null,
    verify: async (order, proof) => {
      const transaction = await readTransaction(proof, settings);
      if (transaction === null) return refuse('INVALID_PARAMETER');
      if (transaction.appAccountToken?.toLowerCase() !== storeAccountToken(order.id))
        return refuse('INVALID_PARAMETER');
      // Somebody bought twice for one order: the second is for support.
      if ((order.providerReference ?? transaction.transactionId) !== transaction.transactionId) {
        return refuse('INVALID_PARAMETER');
      }
      if (!isOfOrder(transaction, order)) return refuse('NOT_FOUND_COIN_PRODUCT');
      return grant(wordOfTransaction(transaction, order));
    },
    refund: async (order) => {
      throw new Error(`the App Store gives back the money of order ${order.id} at its buyer’s wish alone`);
    },
  };
}
