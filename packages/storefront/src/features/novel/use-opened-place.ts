import { useEffect } from 'react';

/** What a reader does who is already on the way elsewhere. */
const OWN_MOVES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Opens a text at the place that a link led to. Fonts that come later move it: then it is looked for again, unless the
 * reader has moved meanwhile.
 *
 * @param place its id; null, or one that the text no longer has: the text is left as it is
 */
export function useOpenedPlace(place: string | null, goTo: (place: Element) => void): void {
  useEffect(() => {
    const element = place === null ? null : document.getElementById(place);
    if (element === null) return;
    goTo(element);
    const moved = new AbortController();
    for (const name of OWN_MOVES) window.addEventListener(name, () => moved.abort(), { signal: moved.signal });
    document.fonts.addEventListener('loadingdone', () => goTo(element), { signal: moved.signal });
    return () => moved.abort();
  }, [place, goTo]);
}
