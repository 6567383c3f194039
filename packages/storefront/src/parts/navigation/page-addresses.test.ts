import { expect, test } from 'vitest';
import { opensSheet } from './page-addresses.ts';

test.each([
  ['/detail/a', '/detail/a?buy=ep-2', true],
  ['/detail/a', '/detail/a?buyAll=1', true],
  ['/detail/a', '/detail/b?buy=ep-2', false],
  ['/detail/a', '/detail/a?tab=1', false],
  ['/detail/a', '/detail/a', false],
  ['/viewer/a/ep-1', '/detail/a?buyAll=1', false],
])('on %s a link to %s opens a sheet: %s', (pathname, href, opens) => {
  expect(opensSheet(pathname, href)).toBe(opens);
});
