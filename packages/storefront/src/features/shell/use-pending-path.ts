import { type Location, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** A page that comes sooner than this needs no skeleton: it would only flicker. */
const PATIENCE_MS = 250;
/** A tap that is answered sooner than this needs no sign that it was heard. */
const MOMENT_MS = 150;

/** Where the reader is headed, while the page is on its way; null when nothing is. */
export function usePendingPath(): Location | null {
  const { state, location } = useNavigation();
  return state === 'loading' ? location : null;
}

/** The same, once it has taken long enough to be noticed. */
export function useSlowPath(): Location | null {
  const pending = usePendingPath();
  const isSlow = useLasts(pending === null ? null : `${pending.pathname}${pending.search}`, PATIENCE_MS);
  return isSlow ? pending : null;
}

/** Whether the page is slow to come anew, in another order or of another day: its own controls stay as they are meanwhile. */
export function useIsSlowHere(): boolean {
  const { pathname } = useLocation();
  return useSlowPath()?.pathname === pathname;
}

/** Whether a page has been on its way for so long, whichever: a second tap, or another address on the way, is the same wait. */
export function useIsSlow(): boolean {
  const pending = usePendingPath();
  return useLasts(pending === null ? null : 'page', PATIENCE_MS);
}

/** Whether the reader has waited for a page, or for an answer to what was sent, for more than a moment. */
export function useIsWaiting(): boolean {
  const { state } = useNavigation();
  return useLasts(state === 'idle' ? null : 'waiting', MOMENT_MS);
}

/** Whether something, known by its key, has gone on for so long. */
function useLasts(key: string | null, leastMs: number): boolean {
  const [lasting, setLasting] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setLasting(key), leastMs);
    return () => {
      clearTimeout(timer);
      setLasting(null);
    };
  }, [key, leastMs]);
  return key !== null && lasting === key;
}
