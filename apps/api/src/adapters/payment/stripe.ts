import Stripe from 'stripe';
import { type OrderRow, type PaymentAdapter, type PaymentReport, totalOf } from './payment-provider.ts';
import { PROVIDER_TIMEOUT_MS } from './sandbox-payments.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Stripe’s own, or a local stand-in’s origin. */
  readonly apiUrl: string | null;
}

export function stripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: PROVIDER_TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url === null
      ? {}
      : { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** What a check-out session says of the payment. */
export function reportOfSession(session: Stripe.Checkout.Session): PaymentReport {
  // A session with nothing to pay is complete without a payment.
  const isNothing = session.payment_status === 'no_payment_required' && session.status === 'complete';
  if (session.payment_status === 'paid' || isNothing) {
    return {
      kind: 'paid',
      reference: session.id,
      amount: session.amount_total ?? -1,
      currency: (session.currency ?? '').toUpperCase(),
    };
  }
  if (session.status === 'expired') return { kind: 'expired' };
  // Completed but not paid yet: a slow payment method.
  return session.status === 'complete' ? { kind: 'pending', untilMs: null, storeNumber: null } : { kind: 'open' };
}

/** Stripe’s hosted check-out (D16). Each call has an idempotency key, so a retry has no second effect. */
export function createStripePayments(settings: StripeSettings): PaymentAdapter {
  const stripe = stripeClient(settings);
  return {
    name: 'stripe',
    openCheckout: async ({ order, returnUrl }) => {
      const metadata = { orderId: order.id };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.id,
          metadata,
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: totalOf(order),
                product_data: { name: order.title },
              },
            },
          ],
          // Stripe’s minimum is half an hour from the call. The time comes from the order, so that a retry is the same request.
          expires_at: Math.floor(order.expiresAtMs / 1000),
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: `order/${order.id}` },
      );
      if (session.url === null) throw new Error('the check-out session has no address');
      return { url: session.url, reference: session.id };
    },
    ask: async (order) =>
      order.providerReference === null
        ? null
        : reportOfSession(await stripe.checkout.sessions.retrieve(order.providerReference)),
    verify: null,
    refund: (order) => refund(stripe, order),
  };
}

async function refund(stripe: Stripe, order: OrderRow): Promise<void> {
  if (order.providerReference === null) throw new Error(`order ${order.id} has no check-out session`);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(order.providerReference);
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (id === undefined) throw new Error(`the check-out session of order ${order.id} has no payment`);
  try {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund/${order.id}` });
  } catch (error) {
    // It was refunded at Stripe itself, or Stripe no longer knows the idempotency key of an earlier try.
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error;
  }
}
