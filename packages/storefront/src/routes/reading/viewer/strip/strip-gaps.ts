import type { ViewerMode } from '@longstrip/core';
import type { ReaderPage } from '../viewer-model.ts';

/**
 * Whether there is a gap between a page and the one before it when pages are read as one strip. A work drawn as a strip
 * has no gaps between its pictures. In a work drawn in pages only the slices of one strip join.
 */
export function hasGapBefore(pages: readonly ReaderPage[], index: number, workMode: ViewerMode): boolean {
  const page = pages[index];
  const before = pages[index - 1];
  if (page === undefined || before === undefined) return false;
  if (page.kind !== 'picture' || before.kind !== 'picture') return true;
  if (workMode === 'SCROLL') return false;
  return page.stripIndex === null || page.stripIndex === 0;
}
