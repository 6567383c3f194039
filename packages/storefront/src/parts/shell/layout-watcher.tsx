import { useBrowserLayoutEffect } from '@longstrip/ui';
import { create } from 'zustand';
import { useSiteOrNull } from '../../root/site-data.ts';

/** The custom property with the app’s outer width; the column is never wider. */
const OUTER_WIDTH = '--outer-width';

/** Sets it before the first paint: the app’s pages have this script in their head (section 4). */
export const OUTER_WIDTH_SCRIPT = `if(window.outerWidth>0)document.documentElement.style.setProperty('${OUTER_WIDTH}',window.outerWidth+'px')`;

/** Updates the layout when the window changes. */
export function LayoutWatcher() {
  const site = useSiteOrNull();
  const maximumWidthPx = site?.layout.contentMaximumWidthPx;
  const desktopBreakpointPx = site?.layout.desktopBreakpointPx;
  const isApp = site !== null && site.app !== null;
  // Before the browser paints the hydrated page.
  useBrowserLayoutEffect(() => {
    if (maximumWidthPx === undefined || desktopBreakpointPx === undefined) return;
    const update = () => {
      useLayout.setState(
        layoutOf({
          windowWidthPx: window.innerWidth,
          windowHeightPx: window.innerHeight,
          maximumWidthPx,
          desktopBreakpointPx,
          // The width is 0 in a web view that has no layout yet.
          outerWidthPx: isApp && window.outerWidth > 0 ? window.outerWidth : null,
        }),
      );
      if (isApp && window.outerWidth > 0)
        document.documentElement.style.setProperty(OUTER_WIDTH, `${window.outerWidth}px`);
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [maximumWidthPx, desktopBreakpointPx, isApp]);
  return null;
}

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

/** The current layout; on the server and until hydration it is that of a phone. */
export const useLayout = create<Layout>(() => ({ isDesktop: false, width: 390, height: 844 }));
