// @vitest-environment jsdom
import { describe, expect, it, test } from 'vitest';
import { isHandledByTarget } from '../handled-keys.ts';
import { createWheelTurns, turnActionOfKey, turnActionOfSwipe, turnActionOfTap } from './page-turning.ts';

describe('turning pages', () => {
  test.each([
    ['ArrowRight', false, 'next', 'previous'],
    ['ArrowLeft', false, 'previous', 'next'],
    ['ArrowDown', false, 'next', 'next'],
    ['PageUp', false, 'previous', 'previous'],
    [' ', false, 'next', 'next'],
    [' ', true, 'previous', 'previous'],
    ['Home', false, 'first', 'first'],
    ['End', false, 'last', 'last'],
    ['a', false, null, null],
  ] as const)('key %j, shift %s: %s from the left, %s from the right', (key, shift, ltr, rtl) => {
    expect(turnActionOfKey(key, shift, 'LTR')).toBe(ltr);
    expect(turnActionOfKey(key, shift, 'RTL')).toBe(rtl);
  });

  test.each([
    [0.1, 'previous', 'next'],
    [0.29, 'previous', 'next'],
    [0.3, 'toggleBars', 'toggleBars'],
    [0.7, 'toggleBars', 'toggleBars'],
    [0.9, 'next', 'previous'],
  ] as const)('a tap at %f: %s from the left, %s from the right', (share, ltr, rtl) => {
    expect(turnActionOfTap(share, 'LTR')).toBe(ltr);
    expect(turnActionOfTap(share, 'RTL')).toBe(rtl);
  });

  test.each([
    [-60, 10, 'next', 'previous'],
    [60, -10, 'previous', 'next'],
    [-39, 0, null, null],
    [60, 80, null, null],
  ] as const)('a swipe by %i, %i: %s from the left, %s from the right', (dx, dy, ltr, rtl) => {
    expect(turnActionOfSwipe(dx, dy, 'LTR')).toBe(ltr);
    expect(turnActionOfSwipe(dx, dy, 'RTL')).toBe(rtl);
  });
});

/** A page of 1,420 px in a window of 800. */
function tallPage(scrollTop: number) {
  return { scrollTop, clientHeight: 800, scrollHeight: 1_420 };
}

describe('the wheel', () => {
  it('turns one page per flick, and none for a very small movement', () => {
    const read = createWheelTurns();
    expect(read({ deltaY: 20, timeStamp: 1_000 }, null)).toBeNull();
    expect(read({ deltaY: 60, timeStamp: 1_010 }, null)).toBe('next');
    expect(read({ deltaY: 60, timeStamp: 1_100 }, null)).toBeNull();
    expect(read({ deltaY: -60, timeStamp: 1_500 }, null)).toBe('previous');
  });

  it('scrolls a tall page to its end, also by very small movements', () => {
    const read = createWheelTurns();
    expect(read({ deltaY: 4, timeStamp: 1_000 }, tallPage(0))).toBe('scroll');
    expect(read({ deltaY: 60, timeStamp: 1_010 }, tallPage(300))).toBe('scroll');
    expect(read({ deltaY: -60, timeStamp: 2_000 }, tallPage(300))).toBe('scroll');
  });

  it('turns a tall page at its end only after a pause', () => {
    const read = createWheelTurns();
    expect(read({ deltaY: 60, timeStamp: 1_000 }, tallPage(600))).toBe('scroll');
    expect(read({ deltaY: 60, timeStamp: 1_300 }, tallPage(620))).toBeNull();
    expect(read({ deltaY: 60, timeStamp: 1_600 }, tallPage(620))).toBeNull();
    expect(read({ deltaY: 60, timeStamp: 2_000 }, tallPage(620))).toBe('next');
  });

  it('scrolls a tall page only after a pause when it has just turned to it', () => {
    const read = createWheelTurns();
    expect(read({ deltaY: 60, timeStamp: 1_000 }, null)).toBe('next');
    expect(read({ deltaY: 50, timeStamp: 1_016 }, tallPage(0))).toBeNull();
    expect(read({ deltaY: 20, timeStamp: 1_300 }, tallPage(0))).toBeNull();
    expect(read({ deltaY: 4, timeStamp: 1_500 }, tallPage(0))).toBeNull();
    expect(read({ deltaY: 60, timeStamp: 1_900 }, tallPage(0))).toBe('scroll');
  });

  it('turns back from the top of a tall page without a pause', () => {
    expect(createWheelTurns()({ deltaY: -60, timeStamp: 1_000 }, tallPage(0))).toBe('previous');
  });
});

function inside(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (target === null) throw new Error('nothing is marked as the target');
  return target;
}

describe('a key', () => {
  it.each([
    ['ArrowRight', '<button data-target>Settings</button>', false],
    ['PageDown', '<a href="/" data-target>Back</a>', false],
    ['Enter', '<button data-target>Settings</button>', true],
    [' ', '<button><span data-target>Settings</span></button>', true],
    ['ArrowRight', '<input type="range" data-target>', true],
    ['ArrowRight', '<select data-target></select>', true],
    ['ArrowDown', '<div role="dialog"><button data-target>Close</button></div>', true],
    ['ArrowRight', '<p data-target>Art</p>', false],
  ])('%s on %s is handled there: %s', (key, html, expected) => {
    expect(isHandledByTarget(inside(html), key)).toBe(expected);
  });

  it('on no element is for the page', () => {
    expect(isHandledByTarget(window, 'ArrowRight')).toBe(false);
  });
});
