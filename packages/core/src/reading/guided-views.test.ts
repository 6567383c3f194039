import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { READING_DIRECTIONS } from '../shared/enumerations.ts';
import { type GuidedPicture, type GuidedSheet, guidedSheet } from './guided-sheets.ts';
import {
  type GuidedView,
  type GuidedWindow,
  guidedCamera,
  guidedViews,
  lineOfView,
  viewOfLine,
  wholePageCamera,
} from './guided-views.ts';
import type { RegionBox } from './regions.ts';

const PHONE: GuidedWindow = { widthPx: 390, heightPx: 844 };
const TURNED_PHONE: GuidedWindow = { widthPx: 844, heightPx: 390 };
const DESKTOP: GuidedWindow = { widthPx: 1280, heightPx: 900 };

function picture(regions: readonly RegionBox[] | null, size: Partial<GuidedPicture> = {}): GuidedPicture {
  return { page: 1, widthPx: 1000, heightPx: 1400, gutters: null, ...size, regions };
}

function viewsOf(sheet: GuidedSheet, window = PHONE, direction: 'LTR' | 'RTL' = 'LTR'): GuidedView[] {
  return guidedViews(sheet, window, direction);
}

/** Where a view's part lies in the window, in CSS pixels. */
function placeOf(view: GuidedView, sheet: GuidedSheet, window: GuidedWindow) {
  const { scalePx, xPx, yPx } = guidedCamera(view, sheet, window);
  const { x, y, width, height } = view.shown;
  return {
    left: xPx + scalePx * x,
    top: yPx + scalePx * y,
    right: xPx + scalePx * (x + width),
    bottom: yPx + scalePx * (y + height),
  };
}

describe('a page', () => {
  const BOXES: RegionBox[] = [
    [50, 50, 400, 500],
    [550, 50, 400, 500],
    [50, 600, 900, 700],
  ];

  it('is read in the order of its panels, each of which fills the window', () => {
    const sheet = guidedSheet([picture(BOXES)], false);
    const views = viewsOf(sheet);
    expect(views.map(({ region, panel, panels }) => [region, panel, panels])).toEqual([
      [0, 1, 3],
      [1, 2, 3],
      [2, 3, 3],
    ]);
    const place = placeOf(views[1] as GuidedView, sheet, PHONE);
    expect(place.right - place.left).toBeCloseTo(390 * 0.94, 0);
    expect((place.left + place.right) / 2).toBeCloseTo(195, 6);
    expect((place.top + place.bottom) / 2).toBeCloseTo(422, 6);
  });

  it.each([
    ['not known', null],
    ['found to be none', []],
  ])('without panels (%s) is one, shown as large as it fits', (_, regions) => {
    const sheet = guidedSheet([picture(regions)], false);
    const [view, ...more] = viewsOf(sheet);
    expect(more).toEqual([]);
    expect(view?.region).toBeNull();
    expect(guidedCamera(view as GuidedView, sheet, PHONE)).toEqual(wholePageCamera(view as GuidedView, sheet, PHONE));
  });

  it('of two pages is read in steps on a phone, from the side where reading begins', () => {
    const sheet = guidedSheet([picture(null, { widthPx: 2000 })], false);
    const from = (direction: 'LTR' | 'RTL') => viewsOf(sheet, PHONE, direction).map(({ shown }) => shown.x);
    expect(from('LTR')).toHaveLength(2);
    expect(from('LTR')[0]).toBe(0);
    expect(from('RTL')).toEqual(from('LTR').toReversed());
    expect(viewsOf(sheet, DESKTOP)).toHaveLength(1);
  });

  it('that would be too small in a low window is read in steps downwards', () => {
    expect(viewsOf(guidedSheet([picture(null)], false), TURNED_PHONE)).toHaveLength(2);
    expect(viewsOf(guidedSheet([picture(null)], false), DESKTOP)).toHaveLength(1);
  });

  it('does not enlarge a small inset more than its pixels and its page allow', () => {
    const sheet = guidedSheet([picture([[10, 10, 60, 60]])], false);
    expect(guidedCamera(viewsOf(sheet)[0] as GuidedView, sheet, PHONE).scalePx).toBe(3 * 390);
    expect(guidedCamera(viewsOf(sheet, DESKTOP)[0] as GuidedView, sheet, DESKTOP).scalePx).toBe(1.5 * 1000);
  });

  it('shows a wide row in steps where it would be a ribbon', () => {
    const row = guidedSheet([picture([[0, 0, 1000, 250]])], false);
    expect(viewsOf(row)).toHaveLength(2);
    expect(viewsOf(row, DESKTOP)).toHaveLength(1);
  });
});

describe('a strip', () => {
  const slice = (page: number, regions: readonly RegionBox[] | null, gutters: GuidedPicture['gutters'] = null) =>
    picture(regions, { page, gutters, widthPx: 800, heightPx: 1280 });

  it('joins its slices: a panel that reaches below its slice is shown whole', () => {
    const sheet = guidedSheet(
      [
        slice(1, [[0, 1000, 800, 600]], [[0, 1000]]),
        slice(2, [[100, 400, 600, 800]], [...([[320, 400]] as const), [1200, 1280]]),
      ],
      true,
    );
    const views = viewsOf(sheet);
    expect(views.map(({ page, box }) => [page, box.y * 800, box.height * 800])).toEqual([
      [1, 1000, 600],
      [2, 1680, 800],
    ]);
    expect(lineOfView(views[1] as GuidedView, sheet)).toEqual({ page: 2, offset: 400 / 1280 });
  });

  it('reads the rows that are in no panel and not plain, such as a caption', () => {
    const regions: RegionBox[] = [
      [0, 0, 800, 300],
      [0, 800, 800, 480],
    ];
    const gutters = [
      [300, 450],
      [550, 800],
    ] as const;
    const rows = (given: GuidedPicture['gutters']) =>
      viewsOf(guidedSheet([slice(1, regions, given)], true)).map(({ region }) => region);
    expect(rows(gutters)).toEqual([0, null, 1]);
    expect(rows([[300, 800]])).toEqual([0, 1]);
    expect(rows(null)).toEqual([0, 1]);
  });

  it('whose panels are not known yet is read slice by slice, and a plain slice is left out', () => {
    const sheet = guidedSheet([slice(1, [[0, 0, 800, 1280]]), slice(2, [], [[0, 1280]]), slice(3, null)], true);
    expect(viewsOf(sheet).map(({ page, region }) => [page, region])).toEqual([
      [1, 0],
      [3, null],
    ]);
  });

  it('shows a tall panel in steps that follow each other downwards and overlap', () => {
    const sheet = guidedSheet([slice(1, [[0, 0, 800, 1280]]), slice(2, []), slice(3, [])], true);
    const tall = guidedSheet([slice(1, [[0, 0, 800, 3840]], []), slice(2, [], []), slice(3, [], [])], true);
    expect(viewsOf(sheet, DESKTOP).length).toBeGreaterThan(1);
    const views = viewsOf(tall);
    expect(views.length).toBeGreaterThan(1);
    expect(views[0]?.shown.y).toBe(0);
    expect((views.at(-1)?.shown.y ?? 0) + (views.at(-1)?.shown.height ?? 0)).toBeCloseTo(4.8, 6);
    for (const [index, { shown }] of views.entries()) {
      const next = views[index + 1];
      if (next !== undefined) expect(shown.y + shown.height - next.shown.y).toBeCloseTo(0.12 * shown.height, 6);
    }
    expect(guidedCamera(views[0] as GuidedView, tall, PHONE).scalePx).toBeGreaterThan(0.7 * 390 - 1e-6);
    // A line in it leads to the part that has it.
    expect(viewOfLine(views, tall, { page: 3, offset: 0.9 })).toBe(views.length - 1);
  });

  it('shows its column around a panel, as far as it goes', () => {
    const sheet = guidedSheet([slice(1, [[0, 0, 800, 400]], []), slice(2, [[0, 880, 800, 400]], [])], true);
    const views = viewsOf(sheet);
    expect(wholePageCamera(views[0] as GuidedView, sheet, PHONE)).toEqual({ scalePx: 390, xPx: 0, yPx: 0 });
    const last = wholePageCamera(views.at(-1) as GuidedView, sheet, PHONE);
    expect(last.yPx).toBeCloseTo(844 - 390 * 3.2, 6);
  });
});

const anyBox: fc.Arbitrary<RegionBox> = fc.tuple(
  fc.integer({ min: 0, max: 700 }),
  fc.integer({ min: 0, max: 1200 }),
  fc.integer({ min: 40, max: 300 }),
  fc.integer({ min: 40, max: 2000 }),
);
const anyWindow = fc.constantFrom(PHONE, TURNED_PHONE, DESKTOP);

test('every part of every panel is shown in the window, in any window and direction', () => {
  fc.assert(
    fc.property(
      fc.array(anyBox, { minLength: 1, maxLength: 8 }),
      anyWindow,
      fc.constantFrom(...READING_DIRECTIONS),
      (boxes, window, direction) => {
        const sheet = guidedSheet([picture(boxes)], false);
        const views = viewsOf(sheet, window, direction);
        for (const view of views) {
          const place = placeOf(view, sheet, window);
          expect(Math.min(place.left, place.top)).toBeGreaterThan(-1e-6);
          expect(place.right).toBeLessThan(window.widthPx + 1e-6);
          expect(place.bottom).toBeLessThan(window.heightPx + 1e-6);
        }
        for (const [region, { box }] of sheet.panels.entries()) {
          const parts = views.filter((view) => view.region === region).map(({ shown }) => shown);
          expect(Math.min(...parts.map(({ x }) => x))).toBeCloseTo(box.x, 9);
          expect(Math.max(...parts.map(({ x, width }) => x + width))).toBeCloseTo(box.x + box.width, 9);
          expect(Math.min(...parts.map(({ y }) => y))).toBeCloseTo(box.y, 9);
          expect(Math.max(...parts.map(({ y, height }) => y + height))).toBeCloseTo(box.y + box.height, 9);
        }
      },
    ),
  );
});

describe('a line leads to', () => {
  const BOXES: RegionBox[] = [
    [50, 100, 400, 300],
    [550, 100, 400, 300],
    [50, 390, 900, 300],
    [50, 800, 900, 500],
  ];
  const sheet = guidedSheet([picture(BOXES)], false);
  const views = viewsOf(sheet, DESKTOP);
  const at = (px: number) => viewOfLine(views, sheet, { page: 1, offset: px / 1400 });

  it.each([
    ['above all panels: the first', 0, 0],
    ['in a row: its first panel', 200, 0],
    ['that begins a panel: that one, though another one overlaps it', 390, 2],
    ['between two panels: the next', 750, 3],
    ['below all panels: the last', 1390, 3],
  ])('%s', (_, px, index) => {
    expect(at(px)).toBe(index);
  });

  it('the view from which it was taken, or one with the same upper line', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1, maxLength: 8 }), anyWindow, (boxes, window) => {
        const page = guidedSheet([picture(boxes)], false);
        const shown = viewsOf(page, window);
        for (const view of shown) {
          const line = lineOfView(view, page);
          if (line.offset === 1) continue;
          const found = shown[viewOfLine(shown, page, line)];
          // A little more than the rule has: the line was divided and multiplied since.
          expect(Math.abs((found?.shown.y ?? Number.NaN) - view.shown.y)).toBeLessThan(0.004 + 1e-9);
        }
      }),
    );
  });
});
