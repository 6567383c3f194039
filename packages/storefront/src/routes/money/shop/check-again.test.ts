import { expect, test } from 'vitest';
import { nextPollMs } from './order-result-screen.tsx';

test('an order is looked at often at first, ever more seldom, and in the end no more', () => {
  const pauses: number[] = [];
  for (let pause = nextPollMs(0); pause !== null; pause = nextPollMs(pauses.length)) pauses.push(pause);
  expect(pauses[0]).toBeLessThanOrEqual(1_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(5 * 60_000);
});
