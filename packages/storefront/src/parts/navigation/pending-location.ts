import { type Location, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** A page that loads faster than this shows no skeleton: it would only flicker. */
const SLOW_AFTER_MS = 300;
/** A click that is answered faster than this shows no progress. */
const PROGRESS_AFTER_MS = 300;

/** The page that is loading, or null. */
export function usePendingLocation(): Location | null {
  const { state, location } = useNavigation();
  return state === 'loading' ? location : null;
}

/** The page that is loading, once that takes long enough to be noticed. */
export function useSlowLocation(): Location | null {
  const pending = usePendingLocation();
  const isSlow = useLastsLongerThan(pending === null ? null : `${pending.pathname}${pending.search}`, SLOW_AFTER_MS);
  return isSlow ? pending : null;
}

/** Whether the current page is slow to load with another query, such as another sort order or day. */
export function useIsReloadSlow(): boolean {
  const { pathname } = useLocation();
  return useSlowLocation()?.pathname === pathname;
}

/** Whether a page, or the answer to a form, has been loading long enough to show progress. */
export function useIsLoading(): boolean {
  const { state } = useNavigation();
  return useLastsLongerThan(state === 'idle' ? null : 'loading', PROGRESS_AFTER_MS);
}

/** Whether the state that the key names has lasted longer than this. Null: there is no such state now. */
function useLastsLongerThan(key: string | null, minimumMs: number): boolean {
  const [lasting, setLasting] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setLasting(key), minimumMs);
    return () => {
      clearTimeout(timer);
      setLasting(null);
    };
  }, [key, minimumMs]);
  return key !== null && lasting === key;
}
