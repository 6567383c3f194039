import type { ReadingDirection } from '@longstrip/core';
import { useEffect } from 'react';
import { isKeyOfItsOwn } from './own-keys.ts';
import { createKeyScroller } from './page-scroll.ts';
import { type TurnAction, turnActionOfKey } from './turn-keys.ts';
import { createWheelTurns } from './wheel-turns.ts';

/** What turning does, whoever asks for it: keys, taps, swipes, the wheel. */
export type Turning = Readonly<Record<TurnAction, () => void>>;

/**
 * Turns pages by keys and by the wheel, wherever on the page they are used. A page that is taller than the window is first
 * moved to its end by what points up or down; what points sideways turns it at once.
 * @param tallPage what scrolls in the page that is shown, null if nothing does; the same function each time
 */
export function useTurning(direction: ReadingDirection, turning: Turning, tallPage: () => Element | null): void {
  useEffect(() => {
    const scrolls = createKeyScroller();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isKeyOfItsOwn(event.target, event.key)) return;
      const action = event.key === 'Enter' ? 'toggleBars' : turnActionOfKey(event.key, event.shiftKey, direction);
      if (action === null) return;
      event.preventDefault();
      if (!scrolls(event, tallPage())) turning[action]();
    };
    const readWheel = createWheelTurns();
    const onWheel = (event: WheelEvent) => {
      // A pinch is a zoom, and a sideways wheel scrolls the row itself.
      if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      if (!(event.target instanceof Element) || event.target.closest('[role="dialog"]') !== null) return;
      const tall = tallPage();
      const action = readWheel(event, tall);
      if (action === null) return;
      if (action !== 'scroll') turning[action]();
      // Beside the text as well as on it, where the browser does it.
      else if (!tall?.contains(event.target)) tall?.scrollBy({ top: event.deltaY, behavior: 'instant' });
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('wheel', onWheel);
    };
  }, [direction, turning, tallPage]);
}
