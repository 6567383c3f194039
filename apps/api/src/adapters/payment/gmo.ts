import { DateTime } from 'luxon';
import * as v from 'valibot';
import { type OrderRow, type PaymentAdapter, type PaymentReport, totalOf } from './payment-provider.ts';
import { type Fetch, PROVIDER_TIMEOUT_MS } from './sandbox-payments.ts';

/** The store’s shop at GMO Payment Gateway, and the settings of Link Type Plus that its check-outs are shown with. */
export interface GmoSettings {
  readonly shopId: string;
  readonly shopPass: string;
  readonly configId: string;
  /** GMO’s own, or a local stand-in’s origin. */
  readonly apiUrl: string;
}

/** Payment methods, by GMO’s numbers. */
const GMO_CARD = '0';
const GMO_CONVENIENCE_STORE = '3';
const PAY_TYPES = [GMO_CARD, GMO_CONVENIENCE_STORE] as const;

/** A payment at GMO. One order has one for each method that its reader has tried. */
interface GmoTrade {
  readonly payType: (typeof PAY_TYPES)[number];
  readonly status: string;
  readonly accessId: string;
  readonly accessPass: string;
  /** In yen, with tax. */
  readonly amount: number;
  readonly currency: string;
  /** When it reached its status. */
  readonly processedAtMs: number;
  /** The number that the reader gives at the convenience store; null: none. */
  readonly storeNumber: string | null;
  /** Until when it can be paid there. */
  readonly payableUntilMs: number | null;
}

/** What GMO needs to know of a check-out. */
interface GmoLinkRequest {
  readonly orderId: string;
  /** In yen, with tax. */
  readonly amount: number;
  readonly clientField: string;
  /** `yyyyMMddHHmm` in Japan. */
  readonly payableUntil: string;
  readonly language: 'ja' | 'en' | 'zh';
  /** Where the reader’s browser posts the result, whatever it is. */
  readonly returnUrl: string;
}

/** The store’s calls to GMO. They throw if GMO cannot be reached or refuses. */
export interface GmoClient {
  /** The address of a check-out; null: one was given for this order already, and GMO gives no second. */
  openLink(request: GmoLinkRequest): Promise<string | null>;
  /** All payments that the reader tried for an order. */
  findTrades(orderId: string): Promise<GmoTrade[]>;
  /** Refunds a payment by card. */
  refund(trade: GmoTrade, jobCode: 'VOID' | 'RETURN' | 'RETURNX'): Promise<void>;
}

const UNKNOWN_TRADE = 'E01110002';
const ORDER_IN_USE = 'EZ4135014';

const LinkSchema = v.looseObject({ LinkUrl: v.pipe(v.string(), v.url()) });

const TradeSchema = v.looseObject({
  Status: v.string(),
  ProcessDate: v.pipe(v.string(), v.regex(/^\d{14}$/)),
  AccessID: v.string(),
  AccessPass: v.string(),
  Amount: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
  Tax: v.optional(v.pipe(v.string(), v.regex(/^\d{0,10}$/), v.transform(Number)), '0'),
  Currency: v.optional(v.string(), ''),
  CvsConfNo: v.optional(v.string(), ''),
  CvsReceiptNo: v.optional(v.string(), ''),
  PaymentTerm: v.optional(v.string(), ''),
});

/** GMO refused, with its own error codes, such as `E01030002`. */
class GmoRefusal extends Error {
  readonly codes: readonly string[];
  constructor(name: string, codes: readonly string[]) {
    super(`GMO refused ${name}: ${codes.join(', ')}`);
    this.codes = codes;
  }
}

export function createGmoClient(settings: GmoSettings, { fetch: send = fetch }: { fetch?: Fetch } = {}): GmoClient {
  const { shopId: ShopID, shopPass: ShopPass, configId: configid } = settings;
  const post = async (name: string, headers: Record<string, string>, body: string) => {
    const url = `${settings.apiUrl.replace(/\/$/, '')}/payment/${name}`;
    return send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  };

  /** The older interface: a form, answered as `name=value&name=value`. */
  async function idPass(name: string, fields: Record<string, string>): Promise<Record<string, string>> {
    const body = new URLSearchParams({ ShopID, ShopPass, ...fields }).toString();
    const answer = await post(`${name}.idPass`, { 'content-type': 'application/x-www-form-urlencoded' }, body);
    if (!answer.ok) throw new Error(`GMO answered ${name} by ${answer.status}`);
    const said = Object.fromEntries(new URLSearchParams((await answer.text()).trim()));
    if (said.ErrInfo !== undefined) throw new GmoRefusal(name, said.ErrInfo.split('|'));
    return said;
  }

  async function findTrade(orderId: string, payType: GmoTrade['payType']): Promise<GmoTrade[]> {
    try {
      return [tradeOf(await idPass('SearchTradeMulti', { OrderID: orderId, PayType: payType }), payType)];
    } catch (error) {
      if (error instanceof GmoRefusal && error.codes.includes(UNKNOWN_TRADE)) return [];
      throw error;
    }
  }

  return {
    openLink: async (request) => {
      const body = JSON.stringify({ geturlparam: { ShopID, ShopPass }, configid, ...linkParameters(request) });
      const name = 'GetLinkplusUrlPayment.json';
      const answer = await post(name, { 'content-type': 'application/json; charset=UTF-8' }, body);
      const text = await answer.text();
      const link = v.safeParse(v.pipe(v.string(), v.parseJson(), LinkSchema), text);
      if (link.success) return link.output.LinkUrl;
      if (text.includes(ORDER_IN_USE)) return null;
      throw new GmoRefusal(name, [String(answer.status), ...(text.match(/[A-Z]{1,2}\d{7,8}/g) ?? [])]);
    },
    findTrades: async (orderId) => (await Promise.all(PAY_TYPES.map((payType) => findTrade(orderId, payType)))).flat(),
    refund: async ({ accessId: AccessID, accessPass: AccessPass }, JobCd) => {
      await idPass('AlterTran', { AccessID, AccessPass, JobCd });
    },
  };
}

function linkParameters({ orderId, amount, clientField, payableUntil, language, returnUrl }: GmoLinkRequest): object {
  return {
    transaction: {
      OrderID: orderId,
      Amount: String(amount),
      // The price is with tax.
      Tax: '0',
      ClientField1: clientField,
      PayMethods: ['credit', 'cvs'],
      ...{ RetUrl: returnUrl, CompleteUrl: returnUrl, CancelUrl: returnUrl },
      PaymentExpireDate: payableUntil,
      ResultSkipFlag: '1',
    },
    credit: { JobCd: 'CAPTURE', Method: '1' },
    displaysetting: { Lang: language },
  };
}

function tradeOf(said: Record<string, string>, payType: GmoTrade['payType']): GmoTrade {
  const trade = v.parse(TradeSchema, said);
  const { Status: status, AccessID: accessId, AccessPass: accessPass, Currency: currency } = trade;
  const numbers = [trade.CvsReceiptNo, trade.CvsConfNo].filter((text) => text !== '');
  return {
    ...{ payType, status, accessId, accessPass, amount: trade.Amount + trade.Tax },
    // GMO’s own name of the yen.
    currency: currency === '' || currency === 'JPN' ? 'JPY' : currency,
    processedAtMs: japanMsOf(trade.ProcessDate) ?? 0,
    storeNumber: numbers.length === 0 ? null : numbers.join(' / '),
    payableUntilMs: japanMsOf(trade.PaymentTerm),
  };
}

/**
 * The report of a payment’s status. Any other status means that it is not paid yet, even a declined card: the reader may try
 * another one.
 */
function reportOfTrade({ status, amount, currency, payableUntilMs, storeNumber }: GmoTrade): PaymentReport {
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

const FIRST: readonly PaymentReport['kind'][] = ['paid', 'refunded', 'pending', 'declined', 'cancelled', 'expired'];

/**
 * One report of all payments that were tried for an order; null: none was tried. A paid or refunded one comes before failed ones.
 */
export async function askGmo(client: GmoClient, reference: string): Promise<PaymentReport | null> {
  const reports = (await client.findTrades(reference)).map(reportOfTrade);
  const first = FIRST.map((kind) => reports.find((report) => report.kind === kind)).find(
    (report) => report !== undefined,
  );
  return first ?? reports[0] ?? null;
}

/**
 * GMO accepts an order id once. If its answer was lost, the id is tried again with the next of these endings. An id has 27
 * characters at most.
 */
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
  const paid = trades.find((trade) => reportOfTrade(trade).kind === 'paid');
  if (paid === undefined) {
    // It was refunded at GMO itself, or the answer to an earlier try was lost.
    if (trades.some((trade) => reportOfTrade(trade).kind === 'refunded')) return;
    throw new Error(`GMO knows no payment of order ${order.id}`);
  }
  if (paid.payType === GMO_CONVENIENCE_STORE) {
    throw new Error(`order ${order.id} was paid in cash at a convenience store: GMO does not give that back`);
  }
  await client.refund(paid, jobCodeOf(paid.processedAtMs, nowMs));
}

/** `VOID` on the day of the payment, `RETURN` later in its month, then `RETURNX`. Days are Japan’s. */
function jobCodeOf(paidAtMs: number, nowMs: number): 'VOID' | 'RETURN' | 'RETURNX' {
  const [paidAt, now] = [japanTimeOf(paidAtMs), japanTimeOf(nowMs)];
  if (paidAt.slice(0, 8) === now.slice(0, 8)) return 'VOID';
  return paidAt.slice(0, 6) === now.slice(0, 6) ? 'RETURN' : 'RETURNX';
}

const FORM = 'yyyyMMddHHmmss';
const JAPAN = { zone: 'Asia/Tokyo', locale: 'en-US' } as const;

/** A time as `yyyyMMddHHmmss` in Japan. */
export function japanTimeOf(ms: number): string {
  return DateTime.fromMillis(ms, JAPAN).toFormat(FORM);
}

/** When `yyyyMMddHHmmss` is in Japan; null: the text is no such time. */
export function japanMsOf(text: string): number | null {
  const time = DateTime.fromFormat(text, FORM, JAPAN);
  return time.isValid ? time.toMillis() : null;
}
