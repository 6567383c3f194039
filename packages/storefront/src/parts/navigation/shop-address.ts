import { readCallback } from './callback-address.ts';

const EPISODE_ID = /^[1-9]\d{0,8}$/;

export const SHOP_PATH = '/shop';

/** The page that a reader came from to the shop, and the episode that they want to buy coins for. */
export interface ShopPurpose {
  readonly callback: string | null;
  readonly episode?: string | null;
}

/** Reads it from the address of the shop. */
export function readShopPurpose(search: string): ShopPurpose {
  const episode = new URLSearchParams(search).get('episode');
  return { callback: readCallback(search), episode: episode !== null && EPISODE_ID.test(episode) ? episode : null };
}

/**
 * An address of the shop: of all packs, of the order page of one pack, or of the result of an order; with the reader's
 * purpose.
 */
export function shopAddress(
  { product, order }: { product?: string; order?: string },
  { callback, episode = null }: ShopPurpose = { callback: null },
): string {
  const query = new URLSearchParams();
  if (product !== undefined) query.set('product', product);
  if (order !== undefined) query.set('order', order);
  if (callback !== null) query.set('callback', callback);
  if (episode !== null) query.set('episode', episode);
  return query.size === 0 ? SHOP_PATH : `${SHOP_PATH}?${query}`;
}
