import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

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
    const isUnderWay = aim.tall === tall && timeStamp < aim.untilMs;
    const topPx = scrollTopOfKey(key, shiftKey, tall, isUnderWay ? aim.topPx : tall.scrollTop);
    if (topPx === null) return isHeld;
    isHeld = true;
    aim = { tall, topPx, untilMs: timeStamp + KEY_SCROLL_MS };
    tall.scrollTo({ top: topPx, behavior: repeat || prefersReducedMotion() ? 'instant' : 'smooth' });
    return true;
  };
}
