import { type PageLayout, type PageView, pageViews, type ReadingDirection } from '@longstrip/core';
import type { ReaderPage } from '../viewer-model.ts';

/** Groups the pages that are shown at one time in paged reading. A page of text is shown alone. */
export function viewsOf(pages: readonly ReaderPage[], layout: PageLayout, direction: ReadingDirection): PageView[] {
  const spreads = pages.map((page) => (page.kind === 'picture' ? page.spread : 'center'));
  return pageViews(spreads, layout, direction);
}
