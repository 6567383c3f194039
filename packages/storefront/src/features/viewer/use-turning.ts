import type { ReadingDirection } from '@longstrip/core';
import { useEffect } from 'react';
import { isKeyOfItsOwn } from './own-keys.ts';
import { type TurnAction, turnActionOfKey } from './turn-keys.ts';

/** What turning does, whoever asks for it: keys, taps, swipes, the wheel. */
export type Turning = Readonly<Record<TurnAction, () => void>>;

/** How far a wheel must turn for a page, and how long it then rests: one flick of a touch pad is one page. */
const WHEEL_PX = 30;
const WHEEL_REST_MS = 350;

/** Turns pages by keys and by the wheel, wherever on the page they are used. */
export function useTurning(direction: ReadingDirection, turning: Turning): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isKeyOfItsOwn(event.target, event.key)) return;
      const action = event.key === 'Enter' ? 'toggleBars' : turnActionOfKey(event.key, event.shiftKey, direction);
      if (action === null) return;
      event.preventDefault();
      turning[action]();
    };
    let restsUntil = 0;
    const onWheel = (event: WheelEvent) => {
      // A pinch is a zoom, and a sideways wheel scrolls the row itself.
      if (event.ctrlKey || Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return;
      if (Math.abs(event.deltaY) < WHEEL_PX || event.timeStamp < restsUntil) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"], .overflow-y-auto') !== null) return;
      restsUntil = event.timeStamp + WHEEL_REST_MS;
      turning[event.deltaY > 0 ? 'next' : 'previous']();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('wheel', onWheel);
    };
  }, [direction, turning]);
}
