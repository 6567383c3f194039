import { expect, test } from 'vitest';
import { parseSeriesKey } from './series.repository.ts';

test.each([
  ['salt-crown_2', { alias: 'salt-crown_2' }],
  ['x'.repeat(96), { alias: 'x'.repeat(96) }],
  ['x'.repeat(97), null],
  ['', null],
  ['../user', null],
  ['1', { id: 1 }],
  ['2147483647', { id: 2_147_483_647 }],
  ['0', null],
  ['2147483648', null],
])('%s names the series %j', (text, key) => {
  expect(parseSeriesKey(text)).toEqual(key);
});
