import { useCallback, useRef, useState } from 'react';
import type { ChargePage, ChargeRowModel, ChargeRows } from './charge-model.ts';
import { chargeAddress } from './charge-model.ts';

/** All rows so far. */
export interface MoreRows {
  rows: readonly ChargeRowModel[];
  next: number | null;
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** The rows of the page and those that were loaded after them, which a page with other rows discards. */
export function useMoreCharges(page: ChargePage): MoreRows {
  const [more, setMore] = useState<{ of: ChargePage; pages: readonly ChargeRows[] }>({ of: page, pages: [] });
  const [state, setState] = useState<MoreRows['state']>('idle');
  const isAsking = useRef(false);
  const pages = isSameList(more.of, page) ? more.pages : [];
  const next = (pages.at(-1) ?? page).next;
  const load = useCallback(async () => {
    if (next === null || isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const loaded = await fetchRows(chargeAddress(next, { isData: true }), window.fetch.bind(window));
    isAsking.current = false;
    setState(loaded === null ? 'failed' : 'idle');
    if (loaded !== null) setMore({ of: page, pages: [...pages, loaded] });
  }, [next, page, pages]);
  const known = new Set<string>();
  const rows = [page, ...pages]
    .flatMap((each) => each.rows)
    // A row that has moved to another page meanwhile is shown once.
    .filter(({ id }) => !known.has(id) && known.add(id));
  return { rows, next, state, load: () => void load() };
}

/** Whether two pages have the same rows: opening a sheet over the list loads the page's data again. */
function isSameList(one: ChargePage, other: ChargePage): boolean {
  return one === other || JSON.stringify(one.rows) === JSON.stringify(other.rows);
}

/** Never throws: a reader without a connection keeps the rows. */
async function fetchRows(path: string, fetch: typeof window.fetch): Promise<ChargeRows | null> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isRows(body) ? body : null;
  } catch {
    return null;
  }
}

/** Whether a reply is from our own site, and not from a proxy or a captive portal. */
function isRows(body: unknown): body is ChargeRows {
  return typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) && 'next' in body;
}
