import type { SiteRailProps, WideFrame } from '../shell/frame-contexts.ts';
import { widePart } from '../shell/wide-part.tsx';
import type { PageSideProps } from './page-side.tsx';

/** The second column of a page (`page-side.tsx`). */
export const PageSide = widePart<PageSideProps>(() => import('./page-side.tsx').then((module) => module.PageSide));

/** What all pages have beside their column in wide windows. */
export const WIDE_FRAME: WideFrame = {
  Rail: widePart<SiteRailProps>(() => import('./site-rail.tsx').then((module) => module.SiteRail)),
  side: <PageSide />,
};
