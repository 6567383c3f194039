import { expect, test } from 'vitest';
import { picturePage, textPage } from '../../../../testing/reader-pages.ts';
import { placeAtShare } from './seek-bar.tsx';

/** Heights of 1, 3 and 1 (a text) widths, and 5. */
const pages = [
  picturePage(1, { widthPx: 100, heightPx: 100 }),
  picturePage(2, { widthPx: 100, heightPx: 300, pageId: 'b' }),
  textPage(3),
  picturePage(4, { widthPx: 100, heightPx: 500 }),
];

test.each([
  [0, { kind: 'picture', page: 1, pageId: null, offset: 0 }],
  [0.25, { kind: 'picture', page: 2, pageId: 'b', offset: 0.5 }],
  [0.45, { kind: 'text', page: 3, path: [], character: 0 }],
  [1, { kind: 'picture', page: 4, pageId: null, offset: 1 }],
])('a share of %f of a strip is a line of a picture', (share, anchor) => {
  expect(placeAtShare(pages, share).anchor).toEqual(anchor);
});
