import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANCHOR_TEXT_MOST, type Anchor, formatAnchor, pageOfAnchor, parseAnchor } from './anchor.ts';

const page = fc.integer({ min: 1, max: 99_999 });
const anchors: fc.Arbitrary<Anchor> = fc.oneof(
  fc.record({
    kind: fc.constant('picture' as const),
    page,
    pageId: fc.option(fc.stringMatching(/^[0-9a-f]{12}$/)),
    offset: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    page,
    path: fc.array(fc.nat(9_999), { maxLength: 20 }),
    character: fc.nat(100_000),
  }),
  fc.constant<Anchor>({ kind: 'end' }),
);

test('an anchor is read as it was written', () => {
  fc.assert(
    fc.property(anchors, (anchor) => {
      const written = formatAnchor(anchor);
      expect(written.length).toBeLessThanOrEqual(ANCHOR_TEXT_MOST);
      expect(parseAnchor(written)).toEqual(anchor);
    }),
  );
});

test.each(['', 'p', 'p0@0', 'p1', 'p1@2.5x', 'p1@-1', 't1', 't0:1', 't1.a:1', 'END', `t1${'.1'.repeat(120)}:1`])(
  'anything else is none: %s',
  (text) => {
    expect(parseAnchor(text)).toBeNull();
  },
);

describe('the page of an anchor', () => {
  const pages = ['a', 'blank', 'b', 'blank', 'c'].map((pageId, index) => ({ order: index + 1, pageId }));
  test.each([
    ['by its id, wherever it is now', 1, 'c', 5],
    ['the nearest of the same pictures', 4, 'blank', 4],
    ['by its number without an id', 3, null, 3],
    ['by its number when the picture is gone', 2, 'gone', 2],
    ['the last one past the end', 40, null, 5],
  ])('%s', (_name, page, pageId, order) => {
    expect(pageOfAnchor({ page, pageId }, pages)?.order).toBe(order);
  });
});
