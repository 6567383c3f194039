import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANNER_SLIDE_MS, type CarouselHold, createCarouselClock } from './carousel-clock.ts';

const HOLDS: CarouselHold[] = ['touch', 'hover', 'focus', 'reduced-motion', 'hidden-page', 'reader'];

function start(slideCount = 4) {
  const advance = vi.fn();
  const clock = createCarouselClock({ slideCount, intervalMs: BANNER_SLIDE_MS, advance });
  return { clock, advance };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the banners', () => {
  it('turn every 3000 ms', () => {
    const { advance } = start();
    vi.advanceTimersByTime(2999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(6000);
    expect(advance).toHaveBeenCalledTimes(3);
  });

  it('stay when there is one', () => {
    const { clock, advance } = start(1);
    vi.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
    expect(clock.isMoving()).toBe(false);
  });

  it.each(HOLDS)('stand still under %s and take a whole interval after it', (reason) => {
    const { clock, advance } = start();
    vi.advanceTimersByTime(2900);
    clock.hold(reason);
    vi.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
    clock.release(reason);
    vi.advanceTimersByTime(2999);
    expect(advance).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('move again only when the last reason is gone', () => {
    const { clock, advance } = start();
    clock.hold('hover');
    clock.hold('focus');
    clock.release('hover');
    vi.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
    clock.release('focus');
    vi.advanceTimersByTime(3000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('are not hurried by the end of a reason that never held', () => {
    const { clock, advance } = start();
    vi.advanceTimersByTime(2000);
    clock.release('touch');
    vi.advanceTimersByTime(1000);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('begin their time anew when the reader turns one', () => {
    const { clock, advance } = start();
    vi.advanceTimersByTime(2900);
    clock.restart();
    vi.advanceTimersByTime(2900);
    expect(advance).not.toHaveBeenCalled();
  });

  it('do not move after the end, whatever happens', () => {
    const { clock, advance } = start();
    clock.hold('touch');
    clock.stop();
    clock.release('touch');
    clock.restart();
    vi.advanceTimersByTime(60_000);
    expect(advance).not.toHaveBeenCalled();
  });
});
