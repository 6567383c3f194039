import { LOCALES } from '@longstrip/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedLocale } from './accepted-locale.ts';

const THAI = ['th-TH', 'en-US'] as const;

test.each([
  [undefined, null],
  ['', null],
  ['*', 'th-TH'],
  ['*, de;q=0.5', 'th-TH'],
  ['en', 'en-US'],
  ['EN-us', 'en-US'],
  ['en-GB', 'en-US'],
  ['en-US,en;q=0.9,th;q=0.95', 'en-US'],
  ['en-GB,th;q=0.7,en;q=0.3', 'en-US'],
  ['th;q=0.2, en;q=0.9', 'en-US'],
  ['en ; q=0.1, th ; Q=0.2', 'th-TH'],
  ['de, en;q=0.3', 'en-US'],
  ['th;q=0.3, en;q=0.3', 'th-TH'],
  ['th;q=0, en', 'en-US'],
  ['en;q=0, th', 'th-TH'],
  ['en;q=0', null],
  ['en;q=high', null],
  ['de, fr', null],
  ['../../etc/passwd', null],
])('Accept-Language %j gets %s', (header, locale) => {
  expect(acceptedLocale(header, THAI)).toBe(locale);
});

test.each([
  ['zh-Hant-TW', 'zh-TW'],
  ['zh-Hans', 'zh-TW'],
  ['ar-EG,ar;q=0.9', 'ar'],
  ['ko', 'ko-KR'],
] as const)('%s is served in the one locale of its language, %s', (header, locale) => {
  expect(acceptedLocale(header, LOCALES)).toBe(locale);
});

test('whatever a header says, the answer is an offered locale or none', () => {
  const range = fc.stringMatching(/^[a-zA-Z*;=q.,0-9 -]{0,40}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), range), (header) => {
      expect([null, ...THAI]).toContain(acceptedLocale(header, THAI));
    }),
  );
});
