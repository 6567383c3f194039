import { expect, test } from 'vitest';
import { clickTimesMs } from './wheel-sound.ts';

test('the clicks of a wheel fill its turn, and become slower', () => {
  const times = clickTimesMs(3_200);
  const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  expect([times[0], pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))]).toEqual([
    0,
    true,
  ]);
  expect(times.at(-1)).toBeLessThan(3_200);
});
