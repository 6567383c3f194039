import { html } from 'hono/html';
import { NOTICE_FAULTS } from '../check-out/payments.ts';
import { faultForm } from '../delivery-faults.ts';
import { answers, customerPage, linkRow, type Markup, orderSummary, page } from '../page.ts';
import type { GmoLink, GmoTrade } from './gmo-trades.ts';

const OUTCOMES = [
  ['paid', 'Pay by card'],
  ['konbini', 'Pay at a convenience store'],
  ['cancelled', 'Back to the store without paying'],
] as const;

/** What a tester can try beside. */
const TRIALS = [['declined', 'Pay by a card that is declined']] as const;

const shown = ({ amount, tax }: GmoLink): string => `¥${amount + tax}`;

/** The page on which a reader pays. After a declined card they stay on it, as at GMO. */
export function gmoPayPage(link: GmoLink, isDeclined: boolean): Markup {
  const action = `/gmo/pay/${link.id}`;
  return customerPage({
    service: 'GMO',
    title: 'Pay',
    body: html`${orderSummary([['Order', link.orderId]], shown(link))}
      ${isDeclined ? html`<p role="alert">The card was declined.</p>` : ''}
      <form method="post" action="${action}">${answers('outcome', OUTCOMES)}</form>
      <p>No money moves.</p>`,
    tools: html`<h2>Try another end</h2>
      <form method="post" action="${action}">${answers('outcome', TRIALS)}</form>`,
  });
}

/** The real GMO posts back by script; here the reader uses a button. */
export function gmoReturnPage(url: string, result: string): Markup {
  return customerPage({
    service: 'GMO',
    title: 'Back to the store',
    body: html`<form method="post" action="${url}">
        <input type="hidden" name="result" value="${result}">
        <div class="answers"><button autofocus>Continue</button></div>
      </form>`,
  });
}

/** Every payment, with what can still happen to it. */
export function gmoTradesPage(links: readonly GmoLink[], trades: readonly GmoTrade[], fault: string): Markup {
  const open = links.filter((link) => !trades.some((trade) => trade.link === link));
  return page(
    'GMO',
    html`<p>What the store asked for in Japan. <a href="/">Sandbox</a></p>
      ${open.length + trades.length === 0 ? html`<p>No payment yet.</p>` : ''}
      <ul>
        ${open.map((link) => linkRow(link.orderId, `/gmo/pay/${link.id}`, `${shown(link)} · open`))}
        ${trades.map((trade) => tradeRow(trade))}
      </ul>
      ${faultForm('/gmo/faults', NOTICE_FAULTS, fault)}`,
  );
}

const ACTS: Partial<Record<GmoTrade['status'], readonly (readonly [string, string])[]>> = {
  CAPTURE: [
    ['refund', 'Refund'],
    ['again', 'Tell the store again'],
  ],
  REQSUCCESS: [
    ['pay', 'Pay at the counter'],
    ['expire', 'Let its days pass'],
  ],
  PAYSUCCESS: [['again', 'Tell the store again']],
};

function tradeRow({ accessId, link, payType, status, receipt }: GmoTrade): Markup {
  const method = payType === '0' ? 'card' : `convenience store ${receipt}`;
  return html`<li><strong>${link.orderId}</strong> ${shown(link)} · ${method} · ${status}
    <form method="post" action="/gmo/trades/${accessId}">
      ${(ACTS[status] ?? []).map(([act, text]) => html`<button name="act" value="${act}">${text}</button> `)}
    </form></li>`;
}
