import { expect, test, vi } from 'vitest';
import { EMPTY_RECORD, type ReadingProgress } from './reading-record.ts';
import { createReadingStore } from './reading-store.ts';

const progress = (seriesAlias: string): ReadingProgress => ({
  seriesAlias,
  seriesTitle: seriesAlias,
  cover: null,
  place: { episodeAlias: 'e', episodeTitle: 'E', page: 1, offset: 0, share: 0.1, next: null },
});

/** A fake window that has only storage. Tabs of one browser share it and get an event when another tab writes. */
function browser(storage = new Map<string, string>(), refuses = false) {
  const target = new EventTarget();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new Error('QuotaExceededError');
      storage.set(key, value);
    },
  };
  return Object.assign(target, { localStorage });
}

test('progress is still there after the page is opened again', () => {
  const storage = new Map<string, string>();
  createReadingStore(browser(storage), 'bom-us').record(progress('salt'), 1);
  expect(Object.keys(createReadingStore(browser(storage), 'bom-us').get().series)).toEqual(['salt']);
});

test('platforms on one host have separate records', () => {
  const storage = new Map<string, string>();
  createReadingStore(browser(storage), 'bom-us').record(progress('salt'), 1);
  expect(createReadingStore(browser(storage), 'beltoon-jp').get()).toEqual(EMPTY_RECORD);
});

test('two tabs do not overwrite each other', () => {
  const storage = new Map<string, string>();
  const one = createReadingStore(browser(storage), 'bom-us');
  const two = createReadingStore(browser(storage), 'bom-us');
  one.get();
  two.get();
  one.record(progress('a'), 1);
  two.record(progress('b'), 2);
  expect(Object.keys(two.get().series).toSorted()).toEqual(['a', 'b']);
});

test('listeners are called for progress here and in other tabs', () => {
  const storage = new Map<string, string>();
  const window = browser(storage);
  const store = createReadingStore(window, 'bom-us');
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.record(progress('a'), 1);
  expect(heard).toHaveBeenCalledTimes(1);
  createReadingStore(browser(storage), 'bom-us').record(progress('b'), 2);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'longstrip-bom-us-reading' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
  stop();
  store.record(progress('c'), 3);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where storage is blocked, the record lasts until the tab closes', () => {
  const store = createReadingStore(browser(new Map(), true), 'bom-us');
  store.record(progress('a'), 1);
  store.record(progress('b'), 2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
});
