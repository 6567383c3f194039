import { expect, test } from 'vitest';
import { readCallback } from './callback-address.ts';
import { withCallback } from './page-addresses.ts';

test('a page leads back to the page that its reader came from', () => {
  const address = withCallback('/home/mature', '/detail/red?sort=asc');
  expect(readCallback(address.slice(address.indexOf('?')))).toBe('/detail/red?sort=asc');
});

test.each([
  '',
  '?callback=',
  '?callback=https://elsewhere.example/detail/red',
  '?callback=//detail/red',
  '?callback=/.//detail/red',
  '?callback=/%5Celsewhere.example',
  '?callback=javascript:alert(1)',
  '?callback=/no/such/page',
  '?callback=//',
])('but to no other address: %j', (search) => {
  expect(readCallback(search)).toBe(search === '?callback=' ? '/' : null);
});
