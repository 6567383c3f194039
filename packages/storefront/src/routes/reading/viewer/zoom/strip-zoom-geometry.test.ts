import { describe, expect, test } from 'vitest';
import { moveStrip, type StripBox, type StripPlace, shiftOf, zoomStripAt } from './strip-zoom-geometry.ts';
import { zoomRatioOfWheel } from './wheel-zoom.ts';

/** A phone: the strip fills its frame, and has been scrolled by 1,000. */
const place: StripPlace = { widthPx: 400, frameLeftPx: 0, frameWidthPx: 400, firstTopPx: 0 };
const whole: StripBox = { scale: 1, leftPx: 0, topPx: -1000 };

describe('an enlarged strip', () => {
  test('has the point under the finger where it was', () => {
    const box = zoomStripAt(whole, 2, { xPx: 100, yPx: 300 }, place);
    expect(box).toEqual({ scale: 2, leftPx: -100, topPx: -2300 });
    expect(shiftOf(box, place)).toBe(100);
  });

  test('leaves no gap beside it, nor above its beginning', () => {
    const box = moveStrip(zoomStripAt(whole, 2, { xPx: 200, yPx: 0 }, place), 900, 9000, place);
    expect(box).toEqual({ scale: 2, leftPx: 0, topPx: 0 });
  });

  test('is in the middle while it is narrower than its frame', () => {
    const desk: StripPlace = { ...place, frameWidthPx: 1000 };
    expect(zoomStripAt({ ...whole, leftPx: 300 }, 2, { xPx: 310, yPx: 0 }, desk).leftPx).toBe(100);
  });

  test('grows to four times its width, and shrinks to its own', () => {
    expect(zoomStripAt(whole, 9, { xPx: 0, yPx: 0 }, place).scale).toBe(4);
    expect(zoomStripAt(whole, 0.2, { xPx: 0, yPx: 0 }, place).scale).toBe(1);
  });
});

test.each([
  ['a notch of a mouse wheel', { deltaY: -100, deltaMode: 0 }, 1.2],
  ['a notch in lines', { deltaY: 3, deltaMode: 1 }, 1 / 1.2],
  ['a part of a pinch on a trackpad', { deltaY: -2, deltaMode: 0 }, 1.0201],
])('%s is a small step', (_name, event, ratio) => {
  expect(zoomRatioOfWheel(event)).toBeCloseTo(ratio, 6);
});
