/** How far a finger pulls past the end to open the next chapter, and how far a wheel turns, in pixels. */
export const PULL_PX = 180;
export const PULL_WHEEL_PX = 300;
/** A wheel that rests this long begins anew, in milliseconds: what a flick has left over does not count. */
const WHEEL_REST_MS = 220;

/** How far the reader has pulled: 1 opens the next chapter. */
export type PullShare = number;

export interface Pull {
  /** A turn of the wheel, in pixels along the reading direction. Returns the share, and whether that opens the chapter. */
  wheel: (byPx: number, timeMs: number, isAtEnd: boolean) => { share: PullShare; isDone: boolean };
  /** A finger touches the text, at a place along the reading direction. */
  press: (atPx: number, isAtEnd: boolean) => void;
  drag: (atPx: number) => PullShare;
  /** The finger is lifted: returns whether that opens the chapter. */
  release: () => boolean;
}

/**
 * Tells a pull past the end from scrolling to it: it begins at the end, after a rest. A finger opens the chapter when it is
 * lifted, so that it can go back.
 */
export function createPull(): Pull {
  let wheelPx = 0;
  let wheelAtMs = Number.NEGATIVE_INFINITY;
  let beganAtEnd = false;
  let pressedPx: number | null = null;
  let share: PullShare = 0;
  return {
    wheel(byPx, timeMs, isAtEnd) {
      if (timeMs - wheelAtMs > WHEEL_REST_MS) {
        beganAtEnd = isAtEnd;
        wheelPx = 0;
      }
      wheelAtMs = timeMs;
      wheelPx = beganAtEnd && isAtEnd ? Math.max(0, wheelPx + byPx) : 0;
      const isDone = wheelPx >= PULL_WHEEL_PX;
      const reached = Math.min(1, wheelPx / PULL_WHEEL_PX);
      if (isDone) {
        wheelPx = 0;
        beganAtEnd = false;
      }
      return { share: reached, isDone };
    },
    press(atPx, isAtEnd) {
      pressedPx = isAtEnd ? atPx : null;
      share = 0;
    },
    drag(atPx) {
      share = pressedPx === null ? 0 : Math.min(1, Math.max(0, pressedPx - atPx) / PULL_PX);
      return share;
    },
    release() {
      const isDone = share >= 1;
      pressedPx = null;
      share = 0;
      return isDone;
    },
  };
}
