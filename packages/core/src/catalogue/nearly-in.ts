/** Characters that say as much as several letters do: in a name of three of them one may be wrong. */
const SYLLABLES_AND_WORDS = /[\p{Script=Han}\p{Script=Hangul}]/u;

/**
 * Whether each word of a search text stands in another text but for a mistake or two of typing (record 0018). Both as
 * `forgivingText` gives them. Short words must stand there as they are: with one letter in three wrong, any word is near
 * any other.
 */
export function isNearlyIn(searched: string, text: string): boolean {
  return searched.split(' ').every((word) => fewestEdits(word, text) <= mistakesForgiven(word));
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
 * match may begin and end anywhere.
 */
function fewestEdits(word: string, text: string): number {
  const letters = [...word];
  let column = letters.map((_, row) => row + 1);
  let fewest = letters.length;
  for (const character of text) {
    let above = 0;
    let diagonal = 0;
    column = column.map((left, row) => {
      const edits = Math.min(left + 1, above + 1, diagonal + (letters[row] === character ? 0 : 1));
      diagonal = left;
      above = edits;
      return edits;
    });
    fewest = Math.min(fewest, column.at(-1) ?? 0);
  }
  return fewest;
}
