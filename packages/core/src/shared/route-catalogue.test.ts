import { expect, test } from 'vitest';
import { matchRoute, ROUTE_NAMES, ROUTE_PATTERNS, routeExists } from './route-catalogue.ts';

test.each([
  ['/', 'main'],
  ['/home/pick', 'homePick'],
  ['/home/pick/7', 'homePickOne'],
  ['/creator/7', 'creator'],
  ['/detail/salt-crown', 'detail'],
  ['/detail/', null],
  ['/viewer/12', 'viewerById'],
  ['/viewer/salt-crown/ep-1', 'viewer'],
  ['/viewer/salt-crown/ep-1/x', null],
  ['/notice/', 'notice'],
  ['/notice/detail/3', 'noticeDetail'],
  ['/event', 'event'],
  ['/event/spring-stamps', 'eventDetail'],
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

test.each([
  ['a page that the platform lists', '/shop', true],
  ['one of its pages with an id', '/detail/salt-crown', true],
  ['a page that only other platforms list', '/roulette', false],
  ['an address of no page at all', '/no/such/page', false],
])('whether a platform has %s (%s): %s', (_, path, exists) => {
  expect(routeExists({ routes: ['main', 'shop', 'detail'] }, path)).toBe(exists);
});
