import { useEffect, useState } from 'react';

/** An anchor in a novel's text, as the import names them. */
export const PLACE_ANCHOR = /^#(t[\d-]+)$/;

/**
 * The anchor in the address, from a link in another chapter. It is removed from the address: after a reload or "back"
 * the episode opens where the reader was.
 */
export function useLinkedPlace(): string | null {
  const [place] = useState(() =>
    typeof window === 'undefined' ? null : (PLACE_ANCHOR.exec(window.location.hash)?.[1] ?? null),
  );
  useEffect(() => {
    if (place === null) return;
    const { pathname, search } = window.location;
    // Not through the router, which would load the page again.
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, [place]);
  return place;
}
