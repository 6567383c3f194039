import { type RefObject, useEffect, useRef } from 'react';
import type { AnchorControls, Captured } from '../anchor/use-anchor.ts';
import type { FreshPages } from '../page/fresh-addresses.ts';
import type { PageFlow } from '../page/page-flow.ts';

/** What the zoom of a strip needs of its reader component. */
export interface StripZoomParts {
  flow: PageFlow;
  anchor: AnchorControls;
  /** The place at a line, in pixels from the beginning of the document. */
  capture: (placePx: number) => Captured | null;
  fresh: FreshPages;
}

/** The zoom of a strip, for taps. */
export interface StripZoom {
  /** A second tap enlarges; `onSingle` is called for one that stays alone, and not for the end of a drag. */
  tap(event: Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'target'>, onSingle: () => void): void;
  stop(): void;
}

/** Enlarges a strip by pinches, double taps, keys and the wheel with Ctrl. Its code loads after the page: null until then. */
export function useStripZoom(strip: RefObject<HTMLElement>, parts: StripZoomParts): { current: StripZoom | null } {
  const latest = useRef(parts);
  latest.current = parts;
  const zoom = useRef<StripZoom | null>(null);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    let isEnded = false;
    import('../zoom/strip-zoom.client.ts')
      .then(({ createStripZoom }) => {
        if (!isEnded) zoom.current = createStripZoom(element, () => latest.current);
      })
      // Without a connection the browser's own zoom is left.
      .catch(() => {});
    return () => {
      isEnded = true;
      zoom.current?.stop();
      zoom.current = null;
    };
  }, [strip]);
  return zoom;
}
