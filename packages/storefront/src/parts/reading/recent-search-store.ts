import { searchText } from '@longstrip/core';
import { useSyncExternalStore } from 'react';
import { hasShape, isListOf, isText } from '../../root/shape.ts';
import { useSite } from '../../root/site-data.ts';
import { GUEST_KEY } from './reading-record.ts';
import { createStoredValue, type StoreWindow } from './stored-value.ts';

/** The latest searches of one reader in this browser: in local storage, and shared by all tabs. */
interface RecentSearchStore {
  get(): readonly string[];
  add(text: string): void;
  remove(text: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** How many are remembered. */
export const MAX_RECENT_SEARCHES = 10;

interface RecentSearches {
  readonly reader: string;
  readonly texts: readonly string[];
}

const isTexts = isListOf((value): value is string => isText(value) && value !== '');
const isOfReader = hasShape<{ reader: string; texts: string[] }>({ reader: isText, texts: isTexts });

/** A list without its reader was stored before searches named one, and counts as a guest's. Null: it is none of these. */
function asStored(value: unknown): RecentSearches | null {
  if (isTexts(value)) return { reader: GUEST_KEY, texts: value };
  return isOfReader(value) ? value : null;
}

/**
 * What a browser has stored, for this reader. A guest's searches go to the account that logs in; those of another account are
 * not shown. Anything unreadable counts as empty.
 */
export function parseRecentSearches(stored: string | null, reader: string): RecentSearches {
  const nothing = { reader, texts: [] };
  try {
    const found = asStored(JSON.parse(stored ?? '[]'));
    if (found === null || (found.reader !== reader && found.reader !== GUEST_KEY)) return nothing;
    return { reader, texts: found.texts.slice(0, MAX_RECENT_SEARCHES) };
  } catch {
    return nothing;
  }
}

/** @param reader the reader's key (`readerKey`); a guest's is `GUEST_KEY` */
export function createRecentSearchStore(window: StoreWindow, platformId: string, reader: string): RecentSearchStore {
  const stored = createStoredValue<RecentSearches>(window, {
    key: `longstrip-${platformId}-searches`,
    empty: { reader, texts: [] },
    parse: (text) => parseRecentSearches(text, reader),
  });
  const change = (next: (texts: readonly string[]) => readonly string[]) =>
    stored.change(({ texts }) => ({ reader, texts: next(texts) }));
  return {
    get: () => stored.get().texts,
    add: (text) => change((texts) => addRecentSearch(texts, text)),
    remove: (text) => change((texts) => removeRecentSearch(texts, text)),
    clear: () => stored.replace({ reader: GUEST_KEY, texts: [] }),
    subscribe: stored.subscribe,
  };
}

const stores = new Map<string, RecentSearchStore>();

/** This browser's store of a platform and its present reader. Only for the browser. */
export function recentSearchStore(platformId: string, readerKey: string): RecentSearchStore {
  const key = `${platformId} ${readerKey}`;
  const store = stores.get(key) ?? createRecentSearchStore(window, platformId, readerKey);
  stores.set(key, store);
  return store;
}

const NOTHING: readonly string[] = [];
const NEVER = () => () => {};
const NONE = () => NOTHING;

/** The latest searches; none on the server and until hydration. */
export function useRecentSearches(): readonly string[] {
  const { platformId, readerKey } = useSite();
  const store = typeof window === 'undefined' ? null : recentSearchStore(platformId, readerKey);
  return useSyncExternalStore(store?.subscribe ?? NEVER, store?.get ?? NONE, NONE);
}

/** Adds a search at the front. The same text in another case or spelling is the same search. */
export function addRecentSearch(searches: readonly string[], text: string): string[] {
  if (text === '') return [...searches];
  return [text, ...removeRecentSearch(searches, text)].slice(0, MAX_RECENT_SEARCHES);
}

export function removeRecentSearch(searches: readonly string[], text: string): string[] {
  const same = searchText(text);
  return searches.filter((each) => searchText(each) !== same);
}
