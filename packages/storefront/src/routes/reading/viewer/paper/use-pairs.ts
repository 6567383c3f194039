import { useCallback, useSyncExternalStore } from 'react';
import type { LayoutChoice } from '../../../../parts/reading/viewer-settings.ts';

/** Windows with room for two pages, as in the style sheet (`.paper-scroller`). */
const WIDE_WINDOW = '(width >= 900px) and (orientation: landscape)';

/** Whether two pages stand side by side. The server draws both, and the style sheet decides until the browser is asked. */
export function usePairs(layout: LayoutChoice): boolean {
  const isWide = useSyncExternalStore(
    useCallback((onChange) => {
      const list = window.matchMedia(WIDE_WINDOW);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    }, []),
    () => window.matchMedia(WIDE_WINDOW).matches,
    () => false,
  );
  return layout === 'auto' ? isWide : layout === 'double';
}

/** The `sizes` of a picture that is as large as fits, of this width in heights, in a window or in half of one. */
export function sizesOfLeaf(ratio: number, layout: LayoutChoice, isAlone: boolean): string {
  const size = (widthVw: number) => `min(${widthVw}vw, ${Math.ceil(100 * ratio)}vh)`;
  if (isAlone || layout === 'single') return size(100);
  return layout === 'double' ? size(50) : `${WIDE_WINDOW} ${size(50)}, ${size(100)}`;
}
