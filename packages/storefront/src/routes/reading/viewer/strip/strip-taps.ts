import type { ViewerSettings } from '@longstrip/core';
import { toggleBars } from '../viewer-store.ts';

/** Height of the zones at the top and the bottom of the window that scroll, as a share of it. */
const ZONE_SHARE = 0.25;
/** How much of a window a tap scrolls: what was at its edge stays in sight. */
const SCROLL_SHARE = 0.85;

/** By how much of a window a tap scrolls; 0 where it shows the bars. */
export function scrollShareOfTap(share: number, { hasTapZones }: Pick<ViewerSettings, 'hasTapZones'>): number {
  if (!hasTapZones) return 0;
  if (share < ZONE_SHARE) return -SCROLL_SHARE;
  return share > 1 - ZONE_SHARE ? SCROLL_SHARE : 0;
}

/** A tap on a strip scrolls, where the reader wants that, or shows the bars. */
export function tapStrip(
  { clientY, target }: Pick<MouseEvent, 'clientY' | 'target'>,
  settings: Pick<ViewerSettings, 'hasTapZones'>,
): void {
  if (target instanceof Element && target.closest('a, button') !== null) return;
  const share = scrollShareOfTap(clientY / window.innerHeight, settings);
  if (share === 0) {
    toggleBars();
    return;
  }
  // As `prefersReducedMotion` has it, whose module a page that scrolls does not load.
  const { matches: isReduced } = window.matchMedia('(prefers-reduced-motion: reduce)');
  window.scrollBy({ top: share * window.innerHeight, behavior: isReduced ? 'instant' : 'smooth' });
}
