import { DEFAULT_VIEWER_SETTINGS } from '@longstrip/core';
import { describe, expect, test } from 'vitest';
import { chosenMode, tapDirection, turningDirection, viewerTheme, workKind } from './viewer-settings.ts';

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
    expect(chosenMode({ ...DEFAULT_VIEWER_SETTINGS, books: 'GUIDED' }, 'books', 'PAPER')).toBe('GUIDED');
    expect(chosenMode({ ...DEFAULT_VIEWER_SETTINGS, books: 'GUIDED' }, 'strips', 'SCROLL')).toBe('SCROLL');
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
    const episode = { content: { kind }, writingMode, direction };
    expect(turningDirection(episode, { writing, direction: 'auto' })).toBe(found);
  });

  test('a comic goes on in the direction that the reader chooses, a novel in its own', () => {
    const works = (['comic', 'novel'] as const).map((kind) => ({
      ...({ content: { kind }, writingMode: 'HORIZONTAL', direction: 'RTL' } as const),
    }));
    expect(works.map((work) => turningDirection(work, { writing: 'auto', direction: 'LTR' }))).toEqual(['LTR', 'RTL']);
  });

  test('taps at the edges may be exchanged', () => {
    expect([tapDirection('LTR', { pageTaps: 'normal' }), tapDirection('LTR', { pageTaps: 'reversed' })]).toEqual([
      ...['LTR', 'RTL'],
    ]);
  });
});

describe('the theme of the viewer', () => {
  test.each([
    ['black', 'dark'],
    ['grey', 'dark'],
    ['white', 'light'],
    ['site', undefined],
  ] as const)('of a comic on %s is %s', (ground, theme) => {
    expect(viewerTheme(false, { ground, paper: 'white' })).toBe(theme);
  });

  test.each([
    ['auto', undefined],
    ['dark', 'dark'],
    ['night', 'dark'],
    ['sepia', 'light'],
    ['white', 'light'],
  ] as const)('of a novel on paper %s is %s', (paper, theme) => {
    expect(viewerTheme(true, { paper, ground: 'black' })).toBe(theme);
  });
});
