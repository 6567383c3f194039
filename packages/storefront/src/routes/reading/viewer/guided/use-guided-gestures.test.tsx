// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useGuidedGestures } from './use-guided-gestures.ts';
import type { GuidedControls } from './use-guided-place.ts';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('a touchpad that moves sideways goes on by a panel, and never to the page before in the browser', async () => {
  const next = vi.fn();
  const none = () => undefined;
  const controls: GuidedControls = {
    ...{ next, previous: none, first: none, last: none, toggleBars: none },
    ...{ stepOn: none, stepBack: none, toggleWhole: none },
  };
  const tallPage = () => null;
  const settings = { pageTaps: 'normal' } as const;
  function Comic() {
    useGuidedGestures(controls, { direction: 'LTR', settings, tallPage, leave: none });
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Comic />));
  document.body.insertAdjacentHTML('beforeend', '<main></main><table tabindex="0"></table><p role="dialog"></p>');
  const isTaken = (selector: string, deltas: { deltaX: number; deltaY: number }) => {
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...deltas });
    document.querySelector(selector)?.dispatchEvent(wheel);
    return wheel.defaultPrevented;
  };
  expect(isTaken('main', { deltaX: 60, deltaY: 5 })).toBe(true);
  expect(next).toHaveBeenCalledTimes(1);
  // Also the rest of the same movement, which turns nothing.
  expect(isTaken('main', { deltaX: 60, deltaY: 5 })).toBe(true);
  expect(isTaken('main', { deltaX: 5, deltaY: 6 })).toBe(false);
  expect([isTaken('table', { deltaX: 60, deltaY: 0 }), isTaken('[role="dialog"]', { deltaX: 60, deltaY: 0 })]).toEqual([
    false,
    false,
  ]);
  expect(next).toHaveBeenCalledTimes(1);
});
