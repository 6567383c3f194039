import { expect, test } from 'vitest';
import { type EndingThing, endingSoon } from './ends-soon.ts';

const DAY_MS = 86_400_000;
const NOW_MS = 1_000 * DAY_MS;
const noticeMs = 7 * DAY_MS;

const thing = (amount: number, endsInMs: number, acquiredAtMs = NOW_MS - 100 * DAY_MS): EndingThing => ({
  ...{ amount, acquiredAtMs, endsAtMs: NOW_MS + endsInMs },
});
const soon = (things: EndingThing[], lastToldAtMs: number | null = null) =>
  endingSoon(things, { noticeMs, lastToldAtMs }, NOW_MS);

test('what ends within the notice is told as one, by the first end', () => {
  expect(soon([thing(3, 6 * DAY_MS), thing(4, 2 * DAY_MS)])).toEqual({ amount: 7, endsAtMs: NOW_MS + 2 * DAY_MS });
});

test.each([
  [0, null],
  [1, 1],
  [noticeMs, 1],
  [noticeMs + 1, null],
])('what ends in %i ms is told: %s', (endsInMs, amount) => {
  expect(soon([thing(1, endsInMs)])?.amount ?? null).toBe(amount);
});

test('what an alarm told is not told again, what came since is', () => {
  const lastToldAtMs = NOW_MS - DAY_MS;
  expect(soon([thing(1, 6 * DAY_MS)], lastToldAtMs)).toBeNull();
  expect(soon([thing(1, 6 * DAY_MS + 1)], lastToldAtMs)?.amount).toBe(1);
  expect(soon([thing(1, DAY_MS, lastToldAtMs + 1)], lastToldAtMs)?.amount).toBe(1);
  expect(soon([thing(1, DAY_MS, lastToldAtMs)], lastToldAtMs)).toBeNull();
});
