import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLocale, type LocaleFactsOfRequest } from './choose-locale.ts';
import { LOCALES, type Locale } from './enumerations.ts';
import { LOCALE_FACTS, languagesOf, textDirection } from './locale-facts.ts';

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
