import { expect, test } from 'vitest';
import {
  addRecentSearch,
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
  expect(parseRecentSearches(stored)).toEqual([]);
});

test('stored searches are parsed', () => {
  expect(parseRecentSearches('["salt","冠"]')).toEqual(['salt', '冠']);
});
