import { describe, expect, test } from 'vitest';
import { hasGapBefore, viewsOf } from './page-groups.ts';
import type { PicturePage, ReaderPage } from './viewer-model.ts';

const picture = (order: number, more: Partial<PicturePage> = {}): ReaderPage => ({
  kind: 'picture',
  order,
  src: '',
  srcSet: '',
  widthPx: 2,
  heightPx: 3,
  placeholder: null,
  spread: 'none',
  stripIndex: null,
  ...more,
});
const text = (order: number): ReaderPage => ({ kind: 'text', order, html: '' });
const gaps = (pages: readonly ReaderPage[], mode: 'SCROLL' | 'PAPER') =>
  pages.map((_, index) => hasGapBefore(pages, index, mode));

describe('pages read as one strip', () => {
  test('stand apart where they were drawn as pages', () => {
    expect(gaps([picture(1), picture(2), picture(3)], 'PAPER')).toEqual([false, true, true]);
  });

  test('join where they were drawn as a strip', () => {
    expect(gaps([picture(1), picture(2), picture(3)], 'SCROLL')).toEqual([false, false, false]);
  });

  test('join where one tall picture was cut into tiles', () => {
    const tiles = [0, 1, 2].map((stripIndex) => picture(stripIndex + 1, { stripIndex }));
    expect(gaps([...tiles, picture(4, { stripIndex: 0 }), picture(5)], 'PAPER')).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('stand apart from text in any case', () => {
    expect(gaps([picture(1), text(2), picture(3)], 'SCROLL')).toEqual([false, true, true]);
  });
});

test('a page of text is turned by itself', () => {
  expect(viewsOf([picture(1), picture(2), text(3), picture(4), picture(5)], 'double', 'LTR')).toEqual([
    [0],
    [1],
    [2],
    [3, 4],
  ]);
});
