import { randomBytes, randomInt } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type CryptoKey, jwtVerify, type KeyObject } from 'jose';
import { LRUCache } from 'lru-cache';

export interface PlayInterfaceOptions {
  readonly tokenUrl: string;
  readonly packageName: string;
  readonly clientEmail: string;
  readonly serviceKey: CryptoKey | KeyObject;
  readonly nowMs: () => number;
  /** Called when the store refunds a purchase. */
  readonly refund: (purchase: PlayPurchase) => void;
}

const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const TOKEN_SECONDS = 3_600;

/** Google's interface for a store’s server: a token for its service account, and purchases. */
export function playInterface(options: PlayInterfaceOptions, purchases: PlayPurchases): Hono {
  const { tokenUrl, packageName, clientEmail, serviceKey, nowMs, refund } = options;
  const accessToken = `ya29.${randomBytes(32).toString('base64url')}`;
  const app = new Hono();
  app.post('/play/token', async (c) => {
    const { grant_type: grant, assertion } = await c.req.parseBody();
    const expected = { issuer: clientEmail, audience: tokenUrl, algorithms: ['RS256'], currentDate: new Date(nowMs()) };
    const asserted = await jwtVerify(String(assertion), serviceKey, expected).catch(() => null);
    if (grant !== GRANT || asserted?.payload.scope !== SCOPE) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({ access_token: accessToken, expires_in: TOKEN_SECONDS, token_type: 'Bearer' });
  });
  app.use('/androidpublisher/*', async (c, next) =>
    c.req.header('authorization') === `Bearer ${accessToken}` ? next() : refuse(c, 401, 'UNAUTHENTICATED'),
  );
  const path = `/androidpublisher/v3/applications/${packageName}`;
  const purchaseOf = (c: Context, suffix: string) => {
    const token = c.req.param('token') ?? '';
    const found = token.endsWith(suffix) ? purchases.get(token.slice(0, token.length - suffix.length)) : undefined;
    return found?.productId === c.req.param('productId') ? found : undefined;
  };
  app.get(`${path}/purchases/products/:productId/tokens/:token`, (c) => {
    const purchase = purchaseOf(c, '');
    if (purchase === undefined) return refuse(c, 404, 'NOT_FOUND');
    return c.json({ kind: 'androidpublisher#productPurchase', ...purchase });
  });
  app.post(`${path}/purchases/products/:productId/tokens/:token`, (c) => {
    const purchase = purchaseOf(c, ':consume');
    if (purchase === undefined) return refuse(c, 404, 'NOT_FOUND');
    if (purchase.purchaseState !== 0) return refuse(c, 400, 'FAILED_PRECONDITION');
    Object.assign(purchase, { consumptionState: 1, acknowledgementState: 1 });
    return c.body(null, 204);
  });
  app.post(`${path}/orders/:orderId`, (c) => {
    const purchase = [...purchases.values()].find(({ orderId }) => `${orderId}:refund` === c.req.param('orderId'));
    if (purchase === undefined) return refuse(c, 404, 'NOT_FOUND');
    if (purchase.purchaseState !== 0) return refuse(c, 400, 'FAILED_PRECONDITION');
    refund(purchase);
    return c.body(null, 204);
  });
  return app;
}

function refuse(c: Context, code: 400 | 401 | 404, status: string): Response {
  return c.json({ error: { code, status, message: status } }, code);
}

/** A purchase at Google Play in the form of `purchases.products`; `purchaseState`: 0 bought, 1 cancelled, 2 pending. */
export interface PlayPurchase {
  readonly productId: string;
  readonly purchaseToken: string;
  readonly orderId: string;
  readonly purchaseTimeMillis: string;
  readonly regionCode: string;
  readonly obfuscatedExternalAccountId?: string;
  purchaseState: 0 | 1 | 2;
  consumptionState: 0 | 1;
  acknowledgementState: 0 | 1;
}

export type PlayPurchases = LRUCache<string, PlayPurchase>;

const PURCHASES_MOST = 5_000;
const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

export function createPurchases(): PlayPurchases {
  return new LRUCache({ max: PURCHASES_MOST });
}

/** Buys one of a product; a pending one waits for cash. */
export function newPurchase(
  { productId, accountId, isPending }: { productId: string; accountId: string; isPending: boolean },
  nowMs: number,
): PlayPurchase {
  return {
    ...{ productId, purchaseToken: randomBytes(60).toString('base64url'), purchaseTimeMillis: String(nowMs) },
    ...{ orderId: `GPA.${digits(4)}-${digits(4)}-${digits(4)}-${digits(5)}`, regionCode: 'US' },
    ...(accountId === '' ? {} : { obfuscatedExternalAccountId: accountId }),
    ...{ purchaseState: isPending ? 2 : 0, consumptionState: 0, acknowledgementState: 0 },
  };
}
