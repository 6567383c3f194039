/** How much one pixel of the wheel with Ctrl enlarges: what browsers report for a pinch on a trackpad. */
const RATIO_OF_PX = 1.01;
/** A notch of a mouse wheel is a hundred pixels: at most this much. */
const RATIO_MOST = 1.2;
const LINE_PX = 33;

/** By how much a turn of the wheel with Ctrl, or a pinch on a trackpad, enlarges. */
export function zoomRatioOfWheel({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaMode === 0 ? deltaY : deltaY * LINE_PX;
  return Math.min(Math.max(RATIO_OF_PX ** -px, 1 / RATIO_MOST), RATIO_MOST);
}
