import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** The longest that a browser's timer can wait, in milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Asks the page again at the moment when its event begins or ends; null: it does not any more. */
export function useStateChange(changesInMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (changesInMs === null || changesInMs > LONGEST_WAIT_MS) return;
    const timer = setTimeout(revalidate, changesInMs);
    return () => clearTimeout(timer);
  }, [changesInMs, revalidate]);
}
