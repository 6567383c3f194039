import { useLocation } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';

/** One page of rows, and the number or token of the next page; null at the end. */
export interface RowPage<Row, Next = number> {
  rows: Row[];
  next: Next | null;
}

export type LoadingState = 'idle' | 'loading' | 'failed';

/** All rows so far. */
export interface MoreRows<Row, Next = number> extends RowPage<Row, Next> {
  state: LoadingState;
  load: () => void;
  /** The page in which a row came; null for the first page. */
  pageOf: (row: Row) => Next | null;
}

/**
 * The first page of a list and those that were loaded after it. After a failure the rows stay, and the reader decides when
 * to try again.
 * @param addressOf the address of a page's rows on the site
 * @param keyOf identifies a row: a row that has moved to a later page meanwhile is shown only once
 */
export function useMoreRows<Row, Next = number>(
  first: RowPage<Row, Next>,
  addressOf: (next: Next) => string,
  keyOf: (row: Row) => string,
): MoreRows<Row, Next> {
  const { key } = useLocation();
  const [loaded, setLoaded] = useState<{ key: string; pages: readonly RowPage<Row, Next>[] }>({ key, pages: [] });
  const [state, setState] = useState<LoadingState>('idle');
  const isAsking = useRef(false);
  const pages = loaded.key === key ? loaded.pages : [];
  const { next } = pages.at(-1) ?? first;
  const load = useCallback(async () => {
    if (next === null || isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const page = await fetchRows<Row, Next>(addressOf(next));
    isAsking.current = false;
    setState(page === null ? 'failed' : 'idle');
    if (page !== null) setLoaded({ key, pages: [...pages, page] });
  }, [key, next, pages, addressOf]);
  const known = new Set<string>();
  const rows = [first, ...pages]
    .flatMap((page) => page.rows)
    .filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
  const pageOf = (row: Row) => {
    const index = pages.findIndex((page) => page.rows.includes(row));
    return index < 0 ? null : ((pages[index - 1] ?? first).next ?? null);
  };
  return { rows, next, state, load: () => void load(), pageOf };
}

/** Never throws: null if there is no answer, or if the answer is not from our site. */
async function fetchRows<Row, Next>(path: string): Promise<RowPage<Row, Next> | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isRows<Row, Next>(body) ? body : null;
  } catch {
    return null;
  }
}

function isRows<Row, Next>(body: unknown): body is RowPage<Row, Next> {
  return typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) && 'next' in body;
}
