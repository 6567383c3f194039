import { createPrivateKey } from 'node:crypto';
import { grant, refuse } from '@longstrip/core';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import {
  type OrderRow,
  type PaymentAdapter,
  type PaymentReport,
  paidAsOrdered,
  storeAccountToken,
} from './payment-provider.ts';
import { type Fetch, PROVIDER_TIMEOUT_MS } from './sandbox-payments.ts';

/** The store’s app at Google Play, its service account, and the sender of pushes that it trusts. */
export interface GooglePlaySettings {
  readonly packageName: string;
  readonly clientEmail: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly tokenUrl: string;
  /** Google’s own, or a local stand-in’s origin. */
  readonly apiUrl: string;
  /** The audience and the service account of the Pub/Sub subscription that pushes, and where Google’s keys are. */
  readonly pushAudience: string;
  readonly pushAccount: string;
  readonly keysUrl: string;
}

/** What is read of a purchase; `purchaseState`: 0 bought, 1 cancelled, 2 pending. */
const PurchaseSchema = v.looseObject({
  purchaseState: v.picklist([0, 1, 2]),
  consumptionState: v.optional(v.number(), 0),
  quantity: v.optional(v.number(), 1),
  orderId: v.optional(v.string()),
  obfuscatedExternalAccountId: v.optional(v.string(), ''),
});
export type PlayPurchase = v.InferOutput<typeof PurchaseSchema>;

const TokenSchema = v.looseObject({ access_token: v.string(), expires_in: v.number() });

/** The store’s calls to Google Play. They throw if Google cannot be reached. */
export interface GooglePlayClient {
  /** null: no purchase has this token. */
  find(productId: string, purchaseToken: string): Promise<PlayPurchase | null>;
  consume(productId: string, purchaseToken: string): Promise<void>;
  refund(orderId: string): Promise<void>;
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_SECONDS = 300;
/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;

export function createGooglePlayClient(
  settings: GooglePlaySettings,
  { fetch: send = fetch, nowMs }: { fetch?: Fetch; nowMs: () => number },
): GooglePlayClient {
  const root = `${settings.apiUrl.replace(/\/$/, '')}/androidpublisher/v3/applications`;
  const base = `${root}/${encodeURIComponent(settings.packageName)}`;
  let cached = { token: '', untilMs: 0 };

  async function accessToken(): Promise<string> {
    if (nowMs() < cached.untilMs) return cached.token;
    const body = new URLSearchParams({ grant_type: GRANT, assertion: await assertionOf(settings, nowMs()) });
    const answer = await send(settings.tokenUrl, { method: 'POST', body, signal: timeout() });
    if (!answer.ok) throw new Error(`Google gave no token: it answered ${answer.status}`);
    const { access_token: token, expires_in: seconds } = v.parse(TokenSchema, await answer.json());
    cached = { token, untilMs: nowMs() + seconds * 1000 - MARGIN_MS };
    return token;
  }
  const call = async (path: string, method: 'GET' | 'POST') =>
    send(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${await accessToken()}` },
      signal: timeout(),
    });
  const purchasePath = (productId: string, token: string) =>
    `/purchases/products/${encodeURIComponent(productId)}/tokens/${encodeURIComponent(token)}`;

  return {
    find: async (productId, purchaseToken) => {
      const answer = await call(purchasePath(productId, purchaseToken), 'GET');
      // A token of another app, product or time, or none at all.
      if ([400, 404, 410].includes(answer.status)) return null;
      if (!answer.ok) throw new Error(`Google Play answered ${answer.status}`);
      return v.parse(PurchaseSchema, await answer.json());
    },
    consume: async (productId, purchaseToken) => {
      const answer = await call(`${purchasePath(productId, purchaseToken)}:consume`, 'POST');
      if (!answer.ok) throw new Error(`Google Play answered ${answer.status}`);
    },
    refund: async (orderId) => {
      const answer = await call(`/orders/${encodeURIComponent(orderId)}:refund?revoke=true`, 'POST');
      if (!answer.ok) throw new Error(`Google Play answered ${answer.status}`);
    },
  };
}

const timeout = (): AbortSignal => AbortSignal.timeout(PROVIDER_TIMEOUT_MS);

/** The assertion that the service account signs to get an access token. */
function assertionOf({ clientEmail, privateKey, tokenUrl }: GooglePlaySettings, nowMs: number): Promise<string> {
  const seconds = Math.floor(nowMs / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(clientEmail)
    .setAudience(tokenUrl)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_SECONDS)
    .sign(createPrivateKey(privateKey));
}

/** How long an order waits for a purchase that is paid in cash. If it is paid later, it counts if its pack is still there. */
const PENDING_MS = 3 * 86_400_000;

const [BOUGHT, PENDING] = [0, 2];

/** What a purchase says of its order. */
export function reportOfPurchase(
  { purchaseState }: PlayPurchase,
  purchaseToken: string,
  order: OrderRow,
): PaymentReport {
  if (purchaseState === BOUGHT) return paidAsOrdered(order, purchaseToken);
  if (purchaseState === PENDING) {
    return { kind: 'pending', untilMs: order.createdAtMs + PENDING_MS, storeNumber: null };
  }
  // Here nothing was ever paid; a refund is reported by a notification of its own.
  return { kind: 'cancelled' };
}

/** Purchases in the app. Google Play is asked whether a purchase token is valid (D16). */
export function createGooglePlayPayments(client: GooglePlayClient): PaymentAdapter {
  return {
    name: 'google',
    openCheckout: null,
    ask: async (order) => {
      const { storeProductId, providerReference: token } = order;
      if (storeProductId === null || token === null) return null;
      const purchase = await client.find(storeProductId, token);
      return purchase === null ? null : reportOfPurchase(purchase, token, order);
    },
    verify: async (order, token) => {
      if (order.storeProductId === null) return refuse('NOT_FOUND_COIN_PRODUCT');
      // Support refunds a second purchase for one order.
      if ((order.providerReference ?? token) !== token) return refuse('INVALID_PARAMETER');
      const purchase = await client.find(order.storeProductId, token);
      if (purchase?.obfuscatedExternalAccountId !== storeAccountToken(order.id)) return refuse('INVALID_PARAMETER');
      if (purchase.quantity !== 1) return refuse('NOT_FOUND_COIN_PRODUCT');
      return grant(reportOfPurchase(purchase, token, order));
    },
    refund: async (order) => {
      const purchase = await purchaseOf(client, order);
      if (purchase.purchaseState !== BOUGHT) return;
      if (purchase.orderId === undefined) throw new Error(`the purchase of order ${order.id} has no number`);
      await client.refund(purchase.orderId);
    },
    // Google refunds a purchase that is not acknowledged within three days. Only a consumed product can be bought again.
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
