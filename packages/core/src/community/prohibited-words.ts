import { asLatin, isOneWriting } from '../shared/look-alikes.ts';

/** Accents of Latin, Greek and Cyrillic letters, Arabic vowel signs, and the stroke that lengthens an Arabic word. */
const IGNORED_MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;
const LETTER = /[\p{L}\p{M}\p{Nd}]/u;
/** Scripts that put no space between words: a word of theirs is found inside of another. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** Full-size katakana with a hiragana of the same sound. */
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Without width, accents and Arabic vowel signs; katakana reads as hiragana. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(IGNORED_MARKS, '')
    .normalize('NFKC')
    .replaceAll(KATAKANA, (letter) => String.fromCodePoint(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}

/** A prohibited word as it is compared: small letters and digits alone. Empty where it has none. */
export function normaliseProhibitedWord(word: string): string {
  return lettersOf(word).letters;
}

interface Letters {
  /** Small letters without what stands between them. */
  readonly letters: string;
  /** The same with Latin letters for those that look like them, at the same places. */
  readonly latin: string;
  /** At which of them a word begins or ends. */
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
 * The first prohibited word in a text; null: none. Case, width, accents and what stands between letters make no difference
 * ("B a-D"); letters of another script that look alike make none where a word mixes both, so that one of Russian or Greek
 * is read as it is. A word of a script with spaces is found whole, so that "class" is no other word; one of Chinese,
 * Japanese, Korean or Thai is found anywhere.
 *
 * @param words as `normaliseProhibitedWord` writes them
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
