import { expect, test } from 'vitest';
import type { SearchQuery } from './search.repository.ts';
import { cursorOf, positionOfCursor } from './search.service.ts';

const queryFor = (words: string): SearchQuery => ({
  filter: { platformId: 'beltoon-jp', nowMs: 0, type: 'ALL', includesAdult: false, includesBl: true, language: 'ja' },
  scope: 'all',
  searched: words.replaceAll(' ', ''),
  words,
  sort: 'POPULAR',
});

test('a cursor continues its own search and no other, not even the same words typed apart', () => {
  const cursor = cursorOf({ kind: 'similar', offset: 20 }, queryFor('絹 雷'));
  expect(positionOfCursor(cursor, queryFor('絹 雷'))).toEqual({ kind: 'similar', offset: 20 });
  expect(positionOfCursor(cursor, queryFor('絹雷'))).toBeNull();
});

test.each(['A', '=', ' ', '\n', '.'])('a cursor with "%s" after its check is invalid', (end) => {
  const cursor = cursorOf({ kind: 'similar', offset: 20 }, queryFor('絹'));
  expect(positionOfCursor(`${cursor}${end}`, queryFor('絹'))).toBeNull();
});
