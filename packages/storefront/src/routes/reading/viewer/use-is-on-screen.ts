import { type RefObject, useEffect, useState } from 'react';

/** An element that only touches the edge of the window, as the next page of a row does, is not visible. */
const EDGE_MARGIN = '-1px';

/** Whether any part of an element is visible. Null on the server, and until the browser has measured it. */
export function useIsOnScreen(element: RefObject<HTMLElement>): boolean | null {
  const [isOnScreen, setOnScreen] = useState<boolean | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const watcher = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: EDGE_MARGIN,
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return isOnScreen;
}
