/** A second tap within this time and distance makes a double tap. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 40;

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Tells double taps from single ones, which are handled once no second one can follow. */
export interface DoubleTap {
  tap(tap: Tap, onSingle: () => void): void;
  stop(): void;
}

/** @param onDouble with the point of the window that was tapped */
export function createDoubleTap(onDouble: (xPx: number, yPx: number) => void): DoubleTap {
  const last = { timer: 0, atMs: Number.NEGATIVE_INFINITY, xPx: 0, yPx: 0 };
  return {
    tap({ clientX: xPx, clientY: yPx, timeStamp: atMs }, onSingle) {
      window.clearTimeout(last.timer);
      const isSecond = atMs - last.atMs < DOUBLE_TAP_MS && Math.hypot(xPx - last.xPx, yPx - last.yPx) < DOUBLE_TAP_PX;
      if (isSecond) {
        last.atMs = Number.NEGATIVE_INFINITY;
        onDouble(xPx, yPx);
        return;
      }
      Object.assign(last, { atMs, xPx, yPx });
      last.timer = window.setTimeout(onSingle, DOUBLE_TAP_MS);
    },
    stop: () => window.clearTimeout(last.timer),
  };
}
