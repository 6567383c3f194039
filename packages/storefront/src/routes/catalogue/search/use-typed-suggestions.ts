import { useEffect, useRef, useState } from 'react';
import type { TypedSuggestions } from './suggest.server.ts';

/** The path from which the page's script loads suggestions. */
const SUGGEST_PATH = '/_/suggest';
/** A shorter pause than that of the results: suggestions are small, and come before them. */
const PAUSE_MS = 150;
const MAX_CACHED_TEXTS = 30;

/** Suggestions for what is in the field; null while there are none to show. A failed request shows none. */
export function useTypedSuggestions(typed: string): TypedSuggestions | null {
  const [shown, setShown] = useState<{ typed: string; suggestions: TypedSuggestions } | null>(null);
  const cache = useRef(new Map<string, TypedSuggestions>());
  useEffect(() => {
    if (typed === '') return;
    const known = cache.current.get(typed);
    if (known !== undefined) return setShown({ typed, suggestions: known });
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      const suggestions = await fetchSuggestions(typed, leaving.signal);
      if (suggestions === null || leaving.signal.aborted) return;
      if (cache.current.size >= MAX_CACHED_TEXTS) cache.current.clear();
      cache.current.set(typed, suggestions);
      setShown({ typed, suggestions });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [typed]);
  // Those of the text before stay until the new ones are here, so that the list does not flicker.
  return typed === '' ? null : (shown?.suggestions ?? null);
}

async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<TypedSuggestions | null> {
  try {
    const answer = await fetch(`${SUGGEST_PATH}?${new URLSearchParams({ q: typed })}`, { signal });
    if (!answer.ok) return null;
    const body: unknown = await answer.json();
    return isSuggestions(body) ? body : null;
  } catch {
    return null;
  }
}

/** Whether a reply is from our own site, and not from a proxy or a captive portal. */
function isSuggestions(body: unknown): body is TypedSuggestions {
  return typeof body === 'object' && body !== null && 'series' in body && 'creators' in body && 'tags' in body;
}
