import type { ReadingDirection } from '@longstrip/core';
import { useEffect } from 'react';
import { isHandledByTarget } from '../key-target.ts';
import { createKeyScroller } from './page-scroll.ts';
import { type TurnAction, turnActionOfKey } from './turn-keys.ts';
import type { PageZoom } from './use-zoom.ts';
import { createWheelTurns } from './wheel-turns.ts';

/** The actions of page turning, for keys, taps, swipes and the wheel. */
export type Turning = Readonly<Record<TurnAction, () => void>>;

/**
 * Turns pages by keys and by the wheel, anywhere on the page. Vertical input first scrolls a page that is taller than
 * the window to its end; horizontal input turns it at once.
 * @param tallPage returns the element that scrolls in the current page, or null; a stable function
 * @param zoom takes its keys first, and the wheel while pages are enlarged; none for a text
 */
export function usePageTurning(
  direction: ReadingDirection,
  turning: Turning,
  tallPage: () => Element | null,
  zoom?: PageZoom,
): void {
  useEffect(() => {
    const scrolls = createKeyScroller();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHandledByTarget(event.target, event.key)) return;
      if (zoom?.pressKey(event.key) === true) {
        event.preventDefault();
        return;
      }
      const action = event.key === 'Enter' ? 'toggleBars' : turnActionOfKey(event.key, event.shiftKey, direction);
      if (action === null) return;
      event.preventDefault();
      if (!scrolls(event, tallPage())) turning[action]();
    };
    const readWheel = createWheelTurns();
    const onWheel = (event: WheelEvent) => {
      // A pinch zooms, and a horizontal wheel scrolls the row itself.
      if (event.ctrlKey) return;
      if (!(event.target instanceof Element) || event.target.closest('[role="dialog"]') !== null) return;
      if (zoom?.scrollBy(-event.deltaX, -event.deltaY) === true) return;
      if (Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      const tall = tallPage();
      const action = readWheel(event, tall);
      if (action === null) return;
      if (action !== 'scroll') turning[action]();
      // Also next to the text. On the text the browser scrolls.
      else if (!tall?.contains(event.target)) tall?.scrollBy({ top: event.deltaY, behavior: 'instant' });
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('wheel', onWheel);
    };
  }, [direction, turning, tallPage, zoom]);
}
