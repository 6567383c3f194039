import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { CompactSign } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { createDeliveries } from '../check-out/deliveries.ts';
import { isNoticeFault } from '../check-out/payments.ts';
import { appStorePage, transactionPage } from './app-store-pages.ts';
import { createCertificateChain } from './certificate-chain.ts';
import { newTransaction, type Transaction } from './transactions.ts';

export interface AppStoreOptions {
  /** The store’s webhook; null: there is no store. */
  notifyUrl: string | null;
  nowMs: () => number;
  lateMs: number;
}

/** The app at the fake App Store, as the api is configured for it. */
export interface SandboxAppStore {
  bundleId: string;
  appId: number;
  environment: 'Production';
  /** Of the root certificate; new in each run. */
  rootSha256: string;
}

const APP = { bundleId: 'example.longstrip.reader', appId: 1_234_567_890, environment: 'Production' } as const;
const PurchaseSchema = v.object({ productId: v.pipe(v.string(), v.minLength(1)), accountToken: v.string() });
const NO_STORE = { 'cache-control': 'no-store' };
const TRANSACTIONS_MOST = 5_000;

/** The parts of the App Store that a store uses: what an app gets for a purchase, and server notifications of version 2. */
export function appStoreRoute({ notifyUrl, nowMs, lateMs }: AppStoreOptions): { app: Hono; facts: SandboxAppStore } {
  const { key, x5c, rootSha256 } = createCertificateChain();
  const bought = new LRUCache<string, Transaction>({ max: TRANSACTIONS_MOST });
  const deliveries = createDeliveries({ url: notifyUrl, headersOf: () => ({}), lateMs });
  const sign = (payload: object) =>
    new CompactSign(Buffer.from(JSON.stringify({ ...payload, signedDate: nowMs() })))
      .setProtectedHeader({ alg: 'ES256', x5c: [...x5c] })
      .sign(key);

  /** Resolves once the notification is signed and its delivery has begun. */
  async function tell(notificationType: string, transaction: Transaction, subtype?: string): Promise<void> {
    const data = { appAppleId: APP.appId, bundleId: APP.bundleId, bundleVersion: '1', environment: APP.environment };
    const about = { notificationType, notificationUUID: randomUUID(), version: '2.0' };
    const signedPayload = await sign({
      ...{ ...about, ...(subtype === undefined ? {} : { subtype }) },
      data: { ...data, signedTransactionInfo: await sign(transaction) },
    });
    const [header = '', , signature = ''] = signedPayload.split('.');
    const other = Buffer.from(JSON.stringify({ ...about, data })).toString('base64url');
    const tampered = JSON.stringify({ signedPayload: `${header}.${other}.${signature}` });
    void deliveries.tell(JSON.stringify({ signedPayload }), tampered);
  }

  async function buy(productId: string, appAccountToken: string): Promise<Transaction> {
    const transaction = newTransaction({ productId, appAccountToken, bundleId: APP.bundleId }, nowMs());
    bought.set(transaction.transactionId, transaction);
    await tell('ONE_TIME_CHARGE', transaction);
    return transaction;
  }

  const app = new Hono();
  app.use('/app-store/*', csrf());
  // What StoreKit would give the app after a purchase.
  app.post('/app-store/purchases', async (c) => {
    const asked = v.safeParse(PurchaseSchema, await c.req.json().catch(() => null));
    if (!asked.success) return c.text('That is no purchase.\n', 400);
    return c.json({ proof: await sign(await buy(asked.output.productId, asked.output.accountToken)) });
  });
  app.get('/app-store', (c) => c.html(appStorePage([...bought.values()], deliveries.faults.current()), 200, NO_STORE));
  app.post('/app-store/buy', async (c) => {
    const { productId = '', appAccountToken = '' } = await c.req.parseBody();
    const product = String(productId).trim();
    if (product === '') return c.text('A product must be named.\n', 400);
    const transaction = await buy(product, String(appAccountToken).trim());
    return c.redirect(`/app-store/transactions/${transaction.transactionId}`, 303);
  });
  app.post('/app-store/faults', async (c) => {
    const fault = String((await c.req.parseBody()).fault);
    if (!isNoticeFault(fault)) return c.text('There is no such fault.\n', 400);
    deliveries.faults.choose(fault);
    return c.redirect('/app-store', 303);
  });
  app.get('/app-store/transactions/:id', async (c) => {
    const transaction = bought.get(c.req.param('id'));
    if (transaction === undefined) return c.text('There is no such purchase.\n', 404);
    return c.html(transactionPage(transaction, await sign(transaction)), 200, NO_STORE);
  });
  app.post('/app-store/transactions/:id', async (c) => {
    const transaction = bought.get(c.req.param('id'));
    if (transaction === undefined) return c.text('There is no such purchase.\n', 404);
    const event = happen(transaction, String((await c.req.parseBody()).act), nowMs());
    if (event === null) return c.text('That cannot happen to it.\n', 400);
    await tell(event, transaction);
    return c.redirect(`/app-store/transactions/${transaction.transactionId}`, 303);
  });
  return { app, facts: { ...APP, rootSha256 } };
}

/** Changes a purchase, and returns the event for the store; null: that cannot happen to it. */
function happen(transaction: Transaction, act: string, nowMs: number): string | null {
  const isRefunded = transaction.revocationDate !== undefined;
  switch (act) {
    case 'refund':
      if (isRefunded) return null;
      Object.assign(transaction, { revocationDate: nowMs, revocationReason: 0 });
      return 'REFUND';
    case 'reverse':
      if (!isRefunded) return null;
      delete transaction.revocationDate;
      delete transaction.revocationReason;
      return 'REFUND_REVERSED';
    case 'consumption':
      return 'CONSUMPTION_REQUEST';
    case 'again':
      return isRefunded ? 'REFUND' : 'ONE_TIME_CHARGE';
    default:
      return null;
  }
}
