import { randomBytes, randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A purchase at Google Play, as `purchases.products` tells of it; `purchaseState`: 0 bought, 1 cancelled, 2 pending. */
export interface PlayPurchase {
  readonly productId: string;
  readonly purchaseToken: string;
  readonly orderId: string;
  readonly purchaseTimeMillis: string;
  readonly regionCode: string;
  readonly obfuscatedExternalAccountId?: string;
  purchaseState: 0 | 1 | 2;
  consumptionState: 0 | 1;
  acknowledgementState: 0 | 1;
}

export type PlayPurchases = LRUCache<string, PlayPurchase>;

const PURCHASES_MOST = 5_000;
const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

export function createPurchases(): PlayPurchases {
  return new LRUCache({ max: PURCHASES_MOST });
}

/** Buys one of a product; a pending one waits for cash. */
export function newPurchase(
  { productId, accountId, isPending }: { productId: string; accountId: string; isPending: boolean },
  nowMs: number,
): PlayPurchase {
  return {
    ...{ productId, purchaseToken: randomBytes(60).toString('base64url'), purchaseTimeMillis: String(nowMs) },
    ...{ orderId: `GPA.${digits(4)}-${digits(4)}-${digits(4)}-${digits(5)}`, regionCode: 'US' },
    ...(accountId === '' ? {} : { obfuscatedExternalAccountId: accountId }),
    ...{ purchaseState: isPending ? 2 : 0, consumptionState: 0, acknowledgementState: 0 },
  };
}
