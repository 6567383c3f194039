import { BUSINESS_DEFAULTS } from '@longstrip/core';
import { useEffect } from 'react';
import { layoutOf, useLayout } from './layout-store.ts';

/** Updates the layout when the window changes. */
export function LayoutWatcher() {
  useEffect(() => {
    const update = () => {
      useLayout.setState(
        layoutOf({
          windowWidthPx: window.innerWidth,
          windowHeightPx: window.innerHeight,
          maximumWidthPx: BUSINESS_DEFAULTS.contentMaximumWidthPx,
          desktopBreakpointPx: BUSINESS_DEFAULTS.desktopBreakpointPx,
          outerWidthPx: null,
        }),
      );
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return null;
}
