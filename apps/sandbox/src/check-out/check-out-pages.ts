import { html } from 'hono/html';
import { faultForm } from '../delivery-faults.ts';
import { linkRow, type Markup, page } from '../page.ts';
import { NOTICE_FAULTS, type SandboxPayment } from './payments.ts';

const OUTCOMES = [
  ['paid', 'Pay'],
  ['declined', 'Pay with a card that is declined'],
  ['slow', 'Pay slowly: the store hears of it after you are back'],
  ['pending', 'Pay later at a convenience store'],
  ['cancelled', 'Cancel'],
] as const;

/** The page where a reader pays. It works without script. */
export function checkOutPage(id: string, payment: SandboxPayment): Markup {
  return page(
    `Pay ${payment.shownAmount}`,
    html`<p>${payment.title} at ${payment.storeName}. This is the sandbox: no money moves, and no card is asked for.</p>
      <form method="post" action="/check-out/${id}">
        ${OUTCOMES.map(([outcome, title]) => html`<p><button name="outcome" value="${outcome}">${title}</button></p>`)}
      </form>`,
  );
}

/** The page of a payment that waits at a convenience store. */
export function pendingPage(id: string, payment: SandboxPayment): Markup {
  return page(
    `Waiting for ${payment.shownAmount}`,
    html`<p>Store number <strong>${payment.storeNumber ?? ''}</strong>. Until the buyer pays, the store waits.</p>
      <form method="post" action="/check-out/${id}">
        <p><button name="outcome" value="paid">Pay at the counter</button></p>
        <p><button name="outcome" value="expired">Let it expire</button></p>
        <p><button name="outcome" value="back">Back to the store</button></p>
      </form>`,
  );
}

/** The page of a payment that has ended. */
export function overPage(payment: SandboxPayment): Markup {
  return page(
    `${payment.shownAmount}: ${payment.status}`,
    html`<p>Nothing is left to do here. <a href="${payment.returnUrl}">Back to ${payment.storeName}</a></p>`,
  );
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
