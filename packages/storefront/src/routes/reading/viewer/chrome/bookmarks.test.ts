// @vitest-environment jsdom

import { type Anchor, parseAnchor } from '@longstrip/core';
import { expect, test } from 'vitest';
import { isBookmarkOf, textAt } from './bookmarks.tsx';

const anchor = (text: string): Anchor => parseAnchor(text) ?? { kind: 'end' };

test.each([
  ['p3@0', 'p3@0.9', true, true],
  ['p3@0', 'p4@0', true, false],
  ['p3@0.1', 'p3@0.3', false, true],
  ['p3@0.1', 'p3@0.7', false, false],
  ['t1.4.0:10', 't1.4.0:300', false, true],
  ['t1.4.0:10', 't1.4.0:900', false, false],
  ['t1.4.0:10', 't1.5.0:10', false, false],
  ['end', 'end', false, true],
  ['end', 'p9@1', true, false],
])('the bookmark %s is at %s (in pages: %s): %s', (bookmark, place, isOfPages, isThere) => {
  expect(isBookmarkOf(anchor(bookmark), anchor(place), isOfPages)).toBe(isThere);
});

test('a bookmark in a text is named by its words in one line', () => {
  document.body.innerHTML = `<main><div data-page="1"><h2>III\n\t\t\t\t  Waterloo Station at noon</h2></div></main>`;
  expect(textAt(anchor('t1.0:0'))).toBe('III Waterloo Station at noon');
  expect(textAt(anchor('t1.0:4'))).toBe('Waterloo Station at noon');
});
