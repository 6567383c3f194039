import { useLocation } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import type { PointRows } from './points.server.ts';

/** The path from which the page's script loads the pages after the first. */
const MORE_PATH = '/_/points';

/** All rows so far. */
interface MorePoints extends PointRows {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** The first page of the history and those that were loaded after it. A new first page discards them. */
export function useMorePoints(first: PointRows): MorePoints {
  const { key } = useLocation();
  const [more, setMore] = useState<{ first: PointRows; key: string; pages: readonly PointRows[] }>({
    first,
    key,
    pages: [],
  });
  const [state, setState] = useState<MorePoints['state']>('idle');
  const isAsking = useRef(false);
  const pages = more.first === first ? more.pages : [];
  const { nextPage } = pages.at(-1) ?? first;
  const load = useCallback(async () => {
    if (nextPage === null || isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const page = await fetchRows(nextPage, window.fetch.bind(window));
    isAsking.current = false;
    setState(page === null ? 'failed' : 'idle');
    if (page !== null) setMore({ first, key, pages: [...pages, page] });
  }, [first, key, nextPage, pages]);
  const known = new Set<number>();
  const rows = [first, ...pages]
    .flatMap((page) => page.rows)
    // A row that has moved to the next page meanwhile is shown once.
    .filter(({ id }) => !known.has(id) && known.add(id));
  return { rows, nextPage, state, load: () => void load() };
}

/** Null when it fails: a reader without a connection keeps the rows. */
async function fetchRows(page: number, fetch: typeof window.fetch): Promise<PointRows | null> {
  try {
    const answer = await fetch(`${MORE_PATH}?page=${page}`, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isRows(body) ? body : null;
  } catch {
    return null;
  }
}

/** Whether a reply is from our own site, and not from a proxy or a captive portal. */
function isRows(body: unknown): body is PointRows {
  return typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) && 'nextPage' in body;
}
