import { useSyncExternalStore } from 'react';
import { useSite } from '../../root/site-data.ts';
import { siteCookieName } from '../../server/cookie-names.ts';
import { writePreference } from '../shell/write-preference.ts';
import {
  EMPTY_RECORD,
  parseReadingRecord,
  type ReadingMove,
  type ReadingRecord,
  recordMove,
  type SeriesRecord,
  seriesInProgress,
} from './reading-record.ts';

/** Name of the cookie that says whether there is something to go on with. */
export const READING_COOKIE = 'reading';

/** What one browser remembers of one platform, kept in local storage and the same in all tabs. */
export interface ReadingStore {
  get(): ReadingRecord;
  /** Notes that a reader moved. */
  move(move: ReadingMove, nowMs: number): void;
  /** Puts another record in place, such as an empty one. */
  replace(record: ReadingRecord): void;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that the store needs. */
interface StoreWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  addEventListener(type: 'storage', listener: (event: Event) => void): void;
  removeEventListener(type: 'storage', listener: (event: Event) => void): void;
}

/** Makes a store. Where storage is refused (private windows, a full disk) it remembers until the tab closes. */
export function createReadingStore(window: StoreWindow, platformId: string): ReadingStore {
  const key = `longstrip-${platformId}-reading`;
  const listeners = new Set<() => void>();
  let record: ReadingRecord | null = null;
  const read = () => {
    try {
      return parseReadingRecord(window.localStorage.getItem(key));
    } catch {
      return EMPTY_RECORD;
    }
  };
  const replace = (next: ReadingRecord) => {
    record = next;
    try {
      window.localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not remembered beyond this tab; reading goes on.
    }
    for (const listener of listeners) listener();
  };
  const get = () => {
    record ??= read();
    return record;
  };
  const hear = (event: Event) => {
    // A null key means that all of the storage was cleared.
    if ('key' in event && event.key !== key && event.key !== null) return;
    record = read();
    for (const listener of listeners) listener();
  };
  const move = (reading: ReadingMove, nowMs: number) => {
    // What another tab has written since is read first, so that two tabs do not undo each other.
    const stored = read();
    replace(recordMove(stored === EMPTY_RECORD ? get() : stored, reading, nowMs));
  };
  return {
    get,
    replace,
    move,
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

const stores = new Map<string, ReadingStore>();

/** This browser's store for a platform; only to be called in a browser. */
export function readingStore(platformId: string): ReadingStore {
  const known = stores.get(platformId);
  if (known !== undefined) return known;
  const store = createReadingStore(window, platformId);
  stores.set(platformId, store);
  // The server learns only whether there is something to go on with, so that the home page keeps its place.
  const cookieName = siteCookieName(platformId, READING_COOKIE, window.location.protocol === 'https:');
  store.subscribe(() => writePreference(cookieName, seriesInProgress(store.get()).length > 0 ? '1' : '0'));
  return store;
}

const NOTHING = () => EMPTY_RECORD;
const NEVER = () => () => {};

/** What this browser remembers; empty on the server and while the page wakes. */
export function useReadingRecord(): ReadingRecord {
  const { platformId } = useSite();
  const store = typeof window === 'undefined' ? null : readingStore(platformId);
  return useSyncExternalStore(store?.subscribe ?? NEVER, store?.get ?? NOTHING, NOTHING);
}

/** What this browser remembers of one series; null for none. */
export function useSeriesRecord(seriesAlias: string): SeriesRecord | null {
  return useReadingRecord().series[seriesAlias] ?? null;
}

/** Whether the page has woken: before that what the browser remembers is not known. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
