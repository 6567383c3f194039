import { expect, test } from 'vitest';
import { negotiateLocale } from './request-facts.ts';

const thai = ['th-TH', 'en-US'] as const;

test.each([
  [undefined, 'th-TH'],
  ['', 'th-TH'],
  ['*', 'th-TH'],
  ['en', 'en-US'],
  ['EN-us', 'en-US'],
  ['en-GB', 'en-US'],
  ['de, en;q=0.3', 'en-US'],
  ['th;q=0.2, en;q=0.9', 'en-US'],
  ['en;q=0, th', 'th-TH'],
  ['en;q=0', 'th-TH'],
  ['en;q=high', 'th-TH'],
  ['fr', 'th-TH'],
])('%j reads as %s', (header, locale) => {
  expect(negotiateLocale(header, thai)).toBe(locale);
});
