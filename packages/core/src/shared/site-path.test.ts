import { expect, test } from 'vitest';
import { readSitePath } from './site-path.ts';

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
