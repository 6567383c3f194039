import { useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { LoadingOverlayProps } from './loading-overlay.tsx';
import { useIsLoading, useSlowLocation } from './pending-location.ts';

/**
 * The skeleton of a series' page, of the shop, of a list or of an episode, over the current page, once loading takes long
 * enough to be noticed. Its back button cancels the load, because an app on a home screen shows no browser buttons. Its
 * script is loaded after the first page is shown: the first visit does not wait for it, and it is there before a page is
 * slow.
 */
export function LoadingPage() {
  const here = useLocation().pathname;
  const pathname = useSlowLocation()?.pathname;
  const [Overlay, setOverlay] = useState<ComponentType<LoadingOverlayProps> | null>(null);
  useEffect(() => {
    // Without its script, a page that loads slowly leaves the current one as it is.
    void import('./loading-overlay.tsx').then(
      (module) => setOverlay(() => module.LoadingOverlay),
      () => undefined,
    );
  }, []);
  // Another query of the same page, such as a sheet over it, does not cover the page.
  if (Overlay === null || pathname === undefined || pathname === here) return null;
  return <Overlay pathname={pathname} here={here} />;
}

/** A thin bar at the top of the window while a page is loading. `main` is marked busy for screen readers. */
export function PageProgress() {
  return useIsLoading() ? <ProgressBar /> : null;
}

/** The same bar, for a part of a page that is loading. */
export function ProgressBar() {
  return (
    <div
      aria-hidden="true"
      data-page-progress=""
      className="pointer-events-none fixed start-0 top-0 z-(--layer-toast) h-[3px] w-11/12 animate-advance bg-primary"
    />
  );
}
