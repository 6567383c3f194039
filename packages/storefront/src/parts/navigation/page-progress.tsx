import { useIsLoading } from './pending-location.ts';

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
