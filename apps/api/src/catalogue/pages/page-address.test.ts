import { expect, test } from 'vitest';
import { phoneWidths } from './page-address.ts';

test.each([
  [300, [384]],
  [720, [750]],
  [800, [828, 750]],
  [1080, [1080, 750]],
  [1200, [1200, 1080]],
  [4000, [1200, 1080]],
])('phones ask for a picture %i px wide in these widths: %j', (naturalWidthPx, widths) => {
  expect(phoneWidths(naturalWidthPx)).toEqual(widths);
});
