import type { ReadingDirection } from '@longstrip/core';

/** What a key or a tap asks of the viewer. */
export type TurnAction = 'next' | 'previous' | 'first' | 'last' | 'toggleBars';

/** What a key means to who turns pages. An arrow points where it points: in a book read from the right, left is on. */
export function turnActionOfKey(key: string, hasShift: boolean, direction: ReadingDirection): TurnAction | null {
  switch (key) {
    case 'ArrowRight':
      return direction === 'LTR' ? 'next' : 'previous';
    case 'ArrowLeft':
      return direction === 'LTR' ? 'previous' : 'next';
    case 'ArrowDown':
    case 'PageDown':
      return 'next';
    case 'ArrowUp':
    case 'PageUp':
      return 'previous';
    case ' ':
      return hasShift ? 'previous' : 'next';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}

/** The outer parts of a page that turn it; the middle shows the bars. */
const TURN_ZONE = 0.3;

/**
 * What a tap means.
 * @param share where on the page it was, 0 at the left edge and 1 at the right
 */
export function turnActionOfTap(share: number, direction: ReadingDirection): TurnAction {
  if (share < TURN_ZONE) return direction === 'LTR' ? 'previous' : 'next';
  if (share > 1 - TURN_ZONE) return direction === 'LTR' ? 'next' : 'previous';
  return 'toggleBars';
}

/** How far a finger must travel to turn a page, in pixels. */
const SWIPE_PX = 40;

/** What a swipe means: the page follows the finger. Null for a tap, or a finger that went up or down. */
export function turnActionOfSwipe(dxPx: number, dyPx: number, direction: ReadingDirection): TurnAction | null {
  if (Math.abs(dxPx) < SWIPE_PX || Math.abs(dxPx) < Math.abs(dyPx)) return null;
  const goesLeft = dxPx < 0;
  return goesLeft === (direction === 'LTR') ? 'next' : 'previous';
}
