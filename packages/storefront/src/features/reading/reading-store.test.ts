import { expect, test, vi } from 'vitest';
import { EMPTY_RECORD, type ReadingMove } from './reading-record.ts';
import { createReadingStore } from './reading-store.ts';

const move = (seriesAlias: string): ReadingMove => ({
  seriesAlias,
  seriesTitle: seriesAlias,
  cover: null,
  place: { episodeAlias: 'e', episodeTitle: 'E', page: 1, offset: 0, share: 0.1, next: null },
});

/** A window with storage alone. Tabs of one browser share the storage and hear of each other's writing. */
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

test('a move is there after the page is opened again', () => {
  const storage = new Map<string, string>();
  createReadingStore(browser(storage), 'bom-us').move(move('salt'), 1);
  expect(Object.keys(createReadingStore(browser(storage), 'bom-us').get().series)).toEqual(['salt']);
});

test('platforms on one host do not read each other', () => {
  const storage = new Map<string, string>();
  createReadingStore(browser(storage), 'bom-us').move(move('salt'), 1);
  expect(createReadingStore(browser(storage), 'beltoon-jp').get()).toEqual(EMPTY_RECORD);
});

test('two tabs do not undo each other', () => {
  const storage = new Map<string, string>();
  const one = createReadingStore(browser(storage), 'bom-us');
  const two = createReadingStore(browser(storage), 'bom-us');
  one.get();
  two.get();
  one.move(move('a'), 1);
  two.move(move('b'), 2);
  expect(Object.keys(two.get().series).toSorted()).toEqual(['a', 'b']);
});

test('listeners hear of moves here and in other tabs', () => {
  const storage = new Map<string, string>();
  const window = browser(storage);
  const store = createReadingStore(window, 'bom-us');
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.move(move('a'), 1);
  expect(heard).toHaveBeenCalledTimes(1);
  createReadingStore(browser(storage), 'bom-us').move(move('b'), 2);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'longstrip-bom-us-reading' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
  stop();
  store.move(move('c'), 3);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where storage is refused it remembers until the tab closes', () => {
  const store = createReadingStore(browser(new Map(), true), 'bom-us');
  store.move(move('a'), 1);
  store.move(move('b'), 2);
  expect(Object.keys(store.get().series).toSorted()).toEqual(['a', 'b']);
});
