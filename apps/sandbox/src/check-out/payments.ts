import { LRUCache } from 'lru-cache';

/** The state of a payment at the sandbox. */
export type PaymentStatus =
  | 'open'
  | 'pending'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'disputed';

/** A payment that a store requested. */
export interface SandboxPayment {
  readonly orderId: string;
  readonly title: string;
  /** In the minor unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** The amount as the reader sees it. */
  readonly shownAmount: string;
  readonly storeName: string;
  readonly returnUrl: string;
  readonly createdAtMs: number;
  status: PaymentStatus;
  pendingUntilMs: number | null;
  storeNumber: string | null;
}

/** The payment reports that the store gets. */
export interface PaymentNotice {
  readonly id: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly pendingUntilMs: number | null;
  readonly storeNumber: string | null;
}

const PAYMENTS_MOST = 5_000;

export function createPayments(): LRUCache<string, SandboxPayment> {
  return new LRUCache({ max: PAYMENTS_MOST });
}

/** How notices are sent to the store from now on. */
export const NOTICE_FAULTS = {
  none: 'Tell the store at once',
  late: 'Tell it late',
  twice: 'Tell it twice',
  reversed: 'Tell the last two in reverse order',
  tampered: 'Tell another sum than was paid',
  'no-answer': 'Tell it nothing',
} as const;
export type NoticeFault = keyof typeof NOTICE_FAULTS;

export function isNoticeFault(text: string): text is NoticeFault {
  return Object.hasOwn(NOTICE_FAULTS, text);
}
