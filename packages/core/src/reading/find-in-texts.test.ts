import { expect, test } from 'vitest';
import { createTextFinder, findFolded, foldText, TEXT_HITS_MOST } from './find-in-texts.ts';

/** What a search finds in one text, as it is written there. */
const found = (text: string, searched: string) =>
  createTextFinder([text])(searched).map(({ start, end }) => text.slice(start, end));

test.each([
  ['in any case', 'The last BUS, the busy bus stop', 'bus', ['BUS', 'bus', 'bus']],
  ['without accents, joined or not', 'Café. Cafe\u0301!', 'CAFE', ['Café', 'Cafe\u0301']],
  ['with them all the same', 'a cafe', 'café', ['cafe']],
  ['a letter that becomes two', 'Die Straße', 'strasse', ['Straße']],
  ['half of such a letter', 'Straße', 'stras', ['Straß']],
  ['such a letter once', 'Die Straße', 's', ['S', 'ß']],
  ['what begins after half of such a letter', '…..', '..', ['…', '..']],
  ['over a line break', 'The last\n bus leaves', 'last bus', ['last\n bus']],
  ['with an apostrophe of another form, or without', "Don’t. Dont. Don't", "don't", ['Don’t', 'Dont', "Don't"]],
  ['kana of the other kind and half-width', 'スライムとｽﾗｲﾑ', 'すらいむ', ['スライム', 'ｽﾗｲﾑ']],
  ['kana with voice marks, joined or not', 'ガｶﾞか゛', 'が', ['ガ', 'ｶﾞ', 'か゛']],
  ['digits of other scripts', 'الفصل ٣', '3', ['٣']],
  ['a letter of another form', 'Łódź, œuvre', 'oeuvre', ['œuvre']],
  ['quotes and dashes of another form', '«Well—»', '"well-"', ['«Well—»']],
  ['over a soft hyphen', 'Lam\u00adpe', 'lampe', ['Lam\u00adpe']],
  ['a stretched Arabic word', 'أحمـــد', 'احمد', ['أحمـــد']],
  ['a sign with a variant, and no other', '☀\ufe0f ❤\ufe0f', '❤', ['❤\ufe0f']],
  ['a dash between spaces', 'a – b', 'a - b', ['a – b']],
  ['nothing for what is silent', "don't", "'", []],
  ['Arabic without vowel signs, with a plain alef', 'أَميرةُ الظلامِ', 'اميره', ['أَميرةُ']],
  ['a Thai consonant under its marks', 'น้ำผึ้ง', 'ผ', ['ผึ้']],
  ['characters beyond the basic plane', 'a 𠮷野家 b', '野家', ['野家']],
  ['a sign', 'What?! No.', '?!', ['?!']],
  ['hits that do not overlap', 'aaaa', 'aa', ['aa', 'aa']],
  ['nothing for spaces', 'a b', '  ', []],
  ['nothing that is not there', 'a bus', 'train', []],
])('finds %s', (_what, text, searched, expected) => {
  expect(found(text, searched)).toEqual(expected);
});

test('hits are in the order of the texts, and limited', () => {
  const find = createTextFinder(['b a', '', 'a a']);
  expect(find('a')).toEqual([
    { text: 0, start: 2, end: 3 },
    { text: 2, start: 0, end: 1 },
    { text: 2, start: 2, end: 3 },
  ]);
  expect(createTextFinder(['a '.repeat(TEXT_HITS_MOST + 5)])('a')).toHaveLength(TEXT_HITS_MOST);
});

test('a word is found by its reading, once for each place', () => {
  const folded = foldText('月が細い', [{ start: 2, end: 3, reading: 'ささ' }]);
  expect(findFolded(folded, 'がサ')).toEqual([{ start: 1, end: 3 }]);
  expect(findFolded(folded, 'さ')).toEqual([{ start: 2, end: 3 }]);
});
