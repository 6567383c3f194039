import { createHash } from 'node:crypto';
import type { ClientPlatform, Decision, MinorUnits, OrderProvider, PaymentProvider, Platform } from '@longstrip/core';
import type { coinOrder } from '@longstrip/database/schema';

export type OrderRow = typeof coinOrder.$inferSelect;

/** What is to be paid for an order, in minor units. */
export function totalOf({ priceMinorUnits, discountMinorUnits }: OrderRow): MinorUnits {
  return (priceMinorUnits - discountMinorUnits) as MinorUnits;
}

interface CheckoutRequest {
  readonly order: OrderRow;
  readonly platform: Platform;
  readonly locale: string;
  /** The page of the site that the reader comes back to, whatever happened. */
  readonly returnUrl: string;
}

interface Checkout {
  readonly url: string;
  /** The provider’s own name of the payment; null: it gives none before it is paid. */
  readonly reference: string | null;
}

/** What a provider says of a payment; amounts are in minor units. */
export type PaymentReport =
  | { readonly kind: 'open' }
  | { readonly kind: 'pending'; readonly untilMs: number | null; readonly storeNumber: string | null }
  | {
      readonly kind: 'paid';
      readonly reference: string | null;
      readonly amount: number;
      readonly currency: string;
    }
  | { readonly kind: 'declined' | 'cancelled' | 'expired' | 'refunded' | 'disputed' };

/** INVALID_PARAMETER: it is no proof of this order; NOT_FOUND_COIN_PRODUCT: something else was bought. */
export type ProofRefusal = 'INVALID_PARAMETER' | 'NOT_FOUND_COIN_PRODUCT';

/** A payment provider (D16). Only our server asks it; what a browser brings back proves nothing. */
export interface PaymentAdapter {
  readonly name: PaymentProvider;
  /** Where the reader pays; null: in the app’s own store. A repeated call for the same order is allowed. */
  readonly openCheckout: ((request: CheckoutRequest) => Promise<Checkout>) | null;
  /** How far a payment is; null: it does not know the order, or cannot be asked. */
  readonly ask: (order: OrderRow) => Promise<PaymentReport | null>;
  /** Checks the proof that an app’s store gave for a purchase; null: this provider gives no such proof. */
  readonly verify: ((order: OrderRow, proof: string) => Promise<Decision<PaymentReport, ProofRefusal>>) | null;
  /** Gives the money back; a repeated call does nothing more. Throws if that fails. */
  readonly refund: (order: OrderRow) => Promise<void>;
  /** Tells the provider that the coins are given, if it needs to know; a repeated call does nothing more. */
  readonly finish?: (order: OrderRow) => Promise<void>;
}

/**
 * The report of a purchase in an app’s store. The proof says what was bought; its price is set by the app’s store, in the
 * currency of the buyer’s country. So the order counts as paid at the agreed price.
 */
export function paidAsOrdered(order: OrderRow, reference: string): PaymentReport {
  return { kind: 'paid', reference, amount: totalOf(order), currency: order.currency };
}

/** The adapters of this installation. */
export interface PaymentProviders {
  /** The provider of payments of a client of a platform; null: none is set up. */
  forClient(platform: Platform, client: ClientPlatform): PaymentAdapter | null;
  /** null: it is not set up, or there is no provider (`none`). */
  byName(name: OrderProvider): PaymentAdapter | null;
  /** Where readers open a platform’s site. */
  originOf(platformId: string): string;
}

/**
 * The provider that takes the rest of the price. The sandbox’s check-out has the limits of the platform’s own provider, which it
 * replaces.
 */
export function takerOf(
  adapter: Pick<PaymentAdapter, 'name'>,
  { payments, currency }: Platform,
  client: ClientPlatform,
): { readonly provider: PaymentProvider; readonly currency: string } {
  return { provider: adapter.name === 'sandbox' ? payments[client] : adapter.name, currency: currency.code };
}

/** The page of the site that a reader comes back to from the check-out. */
export function returnUrlOf(providers: Pick<PaymentProviders, 'originOf'>, order: OrderRow): string {
  const url = new URL('/shop', providers.originOf(order.platformId));
  url.searchParams.set('order', order.id);
  return url.href;
}

const ORDER_ID = /^o([0-9a-f]{24})$/;
const TOKEN = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-a([0-9a-f]{3})-([0-9a-f]{6})([0-9a-f]{6})$/;

/**
 * The UUID by which an app’s store names the order of a purchase: the order’s id, with some digits that prove it to be ours. It
 * is a UUID of version 8 (RFC 9562), whose content an application may choose.
 */
export function storeAccountToken(orderId: string): string {
  const [, hex = ''] = ORDER_ID.exec(orderId) ?? [];
  if (hex === '') throw new Error(`no order for a store has the id ${orderId}`);
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 15), hex.slice(15, 18)];
  return `${a}-${b}-8${c}-a${d}-${hex.slice(18)}${proofOf(hex)}`;
}

/** What the app of an order asks its store for; null twice where no app's store takes the payment. */
export function storeOf({ id, storeProductId }: { readonly id: string; readonly storeProductId: string | null }): {
  storeProductId: string | null;
  storeAccountToken: string | null;
} {
  return { storeProductId, storeAccountToken: storeProductId === null ? null : storeAccountToken(id) };
}

/** The order of a store’s account token; null: the token is not one of ours. */
export function orderOfStoreToken(token: string): string | null {
  const [, a = '', b = '', c = '', d = '', e = '', proof] = TOKEN.exec(token.toLowerCase()) ?? [];
  const hex = `${a}${b}${c}${d}${e}`;
  return proof === proofOf(hex) ? `o${hex}` : null;
}

function proofOf(hex: string): string {
  return createHash('sha256').update(`longstrip order ${hex}`).digest('hex').slice(0, 6);
}
