import type { ShownShares } from '@longstrip/core';
import type { ReaderPosition } from './reading-geometry.ts';

/** How much of the pages the window shows at once, 0 to 1; 0 where they are turned. */
export function shownShare(scrolls: boolean): number {
  const pages = scrolls ? document.querySelector<HTMLElement>('[data-scrolled]') : null;
  const row = pages?.closest('.vertical-scroller');
  if (pages === null) return 0;
  return Math.min(1, row == null ? window.innerHeight / pages.offsetHeight : row.clientWidth / pages.offsetWidth);
}

/** What of the episode a position has on screen. */
export function sharesShown({ share, screen }: ReaderPosition): ShownShares {
  if (screen !== undefined) {
    const { index, count } = screen;
    return { from: Math.min(1, index / count), to: Math.min(1, (index + 1) / count) };
  }
  const windowShare = shownShare(true);
  const from = share * (1 - windowShare);
  return { from, to: from + windowShare };
}
