import { expect, test } from 'vitest';
import { addRecentSearch, parseRecentSearches, RECENT_SEARCHES_MAX, removeRecentSearch } from './recent-searches.ts';

test('the last search stands first, each once', () => {
  expect(addRecentSearch(['moon', 'salt'], 'Salt')).toEqual(['Salt', 'moon']);
  expect(addRecentSearch(['moon'], '')).toEqual(['moon']);
});

test('the eleventh pushes out the first', () => {
  let searches: string[] = [];
  for (let number = 1; number <= RECENT_SEARCHES_MAX + 1; number += 1)
    searches = addRecentSearch(searches, `${number}`);
  expect(searches).toHaveLength(10);
  expect([searches[0], searches.at(-1)]).toEqual(['11', '2']);
});

test('one is taken out', () => {
  expect(removeRecentSearch(['moon', 'salt'], 'salt')).toEqual(['moon']);
});

test.each([null, '', '{', '{"a":1}', 'null', '[1,null,""]'])('%j in a browser is nothing', (stored) => {
  expect(parseRecentSearches(stored)).toEqual([]);
});

test('what a browser kept is read', () => {
  expect(parseRecentSearches('["salt","冠"]')).toEqual(['salt', '冠']);
});
