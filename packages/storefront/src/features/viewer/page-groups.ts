import { type PageLayout, type PageView, pageViews, type ReadingDirection, type ViewerMode } from '@longstrip/core';
import type { ReaderPage } from './viewer-model.ts';

/**
 * Whether a page stands apart from the one before it when pages are read as one strip. A work drawn as a strip has no
 * gaps; of a work drawn in pages only tiles of one tall picture join.
 */
export function hasGapBefore(pages: readonly ReaderPage[], index: number, workMode: ViewerMode): boolean {
  const page = pages[index];
  const before = pages[index - 1];
  if (page === undefined || before === undefined) return false;
  if (page.kind !== 'picture' || before.kind !== 'picture') return true;
  if (workMode === 'SCROLL') return false;
  return page.stripIndex === null || page.stripIndex === 0;
}

/** What is shown at a time when pages are turned. A page of text stands by itself. */
export function viewsOf(pages: readonly ReaderPage[], layout: PageLayout, direction: ReadingDirection): PageView[] {
  const spreads = pages.map((page) => (page.kind === 'picture' ? page.spread : 'center'));
  return pageViews(spreads, layout, direction);
}
