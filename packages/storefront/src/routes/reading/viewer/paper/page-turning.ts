import type { ReadingDirection } from '@longstrip/core';
import { useEffect } from 'react';
import { isHandledByTarget } from '../handled-keys.ts';
import type { PageZoom } from '../zoom/use-page-zoom.ts';

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
      if (!(event.target instanceof Element) || event.target.closest('[role="dialog"], search') !== null) return;
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

/** An element that scrolls vertically; all in pixels. */
export type ScrollBox = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** How far an arrow key scrolls, as in browsers. */
const STEP_PX = 40;
/**
 * The part of a screen that stays visible after Page Down: at least the lines that were faded, see `tall-page` in the
 * style sheet.
 */
const OVERLAP_SHARE = 1 / 8;
const OVERLAP_PX = 80;

/**
 * Where a key scrolls a page that is taller than the window, in pixels from its top.
 * @param fromPx the current position, or the target of a scroll in progress
 * @returns null for a key that does not scroll vertically, or when the page ends there
 */
export function scrollTopOfKey(key: string, hasShift: boolean, box: ScrollBox, fromPx = box.scrollTop): number | null {
  const byPx = scrollDistanceOfKey(key, hasShift, box.clientHeight);
  if (byPx === 0 || !hasMore(box, byPx, fromPx)) return null;
  return Math.min(Math.max(fromPx + byPx, 0), box.scrollHeight - box.clientHeight);
}

/**
 * Whether an element can scroll further, downwards or (`byPx` below 0) upwards. Positions may be fractions of a pixel:
 * less than one is at the end.
 */
export function hasMore(box: ScrollBox, byPx: number, fromPx = box.scrollTop): boolean {
  return byPx > 0 ? box.scrollHeight - box.clientHeight - fromPx > 1 : fromPx > 1;
}

function scrollDistanceOfKey(key: string, hasShift: boolean, windowPx: number): number {
  const screenPx = Math.max(STEP_PX, windowPx - Math.max(OVERLAP_PX, windowPx * OVERLAP_SHARE));
  switch (key) {
    case 'ArrowDown':
      return STEP_PX;
    case 'ArrowUp':
      return -STEP_PX;
    case 'PageDown':
      return screenPx;
    case 'PageUp':
      return -screenPx;
    case ' ':
      return hasShift ? -screenPx : screenPx;
    default:
      return 0;
  }
}

/** A scroll by a key may take this long; the next key adds to it, in milliseconds. */
const KEY_SCROLL_MS = 400;

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat' | 'timeStamp'>;

/**
 * Makes a function that scrolls tall pages by keys. It returns whether it has handled the key; if not, the key turns
 * the page.
 */
export function createKeyScroller(): (pressed: PressedKey, tall: Element | null) => boolean {
  let aim: { tall: Element | null; topPx: number; untilMs: number } = { tall: null, topPx: 0, untilMs: 0 };
  let isHeld = false;
  return ({ key, shiftKey, repeat, timeStamp }, tall) => {
    // A held key that scrolls stops at the page's end.
    isHeld = isHeld && repeat;
    if (tall === null) return isHeld;
    const isScrolling = aim.tall === tall && timeStamp < aim.untilMs;
    const topPx = scrollTopOfKey(key, shiftKey, tall, isScrolling ? aim.topPx : tall.scrollTop);
    if (topPx === null) return isHeld;
    isHeld = true;
    aim = { tall, topPx, untilMs: timeStamp + KEY_SCROLL_MS };
    tall.scrollTo({ top: topPx, behavior: repeat || prefersReducedMotion() ? 'instant' : 'smooth' });
    return true;
  };
}

/** Minimum wheel delta for a page turn, and the pause after one: a flick on a touchpad turns one page. */
const WHEEL_PX = 30;
const WHEEL_REST_MS = 350;

type WheelTurn = Pick<WheelEvent, 'deltaY' | 'timeStamp'>;

/** Makes a function that reads wheel events: they scroll a tall page to its end, and turn others. */
export function createWheelTurns(): (
  wheel: WheelTurn,
  tall: ScrollBox | null,
) => 'scroll' | 'next' | 'previous' | null {
  let restsUntil = 0;
  let last: 'turned' | 'moved' = 'turned';
  return ({ deltaY, timeStamp }, tall) => {
    const rests = timeStamp < restsUntil;
    const canMove = tall !== null && hasMore(tall, deltaY);
    const rest = () => {
      restsUntil = timeStamp + WHEEL_REST_MS;
    };
    // While the wheel keeps rolling, it does one thing only: after scrolling a page it does not turn it, and after turning
    // a page it does not scroll the next text.
    if (rests && last === 'turned') {
      if (canMove) rest();
      return null;
    }
    if (canMove) {
      last = 'moved';
      rest();
      return 'scroll';
    }
    if (rests) {
      rest();
      return null;
    }
    if (Math.abs(deltaY) < WHEEL_PX) return null;
    last = 'turned';
    rest();
    return deltaY > 0 ? 'next' : 'previous';
  };
}

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

/** Whether the reader prefers reduced motion: pages then change without animation. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
