import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type GmoState, type GmoStatus, type GmoTrade, japanMs, japanTime, newGmoId } from './gmo-trades.ts';

export interface GmoInterfaceOptions {
  readonly baseUrl: string;
  readonly shop: { readonly shopId: string; readonly shopPass: string; readonly configId: string };
  readonly isSiteAddress: (url: string) => boolean;
  readonly nowMs: () => number;
  readonly tell: (trade: GmoTrade) => void;
}

const yen = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number));

const LinkSchema = v.looseObject({
  geturlparam: v.object({ ShopID: v.string(), ShopPass: v.string() }),
  configid: v.string(),
  transaction: v.looseObject({
    OrderID: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,27}$/)),
    Amount: v.pipe(yen(7), v.minValue(1)),
    Tax: v.optional(yen(7), '0'),
    ClientField1: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    PayMethods: v.tuple([v.literal('credit'), v.literal('cvs')]),
    RetUrl: v.string(),
    CompleteUrl: v.string(),
    CancelUrl: v.string(),
    PaymentExpireDate: v.string(),
    ResultSkipFlag: v.picklist(['0', '1']),
  }),
  credit: v.object({ JobCd: v.literal('CAPTURE'), Method: v.literal('1') }),
  displaysetting: v.object({ Lang: v.picklist(['ja', 'en', 'zh']) }),
});

const refusal = (errInfo: string) => [{ errCode: errInfo.slice(0, 3), errInfo }];

/** GMO's interface for a store’s server: check-outs by JSON, all else by the older forms. */
export function gmoInterface(options: GmoInterfaceOptions, books: GmoState): Hono {
  const { baseUrl, shop, isSiteAddress, nowMs } = options;
  const app = new Hono();
  app.post('/payment/GetLinkplusUrlPayment.json', async (c) => {
    const asked = v.safeParse(LinkSchema, await c.req.json().catch(() => null));
    if (!asked.success) return c.json(refusal('E00000010'), 400);
    const { geturlparam, configid, transaction } = asked.output;
    if (geturlparam.ShopID !== shop.shopId || geturlparam.ShopPass !== shop.shopPass || configid !== shop.configId) {
      return c.json(refusal('E01030002'), 400);
    }
    const { OrderID: orderId, CompleteUrl: completeUrl, CancelUrl: cancelUrl, RetUrl } = transaction;
    const payableUntilMs = japanMs(transaction.PaymentExpireDate);
    const isRight = [RetUrl, completeUrl, cancelUrl].every(isSiteAddress) && payableUntilMs > nowMs();
    if (!isRight) return c.json(refusal('EZ4000010'), 400);
    if ([...books.links.values()].some((link) => link.orderId === orderId)) {
      return c.json({ OrderID: orderId, WarnList: [{ warnCode: 'EZ4', warnInfo: 'EZ4135014' }] });
    }
    const id = newGmoId();
    const { Amount: amount, Tax: tax, ClientField1: clientField } = transaction;
    books.links.set(id, { id, orderId, amount, tax, clientField, completeUrl, cancelUrl, payableUntilMs });
    return c.json({ OrderID: orderId, LinkUrl: `${baseUrl}/gmo/pay/${id}`, ProcessDate: japanTime(nowMs()) });
  });
  const idPass = async (c: Context, work: (form: URLSearchParams) => Said): Promise<Response> => {
    const form = new URLSearchParams(await c.req.text());
    const isShop = form.get('ShopID') === shop.shopId && form.get('ShopPass') === shop.shopPass;
    const said = isShop ? work(form) : 'E01030002';
    const answer = typeof said === 'string' ? { ErrCode: said.slice(0, 3), ErrInfo: said } : said;
    // Values are not escaped: none of them needs it.
    const pairs = Object.entries(answer).map((pair) => pair.join('='));
    return c.text(pairs.join('&'));
  };
  app.post('/payment/SearchTradeMulti.idPass', (c) => idPass(c, (form) => search(form, books)));
  app.post('/payment/AlterTran.idPass', (c) => idPass(c, (form) => alter(form, books, options)));
  return app;
}

type Said = Record<string, string> | string;
const UNKNOWN_TRADE = 'E01110002';
const NOT_POSSIBLE = 'E01050004';

function search(form: URLSearchParams, { trades }: GmoState): Said {
  const isAsked = ({ link, payType }: GmoTrade) =>
    link.orderId === form.get('OrderID') && payType === form.get('PayType');
  const trade = [...trades.values()].find(isAsked);
  if (trade === undefined) return UNKNOWN_TRADE;
  const { link, payType, status, accessId, accessPass, processDate } = trade;
  return {
    ...{ Status: status, ProcessDate: processDate, JobCd: payType === '0' ? 'CAPTURE' : '', AccessID: accessId },
    ...{ AccessPass: accessPass, Amount: String(link.amount), Tax: String(link.tax), Currency: 'JPN' },
    ...{ ClientField1: link.clientField, PayType: payType },
    ...(payType === '0'
      ? { Method: '1', Forward: '2a99662', TranID: trade.tranId, Approve: '0000012' }
      : {
          ...{ CvsCode: '10001', CvsConfNo: trade.confirmation, CvsReceiptNo: trade.receipt },
          PaymentTerm: trade.paymentTerm,
        }),
  };
}

/** Refunds a payment by card. The name of this operation depends on the day and the month of the payment, in Japan. */
function alter(form: URLSearchParams, { trades }: GmoState, { nowMs, tell }: GmoInterfaceOptions): Said {
  const trade = trades.get(form.get('AccessID') ?? '');
  if (trade?.payType !== '0' || trade.accessPass !== form.get('AccessPass')) return UNKNOWN_TRADE;
  if (trade.status !== 'CAPTURE' || form.get('JobCd') !== returnCodeOf(trade, nowMs())) return NOT_POSSIBLE;
  giveBack(trade, nowMs());
  tell(trade);
  const { accessId: AccessID, accessPass: AccessPass, tranId: TranID, processDate: TranDate } = trade;
  return { AccessID, AccessPass, Forward: '2a99662', Approve: '0000012', TranID, TranDate };
}

function returnCodeOf({ processDate }: GmoTrade, nowMs: number): GmoStatus {
  const now = japanTime(nowMs);
  if (now.slice(0, 8) === processDate.slice(0, 8)) return 'VOID';
  return now.slice(0, 6) === processDate.slice(0, 6) ? 'RETURN' : 'RETURNX';
}

export function giveBack(trade: GmoTrade, nowMs: number): void {
  trade.status = returnCodeOf(trade, nowMs);
  trade.processDate = japanTime(nowMs);
}
