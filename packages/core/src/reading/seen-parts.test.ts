import { expect, test } from 'vitest';
import { isReadThrough, openParts, type ShownShares, showParts } from './seen-parts.ts';

/** Moves at given times, in milliseconds since the episode was opened, and whether it is read through at the last time. */
function readThrough(moves: readonly (readonly [atMs: number, shown: ShownShares])[], atMs: number): boolean {
  const start = 1_000;
  const seen = moves.reduce((parts, [ms, shown]) => showParts(parts, shown, start + ms), openParts(start));
  return isReadThrough(seen, start + atMs);
}

/** So many screens of one length, each shown for a time, from one share of the episode on. */
const screens = (count: number, eachMs: number, { from = 0, startMs = 0 } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const lengthOf = (1 - from) / count;
    const beginning = from + index * lengthOf;
    return [startMs + index * eachMs, { from: beginning, to: beginning + lengthOf * 0.99 }] as const;
  });
const END = { from: 0.95, to: 1 };

test.each([
  ['read screen by screen', screens(30, 1_000), 30_000, true],
  ['of one screen, after ten seconds', [[0, { from: 0, to: 1 }] as const], 10_000, true],
  ['of one screen, before', [[0, { from: 0, to: 1 }] as const], 9_999, false],
  ['of three screens', screens(3, 4_000), 12_000, true],
  ['opened far in', screens(6, 2_000, { from: 0.8 }), 12_000, true],
  ['left at once for the end', [[0, { from: 0, to: 0.05 }] as const, [500, END] as const], 60_000, false],
  [
    'read to its half, then left for the end',
    [...screens(30, 1_000).slice(0, 15), [15_000, END] as const],
    60_000,
    false,
  ],
  ['scrolled through in a second', [...screens(30, 30), [1_000, END] as const], 60_000, false],
  ['of which two parts were passed by', screens(20, 1_000).filter((_, part) => part !== 8 && part !== 9), 20_000, true],
  ['of which three were', screens(20, 1_000).filter((_, part) => part < 8 || part > 10), 20_000, false],
  ['without anything shown', [], 60_000, false],
])('an episode %s', (_, moves, atMs, isThrough) => {
  expect(readThrough(moves, atMs)).toBe(isThrough);
});
