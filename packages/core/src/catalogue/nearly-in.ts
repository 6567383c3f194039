import { unvoicedText } from './search-text.ts';

/** Characters that say as much as several letters do: in a name of three of them one may be wrong. */
const SYLLABLES_AND_WORDS = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Scripts whose words are written together: a word of theirs begins anywhere. */
const WRITTEN_TOGETHER =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Bopomofo}]/u;
const PLAIN_LETTERS = /^[a-z0-9]*$/;
/** Fewer plain letters than this stand in so many texts that they tell nothing, unless they begin or end a word. */
const TELLING_LETTERS = 3;
/**
 * The Arabic article, with what is written together with it, before a word that says something without it: a reader types it
 * where a title has none.
 */
const ARTICLE = /^(?:[وبفك]?ال|و?لل)(?=.{3})/u;
/** What is written together with an Arabic word and is no part of it: the article, "and", "in", "for", "so", "as". */
const ARABIC_PREFIXES = ['', 'ال', 'و', 'وال', 'ب', 'بال', 'ل', 'لل', 'ف', 'فال', 'ك', 'كال', 'ولل'];
const ARABIC = /^\p{Script=Arabic}/u;
/** Kana of which a mark of voice may be wrong: of two characters alone, any may be meant. */
const KANA_WORD = /^(?=.*\p{Script=Hiragana}).{3}/u;
/** A word this short is forgiven nothing by itself. */
const SHORT_WORD = /^\p{L}{2,3}$/u;

/**
 * How many mistakes of typing a text forgives a search text (record 0018): each word of it stands somewhere in the text but
 * for a letter or a few put in, left out or changed. Short words must stand there as they are, and where words are written
 * apart as the beginning of one: with one letter in three wrong, any word is near any other. Wrong marks of voice on kana
 * are one mistake, however many. Both as `forgivingText` gives them.
 *
 * @returns the mistakes of all words; null where a word stands nowhere near
 */
export function mistakesIn(searched: string, text: string): number | null {
  let mistakes = 0;
  for (const word of searched.split(' ')) {
    const edits = mistakesInWord(word, text);
    if (edits === null) return null;
    mistakes += edits;
  }
  return mistakes;
}

function mistakesInWord(word: string, text: string): number | null {
  if (ARTICLE.test(word) && beginsWordIn(word.replace(ARTICLE, ''), text)) return 0;
  const forgiven = mistakesForgiven(word);
  const edits = forgiven > 0 ? fewestEdits(word, text) : beginsWordIn(word, text) ? 0 : 1;
  if (edits <= forgiven) return edits;
  return KANA_WORD.test(word) && unvoicedText(text).includes(unvoicedText(word)) ? 1 : null;
}

/**
 * Whether a word of the text begins with a search text: then that was meant and nothing was mistyped. Both as
 * `forgivingText` gives them.
 */
export function beginsWordIn(searched: string, text: string): boolean {
  const words = ` ${text.replaceAll('\n', ' ')}`;
  return wordBeginnings(searched).some((beginning) => words.includes(beginning));
}

/**
 * One of these stands in a text, with a blank before it, where a word of the text begins with a search text, be it behind
 * an article; what is written together stands anywhere.
 */
export function wordBeginnings(searched: string): readonly string[] {
  if (WRITTEN_TOGETHER.test(searched)) return [searched];
  return (ARABIC.test(searched) ? ARABIC_PREFIXES : ['']).map((prefix) => ` ${prefix}${searched}`);
}

/** What may be meant if one short word of a search text is wrong: all its others stand in the text as they are. */
export interface Slip {
  readonly wrong: string;
  readonly others: readonly string[];
}

/** Each short word of a search text, taken as the wrong one; none where the others would say nothing without it. */
export function slipsOf(searched: string): readonly Slip[] {
  const words = searched.split(' ');
  return words.flatMap((wrong, index) => {
    const others = words.toSpliced(index, 1);
    const isTold = others.some((word) => word.length >= TELLING_LETTERS);
    return isTold && SHORT_WORD.test(wrong) && !WRITTEN_TOGETHER.test(wrong) ? [{ wrong, others }] : [];
  });
}

/** Whether a text holds what was meant: the other words whole, and instead of the wrong one a word one letter away. */
export function isSlipIn({ wrong, others }: Slip, text: string): boolean {
  if (!others.every((word) => beginsWordIn(word, text))) return false;
  return text
    .split(/[ \n]+/u)
    .some((word) => Math.abs(word.length - wrong.length) <= 1 && fewestEdits(` ${wrong} `, ` ${word} `) <= 1);
}

/**
 * What a text must hold so that `mistakesIn` may find a search text in it: of each word one of these pieces, whole. A word
 * with `n` mistakes forgiven is cut in `n + 1`, and no mistake spoils two, but for letters exchanged across a cut: of two
 * pieces they spoil both, so the cut is a third piece, with these put right. A piece with a blank before or behind it
 * begins or ends a word of the text: it is so short that it tells nothing elsewhere.
 */
export function wholePieces(searched: string): readonly (readonly string[])[] {
  return searched
    .split(' ')
    .map((word) => [...piecesOf(word), ...(ARTICLE.test(word) ? [word.replace(ARTICLE, '')] : [])]);
}

function piecesOf(word: string): readonly string[] {
  const characters = [...word];
  const count = mistakesForgiven(word) + 1;
  const cut = (piece: number) => Math.floor((characters.length * piece) / count);
  const part = (from: number, to: number) => characters.slice(Math.max(0, from), to).join('');
  const pieces = Array.from({ length: count }, (_, piece) => {
    const text = part(cut(piece), cut(piece + 1));
    const isTelling = count === 1 || text.length >= TELLING_LETTERS || !PLAIN_LETTERS.test(text);
    if (!isTelling && piece === 0) return ` ${text}`;
    if (!isTelling && piece === count - 1) return `${text} `;
    return text;
  });
  if (count !== 2) return pieces;
  const at = cut(1);
  return [...pieces, part(at - 2, at - 1) + part(at, at + 1) + part(at - 1, at) + part(at + 1, at + 2)];
}

function mistakesForgiven(word: string): number {
  const characters = [...word];
  if (characters.length < 3) return 0;
  const letters = characters.reduce((sum, character) => sum + (SYLLABLES_AND_WORDS.test(character) ? 2 : 1), 0);
  if (letters < 4) return 0;
  if (letters < 8) return 1;
  return letters < 13 ? 2 : 3;
}

/**
 * The fewest letters to put in, leave out, change or exchange with the next so that a word stands somewhere in a text:
 * Sellers' algorithm, where a match may begin and end anywhere. In numbers and in place, since a search asks it of a
 * thousand texts.
 */
function fewestEdits(word: string, text: string): number {
  const letters = Uint32Array.from([...word], codePointOf);
  // Of the text up to the letter before the last, to the last, and to the one that is looked at.
  let before = Uint8Array.from(letters, (_, row) => row + 1);
  let left = before.slice();
  let column = before.slice();
  let lastPoint = -1;
  let fewest = letters.length;
  for (const character of text) {
    const point = codePointOf(character);
    let above = 0;
    for (let row = 0; row < letters.length; row += 1) {
      const diagonal = row === 0 ? 0 : (left[row - 1] ?? 0);
      let edits = Math.min((left[row] ?? 0) + 1, above + 1, diagonal + (letters[row] === point ? 0 : 1));
      if (row > 0 && letters[row] === lastPoint && letters[row - 1] === point) {
        edits = Math.min(edits, (row === 1 ? 0 : (before[row - 2] ?? 0)) + 1);
      }
      column[row] = edits;
      above = edits;
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
