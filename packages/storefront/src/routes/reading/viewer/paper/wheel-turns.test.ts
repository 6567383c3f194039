import { describe, expect, it } from 'vitest';
import { createWheelTurns } from './wheel-turns.ts';

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
