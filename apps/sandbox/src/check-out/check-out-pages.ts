import { html } from 'hono/html';
import { faultForm } from '../delivery-faults.ts';
import { answers, customerPage, linkRow, type Markup, orderSummary, page } from '../page.ts';
import { NOTICE_FAULTS, type SandboxPayment } from './payments.ts';

const SERVICE = 'Check-out';

const OUTCOMES = [
  ['paid', 'Pay'],
  ['pending', 'Pay later at a convenience store'],
  ['cancelled', 'Cancel'],
] as const;

/** What a tester can try beside. */
const TRIALS = [
  ['declined', 'Pay with a card that is declined'],
  ['slow', 'Pay slowly: the store hears of it after you are back'],
] as const;

/** The page where a reader pays. It works without script. */
export function checkOutPage(id: string, payment: SandboxPayment): Markup {
  const action = `/check-out/${id}`;
  return customerPage({
    service: SERVICE,
    title: `Pay ${payment.storeName}`,
    body: html`${orderSummary([['Order', payment.title]], payment.shownAmount)}
      <form method="post" action="${action}">${answers('outcome', OUTCOMES)}</form>
      <p>No money moves, and no card is asked for.</p>`,
    tools: html`<h2>Try another end</h2>
      <form method="post" action="${action}">${answers('outcome', TRIALS)}</form>`,
  });
}

/** The page of a payment that waits at a convenience store. */
export function pendingPage(id: string, payment: SandboxPayment): Markup {
  const action = `/check-out/${id}`;
  return customerPage({
    service: SERVICE,
    title: 'Pay at a convenience store',
    body: html`${orderSummary(
      [
        ['Order', payment.title],
        ['Store number', payment.storeNumber ?? ''],
      ],
      payment.shownAmount,
    )}
      <p>Until the buyer pays, the store waits.</p>
      <form method="post" action="${action}">${answers('outcome', [['back', 'Back to the store']])}</form>`,
    tools: html`<h2>What the buyer does</h2>
      <form method="post" action="${action}">
        ${answers('outcome', [
          ['paid', 'Pay at the counter'],
          ['expired', 'Let it expire'],
        ])}
      </form>`,
  });
}

/** The page of a payment that has ended. */
export function overPage(payment: SandboxPayment): Markup {
  return customerPage({
    service: SERVICE,
    title: `${payment.shownAmount}: ${payment.status}`,
    body: html`<p>Nothing is left to do here. <a href="${payment.returnUrl}">Back to ${payment.storeName}</a></p>`,
  });
}

/** Every payment, with what can still happen to a paid one. */
export function paymentsPage(payments: readonly (readonly [string, SandboxPayment])[], fault: string): Markup {
  return page(
    'Payments',
    html`<p>What the stores asked for. <a href="/">Sandbox</a></p>
      ${payments.length === 0 ? html`<p>No payment yet.</p>` : ''}
      <ul>
        ${payments.map(
          ([
            id,
            payment,
          ]) => html`${linkRow(payment.title, `/check-out/${id}`, `${payment.shownAmount} · ${payment.status}`)}
          ${
            payment.status === 'paid'
              ? html`<li><form method="post" action="/payments/${id}">
                  <button name="act" value="refunded">Refund</button>
                  <button name="act" value="disputed">Dispute</button>
                  <button name="act" value="again">Tell the store again</button>
                </form></li>`
              : ''
          }`,
        )}
      </ul>
      ${faultForm('/payments/faults', NOTICE_FAULTS, fault)}`,
  );
}
