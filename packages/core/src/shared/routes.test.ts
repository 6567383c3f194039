import { expect, test } from 'vitest';
import { matchRoute, ROUTE_NAMES, ROUTE_PATTERNS, readSitePath, routeExists } from './routes.ts';

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

test.each([
  ['/', '/'],
  ['/notice', '/notice'],
  ['/home/weekly?x=1&next=https://site.example//a#end', '/home/weekly?x=1&next=https://site.example//a#end'],
  ['/detail/한', '/detail/%ED%95%9C'],
  ['/a/../b', '/b'],
])('%s is the address %s of a site', (text, path) => {
  expect(readSitePath(text)).toBe(path);
});

test.each([
  ['two slashes', '//evil.example'],
  ['a slash and a backslash', '/\\evil.example'],
  ['a backslash later on', '/a\\b'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line end between slashes', '/\n/evil.example'],
  ['two slashes later on', '/a//b'],
  ['steps back to two slashes', '/a/..//evil.example'],
  ['a hidden step back to two slashes', '/a/%2e%2e//evil.example'],
  ['a scheme', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['no slash', 'notice'],
  ['a NUL', '/a\u0000'],
  ['a turned direction', '/a\u202E'],
  ['half a character', '/a\uD800'],
  ['nothing', ''],
])('with %s it is none', (_, text) => {
  expect(readSitePath(text)).toBeNull();
});
