import { expect, test } from 'vitest';
import { nextBackStep } from './back-step.ts';

test.each([
  [2, true, false, 'closeModal'],
  [1, false, true, 'closeModal'],
  [0, true, false, 'closeSlide'],
  [0, true, true, 'closeSlide'],
  [0, false, false, 'goBack'],
  [0, false, true, 'stay'],
])('modals %i, slide %s, at root %s: %s', (openModals, isSlideOpen, isAtRoot, step) => {
  expect(nextBackStep({ openModals, isSlideOpen, isAtRoot })).toBe(step);
});
