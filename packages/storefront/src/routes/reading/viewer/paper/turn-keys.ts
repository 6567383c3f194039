import type { ReadingDirection } from '@longstrip/core';

/** What a key or a tap does in the viewer. */
export type TurnAction = 'next' | 'previous' | 'first' | 'last' | 'toggleBars';

/** What a key does in a work read in pages. Arrows are physical: in a book read from right to left, left is next. */
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

/** Width of the outer zones that turn the page, as a share of the window; the middle shows the bars. */
const TURN_ZONE = 0.3;

/**
 * What a tap does.
 * @param share where it was, 0 at the left edge and 1 at the right edge
 */
export function turnActionOfTap(share: number, direction: ReadingDirection): TurnAction {
  if (share < TURN_ZONE) return direction === 'LTR' ? 'previous' : 'next';
  if (share > 1 - TURN_ZONE) return direction === 'LTR' ? 'next' : 'previous';
  return 'toggleBars';
}

/** Minimum length of a swipe, in pixels. */
const SWIPE_PX = 40;

/** What a swipe does: the page follows the finger. Null for a tap, or a vertical movement. */
export function turnActionOfSwipe(dxPx: number, dyPx: number, direction: ReadingDirection): TurnAction | null {
  if (Math.abs(dxPx) < SWIPE_PX || Math.abs(dxPx) < Math.abs(dyPx)) return null;
  const goesLeft = dxPx < 0;
  return goesLeft === (direction === 'LTR') ? 'next' : 'previous';
}
