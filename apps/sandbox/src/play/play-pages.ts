import { html } from 'hono/html';
import { NOTICE_FAULTS } from '../check-out/payments.ts';
import { faultForm } from '../delivery-faults.ts';
import { linkRow, type Markup, page } from '../page.ts';
import type { PlayPurchase } from './play-interface.ts';

const STATES = ['bought', 'cancelled', 'waits for cash'] as const;

const ACTS = {
  0: [
    ['refund', 'Refund'],
    ['again', 'Tell the store again'],
  ],
  1: [],
  2: [
    ['pay', 'Pay the cash'],
    ['cancel', 'Do not pay it'],
  ],
} as const;

/** The page to buy as in the app, and the list of purchases. */
export function playPage(purchases: readonly PlayPurchase[], fault: string): Markup {
  return page(
    'Google Play',
    html`<p>Google Play, as the sandbox plays it: no money moves. <a href="/">Sandbox</a></p>
      <form method="post" action="/play/buy">
        <label>Product in Google Play <input type="text" name="productId" required></label>
        <label>Account token of the order <input type="text" name="accountId"></label>
        <button name="outcome" value="paid">Buy</button>
        <button name="outcome" value="pending">Buy, and pay in cash later</button>
      </form>
      ${purchases.length === 0 ? html`<p>Nothing was bought yet.</p>` : ''}
      <ul>
        ${purchases.map((purchase) =>
          linkRow(purchase.productId, `/play/purchases/${purchase.orderId}`, STATES[purchase.purchaseState]),
        )}
      </ul>
      ${faultForm('/play/faults', NOTICE_FAULTS, fault)}`,
  );
}

/** A purchase, with what the app sends the store for it. */
export function purchasePage(purchase: PlayPurchase): Markup {
  const { productId, orderId, purchaseState, consumptionState, purchaseToken } = purchase;
  return page(
    `${productId}: ${STATES[purchaseState]}`,
    html`<p><a href="/play">Google Play</a> · ${consumptionState === 1 ? 'used up' : 'not used up'}</p>
      <h2>What the app shows the store</h2>
      <pre>${purchaseToken}</pre>
      <form method="post" action="/play/purchases/${orderId}">
        ${ACTS[purchaseState].map(([act, text]) => html`<p><button name="act" value="${act}">${text}</button></p>`)}
      </form>`,
  );
}
