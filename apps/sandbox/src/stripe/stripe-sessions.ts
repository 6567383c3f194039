import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The fields of a check-out session that a store reads. Their names are Stripe’s. */
export interface StripeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly mode: 'payment';
  /** In the smallest unit of the currency, whose code is in lower case. */
  readonly amount_total: number;
  readonly currency: string;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly livemode: false;
  /** null once the session has ended. */
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  /** `no_payment_required`: its total is 0; that does not mean that it is complete. */
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  /** null until it is paid, and if there is nothing to pay. */
  payment_intent: string | null;
}

/** The payment of a session and its charge. */
export interface StripePayment {
  readonly id: string;
  readonly charge: string;
  readonly session: StripeSession;
  readonly title: string;
  readonly metadata: Readonly<Record<string, string>>;
  state: 'processing' | 'paid' | 'failed' | 'refunded' | 'disputed';
}

export interface StripeState {
  readonly sessions: LRUCache<string, { session: StripeSession; title: string; metadata: Record<string, string> }>;
  readonly payments: LRUCache<string, StripePayment>;
  /** Answers by idempotency key, with the body that was sent. */
  readonly answers: LRUCache<string, { body: string; answer: object; status: 200 | 400 }>;
}

const MOST = 5_000;

export function createStripeState(): StripeState {
  return {
    sessions: new LRUCache({ max: MOST }),
    payments: new LRUCache({ max: MOST }),
    answers: new LRUCache({ max: MOST }),
  };
}

export function newStripeId(beginning: string): string {
  return `${beginning}_${randomBytes(12).toString('hex')}`;
}

/** The charge of a payment. It has the payment’s metadata; a dispute has none. */
export function chargeOf({ id, charge, session, metadata, state }: StripePayment): object {
  const isRefunded = state === 'refunded';
  return {
    ...{ id: charge, object: 'charge', amount: session.amount_total, currency: session.currency, metadata },
    ...{ payment_intent: id, paid: true, refunded: isRefunded, disputed: state === 'disputed' },
    amount_refunded: isRefunded ? session.amount_total : 0,
  };
}

/** The dispute that a bank opens when its customer wants the money back. */
export function disputeOf({ id, charge, session }: StripePayment): object {
  return {
    ...{ id: newStripeId('du'), object: 'dispute', amount: session.amount_total, currency: session.currency },
    ...{ charge, payment_intent: id, metadata: {}, reason: 'fraudulent', status: 'needs_response' },
  };
}
