import { describe, expect, test } from 'vitest';
import { picturePage, textPage } from '../../../../testing/reader-pages.ts';
import type { ReaderPage } from '../viewer-model.ts';
import { hasGapBefore } from './strip-gaps.ts';

const gaps = (pages: readonly ReaderPage[], mode: 'SCROLL' | 'PAPER') =>
  pages.map((_, index) => hasGapBefore(pages, index, mode));

describe('pages read as one strip', () => {
  test('have gaps when the work was drawn in pages', () => {
    expect(gaps([picturePage(1), picturePage(2), picturePage(3)], 'PAPER')).toEqual([false, true, true]);
  });

  test('join when the work was drawn as a strip', () => {
    expect(gaps([picturePage(1), picturePage(2), picturePage(3)], 'SCROLL')).toEqual([false, false, false]);
  });

  test('join when they are slices of one strip', () => {
    const slices = [0, 1, 2].map((stripIndex) => picturePage(stripIndex + 1, { stripIndex }));
    expect(gaps([...slices, picturePage(4, { stripIndex: 0 }), picturePage(5)], 'PAPER')).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('have a gap before and after a page of text', () => {
    expect(gaps([picturePage(1), textPage(2), picturePage(3)], 'SCROLL')).toEqual([false, true, true]);
  });
});
