import type { LinkProps } from '@longstrip/ui';
import { Link as RouterLink } from '@remix-run/react';
import { forwardRef, type MouseEvent } from 'react';
import { markDeparture } from './departure.ts';

/** Whether an address belongs to this site's pages, and not to its files, its api or another site. */
function isPageAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/_/') && !href.startsWith('/api/');
}

/** Every link that ui draws. Pages of the site go through the router. They are not fetched ahead: a page's data is never kept. */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink({ href, ...rest }, ref) {
  if (!isPageAddress(href)) return <a {...rest} href={href} ref={ref} />;
  const { onClick } = rest;
  const depart = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) markDeparture(event.currentTarget);
  };
  return <RouterLink {...rest} onClick={depart} to={href} ref={ref} viewTransition />;
});
