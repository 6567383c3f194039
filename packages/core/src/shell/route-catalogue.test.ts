import { expect, test } from 'vitest';
import { matchRoute, ROUTE_NAMES, ROUTE_PATTERNS } from './route-catalogue.ts';

test.each([
  ['/', 'main'],
  ['/home/pick', 'homePick'],
  ['/home/pick/7', 'homePickOne'],
  ['/detail/salt-crown', 'detail'],
  ['/detail/', null],
  ['/viewer/12', 'viewerById'],
  ['/viewer/salt-crown/ep-1', 'viewer'],
  ['/viewer/salt-crown/ep-1/x', null],
  ['/notice/', 'notice'],
  ['/notice/detail/3', 'noticeDetail'],
  ['/Notice', null],
  ['/user/login', 'userLogin'],
  ['/_/health', 'health'],
  ['/no/such/page', null],
])('%s leads to %s', (path, name) => {
  expect(matchRoute(path)).toBe(name);
});

test('every page is found under its own pattern', () => {
  for (const name of ROUTE_NAMES) {
    expect(matchRoute(ROUTE_PATTERNS[name].replaceAll(/\{\w+\}/g, 'x1'))).toBe(name);
  }
});
