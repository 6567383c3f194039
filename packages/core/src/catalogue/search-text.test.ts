import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgivingText, searchText, trigramLetters } from './search-text.ts';

describe('the search text', () => {
  test.each([
    ['case and repeated spaces', '  The  SALT\tCrown ', 'the salt crown'],
    ['accents', 'Déjà vu, Ångström, Łódź, Ἀθῆναι', 'deja vu angstrom lodz αθηναι'],
    ['letters that are two', 'Straße, Œuvre, Æther', 'strasse oeuvre aether'],
    ['dotted and dotless i', 'İstanbul Iğdır', 'istanbul igdir'],
    ['the last sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['punctuation', 'Spider-Man: No Way Home!', 'spider man no way home'],
    ['apostrophes', "Don't, don’t", 'dont dont'],
    ['full width', 'ＡＢＣ１２３', 'abc123'],
    ['half-width kana', 'ｶﾞﾝﾀﾞﾑ', 'がんだむ'],
    ['katakana', 'スライム・ダイアリー', 'すらいむだいありー'],
    ['a decomposed kana', 'か\u3099', 'が'],
    ['spaces in Japanese', '呪術 廻戦　零', '呪術廻戦零'],
    ['Chinese, traditional as it is', '《歷史》鬼故事', '歷史鬼故事'],
    ['Chinese, variants made one', '臺灣的煉金術師', '台灣的鍊金術師'],
    ['Chinese, simplified as it is', '台湾鬼故事', '台湾鬼故事'],
    ['Korean with and without spaces', '나 혼자만 레벨업', '나혼자만레벨업'],
    ['decomposed Hangul', '나'.normalize('NFD'), '나'],
    ['Thai with its tone marks', 'น้ำผึ้ง พระจันทร์', 'น้ําผึ้งพระจันทร์'.normalize('NFKC')],
    ['Arabic vowel signs and tatweel', 'الوَرَقَـــة', 'الورقه'],
    ['Arabic alef, ya and ta marbuta', 'أحلى قصة إلى آخر', 'احلي قصه الي اخر'],
    ['digits of other scripts', '٣ ๓ ３', '3 3 3'],
    ['Latin beside Japanese', 'ONE PIECE 海賊 王 2', 'one piece海賊王2'],
    ['voice marks behind kana', 'セ゛ロ ハ゜リ', 'ぜろぱり'],
    ['a voice mark for itself, behind a space', 'セ \u3099', 'ぜ'],
    ['signs alone', ' ★!! ', '★!!'],
    ['repeated spaces between signs', '★ \t\n ☆', '★ ☆'],
    ['control characters alone', '\u0000\u200b\u202e', ''],
    ['nothing', ' \n ', ''],
  ])('%s', (_, text, expected) => {
    expect(searchText(text)).toBe(expected);
  });

  test('is its own search text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(searchText(searchText(text))).toBe(searchText(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

const ALPHABETS = [
  'The Dragon Prince’s Äpfel, größe & dîner: vol. 2',
  '転生したらスライムだった件ヴァンパイア・ガール１２',
  'เรื่องรักของนักฆ่าข้างบ้านน้ำตาแม่มด',
  '鬼滅之刃與龍的傳人（上）',
  'أميرة الظلام وحكاية المدينة الثانية',
  '나 혼자만 레벨업 악녀는 두 번 산다',
];
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const charactersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

test('a part of a title is found in it, whatever its script', () => {
  const title = fc
    .constantFrom(...ALPHABETS)
    .chain((alphabet) => fc.array(fc.constantFrom(...charactersOf(alphabet)), { minLength: 1, maxLength: 30 }));
  const part = fc.tuple(title, fc.nat(), fc.nat()).map(([characters, from, length]) => {
    const start = from % characters.length;
    return { title: characters.join(''), part: characters.slice(start, start + 1 + (length % 12)).join('') };
  });
  fc.assert(
    fc.property(part, ({ title, part }) => {
      fc.pre(/[\p{L}\p{N}]/u.test(part));
      const [whole, wanted] = [searchText(title), searchText(part)];
      expect(whole).toContain(wanted);
      expect(forgivingText(whole)).toContain(forgivingText(wanted));
      expect(trigramLetters(forgivingText(whole))).toContain(trigramLetters(forgivingText(wanted)));
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['Thai without tone marks', 'น้ำผึ้ง', 'นำผึง'],
  ['a long vowel left out', 'サーバー', 'サバ'],
  ['small kana typed large', 'ちょっと', 'ちよつと'],
])('%s is forgiven', (_, title, typed) => {
  expect(searchText(typed)).not.toBe(searchText(title));
  expect(forgivingText(searchText(typed))).toBe(forgivingText(searchText(title)));
});

test('trigram letters are letters and digits, three for each other character', () => {
  expect(trigramLetters('one 王\nabc')).toMatch(/^one [a-z0-9]{3}\nabc$/);
  expect(trigramLetters('😀')).toMatch(/^[a-z0-9]{3}$/);
  expect(trigramLetters('日本')).not.toBe(trigramLetters('本日'));
});

test('every Han character becomes exactly three trigram letters', () => {
  const han = Array.from({ length: 0x5200 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(han.filter((character) => !/^[a-z0-9]{3}$/.test(trigramLetters(character)))).toEqual([]);
});
