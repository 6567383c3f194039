import { searchText } from '../catalogue/search-text.ts';

/** A range of a text, in UTF-16 code units; `end` is the first one after it. */
export interface TextRange {
  start: number;
  end: number;
}

/** The reading of a word in small letters beside it (ruby). */
export interface WordReading extends TextRange {
  reading: string;
}

/** Where one of several texts contains what was searched. */
export interface TextHit extends TextRange {
  /** Index of the text. */
  text: number;
}

/** A text as a search compares it, and where each of its code units comes from. */
export interface FoldedText {
  text: string;
  /** For each code unit where its letter starts and ends in the text as it is written. */
  starts: readonly number[];
  ends: readonly number[];
}

/** The number of hits is limited, since each of them is marked. */
export const TEXT_HITS_MOST = 500;

/** A run of spaces, or a letter with its marks, among them the voice marks that follow kana. */
const LETTER = /\s+|\P{M}[\p{M}\u309b\u309c\uff9e\uff9f]*|\p{M}+/gu;
const SPACE = /^\s/u;
/**
 * What has no width and no sound (soft hyphens, joiners, marks of direction, variants of a sign, the Arabic stretch), and
 * apostrophes, which are often typed in another form or left out: "don't", "dont".
 */
const SILENT =
  /[\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069]|\p{Variation_Selector}|['\u2018-\u201b\u02bc\u02bb`\u00b4]/gu;
const DOUBLE_QUOTE = /[\u201c-\u201f\u00ab\u00bb]/gu;
const DASH = /[\u2010-\u2015\u2212]/gu;

/** Texts of all languages have some thousand different letters. */
const FOLDED_LETTERS = new Map<string, string>();

function foldLetter(letter: string): string {
  if (SPACE.test(letter)) return ' ';
  const known = FOLDED_LETTERS.get(letter);
  if (known !== undefined) return known;
  const heard = letter.replaceAll(SILENT, '');
  const folded = heard === '' ? '' : searchText(heard).replaceAll(DOUBLE_QUOTE, '"').replaceAll(DASH, '-');
  FOLDED_LETTERS.set(letter, folded);
  return folded;
}

/**
 * Folds a text letter by letter in the form of `searchText`, so that it is found however it is typed, and hits can be marked
 * in it as it is written. Signs stay; quotes and dashes have one form each, runs of spaces are one.
 * @param readings words that are replaced by their readings, in order of the text
 */
export function foldText(text: string, readings: readonly WordReading[] = []): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  const add = (letter: string, { start, end }: TextRange) => {
    const written = foldLetter(letter);
    if (written === ' ' && folded.endsWith(' ')) return;
    folded += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  const addPart = (from: number, to: number) => {
    for (const { 0: letter, index } of text.slice(from, to).matchAll(LETTER))
      add(letter, { start: from + index, end: from + index + letter.length });
  };
  let from = 0;
  for (const { start, end, reading } of readings) {
    addPart(from, start);
    for (const [letter] of reading.matchAll(LETTER)) add(letter, { start, end });
    from = end;
  }
  addPart(from, text.length);
  return { text: folded, starts, ends };
}

/**
 * Where a text contains another, however both are written, also as a part of a word: in order, and without overlaps.
 * @param most not more hits are looked for
 */
export function findFolded(text: FoldedText, searched: string, most = TEXT_HITS_MOST): TextRange[] {
  return hitsIn(text, foldText(searched.trim()).text, most);
}

function hitsIn({ text, starts, ends }: FoldedText, wanted: string, most: number): TextRange[] {
  const hits: TextRange[] = [];
  if (wanted === '') return hits;
  let [at, reached] = [text.indexOf(wanted), 0];
  while (at !== -1 && hits.length < most) {
    const [start = 0, end = 0] = [starts[at], ends[at + wanted.length - 1]];
    // A letter that becomes several, such as ß, is one hit.
    const isNew = start >= reached;
    if (isNew) {
      hits.push({ start, end });
      reached = end;
    }
    at = text.indexOf(wanted, at + (isNew ? wanted.length : 1));
  }
  return hits;
}

/** Makes a search in several texts, with hits in order of the texts. It folds them at the first search, once. */
export function createTextFinder(texts: readonly string[]): (searched: string) => TextHit[] {
  let folded: readonly FoldedText[] | null = null;
  return (searched) => {
    const wanted = foldText(searched.trim()).text;
    if (wanted === '') return [];
    folded ??= texts.map((text) => foldText(text));
    return folded
      .flatMap((each, text) => hitsIn(each, wanted, TEXT_HITS_MOST).map((range) => ({ text, ...range })))
      .slice(0, TEXT_HITS_MOST);
  };
}
