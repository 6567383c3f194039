import { describe, expect, test } from 'vitest';
import { middleOf, pointAt, restingDegrees, segmentPath, wheelSegments } from './wheel-segments.ts';

describe('the segments of a wheel', () => {
  test('are as wide as their chances, and close the circle', () => {
    const segments = wheelSegments([50, 25, 24, 1]);
    expect(segments.map(({ fromDegrees, toDegrees }) => toDegrees - fromDegrees)).toEqual([
      180,
      90,
      expect.closeTo(86.4, 6),
      expect.closeTo(3.6, 6),
    ]);
    expect(segments.at(-1)?.toDegrees).toBe(360);
    segments.slice(1).forEach((segment, index) => {
      expect(segment.fromDegrees).toBe(segments[index]?.toDegrees);
    });
  });

  test('leave out what cannot be won', () => {
    expect(wheelSegments([1, 0, 1]).map(({ index }) => index)).toEqual([0, 2]);
    expect(wheelSegments([])).toEqual([]);
  });

  test('are drawn with the long arc where they are more than half', () => {
    const [large, small] = wheelSegments([3, 1]);
    expect(large && segmentPath(large, 100)).toBe('M0 0L0 -100A100 100 0 1 1 -100 0Z');
    expect(small && segmentPath(small, 100)).toBe('M0 0L-100 0A100 100 0 0 1 0 -100Z');
  });

  test('of one prize alone are the whole circle', () => {
    const [whole] = wheelSegments([7]);
    expect(whole && segmentPath(whole, 100)).toBe('M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100Z');
  });
});

describe('where the wheel rests', () => {
  test.each([0, 1, 2])('the middle of segment %i is at the top, whatever it turned before', (index) => {
    const segment = wheelSegments([5, 3, 2])[index];
    if (segment === undefined) throw new Error('no such segment');
    for (const before of [0, 17, 1980.5]) {
      const turned = restingDegrees(segment, before);
      const top = pointAt(middleOf(segment) + turned, 1);
      expect([Math.abs(top.x), top.y]).toEqual([0, -1]);
      expect(turned - before).toBeGreaterThanOrEqual(4 * 360);
      expect(turned - before).toBeLessThan(6 * 360);
    }
  });
});
