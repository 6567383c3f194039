import { DEFAULT_VIEWER_SETTINGS } from '@longstrip/core';
import { describe, expect, test } from 'vitest';
import {
  chosenMode,
  tapDirection,
  turningDirection,
  turnsAgainstPage,
  viewerTheme,
  workKind,
} from './viewer-settings.ts';

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

  test.each([
    ['a manga on a Japanese site', 'comic', 'HORIZONTAL', 'RTL', 'PAPER', {}, 'ltr', true],
    ['a manga on an Arabic site', 'comic', 'HORIZONTAL', 'RTL', 'PAPER', {}, 'rtl', false],
    ['a comic on an Arabic site', 'comic', 'HORIZONTAL', 'LTR', 'PAPER', {}, 'rtl', true],
    ['a manga in its panels', 'comic', 'HORIZONTAL', 'RTL', 'PAPER', { books: 'GUIDED' }, 'ltr', true],
    ['a manga that scrolls', 'comic', 'HORIZONTAL', 'RTL', 'PAPER', { books: 'SCROLL' }, 'ltr', false],
    ['a strip on an Arabic site', 'comic', 'HORIZONTAL', 'LTR', 'SCROLL', {}, 'rtl', false],
    ['a vertical novel in pages', 'novel', 'VERTICAL', 'RTL', 'SCROLL', { novels: 'PAPER' }, 'ltr', true],
    ['a vertical novel that scrolls', 'novel', 'VERTICAL', 'RTL', 'SCROLL', {}, 'ltr', false],
    [
      ...(['a vertical novel made horizontal', 'novel', 'VERTICAL', 'RTL', 'SCROLL'] as const),
      ...([{ novels: 'PAPER', writing: 'HORIZONTAL' }, 'ltr', false] as const),
    ],
    ['an Arabic novel in pages', 'novel', 'HORIZONTAL', 'RTL', 'SCROLL', { novels: 'PAPER' }, 'ltr', false],
  ] as const)('%s turns against the page or not', (_, kind, writingMode, direction, mode, chosen, page, found) => {
    const episode = { content: { kind }, writingMode, direction, mode };
    expect(turnsAgainstPage(episode, { ...DEFAULT_VIEWER_SETTINGS, ...chosen }, page)).toBe(found);
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
