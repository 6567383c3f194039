import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SPREADS, type PageSpread, READING_DIRECTIONS } from '../shared/enumerations.ts';
import { type PageLayout, pageViews, viewOfPage } from './page-views.ts';

/** Letters of a row of pages: n(one), w(ide), l(eft), r(ight), c(entre). */
const LETTERS: Readonly<Record<string, PageSpread>> = { n: 'none', w: 'wide', l: 'left', r: 'right', c: 'center' };
const pages = (letters: string) => [...letters].map((letter) => LETTERS[letter] ?? 'none');
const shown = (letters: string, direction: 'LTR' | 'RTL') =>
  pageViews(pages(letters), 'double', direction)
    .map((view) => view.map((page) => page + 1).join('+'))
    .join(' ');

test.each([
  ['', ''],
  ['n', '1'],
  ['nn', '1 2'],
  ['nnn', '1 2+3'],
  ['nnnnnn', '1 2+3 4+5 6'],
  ['nnwnn', '1 2 3 4+5'],
  ['wnnn', '1 2+3 4'],
  ['nnnwnnn', '1 2+3 4 5+6 7'],
  ['lrlr', '1+2 3+4'],
  ['rlrlr', '1 2+3 4+5'],
  ['nlrlr', '1 2+3 4+5'],
  ['nnlr', '1 2 3+4'],
  ['nrn', '1 2 3'],
  ['ncnn', '1 2 3+4'],
  ['lnn', '1+2 3'],
])('from left to right the pages %s are shown as %s', (letters, views) => {
  expect(shown(letters, 'LTR')).toBe(views);
});

test.each([
  ['rlrl', '1+2 3+4'],
  ['lrlrl', '1 2+3 4+5'],
  ['nnn', '1 2+3'],
  ['nrlw', '1 2+3 4'],
])('from right to left the pages %s are shown as %s', (letters, views) => {
  expect(shown(letters, 'RTL')).toBe(views);
});

test('one by one each page is a view', () => {
  expect(pageViews(pages('nwlr'), 'single', 'LTR')).toEqual([[0], [1], [2], [3]]);
});

test('in any layout each page is shown once and in order, and wide pages by themselves', () => {
  const layouts: PageLayout[] = ['single', 'double'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PAGE_SPREADS), { maxLength: 60 }),
      fc.constantFrom(...layouts),
      fc.constantFrom(...READING_DIRECTIONS),
      (spreads, layout, direction) => {
        const views = pageViews(spreads, layout, direction);
        expect(views.flat()).toEqual(spreads.map((_, index) => index));
        for (const view of views.filter(({ length }) => length === 2)) {
          expect(view.map((page) => spreads[page])).not.toContain('wide');
        }
        for (const page of spreads.keys()) expect(views[viewOfPage(views, page)]).toContain(page);
      },
    ),
  );
});

test('past the end the last view is shown', () => {
  expect(viewOfPage([[0], [1, 2]], 2)).toBe(1);
  expect(viewOfPage([[0], [1, 2]], 99)).toBe(1);
  expect(viewOfPage([], 0)).toBe(0);
});
