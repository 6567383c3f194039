import { expect, test } from 'vitest';
import type { SearchWish } from './search.repository.ts';
import { markOf, placeOfMark } from './search-mark.ts';

const wishFor = (words: string): SearchWish => ({
  filter: { platformId: 'beltoon-jp', nowMs: 0, type: 'ALL', includesAdult: false, includesBl: true, language: 'ja' },
  scope: 'all',
  searched: words.replaceAll(' ', ''),
  words,
  sort: 'POPULAR',
});

test('a mark leads on in the search that it came from, and in no other: words typed apart are another', () => {
  const mark = markOf({ kind: 'near', offset: 20 }, wishFor('絹 雷'));
  expect(placeOfMark(mark, wishFor('絹 雷'))).toEqual({ kind: 'near', offset: 20 });
  expect(placeOfMark(mark, wishFor('絹雷'))).toBeNull();
});
