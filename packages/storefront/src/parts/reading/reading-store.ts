import { useMemo, useSyncExternalStore } from 'react';
import { preferenceCookie, siteCookieName, writeCookie, writePreference } from '../../cookies/site-cookies.ts';
import { useSite } from '../../root/site-data.ts';
import { LAST_PLACE_COOKIE } from './last-place.ts';
import {
  EMPTY_RECORD,
  GUEST_KEY,
  PREVIEW_KEY,
  parseReadingRecord,
  type ReadingProgress,
  type ReadingRecord,
  recordFor,
  recordProgress,
  type SeriesRecord,
  type ServerPlace,
  seriesInProgress,
  withServerPlaces,
} from './reading-record.ts';
import { createStoredValue, type StoredValue, type StoreWindow } from './stored-value.ts';

/** The cookie that tells the server whether there is a series to continue. */
const READING_COOKIE = 'reading';

/** What a reader has read on one platform in this browser, stored in local storage and shared by all tabs. */
export interface ReadingStore extends StoredValue<ReadingRecord> {
  /** Adds progress to the record. */
  record(progress: ReadingProgress, nowMs: number): void;
  /** Makes a guest's record this reader's own, and removes that of another account. */
  claim(): void;
}

/**
 * If storage is blocked (private windows, a full disk), the record is kept until the tab closes.
 * @param readerKey the present reader; empty if it is not known whose page it is
 */
export function createReadingStore(window: StoreWindow, platformId: string, readerKey: string): ReadingStore {
  let owner: string | null = null;
  const stored = createStoredValue(window, {
    key: `longstrip-${platformId}-reading`,
    empty: EMPTY_RECORD,
    parse: (text) => {
      const record = parseReadingRecord(text);
      owner = text === null ? null : (record.reader ?? GUEST_KEY);
      return recordFor(record, readerKey);
    },
  });
  const named = (record: ReadingRecord) => ({ ...record, reader: readerKey });
  // What is read in a preview does not count as reading.
  const isStored = readerKey !== PREVIEW_KEY;
  const change: ReadingStore['change'] = (next) => {
    if (isStored) stored.change((record) => named(next(record)));
  };
  return {
    ...stored,
    change,
    replace(record) {
      if (isStored) stored.replace(named(record));
    },
    record: (progress, nowMs) => change((record) => recordProgress(record, progress, nowMs)),
    claim() {
      const record = stored.get();
      if (isStored && readerKey !== '' && owner !== null && owner !== readerKey) stored.replace(named(record));
    },
  };
}

let current: { platformId: string; readerKey: string; store: ReadingStore; stop: () => void } | null = null;

/** This browser's store for a platform and its present reader. Not for the server. */
export function readingStore(platformId: string, readerKey: string): ReadingStore {
  if (current?.platformId === platformId && current.readerKey === readerKey) return current.store;
  current?.stop();
  const store = createReadingStore(window, platformId, readerKey);
  const isSecure = window.location.protocol === 'https:';
  // The server is only told whether there is a series to continue, so that the home page reserves space for it.
  const cookieName = siteCookieName(platformId, READING_COOKIE, isSecure);
  const placeCookie = siteCookieName(platformId, LAST_PLACE_COOKIE, isSecure);
  const stop = store.subscribe(() => {
    const record = store.get();
    writePreference(cookieName, seriesInProgress(record).length > 0 ? '1' : '0');
    if (Object.keys(record.series).length === 0)
      writeCookie(preferenceCookie(placeCookie, '', isSecure, { isKept: false }));
  });
  current = { platformId, readerKey, store, stop };
  store.claim();
  return store;
}

const NOTHING = () => EMPTY_RECORD;
const NEVER = () => () => {};

/** The record of this browser; empty on the server and until hydration. */
export function useReadingRecord(): ReadingRecord {
  const { platformId, readerKey } = useSite();
  const store = typeof window === 'undefined' ? null : readingStore(platformId, readerKey);
  return useSyncExternalStore(store?.subscribe ?? NEVER, store?.get ?? NOTHING, NOTHING);
}

/** This browser's record merged with the server's places: for each series the later place counts. */
export function useMergedRecord(places: readonly ServerPlace[]): ReadingRecord {
  const record = useReadingRecord();
  return useMemo(() => withServerPlaces(record, places), [record, places]);
}

/** The record of one series, or the server's place in it if that is later; null if there is none. */
export function useSeriesRecord(seriesAlias: string, place: ServerPlace | null = null): SeriesRecord | null {
  const record = useReadingRecord();
  return useMemo(() => {
    const merged = place === null ? record : withServerPlaces(record, [place]);
    return merged.series[seriesAlias] ?? null;
  }, [record, place, seriesAlias]);
}

/** Whether this component is hydrated: before that, the stored data of the browser is unknown. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
