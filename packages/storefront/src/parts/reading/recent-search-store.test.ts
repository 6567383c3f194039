import { expect, test } from 'vitest';
import {
  addRecentSearch,
  createRecentSearchStore,
  MAX_RECENT_SEARCHES,
  parseRecentSearches,
  removeRecentSearch,
} from './recent-search-store.ts';

test('the latest search comes first, each once', () => {
  expect(addRecentSearch(['moon', 'salt'], 'Salt')).toEqual(['Salt', 'moon']);
  expect(addRecentSearch(['moon'], '')).toEqual(['moon']);
});

test('the eleventh removes the first', () => {
  let searches: string[] = [];
  for (let number = 1; number <= MAX_RECENT_SEARCHES + 1; number += 1)
    searches = addRecentSearch(searches, `${number}`);
  expect(searches).toHaveLength(10);
  expect([searches[0], searches.at(-1)]).toEqual(['11', '2']);
});

test('one is removed', () => {
  expect(removeRecentSearch(['moon', 'salt'], 'salt')).toEqual(['moon']);
});

test.each([null, '', '{', '{"a":1}', 'null', '[1,null,""]'])('%j in storage counts as empty', (stored) => {
  expect(parseRecentSearches(stored, 'guest').texts).toEqual([]);
});

test.each([
  ['["salt","冠"]', 'guest', ['salt', '冠']],
  ['["salt"]', 'reader-1', ['salt']],
  ['{"reader":"guest","texts":["salt"]}', 'reader-1', ['salt']],
  ['{"reader":"reader-1","texts":["salt"]}', 'reader-1', ['salt']],
  ['{"reader":"reader-2","texts":["salt"]}', 'reader-1', []],
  ['{"reader":"reader-2","texts":["salt"]}', 'guest', []],
])('%s is for %s: %j', (stored, reader, texts) => {
  expect(parseRecentSearches(stored, reader).texts).toEqual(texts);
});

test('an account’s first search replaces what another account left, and clearing leaves nothing', () => {
  let stored: string | null = '{"reader":"reader-2","texts":["salt"]}';
  const store = createRecentSearchStore(
    {
      localStorage: {
        getItem: () => stored,
        setItem: (_, text) => {
          stored = text;
        },
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    },
    'bom-us',
    'reader-1',
  );
  store.add('moon');
  expect(stored).toBe('{"reader":"reader-1","texts":["moon"]}');
  store.clear();
  expect(store.get()).toEqual([]);
  expect(stored).toBe('{"reader":"guest","texts":[]}');
});
