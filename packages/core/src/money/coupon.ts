import type { ClientPlatform, CouponState, CouponType } from '../shared/enumerations.ts';
import { type Decision, grant, refuse } from '../shared/refusal.ts';
import { type LotTerms, lotAmount } from './ledger/lot.ts';

const DAY_MS = 86_400_000;

/** The facts of a coupon that decide who may have it, read while its row is locked. */
export interface OfferedCoupon {
  readonly clients: readonly string[];
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Null: any number. */
  readonly totalLimit: number | null;
  readonly perUserLimit: number;
  readonly issuedCount: number;
}

export type ReceiveCouponRefusal =
  | 'NOT_FOUND_COUPON'
  | 'EXPIRED_COUPON'
  | 'ALREADY_RECEIVED_COUPON'
  | 'SOLD_OUT_COUPON';

/**
 * Whether a reader gets a coupon (D18). A coupon that has not begun, or is for other clients, counts as not found. A reader
 * who has it already is refused with ALREADY_RECEIVED_COUPON, even if all have been given out.
 *
 * @param client the client that asks; null if an operator gives it
 * @param isClosed the account is moving to another platform, or has moved (D34): it would lose the coupon
 * @param receivedCount how many of it the reader has or had
 */
export function decideCoupon(
  coupon: OfferedCoupon | null,
  {
    client,
    isClosed,
    receivedCount,
    nowMs,
  }: { client: ClientPlatform | null; isClosed: boolean; receivedCount: number; nowMs: number },
): Decision<null, ReceiveCouponRefusal> {
  if (coupon === null || isClosed || nowMs < coupon.startsAtMs) return refuse('NOT_FOUND_COUPON');
  if (client !== null && !coupon.clients.includes(client)) return refuse('NOT_FOUND_COUPON');
  if (nowMs >= coupon.endsAtMs) return refuse('EXPIRED_COUPON');
  if (receivedCount >= coupon.perUserLimit) return refuse('ALREADY_RECEIVED_COUPON');
  if (coupon.totalLimit !== null && coupon.issuedCount >= coupon.totalLimit) return refuse('SOLD_OUT_COUPON');
  return grant(null);
}

/** What a coupon gives at the moment a reader gets it. */
export type CouponGift =
  | { readonly kind: 'lot'; readonly terms: LotTerms }
  | { readonly kind: 'tickets'; readonly count: number };

/**
 * What a coupon gives at once; null for DISCOUNT and EXTRA_POINT, which stay until an order uses them.
 *
 * @param mileageDays D13: how long points last on the platform; null: they do not end
 */
export function giftOfCoupon(
  { type, value }: { type: CouponType; value: number | null },
  { nowMs, mileageDays }: { nowMs: number; mileageDays: number | null },
): CouponGift | null {
  if (type === 'DISCOUNT' || type === 'EXTRA_POINT') return null;
  if (value === null) throw new RangeError(`a coupon ${type} of nothing`);
  if (type === 'FREE_ROULETTE') return { kind: 'tickets', count: value };
  const kind = type === 'FREE_COIN' ? 'FREE_COIN' : 'MILEAGE';
  const expiresAtMs = kind === 'MILEAGE' && mileageDays !== null ? nowMs + mileageDays * DAY_MS : null;
  const terms = { kind, source: 'COUPON', amount: lotAmount(kind, value), acquiredAtMs: nowMs, expiresAtMs } as const;
  return { kind: 'lot', terms };
}

/** Hyphens and dashes of all scripts, the minus sign, and the long vowel mark that Japanese keyboards have instead. */
const SEPARATORS = /[\s\p{Pd}\u2212\u30FC]/gu;
const CODE = /^[A-Z0-9]{3,40}$/;

/**
 * The stored form of a coupon code (D18): case and full width make no difference, spaces and hyphens are removed.
 * @returns null if it cannot be a code
 */
export function normaliseCouponCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(SEPARATORS, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** The state of a reader's coupon (section 3). `expiresAtMs` is exclusive; a used coupon stays used. */
export function couponStateOf(
  { usedAtMs, expiresAtMs }: { usedAtMs: number | null; expiresAtMs: number },
  nowMs: number,
): CouponState {
  if (usedAtMs !== null) return 'USED';
  return nowMs < expiresAtMs ? 'USABLE' : 'EXPIRED';
}
