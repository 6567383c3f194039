import { useEffect } from 'react';

/** Events by which readers scroll. */
const SCROLL_EVENTS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens a text at the element that a link points to. Fonts that load later move it: the text scrolls to it again,
 * unless the reader has scrolled meanwhile.
 * @param place the element's id; for null, or an id that the text no longer has, nothing happens
 */
export function useScrollToPlace(place: string | null, goTo: (place: Element) => void): void {
  useEffect(() => {
    const element = place === null ? null : document.getElementById(place);
    if (element === null) return;
    goTo(element);
    const moved = new AbortController();
    for (const name of SCROLL_EVENTS) window.addEventListener(name, () => moved.abort(), { signal: moved.signal });
    document.fonts.addEventListener('loadingdone', () => goTo(element), { signal: moved.signal });
    return () => moved.abort();
  }, [place, goTo]);
}
