import { describe, expect, test } from 'vitest';
import { findProhibitedWord, normaliseProhibitedWord } from './prohibited-words.ts';

const words = ['Badword', 'Müll', 'Spoilsport', 'Coco', 'Anthem', 'мат', 'ばか', '笨蛋', 'ไอ้บ้า', 'حمار', '바보'].map(
  normaliseProhibitedWord,
);

describe('prohibited words', () => {
  test.each([
    ['in any case', 'BADWORD'],
    ['full-width', 'ｂａｄｗｏｒｄ'],
    ['with blanks and marks between the letters', 'what a b-a.d  w_o r*d!'],
    ['with an invisible character inside', 'bad\u200bword'],
    ['with needless accents', 'bádwörd'],
    ['without the accent that it has', 'Mull'],
    ['with a Cyrillic letter for a Latin one', 'what a sp\u043eilsport!'],
    ['with Cyrillic capitals', 'SP\u041eILS\u0420\u041eR\u0422'],
    ['with a Greek letter', 'sp\u03bfilsport'],
    ['with Greek capitals that look otherwise than their small letters', 'A\u039dT\u0397EM'],
    ['with a letter of another script, accents and blanks', 's p \u00f3 i l s-p \u0301\u043e r t'],
    ['with a Latin letter for a Cyrillic one', 'м\u0061т'],
    ['in Cyrillic', 'Мат'],
    ['in Japanese, inside of a sentence', 'おまえはばかだ'],
    ['in katakana', 'バカ'],
    ['in half-width katakana', 'ﾊﾞｶ'],
    ['in Chinese, with blanks', '你 笨 蛋'],
    ['in Thai', 'คนไอ้บ้านี่'],
    ['in Arabic, with vowel signs and a lengthened letter', 'يا حِمـــار'],
    ['in Korean', '바 보야'],
  ])('are found %s', (_how, text) => {
    expect(findProhibitedWord(text, words)).not.toBeNull();
  });

  test.each([
    ['as a part of another word', 'badwords are not one'],
    ['behind another letter', 'mybadword'],
    ['where the letters of two words meet', 'a bad wording'],
    ['in a harmless sentence', 'What an episode! かわいい 笨'],
    ['in a Russian word that only looks like it', '\u0441\u043e\u0441\u043e'],
    ['in a Latin word that only looks like a Russian one', 'mat'],
    ['in a sentence that mixes languages', 'Я читаю Longstrip, καλό'],
    ['in nothing', ''],
  ])('are not found %s', (_how, text) => {
    expect(findProhibitedWord(text, words)).toBeNull();
  });

  test('a list without letters prohibits nothing', () => {
    expect(findProhibitedWord('anything at all', [normaliseProhibitedWord('!?')])).toBeNull();
  });
});
