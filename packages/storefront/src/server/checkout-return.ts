import { shopAddress } from '../parts/navigation/shop-address.ts';
import type { SiteRequest } from './site-request.ts';

/** The path to which a check-out’s page makes the reader’s browser post its result: GMO does so with its own form. */
export const CHECKOUT_RETURN_PATH = '/shop/return';

/**
 * Whether a request may be such a return, which comes from another site. It changes nothing, so it does not matter which
 * client sends it.
 */
export function isCheckoutReturn(method: string, pathname: string): boolean {
  return method === 'POST' && pathname === CHECKOUT_RETURN_PATH;
}

/**
 * Redirects to the order, by a request that has the reader’s cookies. The posted fields are not read: they prove nothing
 * (D16).
 */
export function returnFromCheckout(c: SiteRequest): Response {
  const order = c.get('parts').url.searchParams.get('order');
  c.header('Cache-Control', 'no-store');
  return c.redirect(shopAddress(order === null ? {} : { order }), 303);
}
