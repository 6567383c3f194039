import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from './enumerations.ts';
import {
  chooseLocale,
  isSameLanguage,
  LOCALE_FACTS,
  type LocaleFactsOfRequest,
  languageDirection,
  languagesOf,
  textDirection,
} from './locale.ts';

const THAI: readonly [Locale, ...Locale[]] = ['th-TH', 'en-US'];

test.each<[LocaleFactsOfRequest, Locale]>([
  [{}, 'th-TH'],
  [{ asked: 'en-US', cookie: 'th-TH', accepted: 'th-TH' }, 'en-US'],
  [{ asked: 'de-DE', cookie: 'en-US' }, 'en-US'],
  [{ asked: null, cookie: 'EN-us', accepted: 'th-TH' }, 'en-US'],
  [{ asked: 'en', cookie: 'th-TH' }, 'th-TH'],
  [{ cookie: 'klingon', accepted: 'en-US' }, 'en-US'],
  [{ cookie: '', accepted: 'th-TH' }, 'th-TH'],
  [{ accepted: 'en-US' }, 'en-US'],
  [{ accepted: 'de-DE' }, 'th-TH'],
  [{ accepted: null }, 'th-TH'],
])('%j is answered in %s', (facts, locale) => {
  expect(chooseLocale(THAI, facts)).toBe(locale);
});

test('whatever a request says, the answer is one of the platform’s locales', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(...LOCALES), (asked, cookie, accepted) => {
      expect(THAI).toContain(chooseLocale(THAI, { asked, cookie, accepted }));
    }),
  );
});

test('each locale has a language of its own, and Arabic alone runs from right to left', () => {
  expect(languagesOf([...LOCALES, ...LOCALES])).toHaveLength(LOCALES.length);
  expect(LOCALES.filter((locale) => textDirection(locale) === 'rtl')).toEqual(['ar']);
  expect(LOCALES.every((locale) => locale.startsWith(LOCALE_FACTS[locale].language))).toBe(true);
});

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
