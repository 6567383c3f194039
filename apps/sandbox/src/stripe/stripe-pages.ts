import { html } from 'hono/html';
import { NOTICE_FAULTS } from '../check-out/payments.ts';
import { faultForm } from '../delivery-faults.ts';
import { answers, customerPage, linkRow, type Markup, orderSummary, page } from '../page.ts';
import type { StripePayment, StripeSession } from './stripe-sessions.ts';

const OUTCOMES = [
  ['paid', 'Pay'],
  ['cancelled', 'Back to the store without paying'],
] as const;

/** What a tester can try beside. */
const TRIALS = [
  ['declined', 'Pay with a card that is declined'],
  ['late', 'Pay with a slow method'],
  ['expired', 'Leave it until it expires'],
] as const;

const shown = ({ amount_total: amount, currency }: StripeSession): string => `${amount} ${currency}`;

/** The page on which a reader pays. After a declined card they stay on it, as at Stripe. */
export function stripePayPage(session: StripeSession, title: string, isDeclined: boolean): Markup {
  const action = `/stripe/pay/${session.id}`;
  return customerPage({
    service: 'Stripe',
    title: 'Pay',
    body: html`${orderSummary([['Order', title]], shown(session))}
      ${isDeclined ? html`<p role="alert">Your card was declined.</p>` : ''}
      <form method="post" action="${action}">${answers('outcome', OUTCOMES)}</form>
      <p>No money moves. The amount is in the currency’s smallest unit.</p>`,
    tools: html`<h2>Try another end</h2>
      <form method="post" action="${action}">${answers('outcome', TRIALS)}</form>`,
  });
}

/** The page of a session that is complete or expired. */
export function stripeOverPage(session: StripeSession): Markup {
  return customerPage({
    service: 'Stripe',
    title: `${shown(session)}: ${session.status}`,
    body: html`<p>Nothing is left to do here. <a href="${session.success_url}">Back to the store</a></p>`,
  });
}

/** Every payment, with what can still happen to it. */
export function stripePaymentsPage(
  sessions: readonly { session: StripeSession; title: string }[],
  payments: readonly StripePayment[],
  fault: string,
): Markup {
  const open = sessions.filter(({ session }) => session.status === 'open');
  return page(
    'Stripe',
    html`<p>What the stores asked for. <a href="/">Sandbox</a></p>
      ${open.length + payments.length === 0 ? html`<p>No payment yet.</p>` : ''}
      <ul>
        ${open.map(({ session, title }) => linkRow(title, `/stripe/pay/${session.id}`, `${shown(session)} · open`))}
        ${payments.map((payment) => paymentRow(payment))}
      </ul>
      ${faultForm('/stripe/faults', NOTICE_FAULTS, fault)}`,
  );
}

function paymentRow({ id, session, title, state }: StripePayment): Markup {
  const acts =
    state === 'processing'
      ? [
          ['succeed', 'The money comes'],
          ['fail', 'It does not come'],
        ]
      : state === 'paid'
        ? [
            ['refund', 'Refund'],
            ['dispute', 'Dispute'],
            ['again', 'Tell the store again'],
          ]
        : [];
  return html`<li><strong>${title}</strong> ${shown(session)} · ${state}
    <form method="post" action="/stripe/payments/${id}">
      ${acts.map(([act, text]) => html`<button name="act" value="${act}">${text}</button> `)}
    </form></li>`;
}
