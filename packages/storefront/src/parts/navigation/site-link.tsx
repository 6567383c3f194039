import type { LinkProps } from '@longstrip/ui';
import { forwardRef } from 'react';

/** Whether an address is a page of this site, and not one of its files, its api or another site. */
export function isPageAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/_/') && !href.startsWith('/api/');
}

/**
 * Every link that ui renders: a plain one, whose clicks `LinkWatcher` handles. `data-discover` has the router ask for the
 * routes of all links of a page ahead, in one request, so that no click waits for that.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink(props, ref) {
  return <a {...props} data-discover={isPageAddress(props.href) ? 'true' : undefined} ref={ref} />;
});
