import type { PageSpread, ReadingDirection } from '../enumerations.ts';

/** How many pages the viewer shows at a time (section 2: single or double page). */
export type PageLayout = 'single' | 'double';

/** Pages shown at the same time, as indices from 0 in reading order; one or two of them. */
export type PageView = readonly [number] | readonly [number, number];

/** The side of an opened book on which a page lies: `opening` is read first. Null = either. */
function sideOf(spread: PageSpread, direction: ReadingDirection): 'opening' | 'closing' | null {
  if (spread !== 'left' && spread !== 'right') return null;
  return (spread === 'left') === (direction === 'LTR') ? 'opening' : 'closing';
}

function standsAlone(spread: PageSpread): boolean {
  return spread === 'wide' || spread === 'center';
}

/**
 * How pages are shown two by two, as in an opened book: wide and centred pages by themselves, a page that its publisher
 * put on the side read second never first, and a first page of which nothing is said by itself, as a cover is.
 */
function doubleViews(spreads: readonly PageSpread[], direction: ReadingDirection): PageView[] {
  const views: PageView[] = [];
  let index = 0;
  while (index < spreads.length) {
    const spread = spreads[index] ?? 'none';
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
  }
  return views;
}

/**
 * The views of a paged episode, in reading order: each page is in exactly one, and their order is kept.
 * @param spreads how each page lies in the book
 */
export function pageViews(spreads: readonly PageSpread[], layout: PageLayout, direction: ReadingDirection): PageView[] {
  return layout === 'single' ? spreads.map((_, index): PageView => [index]) : doubleViews(spreads, direction);
}

/** The view that shows a page, so that a change of layout keeps the reader's place; the last one past the end. */
export function viewOfPage(views: readonly PageView[], page: number): number {
  const found = views.findIndex((view) => view.some((shown) => shown >= page));
  return found >= 0 ? found : Math.max(views.length - 1, 0);
}
