import { expect, test } from 'vitest';
import { createPull, PULL_PX, PULL_WHEEL_PX } from './pull.ts';

test('a wheel that scrolls to the end does not open the next chapter; one that scrolls on after a rest does', () => {
  const { wheel } = createPull();
  expect(wheel(120, 0, false)).toEqual({ share: 0, isDone: false });
  // The rest of the same flick, at the end.
  for (let timeMs = 16; timeMs < 1_000; timeMs += 16) expect(wheel(120, timeMs, true).share).toBe(0);
  expect(wheel(PULL_WHEEL_PX / 2, 2_000, true)).toEqual({ share: 0.5, isDone: false });
  expect(wheel(PULL_WHEEL_PX / 2, 2_100, true)).toEqual({ share: 1, isDone: true });
  // What follows of that turn opens nothing more.
  expect(wheel(PULL_WHEEL_PX, 2_110, true)).toEqual({ share: 0, isDone: false });
});

test('a wheel that rests, or goes back, begins anew', () => {
  const { wheel } = createPull();
  wheel(PULL_WHEEL_PX * 0.9, 0, true);
  expect(wheel(PULL_WHEEL_PX * 0.5, 1_000, true).share).toBe(0.5);
  expect(wheel(-PULL_WHEEL_PX, 1_010, true).share).toBe(0);
  expect(wheel(PULL_WHEEL_PX * 0.4, 1_020, true)).toEqual({ share: 0.4, isDone: false });
});

test('a finger opens it when it is lifted beyond the threshold, and may go back', () => {
  const { press, drag, release } = createPull();
  press(700, true);
  expect(drag(700 - PULL_PX / 2)).toBe(0.5);
  expect(release()).toBe(false);
  press(700, true);
  drag(700 - PULL_PX - 20);
  expect(drag(690)).toBeLessThan(0.1);
  expect(release()).toBe(false);
  press(700, true);
  expect(drag(700 - PULL_PX - 20)).toBe(1);
  expect(release()).toBe(true);
  expect(release()).toBe(false);
});

test('a finger that comes from the text only scrolls', () => {
  const { press, drag, release } = createPull();
  press(700, false);
  expect(drag(100)).toBe(0);
  expect(release()).toBe(false);
});
