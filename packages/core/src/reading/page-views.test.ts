import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SPREADS, type PageSpread, READING_DIRECTIONS } from '../shared/enumerations.ts';
import {
  type PageLayout,
  type PairingChoice,
  pageViews,
  type StripRows,
  stripScreens,
  USUAL_PAIRING,
} from './page-views.ts';

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

const chosen = (letters: string, choice: Partial<PairingChoice>) =>
  pageViews(pages(letters), 'double', 'LTR', { ...USUAL_PAIRING, ...choice })
    .map((view) => view.map((page) => page + 1).join('+'))
    .join(' ');

test.each([
  ['nnnn', '1+2 3+4'],
  ['nnnnn', '1+2 3+4 5'],
  ['lrlr', '1 2+3 4'],
  ['rlrl', '1+2 3+4'],
  ['nnwnn', '1+2 3 4 5'],
  ['nwnnnn', '1 2 3 4+5 6'],
  ['nlrlr', '1+2 3+4 5'],
])('one page later, %s are shown as %s', (letters, views) => {
  expect(chosen(letters, { isOffset: true })).toBe(views);
});

test.each([
  ['nnnn', '1+2 3+4'],
  ['nnwnn', '1+2 3+4 5'],
  ['lrlr', '1+2 3+4'],
])('with wide pages and the cover in pairs, %s are shown as %s', (letters, views) => {
  expect(chosen(letters, { isWideAlone: false })).toBe(views);
});

test('a page of text is alone whatever a reader chooses', () => {
  expect(pageViews(['none', 'text', 'none'], 'double', 'LTR', { isOffset: true, isWideAlone: false })).toEqual([
    ...[[0], [1], [2]],
  ]);
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
      fc.record({ isOffset: fc.boolean(), isWideAlone: fc.boolean() }),
      (spreads, layout, direction, choice) => {
        const views = pageViews(spreads, layout, direction, choice);
        expect(views.flat()).toEqual(spreads.map((_, index) => index));
        for (const view of views.filter(({ length }) => length === 2 && choice.isWideAlone)) {
          expect(view.map((page) => spreads[page])).not.toContain('wide');
        }
      },
    ),
  );
});

/** Gutters of this height after panels of these heights; in widths. */
function gutterAfter(panels: readonly number[], height = 0.2) {
  const gutters: StripRows[] = [];
  let at = 0;
  for (const panel of panels) {
    gutters.push({ from: at + panel, to: at + panel + height });
    at += panel + height;
  }
  return { length: at, gutters };
}
const cuts = (panels: readonly number[], height?: number) => {
  const { length, gutters } = gutterAfter(panels, height);
  return stripScreens(length, gutters).map(({ from, to }) => [Number(from.toFixed(2)), Number(to.toFixed(2))]);
};

describe('a strip is cut', () => {
  test.each([
    ['not at all where it is low', [0.5, 0.5], [[0, 1.24]]],
    [
      'in the last gutter with which a screen is not too high, with a margin on both sides',
      [0.7, 0.7, 0.7],
      [
        [0, 1.64],
        [1.76, 2.54],
      ],
    ],
    [
      'between panels rather than with a full screen',
      [0.9, 1.5],
      [
        [0, 0.94],
        [1.06, 2.64],
      ],
    ],
    [
      'below a panel that is a little higher than a screen',
      [2, 1],
      [
        [0, 2.04],
        [2.16, 3.24],
      ],
    ],
    [
      'below a panel that is much higher, which is scrolled',
      [1, 3, 1],
      [
        [0, 1.04],
        [1.16, 4.24],
        [4.36, 5.44],
      ],
    ],
  ])('%s', (_name, panels, screens) => {
    expect(cuts(panels)).toEqual(screens);
  });

  test('for the last time in the plain rows at its end, and nothing comes after them', () => {
    // With the margin the strip is a little too high for one screen, and its only gutter is at the end.
    expect(stripScreens(1.99, [{ from: 1.79, to: 1.99 }])).toEqual([{ from: 0, to: 1.83, isTall: false }]);
  });

  test('without the plain rows of a long gap', () => {
    expect(cuts([1, 1], 5)).toEqual([
      [0, 1.04],
      [5.96, 7.04],
    ]);
  });
});

test('every panel is whole on a screen, and a screen is tall for nothing but one panel', () => {
  const panels = fc.array(fc.double({ min: 0.3, max: 4, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(panels, fc.double({ min: 0.02, max: 3, noNaN: true }), (heights, gap) => {
      const { length, gutters } = gutterAfter(heights, gap);
      const screens = stripScreens(length, gutters);
      expect(screens).toEqual(screens.toSorted((a, b) => a.from - b.from));
      heights.forEach((height, index) => {
        const to = gutters[index]?.from ?? length;
        const from = to - height;
        expect(screens.some((one) => one.from <= from + 1e-9 && one.to >= to - 1e-9)).toBe(true);
      });
      for (const { from, to, isTall } of screens) {
        expect(isTall).toBe(to - from > 2.28);
        const inside = gutters.filter((gutter) => gutter.from > from + 0.1 && gutter.to < to);
        if (isTall) expect(inside).toEqual([]);
      }
    }),
  );
});

test('at a gutter that is not level, both screens show the rows that the two panels share', () => {
  expect(stripScreens(2.6, [{ from: 1.4, to: 1.3 }])).toEqual([
    { from: 0, to: 1.4, isTall: false },
    { from: 1.3, to: 2.6, isTall: false },
  ]);
});

test('a gutter of few rows serves only where there is no other', () => {
  const thin = { from: 1.6, to: 1.61 };
  expect(stripScreens(3, [{ from: 1.2, to: 1.25 }, thin])[0]?.to).toBeCloseTo(1.24);
  expect(stripScreens(3, [thin])[0]?.to).toBeCloseTo(1.61);
});

test('little on a screen is better than a panel in two', () => {
  const { length, gutters } = gutterAfter([0.3, 1.75, 0.3], 0.25);
  expect(stripScreens(length, gutters)).toHaveLength(3);
  expect(stripScreens(length, gutters)[1]?.from).toBeLessThanOrEqual(0.55);
});

test('where gutters are not known it is cut with overlaps; without gutters it is one screen', () => {
  expect(stripScreens(5, null)).toEqual([
    { from: 0, to: 1.8, isTall: false },
    { from: 1.6, to: 3.4000000000000004, isTall: false },
    { from: 3.2, to: 5, isTall: false },
  ]);
  expect(stripScreens(5, [])).toEqual([{ from: 0, to: 5, isTall: true }]);
});

test('plain rows alone are one screen', () => {
  expect(stripScreens(3, [{ from: 0, to: 3 }])).toHaveLength(1);
});
