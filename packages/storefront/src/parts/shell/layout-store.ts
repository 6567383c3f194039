import { create } from 'zustand';

/** The sizes that decide the layout, in pixels (section 4). */
interface LayoutFacts {
  windowWidthPx: number;
  windowHeightPx: number;
  /** Maximum width of the platform's column. */
  maximumWidthPx: number;
  /** A wider window is a desktop. */
  desktopBreakpointPx: number;
  /** In the native app: the width of the web view. */
  outerWidthPx: number | null;
}

/** Section 3: layout state. */
export interface Layout {
  isDesktop: boolean;
  /** The smallest of the window's width, the theme's maximum and, in the app, the outer width. */
  width: number;
  height: number;
}

/** Computes the layout from the window's sizes. */
export function layoutOf(facts: LayoutFacts): Layout {
  const widths = [facts.windowWidthPx, facts.maximumWidthPx];
  if (facts.outerWidthPx !== null) widths.push(facts.outerWidthPx);
  return {
    isDesktop: facts.windowWidthPx > facts.desktopBreakpointPx,
    width: Math.min(...widths),
    height: facts.windowHeightPx,
  };
}

/** The current layout; on the server and until hydration that of a phone. */
export const useLayout = create<Layout>(() => ({ isDesktop: false, width: 390, height: 844 }));
