import { grant, refuse } from '@longstrip/core';
import type { GooglePlayClient, PlayPurchase } from './google-play-client.ts';
import { type OrderRow, type PaymentAdapter, type PaymentWord, paidAsOrdered } from './payment-provider.ts';
import { storeAccountToken } from './store-account-token.ts';

/** So long an order waits for a purchase that is paid in cash; paid later still, it counts if its pack is there. */
const PENDING_MS = 3 * 86_400_000;

const [BOUGHT, PENDING] = [0, 2];

/** What a purchase says of its order. */
export function wordOfPurchase({ purchaseState }: PlayPurchase, purchaseToken: string, order: OrderRow): PaymentWord {
  if (purchaseState === BOUGHT) return paidAsOrdered(order, purchaseToken);
  if (purchaseState === PENDING) {
    return { kind: 'pending', untilMs: order.createdAtMs + PENDING_MS, storeNumber: null };
  }
  // What was never paid is cancelled; what was paid is told of as refunded by itself.
  return { kind: 'cancelled' };
}

/** Purchases in the app by Google Play, which is asked what a purchase token is worth (D16). */
export function createGooglePlayPayments(client: GooglePlayClient): PaymentAdapter {
  return {
    name: 'google',
    openCheckout: null,
    ask: async (order) => {
      const { storeProductId, providerReference: token } = order;
      if (storeProductId === null || token === null) return null;
      const purchase = await client.find(storeProductId, token);
      return purchase === null ? null : wordOfPurchase(purchase, token, order);
    },
    verify: async (order, token) => {
      if (order.storeProductId === null) return refuse('NOT_FOUND_COIN_PRODUCT');
      // Somebody bought twice for one order: the second is for support.
      if ((order.providerReference ?? token) !== token) return refuse('INVALID_PARAMETER');
      const purchase = await client.find(order.storeProductId, token);
      if (purchase?.obfuscatedExternalAccountId !== storeAccountToken(order.id)) return refuse('INVALID_PARAMETER');
      if (purchase.quantity !== 1) return refuse('NOT_FOUND_COIN_PRODUCT');
      return grant(wordOfPurchase(purchase, token, order));
    },
    refund: async (order) => {
      const purchase = await purchaseOf(client, order);
      if (purchase.purchaseState !== BOUGHT) return;
      if (purchase.orderId === undefined) throw new Error(`the purchase of order ${order.id} has no number`);
      await client.refund(purchase.orderId);
    },
    // Google gives back by itself what is not acknowledged within three days; what is used up can be bought again.
    finish: async (order) => {
      const { consumptionState, purchaseState } = await purchaseOf(client, order);
      if (consumptionState === 1 || purchaseState !== BOUGHT) return;
      await client.consume(order.storeProductId ?? '', order.providerReference ?? '');
    },
  };
}

async function purchaseOf(client: GooglePlayClient, order: OrderRow): Promise<PlayPurchase> {
  const { id, storeProductId, providerReference: token } = order;
  const purchase = storeProductId === null || token === null ? null : await client.find(storeProductId, token);
  if (purchase === null) throw new Error(`Google Play knows no purchase of order ${id}`);
  return purchase;
}
