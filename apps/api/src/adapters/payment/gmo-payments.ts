import { GMO_CONVENIENCE_STORE, type GmoClient, type GmoTrade } from './gmo-client.ts';
import { japanTimeOf } from './japan-time.ts';
import { type OrderRow, type PaymentAdapter, type PaymentWord, totalOf } from './payment-provider.ts';

/** What a payment’s status says; any other: nobody has paid yet. A declined card is one of these: another may be tried. */
function wordOfTrade({ status, amount, currency, payableUntilMs, storeNumber }: GmoTrade): PaymentWord {
  switch (status) {
    case 'CAPTURE':
    case 'SALES':
    case 'PAYSUCCESS':
      return { kind: 'paid', reference: null, amount, currency };
    case 'REQSUCCESS':
      return { kind: 'pending', untilMs: payableUntilMs, storeNumber };
    case 'VOID':
    case 'RETURN':
    case 'RETURNX':
      return { kind: 'refunded' };
    case 'PAYFAIL':
      return { kind: 'declined' };
    case 'EXPIRED':
      return { kind: 'expired' };
    case 'CANCEL':
      return { kind: 'cancelled' };
    default:
      return { kind: 'open' };
  }
}

const FIRST: readonly PaymentWord['kind'][] = ['paid', 'refunded', 'pending', 'declined', 'cancelled', 'expired'];

/** What all that was tried for an order comes to; null: nothing was. Money counts before what came to nothing. */
export async function askGmo(client: GmoClient, reference: string): Promise<PaymentWord | null> {
  const words = (await client.findTrades(reference)).map(wordOfTrade);
  const told = FIRST.map((kind) => words.find((word) => word.kind === kind)).find((word) => word !== undefined);
  return told ?? words[0] ?? null;
}

/** GMO takes an order’s name once: where its answer was lost, the next is asked for. It has 27 characters at most. */
const ADDITIONS = ['', ...Array.from({ length: 9 }, (_, place) => `-${place + 1}`)];

/** GMO Payment Gateway’s hosted check-out, Link Type Plus: cards, and cash at convenience stores days later (D16). */
export function createGmoPayments(client: GmoClient, nowMs: () => number): PaymentAdapter {
  return {
    name: 'gmo',
    openCheckout: async ({ order, locale, returnUrl }) => {
      for (const addition of ADDITIONS) {
        const orderId = `${order.id}${addition}`;
        const url = await client.openLink({
          ...{ orderId, amount: totalOf(order), clientField: order.id, language: languageOf(locale) },
          payableUntil: japanTimeOf(order.expiresAtMs).slice(0, 12),
          returnUrl: postedReturnOf(returnUrl),
        });
        if (url !== null) return { url, reference: orderId };
      }
      throw new Error(`GMO gave no check-out for any name of order ${order.id}`);
    },
    ask: async ({ providerReference: reference }) => (reference === null ? null : askGmo(client, reference)),
    verify: null,
    refund: (order) => refund(client, order, nowMs()),
  };
}

/** GMO’s page has the reader’s browser post the result, from another site than ours. */
function postedReturnOf(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.pathname = '/shop/return';
  return url.href;
}

function languageOf(locale: string): 'ja' | 'en' | 'zh' {
  if (locale.startsWith('en')) return 'en';
  return locale.startsWith('zh') ? 'zh' : 'ja';
}

async function refund(client: GmoClient, order: OrderRow, nowMs: number): Promise<void> {
  const trades = order.providerReference === null ? [] : await client.findTrades(order.providerReference);
  const paid = trades.find((trade) => wordOfTrade(trade).kind === 'paid');
  if (paid === undefined) {
    // Somebody gave it back at GMO itself, or the answer to an earlier try was lost.
    if (trades.some((trade) => wordOfTrade(trade).kind === 'refunded')) return;
    throw new Error(`GMO knows no payment of order ${order.id}`);
  }
  if (paid.payType === GMO_CONVENIENCE_STORE) {
    throw new Error(`order ${order.id} was paid in cash at a convenience store: GMO does not give that back`);
  }
  await client.giveBack(paid, jobCodeOf(paid.processedAtMs, nowMs));
}

/** A payment is voided on its day, returned in its month, and returned by another name later. Days are Japan’s. */
function jobCodeOf(paidAtMs: number, nowMs: number): 'VOID' | 'RETURN' | 'RETURNX' {
  const [paidAt, now] = [japanTimeOf(paidAtMs), japanTimeOf(nowMs)];
  if (paidAt.slice(0, 8) === now.slice(0, 8)) return 'VOID';
  return paidAt.slice(0, 6) === now.slice(0, 6) ? 'RETURN' : 'RETURNX';
}
