import { describe, expect, test } from 'vitest';
import {
  chosenMode,
  DEFAULT_VIEWER_SETTINGS,
  formatViewerSettings,
  parseViewerSettings,
  turningDirection,
  type ViewerSettings,
  viewerTheme,
  workKind,
} from './viewer-settings.ts';

const liked: ViewerSettings = {
  strips: 'PAPER',
  books: 'SCROLL',
  novels: 'PAPER',
  layout: 'double',
  font: 'rounded',
  paper: 'sepia',
  textStep: 6,
  spacing: 'loose',
  writing: 'HORIZONTAL',
  isBinge: true,
};

describe('viewer settings', () => {
  test('survive formatting and parsing the cookie', () => {
    expect(parseViewerSettings(formatViewerSettings(liked))).toEqual(liked);
  });

  test('are an empty cookie while they are the defaults', () => {
    expect(formatViewerSettings(DEFAULT_VIEWER_SETTINGS)).toBe('');
  });

  test.each([
    null,
    '',
    'strips=SIDEWAYS&writing=VERTICAL&layout=triple&font=x&paper=pink&text=99&spacing=&binge=yes',
    '%%%',
  ])('are the defaults when the cookie is %j', (cookie) => {
    expect(parseViewerSettings(cookie)).toEqual(DEFAULT_VIEWER_SETTINGS);
  });
});

describe('the mode of a work', () => {
  test.each([
    [false, 'SCROLL', 'strips'],
    [false, 'PAPER', 'books'],
    [true, 'SCROLL', 'novels'],
    [true, 'PAPER', 'novels'],
  ] as const)('novel %s, drawn for %s: %s', (isNovel, mode, kind) => {
    expect(workKind(isNovel, mode)).toBe(kind);
  });

  test("is the work's own, until the reader chooses one for its kind", () => {
    expect(chosenMode(DEFAULT_VIEWER_SETTINGS, 'strips', 'SCROLL')).toBe('SCROLL');
    expect(chosenMode({ ...DEFAULT_VIEWER_SETTINGS, books: 'SCROLL' }, 'books', 'PAPER')).toBe('SCROLL');
    expect(chosenMode({ ...DEFAULT_VIEWER_SETTINGS, books: 'SCROLL' }, 'novels', 'PAPER')).toBe('PAPER');
  });

  test.each([
    ['novel', 'VERTICAL', 'RTL', 'auto', 'RTL'],
    ['novel', 'VERTICAL', 'LTR', 'auto', 'RTL'],
    ['novel', 'VERTICAL', 'RTL', 'HORIZONTAL', 'LTR'],
    ['novel', 'HORIZONTAL', 'RTL', 'HORIZONTAL', 'RTL'],
    ['novel', 'HORIZONTAL', 'LTR', 'auto', 'LTR'],
    ['comic', 'VERTICAL', 'RTL', 'HORIZONTAL', 'RTL'],
  ] as const)('a %s of %s lines, %s, set %s: on from %s', (kind, writingMode, direction, writing, found) => {
    expect(turningDirection({ content: { kind }, writingMode, direction }, { writing })).toBe(found);
  });
});

describe('the theme of the viewer', () => {
  test.each([
    [false, 'auto', 'dark'],
    [false, 'white', 'dark'],
    [true, 'auto', undefined],
    [true, 'dark', 'dark'],
    [true, 'sepia', 'light'],
    [true, 'white', 'light'],
  ] as const)('of a novel (%s) on paper %s is %s', (isNovel, paper, theme) => {
    expect(viewerTheme(isNovel, { paper })).toBe(theme);
  });

  test('is that of the site for a novel, until the reader chooses another', () => {
    expect(viewerTheme(true, parseViewerSettings(null))).toBeUndefined();
  });
});
