/**
 * One form for all ways of writing a text, so that a reader finds what they mean. A title and what is looked for go
 * through the same fold; then one is a part of the other or it is not.
 */

/** Counts up with every change of what is made here: what was stored by an older form is made anew at the next start. */
export const SEARCH_TEXT_FORM = 5;

/** Letters that no decomposition takes apart. */
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
  // Han: spellings of one character that stand side by side in one language.
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

/** Accents of Latin and Greek, and of anything else that takes them; marks of kana, Thai and Hangul are letters and stay. */
const ACCENT = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Arabic vowel signs and the stroke that only stretches a word. */
const ARABIC_SIGN = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;
/** Arabic-Indic, Persian and Thai digits. */
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/gu;
/** What stands within a word and is often left out: "don't", "dont". */
const APOSTROPHE = /['\u2019\u2018\u02bc\u02bb`\u00b4]/gu;
/** Everything that is neither letter, mark nor number, and the long vowel of kana, which is a letter. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
/** Beside these a space means nothing: their words are written together, or, in Korean, apart as one likes. */
const SPACELESS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Bopomofo}ー';
const SPACE_BESIDE_SPACELESS = new RegExp(`(?<=[${SPACELESS}]) | (?=[${SPACELESS}])`, 'gu');

/** Thai tone marks, shortener and silencer: left out by who types in a hurry. */
const THAI_TONE = /[\u0e47-\u0e4c]/gu;
const LONG_VOWEL = /ー/gu;
const SMALL_KANA: Readonly<Record<string, string>> = {
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' },
  ...{ っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ' },
};
const SMALL = /[ぁぃぅぇぉっゃゅょゎ]/gu;

/**
 * The form in which texts are compared: compatibility forms and widths made one (NFKC), lower case, accents off,
 * katakana as hiragana, with the voice marks that were typed behind them, Arabic without vowel signs and with one alef,
 * ya and ta marbuta, digits of any script as 0 to 9, punctuation and repeated spaces out. Thai tone marks, Hangul and Han
 * characters stay as they are but for variants that one language uses side by side: traditional and simplified are
 * different texts. A text of nothing but signs keeps them. Idempotent.
 */
export function searchText(text: string): string {
  return searchWords(text).replaceAll(SPACE_BESIDE_SPACELESS, '').normalize('NFC');
}

/** The same with the spaces that were typed, also where they mean nothing in a title: who looks for 絹 雷 means two words. */
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

/** A search text without what is often typed wrong or not at all: Thai tone marks, long vowels, small kana. May be empty. */
export function forgivingText(searched: string): string {
  return searched
    .replaceAll(THAI_TONE, '')
    .replaceAll(LONG_VOWEL, '')
    .replaceAll(SMALL, (kana) => SMALL_KANA[kana] ?? kana);
}

const HIRAGANA = Array.from({ length: 0x56 }, (_, index) => String.fromCodePoint(0x3041 + index));
/** Each kana that has a mark of voice, and the one without. */
const UNVOICED = new Map(
  HIRAGANA.map((kana): [string, string] => [kana, kana.normalize('NFD').charAt(0)]).filter(
    ([kana, plain]) => kana !== plain,
  ),
);
const VOICED = new RegExp(`[${[...UNVOICED.keys()].join('')}]`, 'gu');

/** A search text with kana as if none had a mark of voice, by which ぺ and べ are hard to tell on a small screen. */
export function unvoicedText(searched: string): string {
  return searched.replaceAll(VOICED, (kana) => UNVOICED.get(kana) ?? kana);
}

const BASE = 36;
const LETTERS_OF_CHARACTER = 3;
const CODES = BASE ** LETTERS_OF_CHARACTER;
/**
 * Strews the characters of one script, which are neighbours, over all codes; as it shares no factor with their number, no two
 * meet that did not before.
 */
const STRIDE = 28_835;

/**
 * A search text in the letters a to z and 0 to 9 alone (record 0018): every other character becomes three of them. A trigram index is
 * made of threes of letters, and what counts as one is a matter of a database's locale; in this form one Han, kana, Thai
 * or Hangul character is a whole trigram, everywhere. Different characters may share their three letters, and kana with a mark
 * of voice and without do, so what is found by this form is looked at once more in the other.
 */
export function trigramLetters(searched: string): string {
  return unvoicedText(searched).replaceAll(/[^a-z0-9 \n]/gu, (character) =>
    (((character.codePointAt(0) ?? 0) * STRIDE) % CODES).toString(BASE).padStart(LETTERS_OF_CHARACTER, '0'),
  );
}
