import { describe, expect, test, vi } from 'vitest';
import { EMPTY_RECORD, type ReadingProgress, recordProgress } from './reading-record.ts';
import { createReadingStore } from './reading-store.ts';

const progress = (seriesAlias: string): ReadingProgress => ({
  seriesAlias,
  seriesTitle: seriesAlias,
  cover: null,
  place: { episodeAlias: 'e', episodeTitle: 'E', page: 1, offset: 0.2, share: 0.1, next: null },
});
const opened = (seriesAlias: string): ReadingProgress => {
  const { place, ...of } = progress(seriesAlias);
  return { ...of, place: { ...place, offset: 0 } };
};

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
  createReadingStore(browser(storage), 'bom-us', 'guest').record(progress('salt'), 1);
  expect(Object.keys(createReadingStore(browser(storage), 'bom-us', 'guest').get().series)).toEqual(['salt']);
});

test('platforms on one host have separate records', () => {
  const storage = new Map<string, string>();
  createReadingStore(browser(storage), 'bom-us', 'guest').record(progress('salt'), 1);
  expect(createReadingStore(browser(storage), 'beltoon-jp', 'guest').get()).toEqual(EMPTY_RECORD);
});

test('two tabs do not overwrite each other', () => {
  const storage = new Map<string, string>();
  const one = createReadingStore(browser(storage), 'bom-us', 'guest');
  const two = createReadingStore(browser(storage), 'bom-us', 'guest');
  one.get();
  two.get();
  one.record(progress('a'), 1);
  two.record(progress('b'), 2);
  expect(Object.keys(two.get().series).toSorted()).toEqual(['a', 'b']);
});

test('listeners are called for progress here and in other tabs', () => {
  const storage = new Map<string, string>();
  const window = browser(storage);
  const store = createReadingStore(window, 'bom-us', 'guest');
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.record(progress('a'), 1);
  expect(heard).toHaveBeenCalledTimes(1);
  createReadingStore(browser(storage), 'bom-us', 'guest').record(progress('b'), 2);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'longstrip-bom-us-reading' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
  stop();
  store.record(progress('c'), 3);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where storage is blocked, the record lasts until the tab closes', () => {
  const store = createReadingStore(browser(new Map(), true), 'bom-us', 'guest');
  store.record(progress('a'), 1);
  store.record(progress('b'), 2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
});

describe('what was read belongs to its reader', () => {
  /** Opens a page for a reader, in a browser with this storage. */
  function open(storage: Map<string, string>, readerKey: string) {
    const store = createReadingStore(browser(storage), 'bom-us', readerKey);
    store.claim();
    return store;
  }
  const seriesOf = (store: ReturnType<typeof open>) => Object.keys(store.get().series);

  test.each(['guest', 'b'])(
    'that of an account leaves the browser with the next page of another reader: %s',
    (next) => {
      const storage = new Map<string, string>();
      open(storage, 'a').record(progress('salt'), 1);
      expect(seriesOf(open(storage, 'a'))).toEqual(['salt']);
      expect(seriesOf(open(storage, next))).toEqual([]);
      expect([...storage.values()].join()).not.toContain('salt');
      expect(seriesOf(open(storage, 'a'))).toEqual([]);
    },
  );

  test('that of a guest goes to the account that logs in, and leaves with it', () => {
    const storage = new Map<string, string>();
    open(storage, 'guest').record(progress('salt'), 1);
    // It would be later than where the reader stopped.
    open(storage, 'guest').record(opened('merely opened'), 2);
    expect(seriesOf(open(storage, 'a'))).toEqual(['salt']);
    expect(seriesOf(open(storage, 'guest'))).toEqual([]);
  });

  test('that of a browser from before records named their reader counts as a guest’s', () => {
    const storage = new Map([
      ['longstrip-bom-us-reading', JSON.stringify(recordProgress(EMPTY_RECORD, progress('salt'), 1))],
    ]);
    expect(seriesOf(open(storage, 'guest'))).toEqual(['salt']);
    expect(seriesOf(open(storage, 'a'))).toEqual(['salt']);
    expect(seriesOf(open(storage, 'b'))).toEqual([]);
  });

  test('a page that does not know its reader shows nothing and removes nothing', () => {
    const storage = new Map<string, string>();
    open(storage, 'a').record(progress('salt'), 1);
    expect(seriesOf(open(storage, ''))).toEqual([]);
    expect(seriesOf(open(storage, 'a'))).toEqual(['salt']);
  });
});
