import type { PageSpread, ReadingDirection } from '../shared/enumerations.ts';

/** How many pages the viewer shows at once (section 2: single or double page). */
export type PageLayout = 'single' | 'double';

/** Pages shown at once: one or two indices from 0, in reading order. */
export type PageView = readonly [number] | readonly [number, number];

/** Side of an open book that a page is on; `opening` is read first. Null = either. */
function sideOf(spread: PageSpread, direction: ReadingDirection): 'opening' | 'closing' | null {
  if (spread !== 'left' && spread !== 'right') return null;
  return (spread === 'left') === (direction === 'LTR') ? 'opening' : 'closing';
}

function standsAlone(spread: PageSpread): boolean {
  return spread === 'wide' || spread === 'center';
}

/**
 * Pairs pages as in an open book. Wide and centred pages are alone; a page for the closing side never comes first; a first
 * page without a side is a cover and alone.
 */
function doubleViews(spreads: readonly PageSpread[], direction: ReadingDirection): PageView[] {
  const views: PageView[] = [];
  let index = 0;
  let spread = spreads[index];
  while (spread !== undefined) {
    const next = spreads[index + 1];
    const isCover = index === 0 && sideOf(spread, direction) === null;
    const isPaired =
      next !== undefined &&
      !isCover &&
      !standsAlone(spread) &&
      !standsAlone(next) &&
      sideOf(spread, direction) !== 'closing' &&
      sideOf(next, direction) !== 'opening';
    views.push(isPaired ? [index, index + 1] : [index]);
    index += isPaired ? 2 : 1;
    spread = spreads[index];
  }
  return views;
}

/**
 * The views of a paged episode, in reading order; each page is in exactly one.
 * @param spreads the place of each page in the book
 */
export function pageViews(spreads: readonly PageSpread[], layout: PageLayout, direction: ReadingDirection): PageView[] {
  return layout === 'single' ? spreads.map((_, index): PageView => [index]) : doubleViews(spreads, direction);
}

/** The view that contains a page, to keep the reader's position when the layout changes; past the end, the last one. */
export function viewOfPage(views: readonly PageView[], page: number): number {
  const found = views.findIndex((view) => view.some((shown) => shown >= page));
  return found >= 0 ? found : Math.max(views.length - 1, 0);
}
