import { expect, test } from 'vitest';
import { foreignLanguage } from './format.server.ts';

test.each([
  ['ar', 'en', { tag: 'en', direction: 'ltr', name: 'الإنجليزية' }],
  ['en-US', 'ar', { tag: 'ar', direction: 'rtl', name: 'Arabic' }],
  ['ja-JP', 'en-GB', { tag: 'en-GB', direction: 'ltr', name: '英語' }],
  ['zh-TW', 'zh', { tag: 'zh', direction: 'ltr', name: '簡體中文' }],
  ['en-US', 'zh-TW', { tag: 'zh-TW', direction: 'ltr', name: 'Chinese' }],
] as const)('on a page in %s a work in %s is in %j', (locale, language, foreign) => {
  expect(foreignLanguage(locale, language)).toEqual(foreign);
});

test.each([
  ['en-US', 'en'],
  ['en-US', 'en-GB'],
  ['zh-TW', 'zh-Hant'],
] as const)('on a page in %s nothing is said of a work in %s', (locale, language) => {
  expect(foreignLanguage(locale, language)).toBeNull();
});
