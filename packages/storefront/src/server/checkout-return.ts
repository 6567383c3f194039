import { shopAddress } from '../parts/navigation/shop-address.ts';
import type { SiteRequest } from './site-request.ts';

/** Where a check-out’s page has the reader’s browser post its result: GMO’s comes by a form of its own. */
export const CHECKOUT_RETURN_PATH = '/shop/return';

/** Whether a request may be such a return, which comes from another site. It changes nothing, so any client may send one. */
export function isCheckoutReturn(method: string, pathname: string): boolean {
  return method === 'POST' && pathname === CHECKOUT_RETURN_PATH;
}

/** Leads on to the order, by a visit that has the reader’s cookies. What was posted is not read: it proves nothing (D16). */
export function returnFromCheckout(c: SiteRequest): Response {
  const order = c.get('parts').url.searchParams.get('order');
  c.header('Cache-Control', 'no-store');
  return c.redirect(shopAddress(order === null ? {} : { order }), 303);
}
