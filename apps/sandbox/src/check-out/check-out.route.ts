import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import * as v from 'valibot';
import { checkOutPage, overPage, paymentsPage, pendingPage } from './check-out-pages.ts';
import type { Notices } from './deliveries.ts';
import { createPayments, isNoticeFault, type PaymentStatus, type SandboxPayment } from './payments.ts';

export interface CheckOutOptions {
  baseUrl: string;
  /** The secret that the store sends with its requests. */
  secret: string;
  notices: Notices;
  isSiteAddress: (url: string) => boolean;
  nowMs: () => number;
  /** How late the report of a slow payment is. */
  slowMs: number;
}

const DAY_MS = 86_400_000;
const PENDING_DAYS = 7;
const NO_STORE = { 'cache-control': 'no-store' };

const AskedSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  title: v.pipe(v.string(), v.maxLength(200)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  shownAmount: v.pipe(v.string(), v.maxLength(60)),
  storeName: v.pipe(v.string(), v.maxLength(100)),
  returnUrl: v.string(),
});

const OVER: readonly PaymentStatus[] = ['paid', 'declined', 'cancelled', 'expired', 'refunded', 'disputed'];

/** The sandbox’s own check-out: a store requests a payment, and its reader chooses the outcome on a page of plain forms. */
export function checkOutRoute(options: CheckOutOptions): Hono {
  const app = new Hono();
  const payments = createPayments();
  const byOrder = (orderId: string) => [...payments.entries()].find(([, payment]) => payment.orderId === orderId);
  storeCalls(app, options, { payments, byOrder });

  app.use('/check-out/*', csrf());
  app.use('/payments/*', csrf());
  app.get('/check-out/:id', (c) => {
    const id = c.req.param('id');
    const payment = payments.get(id);
    if (payment === undefined) return c.text('There is no such payment.\n', 404);
    if (OVER.includes(payment.status)) return c.html(overPage(payment), 200, NO_STORE);
    return c.html(payment.status === 'pending' ? pendingPage(id, payment) : checkOutPage(id, payment), 200, NO_STORE);
  });
  app.post('/check-out/:id', async (c) => {
    const payment = payments.get(c.req.param('id'));
    if (payment === undefined) return c.text('There is no such payment.\n', 404);
    const outcome = String((await c.req.parseBody()).outcome);
    if (!OVER.includes(payment.status) && !(await choose(payment, outcome, options))) {
      return c.text('There is no such outcome.\n', 400);
    }
    return c.redirect(payment.returnUrl, 303);
  });
  app.get('/payments', (c) =>
    c.html(paymentsPage([...payments.entries()], options.notices.faults.current()), 200, NO_STORE),
  );
  app.post('/payments/faults', async (c) => {
    const fault = String((await c.req.parseBody()).fault);
    if (!isNoticeFault(fault)) return c.text('There is no such fault.\n', 400);
    options.notices.faults.choose(fault);
    return c.redirect('/payments', 303);
  });
  app.post('/payments/:id', async (c) => {
    const payment = payments.get(c.req.param('id'));
    const act = String((await c.req.parseBody()).act);
    if (payment?.status !== 'paid') return c.text('It is not paid.\n', 400);
    if (act === 'refunded' || act === 'disputed') payment.status = act;
    void options.notices.tell(payment);
    return c.redirect('/payments', 303);
  });
  return app;
}

/** The requests of the store’s server, with the secret. */
function storeCalls(
  app: Hono,
  { baseUrl, secret, notices, isSiteAddress, nowMs }: CheckOutOptions,
  {
    payments,
    byOrder,
  }: {
    payments: ReturnType<typeof createPayments>;
    byOrder: (orderId: string) => [string, SandboxPayment] | undefined;
  },
): void {
  app.use('/v1/payments/*', async (c, next) =>
    isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`) ? next() : refuse(c, 401, 'no_such_key'),
  );
  app.post('/v1/payments/orders', async (c) => {
    const asked = v.safeParse(AskedSchema, await c.req.json().catch(() => null));
    if (!asked.success) return refuse(c, 400, 'malformed');
    if (!isSiteAddress(asked.output.returnUrl)) return refuse(c, 400, 'return_url_of_no_site');
    const known = byOrder(asked.output.orderId);
    const id = known?.[0] ?? randomUUID();
    if (known === undefined) {
      const fresh = { status: 'open', pendingUntilMs: null, storeNumber: null, createdAtMs: nowMs() } as const;
      payments.set(id, { ...asked.output, ...fresh });
    }
    return c.json({ id, url: `${baseUrl}/check-out/${id}` }, 201);
  });
  app.get('/v1/payments/orders/:orderId', (c) => {
    const [, payment] = byOrder(c.req.param('orderId')) ?? [];
    return payment === undefined ? refuse(c, 404, 'no_such_order') : c.json(payment);
  });
  app.post('/v1/payments/orders/:orderId/refund', (c) => {
    const [, payment] = byOrder(c.req.param('orderId')) ?? [];
    if (payment === undefined) return refuse(c, 404, 'no_such_order');
    if (payment.status !== 'paid' && payment.status !== 'refunded') return refuse(c, 409, 'not_paid');
    const isNew = payment.status === 'paid';
    payment.status = 'refunded';
    if (isNew) void notices.tell(payment);
    return c.json(payment);
  });
}

/** Applies the reader's choice; false: there is no such outcome. */
async function choose(payment: SandboxPayment, outcome: string, options: CheckOutOptions): Promise<boolean> {
  const { notices, nowMs, slowMs } = options;
  switch (outcome) {
    case 'back':
      return true;
    case 'paid':
    case 'declined':
    case 'cancelled':
    case 'expired':
      payment.status = outcome;
      void notices.tell(payment);
      return true;
    case 'slow':
      void wait(slowMs, undefined, { ref: false }).then(() => {
        payment.status = 'paid';
        return notices.tell(payment);
      });
      return true;
    case 'pending':
      payment.status = 'pending';
      payment.pendingUntilMs = nowMs() + PENDING_DAYS * DAY_MS;
      payment.storeNumber = String(randomInt(10 ** 11, 10 ** 12));
      void notices.tell(payment);
      return true;
    default:
      return false;
  }
}

function refuse(c: Context, status: 400 | 401 | 404 | 409, error: string): Response {
  return c.json({ error }, status);
}

function isSame(text: string, expected: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}
