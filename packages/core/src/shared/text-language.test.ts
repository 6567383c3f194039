import { expect, test } from 'vitest';
import { isSameLanguage, languageDirection } from './text-language.ts';

test.each([
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['pa-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['ja', 'ltr'],
  ['zh-Hant', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(languageDirection(language)).toBe(direction);
});

test.each([
  ['en', 'en-US', true],
  ['en-GB', 'en-US', true],
  ['zh-Hant', 'zh-TW', true],
  ['zh', 'zh-TW', false],
  ['sr', 'sr-Latn', false],
  ['en', 'ja-JP', false],
])('%s and %s: one language is %s', (one, other, isSame) => {
  expect(isSameLanguage(one, other)).toBe(isSame);
});
