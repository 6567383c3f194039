import { createHash } from 'node:crypto';

/** The UUID by which an app’s store tells which order a purchase is of: the same for the same order. */
export function storeAccountToken(orderId: string): string {
  const hex = createHash('sha256').update(`longstrip order ${orderId}`).digest('hex');
  // Version 8 of RFC 9562: a UUID of one’s own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
