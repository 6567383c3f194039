import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { picturePage, textPage } from '../../../../testing/reader-pages.ts';
import { leavesOf, type PaperLeaf, placeOfLeaf, sizesOfLeaf, viewsOf } from './paper-leaves.ts';

/** Slices of a strip, 100 wide and 200 high, with plain rows in the middle of each. */
const slices = [1, 2, 3, 4].map((order) => picturePage(order, { widthPx: 100, heightPx: 200, gutters: [[80, 100]] }));
const places = (leaves: readonly PaperLeaf[]) => leaves.map(placeOfLeaf);

test('a page of text is shown alone, also where two pages are shown side by side', () => {
  const pages = [picturePage(1), picturePage(2), textPage(3), picturePage(4), picturePage(5)];
  expect(viewsOf(leavesOf(pages, 'PAPER', 'LTR'), 'double', 'LTR')).toEqual([[0], [1], [2], [3, 4]]);
});

describe('a strip', () => {
  const leaves = leavesOf(slices, 'SCROLL', 'LTR');

  test('is turned in screens that begin at its gutters', () => {
    expect(places(leaves)).toEqual([
      { page: 1, offset: 0 },
      { page: 1, offset: expect.closeTo(0.48) },
      { page: 2, offset: expect.closeTo(0.48) },
      { page: 3, offset: expect.closeTo(0.48) },
      { page: 4, offset: expect.closeTo(0.48) },
    ]);
  });

  test('shows parts of two pictures on one screen, each where it belongs', () => {
    const leaf = leaves[2];
    expect(leaf?.kind === 'pictures' && leaf.parts.map(({ page }) => page.order)).toEqual([2, 3]);
    const [above, below] = leaf?.kind === 'pictures' ? leaf.parts : [];
    expect((above?.topShare ?? 0) + (above?.heightShare ?? 0)).toBeCloseTo(below?.topShare ?? 0);
    expect(above?.topShare).toBeCloseTo(-0.96 / 1.88);
  });

  test('loads a picture that is on two screens in one width', () => {
    const screens = leaves.filter((leaf) => leaf.kind === 'pictures');
    expect(new Set(screens.map(({ heightPx }) => heightPx)).size).toBeGreaterThan(1);
    const sizes = screens.map((leaf) => sizesOfLeaf(leaf, { layout: 'auto', fit: 'whole' }, false));
    expect(new Set(sizes).size).toBe(1);
  });

  test('is scrolled where a panel is higher than a window, alone in its view', () => {
    const tall = [1, 2, 3].map((order) =>
      picturePage(order, { widthPx: 100, heightPx: 200, gutters: order === 3 ? [[100, 120]] : [] }),
    );
    const found = leavesOf(tall, 'SCROLL', 'LTR');
    expect(found.map((leaf) => leaf.kind === 'pictures' && [leaf.isTall, leaf.parts.length])).toEqual([
      [true, 3],
      [false, 1],
    ]);
    expect(viewsOf(found, 'double', 'LTR')).toEqual([[0], [1]]);
  });

  test('shows the rows that two panels share on both screens, where their gutter is not level', () => {
    const tilted = picturePage(1, { widthPx: 100, heightPx: 260, gutters: [[140, 130]] });
    expect(places(leavesOf([tilted], 'SCROLL', 'LTR'))).toEqual([
      { page: 1, offset: 0 },
      { page: 1, offset: 0.5 },
    ]);
  });

  test('is cut with overlaps while its gutters are not known', () => {
    const unknown = picturePage(1, { widthPx: 100, heightPx: 340, gutters: null });
    expect(places(leavesOf([unknown], 'SCROLL', 'LTR'))).toEqual([
      { page: 1, offset: 0 },
      { page: 1, offset: expect.closeTo(1.6 / 3.4) },
    ]);
  });

  test.each(['LTR', 'RTL'] as const)('has no cover: its first two screens stand side by side (%s)', (direction) => {
    expect(viewsOf(leavesOf(slices, 'SCROLL', direction), 'double', direction).slice(0, 2)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('is cut off by a page of text', () => {
    const mixed = leavesOf([picturePage(1), textPage(2), picturePage(3)], 'SCROLL', 'LTR');
    expect(mixed.map(({ kind }) => kind)).toEqual(['pictures', 'text', 'pictures']);
  });
});

test('a gutter that goes on in the next picture is one', () => {
  const joined = [
    picturePage(1, { widthPx: 100, heightPx: 100, gutters: [[90, 100]] }),
    picturePage(2, { widthPx: 200, heightPx: 380, gutters: [[0, 40]] }),
  ];
  const leaves = leavesOf(joined, 'SCROLL', 'LTR');
  expect(leaves[0]).toMatchObject({ widthPx: 200, heightPx: expect.closeTo(0.94 * 200) });
  expect(places(leaves)).toEqual([
    { page: 1, offset: 0 },
    { page: 2, offset: expect.closeTo(0.16 / 1.9) },
  ]);
});

test('two pages stand side by side in the same windows for the style sheet and for the sizes of pictures', () => {
  const sizes = sizesOfLeaf(
    { widthPx: 100, heightPx: 150, isTall: false, parts: [] },
    { layout: 'auto', fit: 'whole' },
    false,
  );
  const [, window = ''] = /^\((.*)\) min\(/.exec(sizes) ?? [];
  const style = readFileSync(join(import.meta.dirname, '../../../../styles/viewer.css'), 'utf8');
  expect(window).toContain('min-aspect-ratio');
  expect(style.match(/@media ([^{]*) {\s*.paper-scroller\[data-layout="auto"\]/)?.[1]).toBe(window);
});
