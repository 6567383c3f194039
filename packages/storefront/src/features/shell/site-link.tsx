import type { LinkProps } from '@longstrip/ui';
import { forwardRef } from 'react';

/** Every link that ui draws: a plain one, which `LinkWatcher` takes over. */
export const SiteLink = forwardRef<HTMLAnchorElement, LinkProps>(function SiteLink(props, ref) {
  return <a {...props} ref={ref} />;
});
