import { createHash } from 'node:crypto';
import type { ClientPlatform, Decision, MinorUnits, OrderProvider, PaymentProvider, Platform } from '@longstrip/core';
import type { coinOrder } from '@longstrip/database/schema';

export type OrderRow = typeof coinOrder.$inferSelect;

/** What is to be paid for an order, in minor units. */
export function totalOf({ priceMinorUnits, discountMinorUnits }: OrderRow): MinorUnits {
  return (priceMinorUnits - discountMinorUnits) as MinorUnits;
}

/** What a provider is asked for when a reader starts to pay. */
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

/** A payment provider (D16). It is asked by our server alone; what a browser brings back proves nothing. */
export interface PaymentAdapter {
  readonly name: PaymentProvider;
  /** Where the reader pays; null: in the app’s own store. The same order may be asked for again. */
  readonly openCheckout: ((request: CheckoutRequest) => Promise<Checkout>) | null;
  /** How far a payment is; null: it does not know the order, or cannot be asked. */
  readonly ask: (order: OrderRow) => Promise<PaymentReport | null>;
  /** Checks what an app’s store gave for a purchase; null: no app has such a proof. */
  readonly verify: ((order: OrderRow, proof: string) => Promise<Decision<PaymentReport, ProofRefusal>>) | null;
  /** Gives the money back; repeated, it does nothing more. Throws while that is not done. */
  readonly refund: (order: OrderRow) => Promise<void>;
  /** Tells a provider that wants to know it that the coins are given; repeated, it does nothing more. */
  readonly finish?: (order: OrderRow) => Promise<void>;
}

/**
 * A purchase in an app’s store: what was bought is proved, and its price is the store’s, in the currency of the buyer’s
 * country. So the order counts as paid as it was agreed.
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

/** The provider of what is left to pay: the sandbox’s check-out stands in for the platform’s own provider, with its limits. */
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
 * The UUID by which an app’s store tells which order a purchase is of: its id, with some digits that prove it to be ours.
 * It is version 8 of RFC 9562, a UUID of one’s own making.
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

/** The order that a store tells of; null: the token is none of ours. */
export function orderOfStoreToken(token: string): string | null {
  const [, a = '', b = '', c = '', d = '', e = '', proof] = TOKEN.exec(token.toLowerCase()) ?? [];
  const hex = `${a}${b}${c}${d}${e}`;
  return proof === proofOf(hex) ? `o${hex}` : null;
}

function proofOf(hex: string): string {
  return createHash('sha256').update(`longstrip order ${hex}`).digest('hex').slice(0, 6);
}
