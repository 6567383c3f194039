import { type Anchor, parseAnchor } from '@longstrip/core';
import { expect, test } from 'vitest';
import { isBookmarkOf } from './bookmarks.tsx';

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
