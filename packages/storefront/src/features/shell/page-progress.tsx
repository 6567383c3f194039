import { useIsWaiting } from './use-pending-path.ts';

/** A thin bar at the top of the window while the next page is on its way: the tap was heard. `main` says it is busy. */
export function PageProgress() {
  if (!useIsWaiting()) return null;
  return (
    <div
      aria-hidden="true"
      data-page-progress=""
      className="pointer-events-none fixed start-0 top-0 z-(--layer-toast) h-[3px] w-11/12 animate-advance bg-accent"
    />
  );
}
