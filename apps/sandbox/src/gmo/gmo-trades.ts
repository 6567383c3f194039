import { createHash, randomBytes, randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export type GmoStatus =
  | 'UNPROCESSED'
  | 'CAPTURE'
  | 'VOID'
  | 'RETURN'
  | 'RETURNX'
  | 'REQSUCCESS'
  | 'PAYSUCCESS'
  | 'EXPIRED';

/** A check-out that the store requested. */
export interface GmoLink {
  readonly id: string;
  readonly orderId: string;
  /** In yen. */
  readonly amount: number;
  readonly tax: number;
  readonly clientField: string;
  readonly completeUrl: string;
  readonly cancelUrl: string;
  readonly payableUntilMs: number;
}

/** A payment, by card (`0`) or at a convenience store (`3`). */
export interface GmoTrade {
  readonly link: GmoLink;
  readonly payType: '0' | '3';
  readonly accessId: string;
  readonly accessPass: string;
  readonly tranId: string;
  /** `yyyyMMddHHmmss` in Japan, like all its times. */
  readonly tranDate: string;
  readonly confirmation: string;
  readonly receipt: string;
  readonly paymentTerm: string;
  status: GmoStatus;
  processDate: string;
  finishDate: string;
  error: { readonly code: string; readonly info: string } | null;
}

export interface GmoState {
  readonly links: LRUCache<string, GmoLink>;
  readonly trades: LRUCache<string, GmoTrade>;
}

const MOST = 5_000;
const HOUR_MS = 3_600_000;
const AHEAD_MS = 9 * HOUR_MS;
const DAYS_TO_PAY = 3;

export function createGmoState(): GmoState {
  return { links: new LRUCache({ max: MOST }), trades: new LRUCache({ max: MOST }) };
}

export const newGmoId = (): string => randomBytes(16).toString('hex');

/** `yyyyMMddHHmmss` in Japan. */
export function japanTime(ms: number): string {
  return new Date(ms + AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The instant of `yyyyMMddHHmm` in Japan; NaN: the text is no such time. */
export function japanMs(text: string): number {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00+09:00`);
}

export function newGmoTrade(link: GmoLink, payType: GmoTrade['payType'], nowMs: number): GmoTrade {
  const now = japanTime(nowMs);
  const isCash = payType === '3';
  return {
    ...{ link, payType, accessId: newGmoId(), accessPass: newGmoId(), tranId: `${now}${randomInt(10 ** 9, 10 ** 10)}` },
    ...{ tranDate: now, processDate: now, finishDate: '', status: 'UNPROCESSED', error: null },
    confirmation: isCash ? String(randomInt(1_000, 10_000)) : '',
    receipt: isCash ? String(randomInt(10 ** 10, 10 ** 11)) : '',
    paymentTerm: isCash ? `${japanTime(nowMs + DAYS_TO_PAY * 24 * HOUR_MS).slice(0, 8)}235959` : '',
  };
}

/** The form of a result notification. */
export function gmoNoticeOf({ link, ...trade }: GmoTrade, shopId: string, amount = link.amount): string {
  const isCash = trade.payType === '3';
  const fields = {
    ...{ ShopID: shopId, ShopPass: '**********', AccessID: trade.accessId, AccessPass: '*'.repeat(32) },
    ...{ OrderID: link.orderId, Status: trade.status, JobCd: isCash ? '' : jobCodeOf(trade.status) },
    ...{ Amount: String(amount), Tax: String(link.tax), Currency: 'JPN', Forward: '', Method: isCash ? '' : '1' },
    ...{ PayTimes: '', TranID: trade.tranId, Approve: '', TranDate: trade.processDate },
    ...{ ErrCode: trade.error?.code ?? '', ErrInfo: trade.error?.info ?? '', PayType: trade.payType },
    ...(isCash
      ? {
          ...{ CvsCode: '10001', CvsConfNo: trade.confirmation, CvsReceiptNo: trade.receipt },
          ...{ PaymentTerm: trade.paymentTerm, FinishDate: trade.finishDate, ReceiptDate: trade.tranDate },
        }
      : {}),
  };
  return new URLSearchParams(fields).toString();
}

function jobCodeOf(status: GmoStatus): string {
  return status === 'UNPROCESSED' ? 'CAPTURE' : status;
}

/** What the reader’s browser posts to the store: `base64(JSON).sha256hex(base64 + shop password)`. */
export function gmoResultOf(link: GmoLink, trade: GmoTrade | null, shopPass: string): string {
  const results = { CAPTURE: 'PAYSUCCESS', PAYSUCCESS: 'PAYSUCCESS', REQSUCCESS: 'REQSUCCESS' } as const;
  const transactionresult = {
    ...{ AccessID: trade?.accessId ?? '', AccessPass: trade?.accessPass ?? '', OrderID: link.orderId },
    Result:
      trade === null ? 'PAYSTART' : (Object.entries(results).find(([key]) => key === trade.status)?.[1] ?? 'ERROR'),
    ...{ Processdate: trade?.processDate ?? '', ErrCode: trade?.error?.code ?? '', ErrInfo: trade?.error?.info ?? '' },
    Paymethod: trade === null ? '' : trade.payType === '0' ? 'credit' : 'cvs',
  };
  const encoded = Buffer.from(JSON.stringify({ transactionresult })).toString('base64');
  return `${encoded}.${createHash('sha256').update(`${encoded}${shopPass}`).digest('hex')}`;
}
