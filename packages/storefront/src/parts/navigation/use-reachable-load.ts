import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';

/** A fetcher whose page loads only while the site answers. */
export interface ReachableLoad<Data> {
  load: (href: string) => void;
  data: Data | undefined;
  /** The site did not answer when it was last asked. */
  isUnreachable: boolean;
}

/**
 * Loads the data of another page. A fetcher that meets no connection replaces the page that is shown by its error screen, so the
 * site is asked first: what is read from the device stays (record 0118). It is asked again when the connection is back.
 */
export function useReachableLoad<Data>(): ReachableLoad<Data> {
  const fetcher = useFetcher<Data>();
  const { load: loadData } = fetcher;
  const [isUnreachable, setUnreachable] = useState(false);
  const [asked, setAsked] = useState<{ href: string } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isOver = false;
    const ask = async () => {
      const isReachable = await siteAnswers();
      if (isOver) return;
      setUnreachable(!isReachable);
      if (isReachable) loadData(asked.href);
      else window.addEventListener('online', ask, { once: true });
    };
    void ask();
    return () => {
      isOver = true;
      window.removeEventListener('online', ask);
    };
  }, [asked, loadData]);
  const load = useCallback((href: string) => setAsked({ href }), []);
  return { load, data: fetcher.data as Data | undefined, isUnreachable };
}

/** A browser that claims to be online may not reach anything. */
async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch('/_/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
