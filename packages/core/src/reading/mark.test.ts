import { expect, test } from 'vitest';
import { parseAnchor } from './anchor.ts';
import { MARK_LIMITS, type MarkKind, mayAddMark, placeInEdition } from './mark.ts';

test.each([
  [MARK_LIMITS.perSeries - 1, MARK_LIMITS.perReader - 1, true],
  [MARK_LIMITS.perSeries, MARK_LIMITS.perSeries, false],
  [0, MARK_LIMITS.perReader, false],
])('with %i marks in the series and %i in all one more is allowed: %s', (inSeries, inAll, isAllowed) => {
  expect(mayAddMark({ inSeries, inAll })).toBe(isAllowed);
});

test.each<[MarkKind, string, string | null, string | null]>([
  ['BOOKMARK', 'p4.0f3a@0.25', null, 'p4@0.25'],
  ['BOOKMARK', 'end', null, 'end'],
  ['BOOKMARK', 't4.0:7', null, null],
  ['HIGHLIGHT', 't4.0:7', 't4.0:9', null],
])('a %s at %s is in another edition at the place %s', (kind, startAnchor, endAnchor, there) => {
  const mark = { kind, startAnchor, endAnchor, start: parseAnchor(startAnchor) };
  expect(placeInEdition(mark, true)).toEqual({ startAnchor, endAnchor });
  expect(placeInEdition(mark, false)).toEqual(there === null ? null : { startAnchor: there, endAnchor: null });
});
