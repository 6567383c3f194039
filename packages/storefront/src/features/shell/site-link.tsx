import type { LinkProps } from '@longstrip/ui';
import { forwardRef } from 'react';

/** Whether an address belongs to this site's pages, and not to its files, its api or another site. */
export function isPageAddress(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/_/') && !href.startsWith('/api/');
}

/**
 * Every link that ui draws: a plain one, which `LinkWatcher` takes over. Its mark has the router ask ahead which route
 * it leads to, once for all links of a page, so that nobody waits for that when they tap.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink(props, ref) {
  return <a {...props} data-discover={isPageAddress(props.href) ? 'true' : undefined} ref={ref} />;
});
