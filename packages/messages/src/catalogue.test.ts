import {
  APP_PROBLEMS,
  HOME_TABS,
  isRefusalCode,
  LOCALES,
  type Locale,
  NAVIGATION_ICONS,
  REFUSAL_BLOCKS,
  REFUSAL_CODES,
  REFUSALS_BY_BLOCK,
  WEEKLY_TABS,
} from '@longstrip/core';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadMessages, loadServerMessages, type Messages, refusalMessageKey, refusalMessageKeyIn } from './index.ts';
import { BLOCK_TEXTS } from './refusal-message-key.ts';

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;
const PLACE = /\{\{(\w+)\}\}/g;

/** Genres whose names are the same words in German or French as in English. */
const GERMAN_GENRES = ['ACTION', 'DRAMA', 'FANTASY', 'HORROR', 'MYSTERY', 'THRILLER'].map((genre) => `genre.${genre}`);
const FRENCH_GENRES = ['ACTION', 'ROMANCE', 'THRILLER'].map((genre) => `genre.${genre}`);

/** Texts that are correct although they equal the English ones: a mark, a loan word, or only placeholders. */
const SAME_AS_ENGLISH: Readonly<Record<Exclude<Locale, 'en-US'>, readonly string[]>> = {
  'ja-JP': ['genre.BL', 'series.badgeUp'],
  'th-TH': ['genre.BL', 'series.badgeUp', 'purchase.inMoney', 'useHistory.sum', 'viewerNovel.rate'],
  'zh-TW': ['genre.BL', 'series.badgeUp'],
  ar: ['genre.BL', 'purchase.inMoney', 'useHistory.sum', 'viewerNovel.rate'],
  'ko-KR': ['genre.BL', 'series.badgeUp', 'episode.sentence', 'episode.sentenceUndated', 'qna.place', 'useHistory.sum'],
  'de-DE': [
    'charge.receiptCoins',
    'genre.BL',
    ...GERMAN_GENRES,
    'list.format',
    'list.genre',
    'search.tagNote',
    'ranking.genres',
    'series.badgeUp',
    'episode.sentence',
    'episode.sentenceUndated',
    'nav.shop',
    'viewerNovel.pause',
    'viewerNovel.rate',
    'viewerSettings.paperSepia',
    'viewerSettings.groupText',
    'viewerSettings.tapsNormal',
    'purchase.inMoney',
    'qna.place',
    'series.typeCOMIC',
    'signUp.code',
    'tab.ACTION',
    'useHistory.sum',
    'transferApply.kindCOIN',
  ],
  'fr-FR': [
    'charge.receiptDate',
    'charge.receiptDiscount',
    'detail.noteVIOLENCE',
    'genre.BL',
    ...FRENCH_GENRES,
    'list.format',
    'list.genre',
    'search.suggestionCount_one',
    'search.suggestionCount_other',
    'search.suggestions',
    'search.tagNote',
    'library.markPlace',
    'nav.alarm',
    'ranking.genres',
    'series.badgeUp',
    'episode.sentence',
    'episode.sentenceUndated',
    'novel.footnote',
    'viewerNovel.note',
    'viewerNovel.pause',
    'viewerNovel.rate',
    'viewerSettings.horizontal',
    'viewerSettings.vertical',
    'purchase.inMoney',
    'qna.place',
    'qna.placePage',
    'qna.workPage',
    'shell.notifications',
    'signUp.code',
    'tab.ACTION',
    'transferApply.kindMILEAGE',
    'viewerSettings.doublePage',
    'viewerSettings.groupPages',
    'viewerSettings.tapsNormal',
  ],
};

/** What is written so everywhere. */
const MARKS: ReadonlySet<string> = new Set(['UP', 'BL', 'SF', '×']);

/** Names that every language writes in Latin letters. */
const NAMES: ReadonlySet<string> = new Set(
  'URL CBZ EPUB JPEG PNG WebP GIF SMS App Internet Explorer iPhone Android Google Play Apple Facebook Tapjoy STAMPS'.split(
    ' ',
  ),
);
const WORD = /\p{L}{2,}/gu;
/** The share of words in common with the English text from which a longer text counts as not translated. */
const ENGLISH_SHARE = 0.6;

/** A letter of the script that a language is written in. */
const OWN_SCRIPT: Readonly<Partial<Record<Locale, RegExp>>> = {
  'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  'th-TH': /\p{Script=Thai}/u,
  'zh-TW': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  'ko-KR': /\p{Script=Hangul}/u,
};

const catalogue = new Map<Locale, Messages>();
const english = () => catalogue.get('en-US') ?? {};

beforeAll(async () => {
  for (const locale of LOCALES)
    catalogue.set(locale, { ...(await loadMessages(locale)), ...(await loadServerMessages(locale)) });
});

const baseOf = (key: string) => PLURAL.exec(key)?.[1] ?? key;
const placesOf = (text: string) => [...text.matchAll(PLACE)].map(([, name]) => name).toSorted();

describe.each(LOCALES)('%s', (locale) => {
  const messages = () => catalogue.get(locale) ?? {};

  test('has every text and no other', () => {
    const bases = (all: Messages) => [...new Set(Object.keys(all).map(baseOf))].toSorted();
    expect(bases(messages())).toEqual(bases(english()));
  });

  test('has each plural text in just the forms of its language', () => {
    const forms = new Map<string, string[]>();
    for (const key of Object.keys(messages())) {
      const [, base, form] = PLURAL.exec(key) ?? [];
      if (base !== undefined && form !== undefined) forms.set(base, [...(forms.get(base) ?? []), form]);
    }
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
    expect(forms.size).toBeGreaterThan(5);
    for (const [base, found] of forms) expect([base, found.toSorted()]).toEqual([base, categories]);
  });

  test('has the same places as the English; only small numbers may be written out', () => {
    for (const [key, text] of Object.entries(messages())) {
      const base = baseOf(key);
      const original = english()[key] ?? english()[`${base}_other`] ?? '';
      const isSmallNumber = /_(zero|one|two)$/.test(key);
      const needed = placesOf(original).filter((name) => !(isSmallNumber && (name === 'count' || name === 'reads')));
      const found = placesOf(text);
      expect([key, needed.filter((name) => !found.includes(name))]).toEqual([key, []]);
      expect([key, found.filter((name) => !placesOf(original).includes(name))]).toEqual([key, []]);
    }
  });

  test('has no empty text, no blank at an end, no broken place, no three dots', () => {
    for (const [key, text] of Object.entries(messages())) {
      expect([key, text]).toEqual([key, text.trim()]);
      expect(text).not.toBe('');
      expect([key, text.replaceAll(PLACE, '')]).not.toEqual([key, expect.stringMatching(/[{}]|\.\.\.|\$t\(/)]);
    }
  });

  test('is written in its own script', () => {
    const script = OWN_SCRIPT[locale];
    const foreign = Object.entries(messages())
      .filter(([, text]) => script !== undefined && !script.test(text))
      .map(([key, text]) => [key, text.replaceAll(PLACE, '').replaceAll(/[\s\p{P}]/gu, '')])
      .filter(([, rest]) => rest !== '' && !MARKS.has(rest ?? ''));
    expect(foreign).toEqual([]);
  });

  test('has no English left within a text', () => {
    const left = Object.entries(messages()).flatMap(([key, text]) => {
      const own = text.replaceAll(PLACE, '');
      if (OWN_SCRIPT[locale] !== undefined) {
        return (own.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !NAMES.has(word)).map((word) => [key, word]);
      }
      const original = new Set((english()[key] ?? '').toLowerCase().match(WORD));
      const words = (own.match(WORD) ?? []).filter((word) => !NAMES.has(word)).map((word) => word.toLowerCase());
      const share = words.filter((word) => original.has(word)).length / words.length;
      return locale !== 'en-US' && words.length > 3 && share > ENGLISH_SHARE ? [[key, text]] : [];
    });
    expect(left).toEqual([]);
  });

  test('tells of every refusal in every block', () => {
    for (const block of REFUSAL_BLOCKS) {
      for (const code of REFUSALS_BY_BLOCK[block]) expect(messages()[refusalMessageKeyIn(block, code)]).toBeTruthy();
    }
    for (const code of REFUSAL_CODES) expect(messages()[refusalMessageKey(code)]).toBeTruthy();
  });

  test('names every entry of navigation and every tab', () => {
    for (const icon of NAVIGATION_ICONS) expect(messages()[`nav.${icon}`]).toBeTruthy();
    for (const tab of [...HOME_TABS, ...WEEKLY_TABS]) expect(messages()[`tab.${tab}`]).toBeTruthy();
  });

  test('is read by i18next with numbers from none to millions', async () => {
    const instance = createInstance();
    await instance.init({
      lng: locale,
      resources: { [locale]: { translation: messages() } },
      keySeparator: false,
      nsSeparator: false,
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
    for (const count of [0, 1, 2, 3, 11, 21, 100, 1_000_000]) {
      const text = instance.t('detail.episodes', { count });
      expect(text).not.toBe('detail.episodes');
      expect(text).not.toContain('{{');
      if (count > 2) expect(text).toContain(String(count));
    }
  });
});

test.each(LOCALES.filter((locale) => locale !== 'en-US'))('%s equals English only where it is listed', (locale) => {
  const same = Object.entries(catalogue.get(locale) ?? {})
    .filter(([key, text]) => english()[key] === text)
    .map(([key]) => key);
  expect(same.toSorted()).toEqual(SAME_AS_ENGLISH[locale].toSorted());
});

test('Korean leaves no choice of a particle to its reader: what a place holds may end in any sound', () => {
  const choices = Object.entries(catalogue.get('ko-KR') ?? {}).filter(([, text]) =>
    /\([으이을은와]\)|[을이은와]\(/.test(text),
  );
  expect(choices).toEqual([]);
});

test('no two languages are the same file twice', () => {
  for (const key of ['page.errorText', 'home.emptyText', 'error.UNKNOWN']) {
    expect(new Set(LOCALES.map((locale) => catalogue.get(locale)?.[key])).size).toBe(LOCALES.length);
  }
});

test.each(LOCALES)(
  'in %s no page says of itself what another says, or more than a result of a search shows',
  async (locale) => {
    const texts = Object.entries(await loadServerMessages(locale)).flatMap(([key, text]) =>
      key.startsWith('head.') ? [text] : [],
    );
    expect(texts.length).toBeGreaterThan(10);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect([text, text.length <= 165]).toEqual([text, true]);
  },
);

test('the English texts of the specification stand to the letter', () => {
  expect(english()['page.accessDeniedTitle']).toBe('This session has expired.');
  expect(english()['error.payment.UNKNOWN']).toBe('Payment fail. Please try again.');
  expect(english()['error.UNKNOWN']).toMatch(/^Unknown Error\./);
  expect(english()['age.checkBirthday']).toBe('Please check your Date of Birth.');
  expect([english()['withdrawal.yes'], english()['withdrawal.no']]).toEqual(['YES', 'NO']);
  const app = [...APP_PROBLEMS.map((problem) => `app.problem${problem}`), 'app.retry', 'app.pending'];
  expect(app.map((key) => english()[key])).toEqual([
    ...['Language cannot be loaded.', 'Version cannot be loaded.', 'User info cannot be loaded.', 'Purchase failed.'],
    ...['Product not found.', 'Untrusted certificate.', 'Storage permission required.', 'Retry', 'Purchase pending.'],
  ]);
});

test('texts that belong to one block are of that block, and each is used', () => {
  const keys = Object.keys(english()).filter((key) => /^error\.\w+\.\w+$/.test(key));
  expect(keys.toSorted()).toEqual([...BLOCK_TEXTS].toSorted());
  for (const key of keys) {
    const [, block = '', code = ''] = key.split('.');
    const codes = Object.entries(REFUSALS_BY_BLOCK).find(([name]) => name === block)?.[1] ?? [];
    expect([key, isRefusalCode(code) && codes.some((known) => known === code)]).toEqual([key, true]);
  }
  expect(refusalMessageKeyIn('withdrawal', 'TIMEOUT')).toBe('error.withdrawal.TIMEOUT');
  expect(refusalMessageKeyIn('passwordReset', 'TIMEOUT')).toBe('error.TIMEOUT');
});
