import { expect, test } from 'vitest';
import { pluralCount } from './format.server.ts';

test.each([
  [3, 'few'],
  [803, 'few'],
  [15_500, 'other'],
  [437_803, 'other'],
  [2_000_011, 'other'],
])('in Arabic, %i reads are %s', (count, form) => {
  expect(new Intl.PluralRules('ar').select(pluralCount(count))).toBe(form);
});
