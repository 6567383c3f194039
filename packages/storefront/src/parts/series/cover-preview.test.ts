import { expect, test } from 'vitest';
import { previewPlace } from './cover-preview.tsx';

const WINDOW = { innerWidth: 1280, innerHeight: 800 };

test.each([
  ['at its right, where there is more room', { left: 220, right: 348, top: 300 }, { leftPx: 358, topPx: 300 }],
  ['at its left', { left: 800, right: 928, top: 300 }, { leftPx: 490, topPx: 300 }],
  ['not below the window', { left: 220, right: 348, top: 700 }, { leftPx: 358, topPx: 540 }],
  ['not under the bar', { left: 220, right: 348, top: -40 }, { leftPx: 358, topPx: 90 }],
])('the preview of a cover is %s', (_, cover, place) => {
  expect(previewPlace(cover, WINDOW)).toEqual(place);
});
