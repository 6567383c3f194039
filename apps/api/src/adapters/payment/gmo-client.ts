import * as v from 'valibot';
import { japanMsOf } from './japan-time.ts';
import { type Fetch, PROVIDER_TIMEOUT_MS } from './sandbox-payments.ts';

/** The store’s shop at GMO Payment Gateway, and the settings of Link Type Plus that its check-outs are shown with. */
export interface GmoSettings {
  readonly shopId: string;
  readonly shopPass: string;
  readonly configId: string;
  /** GMO’s own, or a local stand-in’s origin. */
  readonly apiUrl: string;
}

/** How somebody pays, as GMO numbers it. */
export const GMO_CARD = '0';
export const GMO_CONVENIENCE_STORE = '3';
const PAY_TYPES = [GMO_CARD, GMO_CONVENIENCE_STORE] as const;

/** A payment at GMO. One order has one for each way that its reader has tried. */
export interface GmoTrade {
  readonly payType: (typeof PAY_TYPES)[number];
  readonly status: string;
  readonly accessId: string;
  readonly accessPass: string;
  /** In yen, with tax. */
  readonly amount: number;
  readonly currency: string;
  /** When its status was reached. */
  readonly processedAtMs: number;
  /** What is named at the convenience store; null: nothing. */
  readonly storeNumber: string | null;
  /** Until when it can be paid there. */
  readonly payableUntilMs: number | null;
}

/** What GMO needs to know of a check-out. */
export interface GmoLinkRequest {
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

/** What the store asks of GMO. It throws while GMO cannot be asked, or refuses. */
export interface GmoClient {
  /** The address of a check-out; null: one was given for this order already, and GMO gives no second. */
  openLink(request: GmoLinkRequest): Promise<string | null>;
  /** What was tried for an order. */
  findTrades(orderId: string): Promise<GmoTrade[]>;
  /** Gives a payment by card back. */
  giveBack(trade: GmoTrade, jobCode: 'VOID' | 'RETURN' | 'RETURNX'): Promise<void>;
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

/** GMO says no, by codes of its own as `E01030002`. */
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
    giveBack: async ({ accessId: AccessID, accessPass: AccessPass }, JobCd) => {
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
