import { type Context, Hono } from 'hono';
import { chargeOf, newStripeId, type StripePayment, type StripeSession, type StripeState } from './stripe-sessions.ts';

export interface StripeInterfaceOptions {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly isSiteAddress: (url: string) => boolean;
  readonly nowMs: () => number;
  readonly tell: (type: string, object: object) => void;
}

/** A check-out session ends after at least half an hour and at most a day. */
const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;
/** The lowest total of a check-out in each currency, in its smallest unit; 0 is allowed for an order without cost. */
const LEAST_AMOUNTS: Readonly<Record<string, number>> = { usd: 50, eur: 50, jpy: 50, thb: 1_000, twd: 1_600 };

class StripeError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Stripe's interface for a store’s server: form-encoded, with the secret key, once for each idempotency key. */
export function stripeInterface(options: StripeInterfaceOptions, books: StripeState): Hono {
  const app = new Hono();
  for (const path of ['/v1/checkout/*', '/v1/refunds', '/v1/payment_intents/*']) {
    app.use(path, async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${options.secretKey}`) return next();
      return c.json(errorOf(new StripeError('api_key_invalid', 'Invalid API Key provided')), 401);
    });
  }
  app.post('/v1/checkout/sessions', (c) => once(c, books, (form) => openSession(form, options, books)));
  app.get('/v1/checkout/sessions/:id', (c) => {
    const known = books.sessions.get(c.req.param('id'));
    return known === undefined ? missing(c, 'checkout.session') : c.json(known.session);
  });
  app.get('/v1/payment_intents/:id', (c) => {
    const payment = books.payments.get(c.req.param('id'));
    return payment === undefined ? missing(c, 'payment_intent') : c.json(intentOf(payment));
  });
  app.post('/v1/refunds', (c) => once(c, books, (form) => refund(form, options, books)));
  return app;
}

function openSession(
  form: URLSearchParams,
  { baseUrl, isSiteAddress, nowMs }: StripeInterfaceOptions,
  { sessions }: StripeState,
): StripeSession {
  const created = Math.floor(nowMs() / 1000);
  const expiresAt = Number(form.get('expires_at') ?? created + LONGEST_SECONDS);
  if (expiresAt < created + SHORTEST_SECONDS || expiresAt > created + LONGEST_SECONDS) {
    throw new StripeError('parameter_invalid', 'The `expires_at` timestamp must be 30 minutes to 24 hours from now.');
  }
  const [successUrl, cancelUrl] = [form.get('success_url') ?? '', form.get('cancel_url') ?? ''];
  if (!isSiteAddress(successUrl) || !isSiteAddress(cancelUrl)) throw new StripeError('url_invalid', 'Not a valid URL');
  const price = 'line_items[0][price_data]';
  const amount = Number(form.get(`${price}[unit_amount]`)) * Number(form.get('line_items[0][quantity]'));
  const currency = form.get(`${price}[currency]`) ?? '';
  if (!Number.isInteger(amount) || amount < 0 || !/^[a-z]{3}$/.test(currency)) {
    throw new StripeError('parameter_invalid_integer', 'Invalid line_items');
  }
  const least = LEAST_AMOUNTS[currency] ?? 1;
  if (amount > 0 && amount < least) {
    const about = `The Checkout Session's total amount due must add up to at least ${least} ${currency}`;
    throw new StripeError('amount_too_small', about);
  }
  const id = newStripeId('cs_test');
  const session: StripeSession = {
    ...{ id, object: 'checkout.session', created, mode: 'payment', livemode: false, expires_at: expiresAt, currency },
    client_reference_id: form.get('client_reference_id'),
    metadata: fieldsOf(form, 'metadata'),
    amount_total: amount,
    ...{ success_url: successUrl, cancel_url: cancelUrl, url: `${baseUrl}/stripe/pay/${id}` },
    ...{ status: 'open', payment_status: amount === 0 ? 'no_payment_required' : 'unpaid', payment_intent: null },
  };
  const title = form.get(`${price}[product_data][name]`) ?? '';
  sessions.set(id, { session, title, metadata: fieldsOf(form, 'payment_intent_data[metadata]') });
  return session;
}

function refund(form: URLSearchParams, { tell }: StripeInterfaceOptions, { payments }: StripeState): object {
  const payment = payments.get(form.get('payment_intent') ?? '');
  if (payment === undefined) throw new StripeError('resource_missing', 'No such payment_intent');
  if (payment.state === 'refunded')
    throw new StripeError('charge_already_refunded', 'Charge has already been refunded.');
  if (payment.state !== 'paid') throw new StripeError('charge_disputed', 'This charge cannot be refunded.');
  payment.state = 'refunded';
  tell('charge.refunded', chargeOf(payment));
  const { amount_total: amount, currency } = payment.session;
  const about = { amount, currency, charge: payment.charge, payment_intent: payment.id, status: 'succeeded' };
  return { id: newStripeId('re'), object: 'refund', ...about };
}

function intentOf({ id, charge, metadata, session, state }: StripePayment): object {
  const { amount_total: amount, currency } = session;
  const status = state === 'processing' ? 'processing' : state === 'failed' ? 'requires_payment_method' : 'succeeded';
  return { id, object: 'payment_intent', amount, currency, metadata, status, latest_charge: charge };
}

/** Answers a repeated idempotency key with the same answer, even a refusal; with another body it is refused. */
async function once(c: Context, { answers }: StripeState, work: (form: URLSearchParams) => object): Promise<Response> {
  const body = await c.req.text();
  const key = c.req.header('idempotency-key') ?? newStripeId('none');
  const known = answers.get(key);
  if (known !== undefined && known.body !== body) {
    const about = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return c.json(errorOf(new StripeError('idempotency_key_in_use', about), 'idempotency_error'), 400);
  }
  const fresh = known ?? { body, ...answer(body, work) };
  answers.set(key, fresh);
  return c.json(fresh.answer, fresh.status);
}

function answer(body: string, work: (form: URLSearchParams) => object): { answer: object; status: 200 | 400 } {
  try {
    return { answer: work(new URLSearchParams(body)), status: 200 };
  } catch (error) {
    if (error instanceof StripeError) return { answer: errorOf(error), status: 400 };
    throw error;
  }
}

function errorOf({ code, message }: StripeError, type = 'invalid_request_error'): object {
  return { error: { type, code, message } };
}

function missing(c: Context, what: string): Response {
  return c.json(errorOf(new StripeError('resource_missing', `No such ${what}`)), 404);
}

/** `name[key]=value`, as a record. */
function fieldsOf(form: URLSearchParams, name: string): Record<string, string> {
  const found = [...form].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  return Object.fromEntries(found.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}
