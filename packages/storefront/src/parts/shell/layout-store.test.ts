import { expect, test } from 'vitest';
import { layoutOf } from './layout-store.ts';

const facts = {
  windowWidthPx: 390,
  windowHeightPx: 844,
  maximumWidthPx: 720,
  desktopBreakpointPx: 600,
  outerWidthPx: null,
};

test.each([
  ['a phone', {}, { isDesktop: false, width: 390, height: 844 }],
  ['exactly the breakpoint', { windowWidthPx: 600 }, { isDesktop: false, width: 600, height: 844 }],
  ['one pixel more', { windowWidthPx: 601 }, { isDesktop: true, width: 601, height: 844 }],
  ['a wide window', { windowWidthPx: 1280, windowHeightPx: 900 }, { isDesktop: true, width: 720, height: 900 }],
  ['the app’s own width', { outerWidthPx: 360 }, { isDesktop: false, width: 360, height: 844 }],
])('%s', (_name, change, expected) => {
  expect(layoutOf({ ...facts, ...change })).toEqual(expected);
});
