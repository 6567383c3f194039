import { describe, expect, it } from 'vitest';
import { normaliseEpisodeNumber } from './episode-number.ts';
import { isRightToLeftLanguage, languageOfWord, normaliseLanguage } from './language.ts';
import { compareNaturally } from './natural-order.ts';
import { seriesKeyOf } from './neighbours.ts';

describe('language tags', () => {
  it.each([
    ['ja', 'ja'],
    ['ja-jp', 'ja'],
    ['en_US', 'en'],
    ['en-GB', 'en-GB'],
    ['zh-Hant', 'zh-TW'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hans', 'zh'],
    ['pt-PT', 'pt-PT'],
    ['AR', 'ar'],
    ['und', null],
    ['', null],
    ['not a tag', null],
    ['English', 'en'],
    [' japanese ', 'ja'],
    ['French', 'fr'],
    ['Arabic', 'ar'],
    ['Norwegian Bokmål', 'nb'],
    ['Brazilian Portuguese', 'pt'],
    ['Portuguese (Portugal)', 'pt-PT'],
    ['Traditional Chinese', 'zh-TW'],
    ['Chinese (Traditional)', 'zh-TW'],
    ['Filipino', 'fil'],
    ['jpn', 'ja'],
    ['Unknown', null],
    ['original', null],
    ['Klingonese', null],
    ['tlh', 'tlh'],
    ['en-AU', 'en-AU'],
    ['xx', null],
    ['zz-ZZ', null],
    ['qaa', null],
    ['ja-XX', null],
    [undefined, null],
  ])('%s is %s', (tag, expected) => {
    expect(normaliseLanguage(tag)).toBe(expected);
  });

  it('are read from a word only when it can hardly be anything else', () => {
    expect(languageOfWord('en')).toBe('en');
    expect(languageOfWord('zz')).toBeNull();
    expect(languageOfWord('en-XX')).toBeNull();
    expect(languageOfWord('rtl')).toBeNull();
    expect(languageOfWord('Team')).toBeNull();
  });

  it('know their direction', () => {
    expect(isRightToLeftLanguage('ar')).toBe(true);
    expect(isRightToLeftLanguage('fa')).toBe(true);
    expect(isRightToLeftLanguage('ja')).toBe(false);
    expect(isRightToLeftLanguage(null)).toBe(false);
  });
});

describe('series keys', () => {
  it.each([
    ['Pepper&Carrot', 'pepper-carrot'],
    ['  PEPPER  &  Carrot ', 'pepper-carrot'],
    ['Ｐｅｐｐｅｒ Carrot', 'pepper-carrot'],
    ["Ukridge's Café", 'ukridges-café'],
    ["Ukridge's Cafe\u0301", 'ukridges-café'],
    ['草枕', '草枕'],
    ['حكايات أفريقية', 'حكايات-أفريقية'],
  ])('%s is %s', (title, key) => {
    expect(seriesKeyOf(title)).toBe(key);
  });

  it('differ for two titles without a letter', () => {
    expect(seriesKeyOf('!!!')).toMatch(/^title-[0-9a-f]{12}$/);
    expect(seriesKeyOf('!!!')).not.toBe(seriesKeyOf('???'));
  });
});

describe('episode numbers', () => {
  it.each([
    ['001', '1'],
    ['12.50', '12.5'],
    ['12.0', '12'],
    ['１２', '12'],
    ['٣', '3'],
    [' 0 ', '0'],
    ['Extra 1', 'Extra 1'],
    ['', null],
    [null, null],
  ])('%s is %s', (raw, expected) => {
    expect(normaliseEpisodeNumber(raw)).toBe(expected);
  });
});

describe('natural order', () => {
  it('counts digits as numbers, folder by folder', () => {
    const names = ['b/1.jpg', 'a10.jpg', 'a2.jpg', 'A1.jpg', 'a/11.jpg', 'a/9.jpg', 'b.jpg'];
    expect(names.sort(compareNaturally)).toEqual([
      'a/9.jpg',
      'a/11.jpg',
      'A1.jpg',
      'a2.jpg',
      'a10.jpg',
      'b/1.jpg',
      'b.jpg',
    ]);
  });

  it.each([
    ['Han numerals alone', ['一.jpg', '二.jpg', '三.jpg', '十.jpg', '十一.jpg', '二十.jpg', '百.jpg']],
    ['counted Han numerals', ['第一話', '第二話', '第九話', '第十話', '第十一話', '第二十話']],
    ['digits beside them', ['第1頁.jpg', '第2頁.jpg', '第十頁.jpg', '第11頁.jpg']],
    ['full-width digits', ['灯台（９）', '灯台（１０）', '灯台（１１）']],
    ['circled numbers', ['①.jpg', '②.jpg', '⑩.jpg', '⑪.jpg']],
    ['Thai digits', ['หน้า ๒.jpg', 'หน้า ๑๐.jpg']],
    ['Arabic digits', ['صفحة ٢.jpg', 'صفحة ١٠.jpg']],
  ])('counts %s', (_, names) => {
    expect(names.toReversed().sort(compareNaturally)).toEqual(names);
    expect(names.toSorted().sort(compareNaturally)).toEqual(names);
  });

  it('is total: names that only look alike keep one order', () => {
    const composed = 'caf\u00e9.jpg';
    const decomposed = 'cafe\u0301.jpg';
    expect(compareNaturally(composed, decomposed)).toBe(-compareNaturally(decomposed, composed));
    expect(compareNaturally(composed, decomposed)).not.toBe(0);
  });
});
