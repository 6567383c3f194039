import { expect, test } from 'vitest';
import { priorityAt } from './first-screen.ts';

test('a picture in the first screen of a phone is in everybody’s; beyond it a desktop’s may go on', () => {
  const firstScreen = { phone: 2, desktop: 3 };
  expect([0, 1, 2, 3].map((index) => priorityAt(index, firstScreen))).toEqual([true, true, 'desktop', false]);
  expect([0, 1].map((index) => priorityAt(index, { phone: 1, desktop: 0 }))).toEqual([true, false]);
});
