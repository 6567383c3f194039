import { create } from 'zustand';

/** Sizes that a layout follows, in pixels (section 4). */
interface LayoutFacts {
  windowWidthPx: number;
  windowHeightPx: number;
  /** Width of the platform's column at most. */
  maximumWidthPx: number;
  /** A window wider than this is a desktop. */
  desktopBreakpointPx: number;
  /** Inside the native app: the width of the web view itself. */
  outerWidthPx: number | null;
}

/** Section 3: layout state. */
export interface Layout {
  isDesktop: boolean;
  /** The smaller of the window's width and the theme's maximum; inside the app also of the outer width. */
  width: number;
  height: number;
}

/** Works out the layout from the window. */
export function layoutOf(facts: LayoutFacts): Layout {
  const widths = [facts.windowWidthPx, facts.maximumWidthPx];
  if (facts.outerWidthPx !== null) widths.push(facts.outerWidthPx);
  return {
    isDesktop: facts.windowWidthPx > facts.desktopBreakpointPx,
    width: Math.min(...widths),
    height: facts.windowHeightPx,
  };
}

/** The layout as it is now; on the server, and until the page wakes, that of a phone. */
export const useLayout = create<Layout>(() => ({ isDesktop: false, width: 390, height: 844 }));
