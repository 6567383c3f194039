import type { GuidedWindow } from '@longstrip/core';
import { useBrowserLayoutEffect } from '@longstrip/ui';
import { type RefObject, useState } from 'react';

/** The size of an element, before each paint; null until it is measured. */
export function useWindowOf(element: RefObject<HTMLElement>): GuidedWindow | null {
  const [size, setSize] = useState<GuidedWindow | null>(null);
  useBrowserLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => {
      const { width: widthPx, height: heightPx } = measured.getBoundingClientRect();
      if (widthPx <= 0 || heightPx <= 0) return;
      setSize((before) =>
        before?.widthPx === widthPx && before.heightPx === heightPx ? before : { widthPx, heightPx },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
