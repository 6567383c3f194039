import { useSyncExternalStore } from 'react';

/** The window has room for a second column: as the style sheet says it. */
const WIDE = '(min-width: 1024px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the page has a second column, for what only that column needs: its scripts and data are not loaded elsewhere. False on
 * the server and until hydration; what is in the markup is shown and hidden by the style sheet.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
