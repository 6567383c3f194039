import { describe, expect, it } from 'vitest';
import { isWideSpread, judgeShape, type PageSize } from './page-shape.ts';
import { type EdgeRows, judgeSeam, judgeSeams } from './seam.ts';

const size = (widthPx: number, heightPx: number): PageSize => ({ widthPx, heightPx });
const times = (count: number, widthPx: number, heightPx: number) =>
  Array.from({ length: count }, () => size(widthPx, heightPx));

describe('strips are distinguished from pages by their shape', () => {
  it.each([
    ['A4 pages', times(5, 1240, 1753), 'PAGES_UNLESS_SEAMS_CONTINUE'],
    ['two pages', times(2, 800, 1280), 'PAGES'],
    ['one strip', [size(800, 9_000)], 'STRIP'],
    ['strips', [size(720, 3_000), size(720, 2_900), size(720, 400)], 'STRIP'],
    ['slices of 800 × 1280', [...times(9, 800, 1280), size(800, 300)], 'PAGES_UNLESS_SEAMS_CONTINUE'],
    [
      'slices cut between panels',
      [400, 900, 1300, 700, 1100, 820].map((height) => size(690, height)),
      'STRIP_UNLESS_SEAMS_BREAK',
    ],
    ['a wide strip among pages', [size(1610, 458), ...times(3, 1240, 1753)], 'PAGES'],
    ['a tall strip among pages', [size(1240, 6_000), ...times(3, 1240, 1753)], 'PAGES_UNLESS_SEAMS_CONTINUE'],
    ['pages of many widths', [size(700, 1000), size(710, 1002), size(720, 1010), size(705, 990)], 'PAGES'],
    [
      'pages with a spread fitted to their width',
      [...times(6, 1600, 2400), size(1600, 1200)],
      'PAGES_UNLESS_SEAMS_CONTINUE',
    ],
    ['landscape drawings', times(6, 1600, 900), 'PAGES'],
    ['nothing', [], 'PAGES'],
  ])('%s', (_, sizes, shape) => {
    expect(judgeShape(sizes)).toBe(shape);
  });

  it.each([
    [1610, 458, true],
    [1200, 840, true],
    [1000, 900, false],
    [600, 850, false],
  ])('%i × %i is a wide spread: %s', (width, height, expected) => {
    expect(isWideSpread(size(width, height))).toBe(expected);
  });
});

describe('seams', () => {
  const wave = (shift: number) => Float64Array.from({ length: 200 }, (_, x) => 128 + 60 * Math.sin((x + shift) / 9));
  const even = new Float64Array(200).fill(255);
  const edges = (first: Float64Array, last: Float64Array): EdgeRows => ({ first, last });

  it.each([
    ['drawn on', wave(0), wave(1), 'CONTINUES'],
    ['drawn anew', wave(0), wave(28), 'BREAKS'],
    ['even margins', even, even, 'SILENT'],
    ['a margin below a drawing', wave(0), even, 'BREAKS'],
    ['another width', wave(0), new Float64Array(100), 'BREAKS'],
  ])('%s', (_, above, below, verdict) => {
    expect(judgeSeam(edges(even, above), edges(below, even))).toBe(verdict);
  });

  it.each([
    [['CONTINUES', 'CONTINUES', 'SILENT'], 'CONTINUES'],
    [['CONTINUES', 'SILENT', 'SILENT'], 'SILENT'],
    [['CONTINUES', 'BREAKS', 'BREAKS'], 'BREAKS'],
    [['CONTINUES', 'CONTINUES', 'BREAKS'], 'CONTINUES'],
    [[], 'SILENT'],
  ] as const)('%j together say %s', (verdicts, together) => {
    expect(judgeSeams(verdicts)).toBe(together);
  });
});
