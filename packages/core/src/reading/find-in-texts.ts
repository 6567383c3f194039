import { searchText } from '../catalogue/search-text.ts';

/** Where a text contains what was searched. */
export interface TextHit {
  /** Index of the text. */
  text: number;
  /** In UTF-16 code units of the text as it is written; `end` is the first unit after the hit. */
  start: number;
  end: number;
}

/** The number of hits is limited, since each of them is marked. */
export const TEXT_HITS_MOST = 1_000;

/** A letter with its marks: what is compared as one. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;
const SPACE = /^\s+$/u;
/** Often typed in another form, or left out: "don't", "dont". */
const APOSTROPHE = /['\u2019\u2018\u02bc\u02bb`\u00b4]/gu;

interface FoldedText {
  folded: string;
  /** For each unit of `folded` where its letter starts and ends in the text as it is written. */
  starts: number[];
  ends: number[];
}

/**
 * Makes a search in texts that finds a part of a word too, in any case, without regard to accents, widths of letters, kana of
 * either kind and Arabic vowel signs (as `searchText`), in order of the texts. It folds the texts at the first search, once.
 */
export function createTextFinder(texts: readonly string[]): (searched: string) => TextHit[] {
  const letters = new Map<string, string>();
  let folded: readonly FoldedText[] | null = null;
  return (searched) => {
    const wanted = foldText(searched.trim(), letters).folded;
    if (wanted === '') return [];
    folded ??= texts.map((text) => foldText(text, letters));
    return folded.flatMap((text, index) => hitsIn(text, wanted, index)).slice(0, TEXT_HITS_MOST);
  };
}

function foldText(text: string, letters: Map<string, string>): FoldedText {
  const found: FoldedText = { folded: '', starts: [], ends: [] };
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const folded = letters.get(letter) ?? foldLetter(letter);
    letters.set(letter, folded);
    // Between two spaces nothing is searched: a line break beside a space counts as one.
    if (folded === ' ' && found.folded.endsWith(' ')) continue;
    found.folded += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      found.starts.push(index);
      found.ends.push(index + letter.length);
    }
  }
  return found;
}

function foldLetter(letter: string): string {
  if (SPACE.test(letter)) return ' ';
  const plain = letter.replaceAll(APOSTROPHE, '');
  return plain === '' ? '' : searchText(plain);
}

function hitsIn({ folded, starts, ends }: FoldedText, wanted: string, text: number): TextHit[] {
  const hits: TextHit[] = [];
  let [at, reached] = [folded.indexOf(wanted), 0];
  while (at >= 0) {
    const [start = 0, end = 0] = [starts[at], ends[at + wanted.length - 1]];
    // A letter that becomes several, such as ß, is one hit.
    const isNew = start >= reached;
    if (isNew) {
      hits.push({ text, start, end });
      reached = end;
    }
    at = folded.indexOf(wanted, at + (isNew ? wanted.length : 1));
  }
  return hits;
}
