import { toAsciiDigits } from './episode-number.ts';
import { readHanNumeral, readRomanNumeral } from './numerals.ts';

/** The number in a chapter's title and the word before it: `chapter` and 7 in `Chapter 7 – The Return`. */
export interface ChapterNumber {
  /** In lower case; empty if the title starts with the number. */
  word: string;
  number: number;
}

const PATTERNS: readonly [RegExp, (text: string) => number | null][] = [
  [/^(\P{Nd}{0,20}?)(\d{1,4})(?![\d.,:/]?\d)/u, Number],
  [/^((?:\p{L}+ )?)([IVXLC]+)(?=[.:]|\s*$)/u, readRomanNumeral],
  [/^(第?)([〇零一二三四五六七八九十百廿卅]{1,5})(?=[章話话回節部\s　.、]|$)/u, readHanNumeral],
];

/** Reads the number in a chapter's title, in digits of any script, Roman or Han numerals; null without one. */
export function readChapterNumber(title: string): ChapterNumber | null {
  const plain = toAsciiDigits(title.normalize('NFKC')).trim();
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(plain);
    const number = match === null ? null : read(match[2] ?? '');
    if (match !== null && number !== null) return { word: (match[1] ?? '').trim().toLowerCase(), number };
  }
  return null;
}
