import { expect, test } from 'vitest';
import { japanMsOf, japanTimeOf } from './gmo.ts';

test.each([
  ['20260101085959', '2025-12-31T23:59:59Z'],
  ['20260101090000', '2026-01-01T00:00:00Z'],
  ['20280229120000', '2028-02-29T03:00:00Z'],
])('%s in Japan is %s', (text, iso) => {
  expect([japanTimeOf(Date.parse(iso)), japanMsOf(text)]).toEqual([text, Date.parse(iso)]);
});

test.each(['', '20260101', '20260229120000', '20261301120000', '202601011200000'])('%j is no such time', (text) => {
  expect(japanMsOf(text)).toBeNull();
});
