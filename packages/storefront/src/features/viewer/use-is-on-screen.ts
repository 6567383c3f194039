import { type RefObject, useEffect, useState } from 'react';

/** What only touches the edge of the window, as the next page of a row does, cannot be seen. */
const EDGE_MARGIN = '-1px';

/** Whether any of an element can be seen. As the server draws it, before a script can know, it counts as seen. */
export function useIsOnScreen(element: RefObject<HTMLElement>): boolean {
  const [isOnScreen, setOnScreen] = useState(true);
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
