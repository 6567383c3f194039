import { useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { LoadingOverlayProps } from './loading-overlay.tsx';
import { useSlowLocation } from './pending-location.ts';

/**
 * The skeleton of a series' page, of the shop, of a list or of an episode, over the current page, once loading takes long
 * enough to be noticed. Its back button cancels the load: an app on a home screen shows no browser buttons. Its script is
 * asked for when the page stands: no first visit waits for it, and a slow page does not wait for it in turn.
 */
export function LoadingPage() {
  const here = useLocation().pathname;
  const pathname = useSlowLocation()?.pathname;
  const [Overlay, setOverlay] = useState<ComponentType<LoadingOverlayProps> | null>(null);
  useEffect(() => {
    // Without its script a page that loads slowly leaves the current one as it is.
    void import('./loading-overlay.tsx').then(
      (module) => setOverlay(() => module.LoadingOverlay),
      () => undefined,
    );
  }, []);
  // Another query of the same page, such as a sheet over it, leaves the page where it is.
  if (Overlay === null || pathname === undefined || pathname === here) return null;
  return <Overlay pathname={pathname} here={here} />;
}
