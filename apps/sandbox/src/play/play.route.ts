import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { exportJWK, exportPKCS8, generateKeyPair, SignJWT } from 'jose';
import * as v from 'valibot';
import { createDeliveries } from '../check-out/deliveries.ts';
import { isNoticeFault } from '../check-out/payments.ts';
import { createPurchases, newPurchase, type PlayPurchase, playInterface } from './play-interface.ts';
import { playPage, purchasePage } from './play-pages.ts';

export interface PlayOptions {
  baseUrl: string;
  /** The store’s webhook; null: there is no store. */
  notifyUrl: string | null;
  nowMs: () => number;
  lateMs: number;
}

/** The store’s app at the fake Google Play, as the api is configured for it. */
export interface SandboxPlay {
  packageName: string;
  /** The store’s service account; the key is PKCS #8 in PEM. */
  clientEmail: string;
  privateKey: string;
  tokenUrl: string;
  apiUrl: string;
  /** The audience and the sender of pushes, and the address of the sender's signing keys. */
  pushAudience: string;
  pushAccount: string;
  keysUrl: string;
}

const PACKAGE = 'example.longstrip.reader';
const KEY_ID = 'sandbox';
const TOKEN_SECONDS = 3_600;
const PurchaseSchema = v.object({
  productId: v.pipe(v.string(), v.minLength(1)),
  accountToken: v.string(),
  isPending: v.boolean(),
});
const NO_STORE = { 'cache-control': 'no-store' };
const RSA = { modulusLength: 2_048, extractable: true };

/** The parts of Google Play that a store uses: its interface for purchases, and notifications that Pub/Sub pushes. */
export async function playRoute(options: PlayOptions): Promise<{ app: Hono; facts: SandboxPlay }> {
  const { baseUrl, notifyUrl, nowMs, lateMs } = options;
  const [service, google] = await Promise.all([generateKeyPair('RS256', RSA), generateKeyPair('RS256', RSA)]);
  const facts: SandboxPlay = {
    packageName: PACKAGE,
    clientEmail: 'store@sandbox.iam.gserviceaccount.com',
    privateKey: await exportPKCS8(service.privateKey),
    ...{ tokenUrl: `${baseUrl}/play/token`, apiUrl: baseUrl, keysUrl: `${baseUrl}/play/certs` },
    ...{ pushAudience: notifyUrl ?? baseUrl, pushAccount: 'push@sandbox.iam.gserviceaccount.com' },
  };
  const headersOf = async () => {
    const seconds = Math.floor(nowMs() / 1000);
    const token = await new SignJWT({ email: facts.pushAccount, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer('https://accounts.google.com')
      .setAudience(facts.pushAudience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_SECONDS)
      .sign(google.privateKey);
    return { authorization: `Bearer ${token}` };
  };
  const deliveries = createDeliveries({ url: notifyUrl, headersOf, lateMs });
  const push = (about: object, other: object) => {
    const messageId = String(randomInt(10 ** 14));
    const bodyOf = (said: object) => {
      const notification = { version: '1.0', packageName: PACKAGE, eventTimeMillis: String(nowMs()), ...said };
      const data = Buffer.from(JSON.stringify(notification)).toString('base64');
      const message = { data, messageId, publishTime: new Date(nowMs()).toISOString() };
      return JSON.stringify({ message, subscription: 'projects/sandbox/subscriptions/store' });
    };
    void deliveries.tell(bodyOf(about), bodyOf(other));
  };
  const tellBought = ({ purchaseToken, productId: sku, purchaseState }: PlayPurchase) => {
    const notice = { version: '1.0', notificationType: purchaseState === 1 ? 2 : 1, purchaseToken, sku };
    const other = { ...notice, purchaseToken: `${purchaseToken}x` };
    push({ oneTimeProductNotification: notice }, { oneTimeProductNotification: other });
  };
  const refund = (purchase: PlayPurchase) => {
    purchase.purchaseState = 1;
    const { purchaseToken, orderId } = purchase;
    const notice = { purchaseToken, orderId, productType: 2, refundType: 1 };
    const other = { ...notice, purchaseToken: `${purchaseToken}x` };
    push({ voidedPurchaseNotification: notice }, { voidedPurchaseNotification: other });
  };

  const purchases = createPurchases();
  const app = new Hono();
  const { tokenUrl, clientEmail } = facts;
  const keys = { tokenUrl, clientEmail, serviceKey: service.publicKey, packageName: PACKAGE };
  app.route('/', playInterface({ ...keys, nowMs, refund }, purchases));
  app.get('/play/certs', async (c) =>
    c.json({ keys: [{ ...(await exportJWK(google.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }),
  );
  pages(app, { purchases, deliveries, nowMs, tellBought, refund });
  return { app, facts };
}

interface Parts {
  readonly purchases: ReturnType<typeof createPurchases>;
  readonly deliveries: ReturnType<typeof createDeliveries>;
  readonly nowMs: () => number;
  readonly tellBought: (purchase: PlayPurchase) => void;
  readonly refund: (purchase: PlayPurchase) => void;
}

function pages(app: Hono, { purchases, deliveries, nowMs, tellBought, refund }: Parts): void {
  const byOrder = (id: string) => [...purchases.values()].find(({ orderId }) => orderId === id);
  for (const path of ['/play/buy', '/play/faults', '/play/purchases/*']) app.use(path, csrf());
  const buy = (asked: Parameters<typeof newPurchase>[0]): PlayPurchase => {
    const purchase = newPurchase(asked, nowMs());
    purchases.set(purchase.purchaseToken, purchase);
    // A purchase that waits for cash is reported to the store only by the app.
    if (purchase.purchaseState === 0) tellBought(purchase);
    return purchase;
  };
  // What the billing library would give the app after a purchase.
  app.post('/play/purchases', async (c) => {
    const asked = v.safeParse(PurchaseSchema, await c.req.json().catch(() => null));
    if (!asked.success) return c.text('That is no purchase.\n', 400);
    const { productId, accountToken: accountId, isPending } = asked.output;
    return c.json({ proof: buy({ productId, accountId, isPending }).purchaseToken });
  });
  app.get('/play', (c) => c.html(playPage([...purchases.values()], deliveries.faults.current()), 200, NO_STORE));
  app.post('/play/buy', async (c) => {
    const { productId = '', accountId = '', outcome } = await c.req.parseBody();
    const asked = { productId: String(productId).trim(), accountId: String(accountId).trim() };
    if (asked.productId === '') return c.text('A product must be named.\n', 400);
    const purchase = buy({ ...asked, isPending: outcome === 'pending' });
    return c.redirect(`/play/purchases/${purchase.orderId}`, 303);
  });
  app.post('/play/faults', async (c) => {
    const fault = String((await c.req.parseBody()).fault);
    if (!isNoticeFault(fault)) return c.text('There is no such fault.\n', 400);
    deliveries.faults.choose(fault);
    return c.redirect('/play', 303);
  });
  app.get('/play/purchases/:orderId', (c) => {
    const purchase = byOrder(c.req.param('orderId'));
    if (purchase === undefined) return c.text('There is no such purchase.\n', 404);
    return c.html(purchasePage(purchase), 200, NO_STORE);
  });
  app.post('/play/purchases/:orderId', async (c) => {
    const purchase = byOrder(c.req.param('orderId'));
    if (purchase === undefined) return c.text('There is no such purchase.\n', 404);
    const act = String((await c.req.parseBody()).act);
    const { purchaseState } = purchase;
    if (purchaseState === 0 && act === 'refund') refund(purchase);
    else if (purchaseState === 0 && act === 'again') tellBought(purchase);
    else if (purchaseState === 2 && (act === 'pay' || act === 'cancel')) {
      purchase.purchaseState = act === 'pay' ? 0 : 1;
      tellBought(purchase);
    } else return c.text('That cannot happen to it.\n', 400);
    return c.redirect(`/play/purchases/${purchase.orderId}`, 303);
  });
}
