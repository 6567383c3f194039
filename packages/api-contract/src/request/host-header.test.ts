import { expect, test } from 'vitest';
import { repeatsHost } from './host-header.ts';

test.each([
  [['Host', 'a.example', 'Accept', '*/*'], false],
  [['Host', 'a.example', 'hOST', 'b.example'], true],
  [['Host', 'a.example', 'Host', 'a.example'], true],
  [['X-Note', 'Host', 'Host', 'a.example'], false],
  [[], false],
])('%j', (rawHeaders, expected) => {
  expect(repeatsHost(rawHeaders)).toBe(expected);
});
