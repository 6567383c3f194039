/** Characters that say as much as several letters do: in a name of three of them one may be wrong. */
const SYLLABLES_AND_WORDS = /[\p{Script=Han}\p{Script=Hangul}]/u;
/** Scripts whose words are written together: a word of theirs begins anywhere. */
const WRITTEN_TOGETHER =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Bopomofo}]/u;
const PLAIN_LETTERS = /^[a-z0-9]*$/;
/** Fewer plain letters than this stand in so many texts that they tell nothing, unless they begin or end a word. */
const TELLING_LETTERS = 3;

/**
 * How many mistakes of typing a text forgives a search text (record 0018): each word of it stands somewhere in the text but
 * for a letter or a few put in, left out or changed. Short words must stand there as they are, and where words are written
 * apart as the beginning of one: with one letter in three wrong, any word is near any other. Both as `forgivingText`
 * gives them.
 *
 * @returns the mistakes of all words; null where a word stands nowhere near
 */
export function mistakesIn(searched: string, text: string): number | null {
  let mistakes = 0;
  for (const word of searched.split(' ')) {
    const forgiven = mistakesForgiven(word);
    if (forgiven === 0) {
      if (!standsWhole(word, text)) return null;
    } else {
      const edits = fewestEdits(word, text);
      if (edits > forgiven) return null;
      mistakes += edits;
    }
  }
  return mistakes;
}

/**
 * What a text must hold so that `mistakesIn` may find a search text in it: of each word one of these pieces, whole. A word
 * with `n` mistakes forgiven is cut in `n + 1`, and no mistake spoils two. A piece with a blank before or behind it begins or
 * ends a word of the text: so short that it tells nothing elsewhere.
 */
export function wholePieces(searched: string): readonly (readonly string[])[] {
  return searched.split(' ').map((word) => {
    const characters = [...word];
    const count = mistakesForgiven(word) + 1;
    const cut = (piece: number) => Math.floor((characters.length * piece) / count);
    return Array.from({ length: count }, (_, piece) => {
      const text = characters.slice(cut(piece), cut(piece + 1)).join('');
      const isTelling = count === 1 || text.length >= TELLING_LETTERS || !PLAIN_LETTERS.test(text);
      if (!isTelling && piece === 0) return ` ${text}`;
      if (!isTelling && piece === count - 1) return `${text} `;
      return text;
    });
  });
}

function standsWhole(word: string, text: string): boolean {
  if (WRITTEN_TOGETHER.test(word)) return text.includes(word);
  return ` ${text.replaceAll('\n', ' ')}`.includes(` ${word}`);
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
 * The fewest letters to put in, leave out or change so that a word stands somewhere in a text: Sellers' algorithm, where a
 * match may begin and end anywhere. In numbers and in place, since a search asks it of a thousand texts.
 */
function fewestEdits(word: string, text: string): number {
  const letters = Uint32Array.from([...word], (character) => character.codePointAt(0) ?? 0);
  const column = Uint32Array.from(letters, (_, row) => row + 1);
  const last = letters.length - 1;
  let fewest = letters.length;
  for (const character of text) {
    const point = character.codePointAt(0);
    let above = 0;
    let diagonal = 0;
    for (let row = 0; row <= last; row += 1) {
      const left = column[row] ?? 0;
      const edits = Math.min(left + 1, above + 1, diagonal + (letters[row] === point ? 0 : 1));
      column[row] = edits;
      diagonal = left;
      above = edits;
    }
    fewest = Math.min(fewest, above);
  }
  return fewest;
}
