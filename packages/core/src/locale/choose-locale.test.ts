import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../enumerations.ts';
import { chooseLocale, type LocaleFactsOfRequest, parseAcceptLanguage } from './choose-locale.ts';
import { LOCALE_FACTS, languagesOf, textDirection } from './locale-facts.ts';

const THAI: readonly [Locale, ...Locale[]] = ['th-TH', 'en-US'];

test.each<[LocaleFactsOfRequest, Locale]>([
  [{}, 'th-TH'],
  [{ asked: 'en-US', cookie: 'th-TH', accepted: ['th'] }, 'en-US'],
  [{ asked: 'de-DE', cookie: 'en-US' }, 'en-US'],
  [{ asked: null, cookie: 'EN-us', accepted: ['th-TH'] }, 'en-US'],
  [{ cookie: 'klingon', accepted: ['en-GB', 'th-TH'] }, 'en-US'],
  [{ cookie: '', accepted: ['de', 'th'] }, 'th-TH'],
  [{ accepted: ['de', 'fr'] }, 'th-TH'],
  [{ accepted: ['en'] }, 'en-US'],
])('%j is answered in %s', (facts, locale) => {
  expect(chooseLocale(THAI, facts)).toBe(locale);
});

test.each([
  ['en-US,en;q=0.9,th;q=0.95', ['en-US', 'th', 'en']],
  ['th;q=0, en', ['en']],
  ['*, de;q=0.5', ['de']],
  ['', []],
  ['de;q=abc, fr', ['fr']],
  ['fr;q=0.3, de;q=0.3', ['fr', 'de']],
  ['../../etc/passwd', []],
  ['en ; q=0.1, ja ; Q=0.2', ['ja', 'en']],
])('Accept-Language %j asks for %j', (header, tags) => {
  expect(parseAcceptLanguage(header)).toEqual(tags);
});

test('whatever a request says, the answer is one of the platform’s locales', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (asked, cookie, header) => {
      expect(THAI).toContain(chooseLocale(THAI, { asked, cookie, accepted: parseAcceptLanguage(header) }));
    }),
  );
});

test('each locale has a language of its own, and Arabic alone runs from right to left', () => {
  expect(languagesOf([...LOCALES, ...LOCALES])).toHaveLength(LOCALES.length);
  expect(LOCALES.filter((locale) => textDirection(locale) === 'rtl')).toEqual(['ar']);
  expect(LOCALES.every((locale) => locale.startsWith(LOCALE_FACTS[locale].language))).toBe(true);
});
