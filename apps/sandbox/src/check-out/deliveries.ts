import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createFaultSwitch, type FaultSwitch } from '../delivery-faults.ts';
import type { NoticeFault, PaymentNotice, SandboxPayment } from './payments.ts';

/** Sends events of a service to the store’s webhook. */
export interface Deliveries {
  readonly faults: FaultSwitch<NoticeFault>;
  /**
   * Resolves once it is delivered, or given up; a check-out does not wait for it.
   * @param body is signed and sent
   * @param tampered is sent in its place, with its signature, while that fault is chosen
   */
  tell(body: string, tampered: string): Promise<void>;
}

export interface DeliveryOptions {
  /** The store’s webhook; null: there is no store. */
  url: string | null;
  /** Headers that are sent with a body, above all its signature. */
  headersOf: (body: string) => Record<string, string> | Promise<Record<string, string>>;
  lateMs: number;
  /** Whether an answer says that the store has accepted it. */
  isTaken?: (answer: Response) => boolean | Promise<boolean>;
}

const TRIES = 5;
const PAUSE_MS = 1_000;
const isNoFailure = ({ status }: Response): boolean => status < 500;

/** Delivers reports, retries until one is accepted, and applies the chosen fault. */
export function createDeliveries({ url, headersOf, lateMs, isTaken = isNoFailure }: DeliveryOptions): Deliveries {
  const faults = createFaultSwitch<NoticeFault>('none');
  let held: string | null = null;

  /** The store may stop in the middle of its answer, and no caller waits for the result. */
  async function hasTaken(answer: Response): Promise<boolean> {
    try {
      return await isTaken(answer);
    } catch {
      return false;
    }
  }

  async function send(body: string, sent = body): Promise<void> {
    if (url === null) return;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const headers = { 'content-type': 'application/json', ...(await headersOf(body)) };
      const signal = AbortSignal.timeout(10_000);
      const answered = await fetch(url, { method: 'POST', headers, body: sent, signal }).catch(() => null);
      if (answered !== null && (await hasTaken(answered))) return;
      await wait(PAUSE_MS * attempt, undefined, { ref: false });
    }
  }

  return {
    faults,
    async tell(body, tampered) {
      const fault = faults.current();
      if (fault === 'no-answer') return;
      if (fault === 'late') await wait(lateMs, undefined, { ref: false });
      if (fault === 'reversed' && held === null) {
        held = body;
        return;
      }
      await send(body, fault === 'tampered' ? tampered : body);
      if (fault === 'twice') await send(body);
      if (held !== null) await send(held);
      held = null;
    },
  };
}

/** Reports payments to a store, as signed posts. */
export interface Notices {
  readonly faults: Deliveries['faults'];
  /** Resolves once it is delivered, or given up; the check-out does not wait for it. */
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

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`, in Stripe’s form. */
export function signNotice(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
