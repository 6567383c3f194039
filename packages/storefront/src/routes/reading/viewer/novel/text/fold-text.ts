import type { Reading, TextRange } from './text-map.ts';

/** A text as a search compares it, and where each of its code units comes from. */
export interface FoldedText {
  text: string;
  /** The source of each code unit: where its letter begins and ends. */
  starts: readonly number[];
  ends: readonly number[];
}

/** A letter with the marks on it, or a run of spaces. */
const LETTERS = /\s+|\P{M}\p{M}*|\p{M}+/gsu;
/** Accents of Latin, Greek and Cyrillic letters, and Arabic vowel signs. Marks of Thai and kana are letters of their own. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f\u0670]|\p{Variation_Selector}/gu;
/** What has no width and no sound: soft hyphens, joiners, direction marks, the Arabic stretch. */
const SILENT = /[\u00ad\u0640\u200b-\u200f\u2060-\u2064\ufeff]/gu;
const QUOTES = /[\u2018\u2019\u201a\u02bc]/gu;
const DOUBLE_QUOTES = /[\u201c-\u201e\u00ab\u00bb]/gu;
const DASHES = /[\u2010-\u2015]/gu;
const KATAKANA = /[\u30a1-\u30f6]/gu;
/** So far before a letter of katakana stands the same one of hiragana. */
const TO_HIRAGANA = 0x60;

function foldLetter(letter: string): string {
  if (/^\s/u.test(letter)) return ' ';
  return (
    letter
      .normalize('NFKD')
      .replaceAll(ACCENTS, '')
      .replaceAll(SILENT, '')
      .normalize('NFC')
      // Upper case makes one of letters that lower case leaves apart, such as ß and ss.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(QUOTES, "'")
      .replaceAll(DOUBLE_QUOTES, '"')
      .replaceAll(DASHES, '-')
      .replaceAll(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
  );
}

/** Folds are few: a text has some hundred different letters. */
const known = new Map<string, string>();

/**
 * Folds case, accents, widths, kana, quotes and spaces, so that a text is found however it is typed.
 * @param readings words that are replaced by their readings
 */
export function foldText(text: string, readings: readonly Reading[] = []): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  const add = (written: string, { start, end }: TextRange) => {
    folded += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  const addPart = (from: number, to: number) => {
    for (const { 0: letter, index } of text.slice(from, to).matchAll(LETTERS)) {
      const written = known.get(letter) ?? foldLetter(letter);
      if (!/^\s/u.test(letter)) known.set(letter, written);
      add(written, { start: from + index, end: from + index + letter.length });
    }
  };
  let from = 0;
  for (const { start, end, reading } of readings) {
    addPart(from, start);
    for (const { 0: letter } of reading.matchAll(LETTERS)) add(foldLetter(letter), { start, end });
    from = end;
  }
  addPart(from, text.length);
  return { text: folded, starts, ends };
}

/** Where a text contains another, however both are written; hits do not overlap. */
export function findFolded({ text, starts, ends }: FoldedText, query: string, most = Number.POSITIVE_INFINITY) {
  const wanted = foldText(query.trim()).text;
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
