import { createHmac, randomUUID } from 'node:crypto';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import type { PaymentNotice, SandboxPayment } from './payments.ts';

/** Tells a store of its payments, as signed posts. */
export interface Notices {
  readonly faults: Deliveries['faults'];
  /** Resolves once it is told, or given up; the check-out does not wait for it. */
  tell(payment: SandboxPayment): Promise<void>;
}

export interface NoticeOptions {
  /** The store’s webhook; null: there is no store. */
  notifyUrl: string | null;
  secret: string;
  nowMs: () => number;
  lateMs: number;
}

export function createNotices({ notifyUrl: url, secret, nowMs, lateMs }: NoticeOptions): Notices {
  const headersOf = (body: string) => ({ 'sandbox-signature': signNotice(body, secret, nowMs()) });
  const { faults, tell } = createDeliveries({ url, headersOf, lateMs });
  return {
    faults,
    tell: (payment) => {
      const notice = noticeOf(payment);
      return tell(JSON.stringify(notice), JSON.stringify({ ...notice, amount: notice.amount + 1 }));
    },
  };
}

function noticeOf({ orderId, status, amount, currency, pendingUntilMs, storeNumber }: SandboxPayment): PaymentNotice {
  return { id: `evt_${randomUUID()}`, orderId, status, amount, currency, pendingUntilMs, storeNumber };
}

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`, in Stripe’s manner. */
export function signNotice(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
