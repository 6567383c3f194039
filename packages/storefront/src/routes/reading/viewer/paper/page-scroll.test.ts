// @vitest-environment jsdom
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createKeyScroller, hasMore, scrollTopOfKey } from './page-turning.ts';

/** A page of 1,420 px in a window of 800. */
function tallPage(scrollTop: number) {
  return { scrollTop, clientHeight: 800, scrollHeight: 1_420 };
}

describe('a page taller than its window', () => {
  test.each([
    ['ArrowDown', false, 0, 40],
    ['PageDown', false, 0, 620],
    [' ', false, 0, 620],
    ['ArrowDown', false, 600, 620],
    ['ArrowUp', false, 620, 580],
    [' ', true, 620, 0],
    ['PageUp', false, 10, 0],
  ])('%j, shift %s: is moved from %i to %i', (key, hasShift, from, to) => {
    expect(scrollTopOfKey(key, hasShift, tallPage(from))).toBe(to);
  });

  test.each([
    ['ArrowDown', false, 620],
    ['PageDown', false, 619.4],
    [' ', false, 620],
    ['ArrowUp', false, 0],
    ['PageUp', false, 0.6],
    [' ', true, 0],
  ])('is at its end for %j, shift %s, at %f', (key, hasShift, from) => {
    expect(scrollTopOfKey(key, hasShift, tallPage(from))).toBeNull();
  });

  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'])('is not scrolled by %s', (key) => {
    expect(scrollTopOfKey(key, false, tallPage(300))).toBeNull();
  });

  it('keeps some lines of the previous screen visible, also in a low window', () => {
    const low = { scrollTop: 0, clientHeight: 390, scrollHeight: 2_000 };
    expect(scrollTopOfKey('PageDown', false, low)).toBe(310);
    expect(scrollTopOfKey('PageDown', false, { ...low, clientHeight: 60 })).toBe(40);
  });

  it('adds a key press to the scroll in progress', () => {
    expect(scrollTopOfKey('ArrowDown', false, tallPage(10), 80)).toBe(120);
    expect(scrollTopOfKey('PageDown', false, tallPage(10), 620)).toBeNull();
  });
});

test('a page that fits into the window cannot be scrolled', () => {
  const whole = { scrollTop: 0, clientHeight: 800, scrollHeight: 800 };
  expect([hasMore(whole, 1), hasMore(whole, -1)]).toEqual([false, false]);
});

describe('keys on a tall page', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A page of 1,000 px in a window of 800 that scrolls at once, unless it is slow, and the scrolls that were requested. */
  function drawTallPage({ isCalm = false, isSlow = false } = {}) {
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    const moves: unknown[] = [];
    const tall = document.createElement('section');
    Object.defineProperties(tall, { clientHeight: { value: 800 }, scrollHeight: { value: 1_000 } });
    tall.scrollTo = (move?: ScrollToOptions | number) => {
      moves.push(move);
      if (typeof move === 'object' && !isSlow) tall.scrollTop = move.top ?? 0;
    };
    return { tall, moves };
  }

  function pressed(key: string, timeStamp: number, repeat = false) {
    return { key, shiftKey: false, repeat, timeStamp };
  }

  it('turn the page at its end', () => {
    const { tall } = drawTallPage();
    const scrolls = createKeyScroller();
    expect(scrolls(pressed('PageDown', 1_000), tall)).toBe(true);
    expect(tall.scrollTop).toBe(200);
    expect(scrolls(pressed('PageDown', 3_000), tall)).toBe(false);
    expect(scrolls(pressed('ArrowLeft', 4_000), tall)).toBe(false);
    expect(scrolls(pressed('PageDown', 5_000), null)).toBe(false);
  });

  it('stop at the end while held, and turn the page when pressed again', () => {
    const { tall } = drawTallPage();
    const scrolls = createKeyScroller();
    for (let press = 0; press < 9; press += 1) {
      expect(scrolls(pressed('ArrowDown', 1_000 + 30 * press, press > 0), tall)).toBe(true);
    }
    expect(scrolls(pressed('ArrowDown', 2_000), tall)).toBe(false);
  });

  it('add up while it is still scrolling', () => {
    const { tall, moves } = drawTallPage({ isSlow: true });
    const scrolls = createKeyScroller();
    for (const timeStamp of [1_000, 1_100, 1_200, 3_000]) scrolls(pressed('ArrowDown', timeStamp), tall);
    expect(moves).toMatchObject([{ top: 40 }, { top: 80 }, { top: 120 }, { top: 40 }]);
  });

  it('scroll smoothly, except while held and with reduced motion', () => {
    const { tall, moves } = drawTallPage();
    const scrolls = createKeyScroller();
    scrolls(pressed('ArrowDown', 1_000), tall);
    scrolls(pressed('ArrowDown', 1_030, true), tall);
    expect(moves).toEqual([
      { top: 40, behavior: 'smooth' },
      { top: 80, behavior: 'instant' },
    ]);
    const calm = drawTallPage({ isCalm: true });
    createKeyScroller()(pressed('ArrowDown', 1_000), calm.tall);
    expect(calm.moves).toEqual([{ top: 40, behavior: 'instant' }]);
  });
});
