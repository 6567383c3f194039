import { useBrowserLayoutEffect } from '@longstrip/ui';
import { useSiteOrNull } from '../../root/site-data.ts';
import { layoutOf, useLayout } from './layout-store.ts';

/** The style sheet’s name of the app’s outer width; the column is never wider. */
const OUTER_WIDTH = '--outer-width';

/** Sets it before anything is painted: the app’s pages have it in their head (section 4). */
export const OUTER_WIDTH_SCRIPT = `if(window.outerWidth>0)document.documentElement.style.setProperty('${OUTER_WIDTH}',window.outerWidth+'px')`;

/** Updates the layout when the window changes. */
export function LayoutWatcher() {
  const site = useSiteOrNull();
  const maximumWidthPx = site?.layout.contentMaximumWidthPx;
  const desktopBreakpointPx = site?.layout.desktopBreakpointPx;
  const isApp = site !== null && site.app !== null;
  // Before the browser paints what is hydrated.
  useBrowserLayoutEffect(() => {
    if (maximumWidthPx === undefined || desktopBreakpointPx === undefined) return;
    const update = () => {
      useLayout.setState(
        layoutOf({
          windowWidthPx: window.innerWidth,
          windowHeightPx: window.innerHeight,
          maximumWidthPx,
          desktopBreakpointPx,
          // A web view that is not laid out yet says 0.
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
