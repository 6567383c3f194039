import { readCallback } from './callback-address.ts';

const EPISODE_ID = /^[1-9]\d{0,8}$/;

/** The shop. */
export const SHOP_PATH = '/shop';

/** The page that a reader came to the shop from, and the episode that they buy coins for. */
export interface ShopPurpose {
  readonly callback: string | null;
  readonly episode?: string | null;
}

/** What the address of the shop says of it. */
export function readShopPurpose(search: string): ShopPurpose {
  const episode = new URLSearchParams(search).get('episode');
  return { callback: readCallback(search), episode: episode !== null && EPISODE_ID.test(episode) ? episode : null };
}

/** An address of the shop: the packs, the order of one, or what came of an order; with what its reader came for. */
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
