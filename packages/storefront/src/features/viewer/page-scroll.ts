import { prefersCalm } from './prefers-calm.ts';

/** A box that scrolls up and down; all in pixels, as elements tell it. */
export type ScrollBox = Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/** How far an arrow moves a text, as in browsers. */
const STEP_PX = 40;
/** What a screen keeps of the one before: at least the lines that were faded, see `tall-page` in the style sheet. */
const KEPT_SHARE = 1 / 8;
const KEPT_PX = 80;

/**
 * Where a key moves a page that is taller than its window, as the distance from its top.
 * @param fromPx where it stands, or is on its way to
 * @returns null where the key does not point up or down, or nothing more follows there
 */
export function scrollTopOfKey(key: string, hasShift: boolean, box: ScrollBox, fromPx = box.scrollTop): number | null {
  const byPx = travelOfKey(key, hasShift, box.clientHeight);
  if (byPx === 0 || !hasMore(box, byPx, fromPx)) return null;
  return Math.min(Math.max(fromPx + byPx, 0), box.scrollHeight - box.clientHeight);
}

/**
 * Whether a box has more to show downwards, or upwards where `byPx` is below zero. A screen's dots are no whole number of
 * pixels: what is nearly at its end is at its end.
 */
export function hasMore(box: ScrollBox, byPx: number, fromPx = box.scrollTop): boolean {
  return byPx > 0 ? box.scrollHeight - box.clientHeight - fromPx > 1 : fromPx > 1;
}

function travelOfKey(key: string, hasShift: boolean, windowPx: number): number {
  const screenPx = Math.max(STEP_PX, windowPx - Math.max(KEPT_PX, windowPx * KEPT_SHARE));
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

/** So long after a key its movement may be under way: the next one adds to it, in milliseconds. */
const PRESS_MS = 400;

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'repeat' | 'timeStamp'>;

/** Makes what moves tall pages by keys. It tells whether a key had its use by that; otherwise it is for turning. */
export function createKeyScroller(): (pressed: PressedKey, tall: Element | null) => boolean {
  let aim: { tall: Element | null; topPx: number; untilMs: number } = { tall: null, topPx: 0, untilMs: 0 };
  let isHeld = false;
  return ({ key, shiftKey, repeat, timeStamp }, tall) => {
    // A key that is held to move a text stops at its end.
    isHeld = isHeld && repeat;
    if (tall === null) return isHeld;
    const isUnderWay = aim.tall === tall && timeStamp < aim.untilMs;
    const topPx = scrollTopOfKey(key, shiftKey, tall, isUnderWay ? aim.topPx : tall.scrollTop);
    if (topPx === null) return isHeld;
    isHeld = true;
    aim = { tall, topPx, untilMs: timeStamp + PRESS_MS };
    tall.scrollTo({ top: topPx, behavior: repeat || prefersCalm() ? 'instant' : 'smooth' });
    return true;
  };
}
