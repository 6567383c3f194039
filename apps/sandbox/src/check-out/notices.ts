import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createFaultSwitch, type FaultSwitch } from '../delivery-faults.ts';
import type { NoticeFault, PaymentNotice, SandboxPayment } from './payments.ts';

/** Tells a store of its payments, as signed posts. */
export interface Notices {
  readonly faults: FaultSwitch<NoticeFault>;
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

const TRIES = 5;
const PAUSE_MS = 1_000;

export function createNotices({ notifyUrl, secret, nowMs, lateMs }: NoticeOptions): Notices {
  const faults = createFaultSwitch<NoticeFault>('none');
  let kept: PaymentNotice | null = null;

  async function send(notice: PaymentNotice, change: Partial<PaymentNotice> = {}): Promise<void> {
    if (notifyUrl === null) return;
    const body = JSON.stringify(notice);
    const signature = signNotice(body, secret, nowMs());
    const sent = JSON.stringify({ ...notice, ...change });
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const answered = await fetch(notifyUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
        body: sent,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      if (answered !== null && answered.status < 500) return;
      await wait(PAUSE_MS * attempt, undefined, { ref: false });
    }
  }

  return {
    faults,
    async tell(payment) {
      const notice = noticeOf(payment);
      const fault = faults.current();
      if (fault === 'no-answer') return;
      if (fault === 'late') await wait(lateMs, undefined, { ref: false });
      if (fault === 'reversed' && kept === null) {
        kept = notice;
        return;
      }
      await send(notice, fault === 'tampered' ? { amount: notice.amount + 1 } : {});
      if (fault === 'twice') await send(notice);
      if (kept !== null) await send(kept);
      kept = null;
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
