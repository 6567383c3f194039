import type Stripe from 'stripe';
import * as v from 'valibot';
import type { PaymentReport } from '../../adapters/payment/payment-provider.ts';
import { reportOfSession, type StripeSettings, stripeClient } from '../../adapters/payment/stripe.ts';
import { defineWebhook, type Webhook } from '../../http/webhook.ts';
import type { OrderUpdate } from './order-news.ts';
import { BAD_SIGNATURE, outcomeOf, type SettleParts, settleOrder, UNREADABLE } from './settle-order.ts';

/** The parts of an event that are read; the rest is only stored. */
const EventSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  type: v.string(),
  data: v.looseObject({ object: v.looseObject({ id: v.string() }) }),
});
type StripeEvent = v.InferOutput<typeof EventSchema>;

const OfOrderSchema = v.looseObject({ metadata: v.looseObject({ orderId: v.string() }) });
const OfIntentSchema = v.looseObject({ payment_intent: v.string() });
const ChargeSchema = v.looseObject({
  refunded: v.boolean(),
  amount: v.nullish(v.number()),
  currency: v.nullish(v.string()),
});
const SessionSchema = v.looseObject({
  id: v.string(),
  amount_total: v.nullish(v.number()),
  currency: v.nullish(v.string()),
});

type StripeNews = Pick<OrderUpdate, 'report' | 'reference' | 'sum'> & { readonly orderId: string };

/** Stripe’s events: of check-out sessions, refunds and disputes. Any other is stored and has no effect. */
export function stripeWebhook(
  settings: StripeSettings,
  parts: SettleParts & { readonly nowMs: () => number },
): Webhook {
  const stripe = stripeClient(settings);
  return defineWebhook<StripeNews | null>({
    source: 'stripe',
    method: 'POST',
    path: '/webhooks/stripe',
    read: async ({ raw, headers, nowMs }) => {
      const signature = headers.get('stripe-signature') ?? '';
      try {
        const atSeconds = Math.floor(nowMs / 1000);
        stripe.webhooks.constructEvent(raw, signature, settings.webhookSecret, undefined, undefined, atSeconds);
      } catch {
        return BAD_SIGNATURE;
      }
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), raw.toString('utf8'));
      return read.success ? { eventId: read.output.id, payload: read.output } : UNREADABLE;
    },
    prepare: (payload) => newsOf(stripe, v.parse(EventSchema, payload)),
    work: async (transaction, news, { eventId }) => {
      if (news === null) return { outcome: 'ignored' };
      const { orderId, ...said } = news;
      const facts = { ...said, provider: 'stripe', nowMs: parts.nowMs(), eventId: `stripe/${eventId}` } as const;
      return outcomeOf(await settleOrder(transaction, parts, orderId, facts));
    },
  });
}

async function newsOf(stripe: Stripe, { type, data: { object } }: StripeEvent): Promise<StripeNews | null> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return sessionNews(object, reportOfSession(object as unknown as Stripe.Checkout.Session));
    case 'checkout.session.async_payment_failed':
      return sessionNews(object, { kind: 'declined' });
    case 'charge.refunded':
      // A partial refund that an operator made at Stripe is no refund of the order.
      return v.is(ChargeSchema, object) && object.refunded
        ? withSum(await paymentNews(stripe, object, { kind: 'refunded' }), object.amount, object.currency)
        : null;
    case 'charge.dispute.created':
      return paymentNews(stripe, object, { kind: 'disputed' });
    default:
      return null;
  }
}

/** The news of a check-out session. An order has one session, and its sum is the order’s. */
function sessionNews(object: object, report: PaymentReport): StripeNews | null {
  const news = orderNews(object, report);
  if (news === null || !v.is(SessionSchema, object)) return news;
  return withSum({ ...news, reference: object.id }, object.amount_total, object.currency);
}

/** Adds the sum, if the event names one. */
function withSum(
  news: StripeNews | null,
  amount: number | null | undefined,
  currency: string | null | undefined,
): StripeNews | null {
  if (news === null || amount == null || currency == null) return news;
  return { ...news, sum: { amount, currency: currency.toUpperCase() } };
}

function orderNews(object: object, report: PaymentReport): StripeNews | null {
  return v.is(OfOrderSchema, object) ? { orderId: object.metadata.orderId, report } : null;
}

/** A charge has the id of its order. A dispute only names the payment, which has this id. */
async function paymentNews(stripe: Stripe, object: object, report: PaymentReport): Promise<StripeNews | null> {
  const own = orderNews(object, report);
  if (own !== null || !v.is(OfIntentSchema, object)) return own;
  const { metadata } = await stripe.paymentIntents.retrieve(object.payment_intent);
  return metadata.orderId === undefined ? null : { orderId: metadata.orderId, report };
}
