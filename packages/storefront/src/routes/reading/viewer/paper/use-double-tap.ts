import { useEffect, useMemo } from 'react';

/** A second tap within so many milliseconds, so near to the first, makes a double tap. */
const DOUBLE_TAP_MS = 250;
const DOUBLE_TAP_PX = 40;

type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** Tells double taps from single ones, which are handled once no second one can follow. */
export function useDoubleTap(onDouble: (xPx: number, yPx: number) => void): (tap: Tap, onSingle: () => void) => void {
  const last = useMemo(() => ({ timer: 0, atMs: Number.NEGATIVE_INFINITY, xPx: 0, yPx: 0 }), []);
  useEffect(() => () => window.clearTimeout(last.timer), [last]);
  return ({ clientX: xPx, clientY: yPx, timeStamp: atMs }, onSingle) => {
    window.clearTimeout(last.timer);
    const isSecond = atMs - last.atMs < DOUBLE_TAP_MS && Math.hypot(xPx - last.xPx, yPx - last.yPx) < DOUBLE_TAP_PX;
    if (isSecond) {
      last.atMs = Number.NEGATIVE_INFINITY;
      onDouble(xPx, yPx);
      return;
    }
    Object.assign(last, { atMs, xPx, yPx });
    last.timer = window.setTimeout(onSingle, DOUBLE_TAP_MS);
  };
}
