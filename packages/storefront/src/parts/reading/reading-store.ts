import { useMemo, useSyncExternalStore } from 'react';
import { siteCookieName, writePreference } from '../../cookies/site-cookies.ts';
import { useSite } from '../../root/site-data.ts';
import {
  EMPTY_RECORD,
  parseReadingRecord,
  type ReadingProgress,
  type ReadingRecord,
  recordProgress,
  type SeriesRecord,
  type ServerPlace,
  seriesInProgress,
  withServerPlaces,
} from './reading-record.ts';
import { createStoredValue, type StoredValue, type StoreWindow } from './stored-value.ts';

/** The cookie that tells the server whether there is a series to continue. */
const READING_COOKIE = 'reading';

/** The reading record of one platform in this browser, stored in local storage and shared by all tabs. */
export interface ReadingStore extends StoredValue<ReadingRecord> {
  /** Adds progress to the record. */
  record(progress: ReadingProgress, nowMs: number): void;
}

/** If storage is blocked (private windows, a full disk), the record is kept until the tab closes. */
export function createReadingStore(window: StoreWindow, platformId: string): ReadingStore {
  const stored = createStoredValue(window, {
    key: `longstrip-${platformId}-reading`,
    empty: EMPTY_RECORD,
    parse: parseReadingRecord,
  });
  return {
    ...stored,
    record: (progress, nowMs) => stored.change((record) => recordProgress(record, progress, nowMs)),
  };
}

const stores = new Map<string, ReadingStore>();

/** This browser's store for a platform. Not for the server. */
export function readingStore(platformId: string): ReadingStore {
  const known = stores.get(platformId);
  if (known !== undefined) return known;
  const store = createReadingStore(window, platformId);
  stores.set(platformId, store);
  // The server is only told whether there is a series to continue, so that the home page reserves space for it.
  const cookieName = siteCookieName(platformId, READING_COOKIE, window.location.protocol === 'https:');
  store.subscribe(() => writePreference(cookieName, seriesInProgress(store.get()).length > 0 ? '1' : '0'));
  return store;
}

const NOTHING = () => EMPTY_RECORD;
const NEVER = () => () => {};

/** The record of this browser; empty on the server and until hydration. */
export function useReadingRecord(): ReadingRecord {
  const { platformId } = useSite();
  const store = typeof window === 'undefined' ? null : readingStore(platformId);
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
