import { unvoicedText } from './search-text.ts';

/** Characters that count as two letters: in a name of three of them one may be wrong. */
const SYLLABLES_AND_WORDS = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Scripts that are written without spaces: a word begins anywhere. */
const WRITTEN_TOGETHER =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Bopomofo}]/u;
const PLAIN_LETTERS = /^[a-z0-9]*$/;
/** Fewer plain letters than this occur in too many texts to narrow a search, unless they begin or end a word. */
const SELECTIVE_LETTERS = 3;
/** The Arabic article with its prefixes, before at least three letters: readers type it where a title has none. */
const ARTICLE = /^(?:[وبفك]?ال|و?لل)(?=.{3})/u;
/** What Arabic writes together with the next word: the article, "and", "in", "for", "so", "as". */
const ARABIC_PREFIXES = ['', 'ال', 'و', 'وال', 'ب', 'بال', 'ل', 'لل', 'ف', 'فال', 'ك', 'كال', 'ولل'];
const ARABIC = /^\p{Script=Arabic}/u;
/** Kana whose voicing marks may be wrong: from three characters on. */
const KANA_WORD = /^(?=.*\p{Script=Hiragana}).{3}/u;
/** Stands before the first letter: no code point is negative. */
const NO_LETTER = -1;
/** A word this short allows no typo by itself. */
const SHORT_WORD = /^\p{L}{2,3}$/u;

/**
 * Counts the typos in a search text that a text allows (record 0018): each word occurs in the text except for a few letters
 * inserted, missing, changed or swapped. Short words must match exactly, at the start of a word where words are separated:
 * with one wrong letter in three, any word would match any other. All wrong voicing marks on kana count as one typo. Both
 * texts come from `forgivingText`.
 *
 * @returns the typos of all words; null if a word does not match
 */
export function countTypos(searched: string, text: string): number | null {
  let typos = 0;
  for (const word of searched.split(' ')) {
    const edits = countTyposInWord(word, text);
    if (edits === null) return null;
    typos += edits;
  }
  return typos;
}

function countTyposInWord(word: string, text: string): number | null {
  if (ARTICLE.test(word) && beginsWordIn(word.replace(ARTICLE, ''), text)) return 0;
  const allowed = allowedTypos(word);
  const edits = allowed > 0 ? fewestEdits(word, text) : beginsWordIn(word, text) ? 0 : 1;
  if (edits <= allowed) return edits;
  return KANA_WORD.test(word) && unvoicedText(text).includes(unvoicedText(word)) ? 1 : null;
}

/** Whether a word of the text starts with a search text, which then has no typo. Both come from `forgivingText`. */
export function beginsWordIn(searched: string, text: string): boolean {
  const words = ` ${text.replaceAll('\n', ' ')}`;
  return wordBeginnings(searched).some((beginning) => words.includes(beginning));
}

/**
 * Beginnings to look for in ` ` + text: a word of the text starts with the search text, with or without an article before
 * it, exactly if one of them occurs there. In scripts without spaces it may occur anywhere.
 */
export function wordBeginnings(searched: string): readonly string[] {
  if (WRITTEN_TOGETHER.test(searched)) return [searched];
  return (ARABIC.test(searched) ? ARABIC_PREFIXES : ['']).map((prefix) => ` ${prefix}${searched}`);
}

/** A search text with one short word taken as wrong: all other words must match exactly. */
export interface ShortWordTypo {
  readonly wrong: string;
  readonly others: readonly string[];
}

/** One for each short word of a search text; none if the other words are too short to select anything. */
export function shortWordTypos(searched: string): readonly ShortWordTypo[] {
  const words = searched.split(' ');
  return words.flatMap((wrong, index) => {
    const others = words.toSpliced(index, 1);
    const isSelective = others.some((word) => word.length >= SELECTIVE_LETTERS);
    return isSelective && SHORT_WORD.test(wrong) && !WRITTEN_TOGETHER.test(wrong) ? [{ wrong, others }] : [];
  });
}

/** Whether a text has all other words, and a word that differs from the wrong one by one letter. */
export function matchesShortWordTypo({ wrong, others }: ShortWordTypo, text: string): boolean {
  if (!others.every((word) => beginsWordIn(word, text))) return false;
  return text
    .split(/[ \n]/u)
    .some((word) => Math.abs(word.length - wrong.length) <= 1 && fewestEdits(` ${wrong} `, ` ${word} `) <= 1);
}

/**
 * For each word, pieces of which a text must have at least one if `countTypos` accepts it. A word that allows `n` typos is
 * cut into `n + 1` pieces, and a typo changes only one of them. The exception is a swap across the cut of two pieces, so
 * the swapped letters around that cut are a third piece. (Not found: a word of three pieces with a swap across a cut and a
 * second typo.) A piece with a space before or after it starts or ends a word of the text: it is too short to select
 * anything elsewhere.
 */
export function exactPieces(searched: string): readonly (readonly string[])[] {
  return searched
    .split(' ')
    .map((word) => [...piecesOf(word), ...(ARTICLE.test(word) ? [word.replace(ARTICLE, '')] : [])]);
}

function piecesOf(word: string): readonly string[] {
  const characters = [...word];
  const count = allowedTypos(word) + 1;
  const cut = (piece: number) => Math.floor((characters.length * piece) / count);
  const part = (from: number, to: number) => characters.slice(Math.max(0, from), to).join('');
  const pieces = Array.from({ length: count }, (_, piece) => {
    const text = part(cut(piece), cut(piece + 1));
    const isSelective = count === 1 || text.length >= SELECTIVE_LETTERS || !PLAIN_LETTERS.test(text);
    if (!isSelective && piece === 0) return ` ${text}`;
    if (!isSelective && piece === count - 1) return `${text} `;
    return text;
  });
  if (count !== 2) return pieces;
  const at = cut(1);
  return [...pieces, part(at - 2, at - 1) + part(at, at + 1) + part(at - 1, at) + part(at + 1, at + 2)];
}

function allowedTypos(word: string): number {
  const characters = [...word];
  if (characters.length < 3) return 0;
  const letters = characters.reduce((sum, character) => sum + (SYLLABLES_AND_WORDS.test(character) ? 2 : 1), 0);
  if (letters < 4) return 0;
  if (letters < 8) return 1;
  return letters < 13 ? 2 : 3;
}

/**
 * The fewest insertions, deletions, changes and swaps of neighbours that make a word occur in a text: Sellers' algorithm,
 * where a match may begin and end anywhere. It works on numbers and in place, since a search runs it on a thousand texts.
 */
function fewestEdits(word: string, text: string): number {
  const letters = Uint32Array.from([...word], codePointOf);
  // Columns of the letter before the previous one, of the previous one, and of the current one.
  let before = Uint8Array.from(letters, (_, row) => row + 1);
  let left = before.slice();
  let column = before.slice();
  let lastPoint = NO_LETTER;
  let fewest = letters.length;
  for (const character of text) {
    const point = codePointOf(character);
    let lastLetter = NO_LETTER;
    // One row up in the current and in the previous column; one and two rows up in the one before it.
    let above = 0;
    let leftAbove = 0;
    let beforeAbove = 0;
    let beforeTwoAbove = 0;
    for (let row = 0; row < letters.length; row += 1) {
      const letter = letters[row] ?? 0;
      const here = left[row] ?? 0;
      let edits = Math.min(here + 1, above + 1, leftAbove + (letter === point ? 0 : 1));
      if (letter === lastPoint && lastLetter === point) edits = Math.min(edits, beforeTwoAbove + 1);
      column[row] = edits;
      lastLetter = letter;
      above = edits;
      leftAbove = here;
      beforeTwoAbove = beforeAbove;
      beforeAbove = before[row] ?? 0;
    }
    fewest = Math.min(fewest, above);
    lastPoint = point;
    [before, left, column] = [left, column, before];
  }
  return fewest;
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
