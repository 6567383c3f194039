import { createHash } from 'node:crypto';

const ORDER_ID = /^o([0-9a-f]{24})$/;
const TOKEN = /^([0-9a-f]{8})-([0-9a-f]{4})-8([0-9a-f]{3})-a([0-9a-f]{3})-([0-9a-f]{6})([0-9a-f]{6})$/;

/**
 * The UUID by which an app’s store tells which order a purchase is of: its id, with some digits that prove it to be ours.
 * It is version 8 of RFC 9562, a UUID of one’s own making.
 */
export function storeAccountToken(orderId: string): string {
  const [, hex = ''] = ORDER_ID.exec(orderId) ?? [];
  if (hex === '') throw new Error(`no order for a store has the id ${orderId}`);
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 15), hex.slice(15, 18)];
  return `${a}-${b}-8${c}-a${d}-${hex.slice(18)}${proofOf(hex)}`;
}

/** What the app of an order asks its store for; null twice where no app's store takes the payment. */
export function storeOf({ id, storeProductId }: { readonly id: string; readonly storeProductId: string | null }): {
  storeProductId: string | null;
  storeAccountToken: string | null;
} {
  return { storeProductId, storeAccountToken: storeProductId === null ? null : storeAccountToken(id) };
}

/** The order that a store tells of; null: the token is none of ours. */
export function orderOfStoreToken(token: string): string | null {
  const [, a = '', b = '', c = '', d = '', e = '', proof] = TOKEN.exec(token.toLowerCase()) ?? [];
  const hex = `${a}${b}${c}${d}${e}`;
  return proof === proofOf(hex) ? `o${hex}` : null;
}

function proofOf(hex: string): string {
  return createHash('sha256').update(`longstrip order ${hex}`).digest('hex').slice(0, 6);
}
