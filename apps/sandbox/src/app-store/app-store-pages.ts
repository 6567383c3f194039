import { html } from 'hono/html';
import { NOTICE_FAULTS } from '../check-out/payments.ts';
import { faultForm } from '../delivery-faults.ts';
import { linkRow, type Markup, page } from '../page.ts';
import type { Transaction } from './transactions.ts';

const ACTS = [
  ['refund', 'Refund'],
  ['reverse', 'Reverse the refund'],
  ['consumption', 'Ask the store how much of it was used'],
  ['again', 'Tell the store again'],
] as const;

/** The page to buy as in the app, and the list of purchases. */
export function appStorePage(transactions: readonly Transaction[], fault: string): Markup {
  return page(
    'App Store',
    html`<p>The App Store, as the sandbox plays it: no money moves. <a href="/">Sandbox</a></p>
      <form method="post" action="/app-store/buy">
        <label>Product in the App Store <input type="text" name="productId" required></label>
        <label>Account token of the order <input type="text" name="appAccountToken"></label>
        <button>Buy</button>
      </form>
      ${transactions.length === 0 ? html`<p>Nothing was bought yet.</p>` : ''}
      <ul>
        ${transactions.map((transaction) =>
          linkRow(
            transaction.productId,
            `/app-store/transactions/${transaction.transactionId}`,
            transaction.revocationDate === undefined ? 'bought' : 'refunded',
          ),
        )}
      </ul>
      ${faultForm('/app-store/faults', NOTICE_FAULTS, fault)}`,
  );
}

/** A purchase, with what the app sends the store for it. */
export function transactionPage({ transactionId, productId, revocationDate }: Transaction, signed: string): Markup {
  return page(
    `${productId}: ${revocationDate === undefined ? 'bought' : 'refunded'}`,
    html`<p><a href="/app-store">App Store</a></p>
      <h2>What the app shows the store</h2>
      <pre>${signed}</pre>
      <form method="post" action="/app-store/transactions/${transactionId}">
        ${ACTS.map(([act, text]) => html`<p><button name="act" value="${act}">${text}</button></p>`)}
      </form>`,
  );
}
