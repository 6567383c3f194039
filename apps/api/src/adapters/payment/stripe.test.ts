import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { reportOfSession } from './stripe.ts';

const session = { id: 'cs_1', amount_total: 0, currency: 'usd' } as Stripe.Checkout.Session;
const PAID = { kind: 'paid', reference: 'cs_1', amount: 0, currency: 'USD' };

// Stripe’s statuses for a session without an amount: it needs no payment from the beginning, and counts once it is complete.
test.each<[Stripe.Checkout.Session.PaymentStatus, Stripe.Checkout.Session.Status, object]>([
  ['no_payment_required', 'complete', PAID],
  ['no_payment_required', 'open', { kind: 'open' }],
  ['no_payment_required', 'expired', { kind: 'expired' }],
  ['paid', 'complete', PAID],
  ['unpaid', 'complete', { kind: 'pending', untilMs: null, storeNumber: null }],
  ['unpaid', 'open', { kind: 'open' }],
])('a session that is %s and %s', (payment_status, status, report) => {
  expect(reportOfSession({ ...session, payment_status, status })).toEqual(report);
});
