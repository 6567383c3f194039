/** The shop. */
export const SHOP_PATH = '/shop';

/** An address of the shop: the packs, the order of one, or what came of an order; with the page that the reader came from. */
export function shopAddress(
  { product, order }: { product?: string; order?: string },
  callback: string | null = null,
): string {
  const query = new URLSearchParams();
  if (product !== undefined) query.set('product', product);
  if (order !== undefined) query.set('order', order);
  if (callback !== null) query.set('callback', callback);
  return query.size === 0 ? SHOP_PATH : `${SHOP_PATH}?${query}`;
}
