import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { READING_DIRECTIONS } from '../shared/enumerations.ts';
import { orderRegions, type RegionBox } from './regions.ts';

const box = (x: number, y: number, width: number, height: number): RegionBox => [x, y, width, height];
const A = box(0, 0, 400, 300);
const B = box(420, 0, 380, 300);
const C = box(0, 320, 800, 400);
const D = box(0, 740, 400, 200);
const E = box(0, 960, 400, 240);
const TALL = box(420, 740, 380, 460);

describe('the panels of a page', () => {
  it.each([
    ['LTR', [A, B, C, D, E, TALL]],
    ['RTL', [B, A, C, TALL, D, E]],
  ] as const)('are read in rows, and a tall one beside a stack as a column (%s)', (direction, order) => {
    expect(orderRegions([E, C, A, TALL, B, D], direction)).toEqual(order);
  });

  it('may overlap at a gutter that is not level or upright', () => {
    const left = box(54, 0, 460, 400);
    const right = box(486, 0, 500, 400);
    const below = box(54, 380, 930, 400);
    expect(orderRegions([below, left, right], 'RTL')).toEqual([right, left, below]);
  });

  it('come before the insets that lie in them, also those that begin above them', () => {
    const inset = box(40, 310, 200, 100);
    expect(orderRegions([inset, D, C], 'LTR')).toEqual([C, inset, D]);
  });
});

/** A page of rows of panels with gutters, in reading order from left to right. */
const page = fc
  .array(fc.record({ height: fc.integer({ min: 40, max: 400 }), columns: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => {
    const boxes: RegionBox[] = [];
    let y = 0;
    for (const { height, columns } of rows) {
      const width = 800 / columns - 10;
      for (let column = 0; column < columns; column += 1) boxes.push([(800 / columns) * column, y, width, height]);
      y += height + 10;
    }
    return boxes;
  });

test('rows of panels are read in order however they were found, and mirrored from the right', () => {
  fc.assert(
    fc.property(page, fc.infiniteStream(fc.nat()), (boxes, keys) => {
      const shuffled = boxes
        .map((each) => ({ each, key: keys.next().value ?? 0 }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ each }) => each);
      expect(orderRegions(shuffled, 'LTR')).toEqual(boxes);
      const mirror = ([x, y, width, height]: RegionBox): RegionBox => [800 - x - width, y, width, height];
      expect(orderRegions(shuffled.map(mirror), 'RTL')).toEqual(boxes.map(mirror));
    }),
  );
});

test('whatever was found is read once each', () => {
  const side = fc.integer({ min: 1, max: 900 });
  const boxes = fc.array(fc.tuple(side, side, side, side), { maxLength: 24 });
  fc.assert(
    fc.property(boxes, fc.constantFrom(...READING_DIRECTIONS), (found, direction) => {
      const ordered = orderRegions(found, direction);
      expect(ordered).toHaveLength(found.length);
      expect(new Set(ordered)).toEqual(new Set(found));
    }),
  );
});
