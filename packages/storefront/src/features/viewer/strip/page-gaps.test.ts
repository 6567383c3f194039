import { describe, expect, test } from 'vitest';
import type { PicturePage, ReaderPage } from '../viewer-model.ts';
import { hasGapBefore } from './page-gaps.ts';

const picture = (order: number, more: Partial<PicturePage> = {}): ReaderPage => ({
  kind: 'picture',
  order,
  src: '',
  srcSet: '',
  widthPx: 2,
  heightPx: 3,
  placeholder: null,
  blurred: null,
  spread: 'none',
  stripIndex: null,
  ...more,
});
const text = (order: number): ReaderPage => ({ kind: 'text', order, html: '' });
const gaps = (pages: readonly ReaderPage[], mode: 'SCROLL' | 'PAPER') =>
  pages.map((_, index) => hasGapBefore(pages, index, mode));

describe('pages read as one strip', () => {
  test('have gaps when the work was drawn in pages', () => {
    expect(gaps([picture(1), picture(2), picture(3)], 'PAPER')).toEqual([false, true, true]);
  });

  test('join when the work was drawn as a strip', () => {
    expect(gaps([picture(1), picture(2), picture(3)], 'SCROLL')).toEqual([false, false, false]);
  });

  test('join when they are slices of one strip', () => {
    const slices = [0, 1, 2].map((stripIndex) => picture(stripIndex + 1, { stripIndex }));
    expect(gaps([...slices, picture(4, { stripIndex: 0 }), picture(5)], 'PAPER')).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('have a gap before and after a page of text', () => {
    expect(gaps([picture(1), text(2), picture(3)], 'SCROLL')).toEqual([false, true, true]);
  });
});
