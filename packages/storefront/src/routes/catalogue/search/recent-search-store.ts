import { searchText } from '@longstrip/core';
import { useSyncExternalStore } from 'react';
import { useSite } from '../../../root/site-data.ts';

/** The latest searches of one platform in this browser: in local storage, and shared by all tabs. */
interface RecentSearchStore {
  get(): readonly string[];
  add(text: string): void;
  remove(text: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: readonly string[] = [];

function createRecentSearchStore(platformId: string): RecentSearchStore {
  const key = `longstrip-${platformId}-searches`;
  const listeners = new Set<() => void>();
  let searches: readonly string[] | null = null;
  const read = (): readonly string[] => {
    try {
      return parseRecentSearches(window.localStorage.getItem(key));
    } catch {
      return searches ?? NOTHING;
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const replace = (next: readonly string[]) => {
    searches = next;
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not stored beyond this tab. The search still works.
    }
    notify();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    searches = read();
    notify();
  };
  return {
    get: () => {
      searches ??= read();
      return searches;
    },
    // Read again first: another tab may have written.
    add: (text) => replace(addRecentSearch(read(), text)),
    remove: (text) => replace(removeRecentSearch(read(), text)),
    clear: () => replace(NOTHING),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const stores = new Map<string, RecentSearchStore>();

/** This browser's store of a platform. Only for the browser. */
export function recentSearchStore(platformId: string): RecentSearchStore {
  const known = stores.get(platformId);
  if (known !== undefined) return known;
  const store = createRecentSearchStore(platformId);
  stores.set(platformId, store);
  return store;
}

const NEVER = () => () => {};
const NONE = () => NOTHING;

/** The latest searches; none on the server and until hydration. */
export function useRecentSearches(): readonly string[] {
  const { platformId } = useSite();
  const store = typeof window === 'undefined' ? null : recentSearchStore(platformId);
  return useSyncExternalStore(store?.subscribe ?? NEVER, store?.get ?? NONE, NONE);
}

/** How many are remembered. */
export const MAX_RECENT_SEARCHES = 10;

/** Adds a search at the front. The same text in another case or spelling is the same search. */
export function addRecentSearch(searches: readonly string[], text: string): string[] {
  if (text === '') return [...searches];
  return [text, ...removeRecentSearch(searches, text)].slice(0, MAX_RECENT_SEARCHES);
}

export function removeRecentSearch(searches: readonly string[], text: string): string[] {
  const same = searchText(text);
  return searches.filter((each) => searchText(each) !== same);
}

/** Parses what a browser has stored. Anything unreadable counts as empty. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter((each) => typeof each === 'string' && each !== '').slice(0, MAX_RECENT_SEARCHES);
  } catch {
    return [];
  }
}
