import { useCallback, useRef, useState } from 'react';
import { commentsAddress } from './comments-address.ts';
import type { CommentRows } from './comments-model.ts';

interface MoreComments extends CommentRows {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** The rows of the page and those that were loaded after them. A page that is loaded anew begins at its first row again. */
export function useMoreComments(first: CommentRows): MoreComments {
  const [more, setMore] = useState<{ of: CommentRows; pages: readonly CommentRows[] }>({ of: first, pages: [] });
  const [state, setState] = useState<MoreComments['state']>('idle');
  const isAsking = useRef(false);
  const pages = more.of === first ? more.pages : [];
  const { next } = pages.at(-1) ?? first;
  const load = useCallback(async () => {
    if (next === null || isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const page = await fetchRows(commentsAddress(next, { isData: true }), window.fetch.bind(window));
    isAsking.current = false;
    setState(page === null ? 'failed' : 'idle');
    if (page !== null) setMore({ of: first, pages: [...pages, page] });
  }, [first, next, pages]);
  const known = new Set<number>();
  const rows = [first, ...pages]
    .flatMap((page) => page.rows)
    // One that has moved to the next page meanwhile is shown once.
    .filter(({ id }) => !known.has(id) && known.add(id));
  return { rows, next, state, load: () => void load() };
}

/** Null when that fails: a reader without a connection keeps the rows. */
export async function fetchRows(path: string, fetch: typeof window.fetch): Promise<CommentRows | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isRows(body) ? body : null;
  } catch {
    return null;
  }
}

/** Tells an answer of our own site from what a proxy or a captive portal puts in its place. */
function isRows(body: unknown): body is CommentRows {
  return typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) && 'next' in body;
}
