import { useEffect, useState } from 'react';

/** The anchor of a place in a novel's text, as the import names them. */
export const PLACE_ANCHOR = /^#(t[\d-]+)$/;

/**
 * The place in the text that the address names: a link of another chapter led here. It counts once: read on, gone back
 * or loaded again, the episode opens where its reader was, so that the address forgets it.
 */
export function useLinkedPlace(): string | null {
  const [place] = useState(() =>
    typeof window === 'undefined' ? null : (PLACE_ANCHOR.exec(window.location.hash)?.[1] ?? null),
  );
  useEffect(() => {
    if (place === null) return;
    const { pathname, search } = window.location;
    // Not by the router, to which another address is another page to load.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [place]);
  return place;
}
