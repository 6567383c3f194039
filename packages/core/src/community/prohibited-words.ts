import { asLatin, isOneWriting } from '../shared/look-alikes.ts';

/** Accents of Latin, Greek and Cyrillic letters, Arabic vowel signs, and the stroke that lengthens an Arabic word. */
const IGNORED_MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
const LETTER = /[\p{L}\p{M}\p{Nd}]/u;
/** Scripts without spaces between words: a word may be found inside another one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** Full-size katakana with a hiragana of the same sound. */
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Removes differences of width, accents and Arabic vowel signs, and turns katakana into hiragana. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(IGNORED_MARKS, '')
    .normalize('NFKC')
    .replaceAll(KATAKANA, (letter) => String.fromCodePoint(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}

/** A prohibited word in the form for comparison: only small letters and digits. Empty if it has none. */
export function normaliseProhibitedWord(word: string): string {
  return lettersOf(word).letters;
}

interface Letters {
  /** Small letters and digits, without anything between them. */
  readonly letters: string;
  /** The same, but letters that look like Latin ones are replaced by these, at the same positions. */
  readonly latin: string;
  /** The positions at which words begin and end. */
  readonly begins: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
}

function lettersOf(text: string): Letters {
  const begins = new Set<number>();
  const ends = new Set<number>();
  let letters = '';
  let latin = '';
  let isInWord = false;
  for (const character of folded(text)) {
    const isLetter = LETTER.test(character);
    if (isLetter && !isInWord) begins.add(letters.length);
    if (!isLetter && isInWord) ends.add(letters.length);
    if (isLetter) {
      letters += character.toLowerCase();
      latin += asLatin(character);
    }
    isInWord = isLetter;
  }
  ends.add(letters.length);
  return { letters, latin, begins, ends };
}

/**
 * The first prohibited word in a text; null: none. Case, width, accents and characters between the letters are ignored
 * ("B a-D"). Letters of another script count as the Latin letters that they look like, but only in a word that mixes
 * scripts: a Russian or Greek word stays as it is. In scripts with spaces only whole words are found, so "class" is never
 * hit by a word inside it; Chinese, Japanese, Korean and Thai words are found anywhere.
 *
 * @param words in the form of `normaliseProhibitedWord`
 */
export function findProhibitedWord(text: string, words: readonly string[]): string | null {
  const { letters, latin, begins, ends } = lettersOf(text);
  return words.find((word) => word !== '' && occurs(word)) ?? null;

  function occurs(word: string): boolean {
    const looks = [...word].map(asLatin).join('');
    for (let at = latin.indexOf(looks); at !== -1; at = latin.indexOf(looks, at + 1)) {
      const end = at + looks.length;
      const isWhole = UNSPACED.test(word) || (begins.has(at) && ends.has(end));
      const written = letters.slice(at, end);
      if (isWhole && (written === word || !isOneWriting(written))) return true;
    }
    return false;
  }
}
