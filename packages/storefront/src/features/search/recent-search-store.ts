import { useSyncExternalStore } from 'react';
import { useSite } from '../../root/site-data.ts';
import { addRecentSearch, parseRecentSearches, removeRecentSearch } from './recent-searches.ts';

/** What one browser remembers of searches on one platform: in local storage, and the same in all tabs. */
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
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const replace = (next: readonly string[]) => {
    searches = next;
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not remembered beyond this tab; searching goes on.
    }
    tell();
  };
  const hear = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key !== key && event.key !== null) return;
    searches = read();
    tell();
  };
  return {
    get: () => {
      searches ??= read();
      return searches;
    },
    // What another tab has written since is read first.
    add: (text) => replace(addRecentSearch(read(), text)),
    remove: (text) => replace(removeRecentSearch(read(), text)),
    clear: () => replace(NOTHING),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
  };
}

const stores = new Map<string, RecentSearchStore>();

/** This browser's store for a platform; only to be called in a browser. */
export function recentSearchStore(platformId: string): RecentSearchStore {
  const known = stores.get(platformId);
  if (known !== undefined) return known;
  const store = createRecentSearchStore(platformId);
  stores.set(platformId, store);
  return store;
}

const NEVER = () => () => {};
const NONE = () => NOTHING;

/** What was looked for last; nothing on the server and while the page wakes. */
export function useRecentSearches(): readonly string[] {
  const { platformId } = useSite();
  const store = typeof window === 'undefined' ? null : recentSearchStore(platformId);
  return useSyncExternalStore(store?.subscribe ?? NEVER, store?.get ?? NONE, NONE);
}
