import { type Location, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** A page that comes sooner than this needs no skeleton: it would only flicker. */
const PATIENCE_MS = 250;

/** Where the reader is headed, while the page is on its way; null when nothing is. */
export function usePendingPath(): Location | null {
  const { state, location } = useNavigation();
  return state === 'loading' ? location : null;
}

/** The same, once it has taken long enough to be noticed. */
export function useSlowPath(): Location | null {
  const pending = usePendingPath();
  const key = pending === null ? null : `${pending.pathname}${pending.search}`;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setSlow(key), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [key]);
  return key !== null && slow === key ? pending : null;
}
