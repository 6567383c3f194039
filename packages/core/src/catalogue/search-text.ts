/**
 * Normalises texts for search. Titles and search texts are normalised in the same way, so a search only has to look for a
 * part of a text.
 */

/** Increase this with each change of the normalisation: the next start rewrites stored texts of an older form. */
export const SEARCH_TEXT_FORM = 5;

/** Letters that no decomposition changes. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  // Arabic: the seats of hamza, alef maksura and Persian yeh, ta marbuta, Persian kaf.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  // Han: variants of one character that are used in one language.
  ...{
    臺: '台',
    煉: '鍊',
    裏: '裡',
    羣: '群',
    峯: '峰',
    綫: '線',
    爲: '為',
    啓: '啟',
    牀: '床',
    恒: '恆',
    汙: '污',
    衆: '眾',
    麪: '麵',
  },
};
const FOLDED_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** Combining accents, as of Latin and Greek. Marks of kana, Thai and Hangul are kept: they are letters. */
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Arabic vowel signs and the stroke that stretches a word (tatweel). */
const ARABIC_SIGN = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Arabic-Indic, Persian and Thai digits. */
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/gu;
/** Often left out of a word: "don't", "dont". */
const APOSTROPHE = /['\u2019\u2018\u02bc\u02bb`\u00b4]/gu;
/** Everything but letters, marks and numbers. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Beside these a space has no meaning: words are written without spaces, or, in Korean, with optional ones. */
const SPACELESS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Bopomofo}ー';
const SPACE_BESIDE_SPACELESS = new RegExp(`(?<=[${SPACELESS}]) | (?=[${SPACELESS}])`, 'gu');

/** Thai tone marks, shortener and silencer: often left out when typing. */
const THAI_TONE = /[\u0e47-\u0e4c]/gu;
const LONG_VOWEL = /ー/gu;
const SMALL_KANA: Readonly<Record<string, string>> = {
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' },
  ...{ っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ' },
};
const SMALL = /[ぁぃぅぇぉっゃゅょゎ]/gu;

/**
 * Normalises a text for comparison: compatibility forms and widths (NFKC), lower case, no accents, katakana as hiragana
 * with separately typed voicing marks joined, Arabic without vowel signs and with one alef, ya and ta marbuta, digits of any
 * script as 0 to 9, no punctuation or repeated spaces. Thai tone marks, Hangul and Han characters are kept, except for
 * variants within one language: traditional and simplified stay different. A text of only signs keeps them. Idempotent.
 */
export function searchText(text: string): string {
  return searchWords(text).replaceAll(SPACE_BESIDE_SPACELESS, '').normalize('NFC');
}

/** Like `searchText`, but keeps all typed spaces, even where titles drop them: 絹 雷 is a search for two words. */
export function searchWords(text: string): string {
  const joined = text.replaceAll('\u309b', '\u3099').replaceAll('\u309c', '\u309a');
  const lower = joined.normalize('NFKC').toLowerCase();
  const letters = lower
    .normalize('NFKD')
    .replaceAll(ACCENT, '')
    .normalize('NFKC')
    .replaceAll(ARABIC_SIGN, '')
    .replaceAll(FOLDED_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA))
    .replaceAll(DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const words = letters.replaceAll(APOSTROPHE, '').replaceAll(BETWEEN_WORDS, ' ').trim();
  return words === '' ? lower.replaceAll(/[\s\p{C}]+/gu, ' ').trim() : words;
}

/** A search text without what is often mistyped or left out: Thai tone marks, long vowels, small kana. May be empty. */
export function forgivingText(searched: string): string {
  return searched
    .replaceAll(THAI_TONE, '')
    .replaceAll(LONG_VOWEL, '')
    .replaceAll(SMALL, (kana) => SMALL_KANA[kana] ?? kana);
}

const HIRAGANA = Array.from({ length: 0x56 }, (_, index) => String.fromCodePoint(0x3041 + index));
/** Each kana with a voicing mark, and the one without. */
const UNVOICED = new Map(
  HIRAGANA.map((kana): [string, string] => [kana, kana.normalize('NFD').charAt(0)]).filter(
    ([kana, plain]) => kana !== plain,
  ),
);
const VOICED = new RegExp(`[${[...UNVOICED.keys()].join('')}]`, 'gu');

/** A search text without voicing marks on kana: ぺ and べ are hard to tell apart on a small screen. */
export function unvoicedText(searched: string): string {
  return searched.replaceAll(VOICED, (kana) => UNVOICED.get(kana) ?? kana);
}

const BASE = 36;
const LETTERS_OF_CHARACTER = 3;
const CODES = BASE ** LETTERS_OF_CHARACTER;
/** Spreads neighbouring characters of a script over all codes. Coprime to their number, so it adds no collisions. */
const STRIDE = 28_835;

/**
 * A search text in a–z and 0–9 only (record 0018): every other character becomes three of these letters. A trigram index
 * consists of three letters each, and what counts as a letter depends on a database's locale; in this form one Han, kana,
 * Thai or Hangul character is a whole trigram under any locale. Different characters may share letters, and kana with and
 * without voicing marks do, so matches are checked again in the normalised text.
 */
export function trigramLetters(searched: string): string {
  return unvoicedText(searched).replaceAll(/[^a-z0-9 \n]/gu, (character) =>
    (((character.codePointAt(0) ?? 0) * STRIDE) % CODES).toString(BASE).padStart(LETTERS_OF_CHARACTER, '0'),
  );
}
