import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { createDeliveries, signNotice } from '../check-out/deliveries.ts';
import { isNoticeFault } from '../check-out/payments.ts';
import { stripeInterface } from './stripe-interface.ts';
import { stripeOverPage, stripePaymentsPage, stripePayPage } from './stripe-pages.ts';
import {
  chargeOf,
  createStripeState,
  disputeOf,
  newStripeId,
  type StripePayment,
  type StripeSession,
  type StripeState,
} from './stripe-sessions.ts';

export interface StripeOptions {
  baseUrl: string;
  /** The store’s webhook; null: there is no store. */
  notifyUrl: string | null;
  isSiteAddress: (url: string) => boolean;
  nowMs: () => number;
  lateMs: number;
}

/** The store’s keys at the fake Stripe, new in each run, as the api is configured with them. */
export interface SandboxStripe {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

const NO_STORE = { 'cache-control': 'no-store' };
const API_VERSION = '2026-09-30';

type Tell = (type: string, object: object) => void;

/** The parts of Stripe that a store with hosted check-outs uses: its interface, its page for readers, its events. */
export function stripeRoute(options: StripeOptions): { app: Hono; keys: SandboxStripe } {
  const { baseUrl, notifyUrl, lateMs, nowMs } = options;
  const keys = {
    secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    apiUrl: baseUrl,
  };
  const headersOf = (body: string) => ({ 'stripe-signature': signNotice(body, keys.webhookSecret, nowMs()) });
  const deliveries = createDeliveries({ url: notifyUrl, headersOf, lateMs });
  const tell: Tell = (type, object) => {
    const created = Math.floor(nowMs() / 1000);
    const event = { id: newStripeId('evt'), object: 'event', api_version: API_VERSION, created, livemode: false, type };
    void deliveries.tell(
      JSON.stringify({ ...event, data: { object } }),
      JSON.stringify({ ...event, data: { object: { ...object, amount_total: 1 } } }),
    );
  };
  const books = createStripeState();
  const app = new Hono();
  app.route('/', stripeInterface({ ...options, secretKey: keys.secretKey, tell }, books));
  app.use('/stripe/*', csrf());
  payPages(app, books, tell);
  app.get('/stripe', (c) => {
    const sessions = [...books.sessions.values()];
    return c.html(
      stripePaymentsPage(sessions, [...books.payments.values()], deliveries.faults.current()),
      200,
      NO_STORE,
    );
  });
  app.post('/stripe/faults', async (c) => {
    const fault = String((await c.req.parseBody()).fault);
    if (!isNoticeFault(fault)) return c.text('There is no such fault.\n', 400);
    deliveries.faults.choose(fault);
    return c.redirect('/stripe', 303);
  });
  app.post('/stripe/payments/:id', async (c) => {
    const payment = books.payments.get(c.req.param('id'));
    const act = String((await c.req.parseBody()).act);
    if (payment === undefined || !happen(payment, act, tell)) return c.text('That cannot happen to it.\n', 400);
    return c.redirect('/stripe', 303);
  });
  return { app, keys };
}

function payPages(app: Hono, books: StripeState, tell: Tell): void {
  const missing = (c: Context) => c.text('There is no such check-out session.\n', 404);
  app.get('/stripe/pay/:id', (c) => {
    const known = books.sessions.get(c.req.param('id'));
    if (known === undefined) return missing(c);
    const { session, title } = known;
    if (session.status !== 'open') return c.html(stripeOverPage(session), 200, NO_STORE);
    return c.html(stripePayPage(session, title, c.req.query('declined') !== undefined), 200, NO_STORE);
  });
  app.post('/stripe/pay/:id', async (c) => {
    const known = books.sessions.get(c.req.param('id'));
    if (known === undefined) return missing(c);
    const { session } = known;
    const outcome = String((await c.req.parseBody()).outcome);
    if (session.status !== 'open') return c.redirect(session.success_url, 303);
    switch (outcome) {
      case 'cancelled':
        return c.redirect(session.cancel_url, 303);
      case 'declined':
        tell('payment_intent.payment_failed', {
          id: newStripeId('pi'),
          object: 'payment_intent',
          metadata: known.metadata,
        });
        return c.redirect(`/stripe/pay/${session.id}?declined=`, 303);
      case 'expired':
        session.status = 'expired';
        session.url = null;
        tell('checkout.session.expired', { ...session });
        return c.redirect(session.cancel_url, 303);
      case 'paid':
      case 'late':
        pay(books, known, outcome === 'paid');
        tell('checkout.session.completed', { ...session });
        return c.redirect(session.success_url, 303);
      default:
        return c.text('There is no such outcome.\n', 400);
    }
  });
}

function pay(
  { payments }: StripeState,
  { session, title, metadata }: { session: StripeSession; title: string; metadata: Record<string, string> },
  isPaid: boolean,
): void {
  if (session.amount_total === 0) {
    // There is nothing to pay: the session is complete, and has no payment.
    Object.assign(session, { status: 'complete', url: null } satisfies Partial<StripeSession>);
    return;
  }
  const [id, charge] = [newStripeId('pi'), newStripeId('ch')];
  Object.assign(session, { status: 'complete', url: null, payment_intent: id } satisfies Partial<StripeSession>);
  if (isPaid) session.payment_status = 'paid';
  payments.set(id, { id, charge, session, title, metadata, state: isPaid ? 'paid' : 'processing' });
}

/** Changes a payment later; false: that cannot happen to it. */
function happen(payment: StripePayment, act: string, tell: Tell): boolean {
  const { session, state } = payment;
  if (state === 'processing' && act === 'succeed') {
    payment.state = 'paid';
    session.payment_status = 'paid';
    tell('checkout.session.async_payment_succeeded', { ...session });
    return true;
  }
  if (state === 'processing' && act === 'fail') {
    payment.state = 'failed';
    tell('checkout.session.async_payment_failed', { ...session });
    return true;
  }
  if (state !== 'paid') return false;
  switch (act) {
    case 'refund':
      payment.state = 'refunded';
      tell('charge.refunded', chargeOf(payment));
      return true;
    case 'dispute':
      payment.state = 'disputed';
      tell('charge.dispute.created', disputeOf(payment));
      return true;
    case 'again':
      tell('checkout.session.completed', { ...session });
      return true;
    default:
      return false;
  }
}
