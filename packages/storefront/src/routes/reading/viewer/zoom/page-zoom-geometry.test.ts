import { describe, expect, test } from 'vitest';
import { NOT_ZOOMED, panBy, type ZoomBox, zoomAt, zoomOfKey } from './page-zoom-geometry.ts';

/** A page of 400 by 800 in the middle of a window of 1,000 by 800. */
const BOX: ZoomBox = { widthPx: 1_000, heightPx: 800, art: { left: 300, right: 700, top: 0, bottom: 800 } };
const whereIs = (x: number, y: number, zoom: { scale: number; xPx: number; yPx: number }) => [
  x * zoom.scale + zoom.xPx,
  y * zoom.scale + zoom.yPx,
];

describe('a zoom', () => {
  test('keeps the point under the finger', () => {
    const zoom = zoomAt(NOT_ZOOMED, 3, { xPx: 450, yPx: 300 }, BOX);
    expect(whereIs(450, 300, zoom)).toEqual([450, 300]);
    const more = zoomAt(zoom, 4, { xPx: 500, yPx: 350 }, BOX);
    const [x, y] = whereIs((500 - zoom.xPx) / 3, (350 - zoom.yPx) / 3, more);
    expect(x).toBeCloseTo(500);
    expect(y).toBeCloseTo(350);
  });

  test.each([
    [0.2, 1],
    [9, 4],
  ])('to %f ends at %f', (scale, reached) => {
    expect(zoomAt({ scale: 2, xPx: -500, yPx: -400 }, scale, { xPx: 500, yPx: 400 }, BOX).scale).toBe(reached);
  });

  test('back to the whole page leaves nothing moved', () => {
    expect(zoomAt({ scale: 2, xPx: -500, yPx: -400 }, 1, { xPx: 0, yPx: 0 }, BOX)).toEqual(NOT_ZOOMED);
  });

  test('leaves no gap at the edges of art that is larger than the window', () => {
    const far = panBy({ scale: 3, xPx: -1_000, yPx: -800 }, 9_999, 9_999, BOX);
    expect(whereIs(300, 0, far)).toEqual([0, 0]);
    expect(whereIs(700, 800, panBy(far, -9_999, -9_999, BOX))).toEqual([1_000, 800]);
  });

  test('keeps art in the middle that is still smaller than the window', () => {
    const zoom = zoomAt(NOT_ZOOMED, 2, { xPx: 320, yPx: 100 }, BOX);
    expect([whereIs(300, 0, zoom)[0], whereIs(700, 0, zoom)[0]]).toEqual([100, 900]);
  });
});

describe('a key', () => {
  const zoomed = zoomAt(NOT_ZOOMED, 3, { xPx: 500, yPx: 400 }, BOX);
  test.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape', 'PageDown', 'a'])(
    '%s does nothing to a page that is not enlarged',
    (key) => {
      expect(zoomOfKey(key, NOT_ZOOMED, BOX)).toBeNull();
    },
  );

  test('enlarges, makes smaller and leaves', () => {
    expect(zoomOfKey('+', NOT_ZOOMED, BOX)?.scale).toBe(1.5);
    expect(zoomOfKey('-', zoomed, BOX)?.scale).toBe(2);
    expect(zoomOfKey('0', zoomed, BOX)).toEqual(NOT_ZOOMED);
    expect(zoomOfKey('Escape', zoomed, BOX)).toEqual(NOT_ZOOMED);
  });

  test('moves what is enlarged, so that more of that side is seen', () => {
    expect(zoomOfKey('ArrowRight', zoomed, BOX)?.xPx).toBe(zoomed.xPx - 80);
    expect(zoomOfKey('ArrowUp', zoomed, BOX)?.yPx).toBe(zoomed.yPx + 80);
  });
});
