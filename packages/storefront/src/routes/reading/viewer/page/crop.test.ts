import { expect, test } from 'vitest';
import { picturePage } from '../../../../testing/reader-pages.ts';
import { shownPart } from './crop.ts';

const page = picturePage(1, { widthPx: 1_000, heightPx: 1_500, trim: [100, 50, 100, 250] });

test('a plain border is cut off where the reader wants that', () => {
  expect(shownPart(page, true)).toEqual({ widthPx: 800, heightPx: 1_200, inset: '-4.1667% -12.5% -20.8333% -12.5%' });
});

test.each([
  ['where the reader does not', page, false],
  ['without a border', { ...page, trim: null }, true],
  ['of a slice of a strip', { ...page, stripIndex: 3 }, true],
])('nothing is cut off %s', (_name, picture, isCropped) => {
  expect(shownPart(picture, isCropped)).toEqual({ widthPx: 1_000, heightPx: 1_500, inset: null });
});
