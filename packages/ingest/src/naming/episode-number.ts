import { readHanNumeral, readRomanNumeral } from './numerals.ts';

/**
 * Normalises an episode's number: ASCII digits, without leading zeros and trailing zeros of a fraction (`001` is `1`,
 * `12.50` is `12.5`). Letters after the number stay (`020.INH` is `20.INH`). A text that is not a number stays as it is
 * (`Extra 1`).
 */
export function normaliseEpisodeNumber(raw: string | null | undefined): string | null {
  const text = toAsciiDigits(raw ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  const match = /^(-?)0*(\d+)(?:[.,](?!\p{L})(\d*?)0*)?(\.?\p{L}{1,4})?$/u.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', fraction = '', variant = ''] = match;
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}${variant}`;
}

/** An episode of a season: `2-3`. A range gets an en dash (`1-1–3`), since `1-1-3` would be a part of one episode. */
export function numberInSeason(season: string, number: string): string {
  const range = /^(\d+)-(\d+)$/.exec(number);
  const isRange = range !== null && Number(range[1]) < Number(range[2]);
  return `${season}-${isRange ? number.replace('-', '–') : number}`;
}

/** Replaces the decimal digits of any script by ASCII ones. */
export function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0) ?? 0;
    // In Unicode the ten digits of a script are consecutive: count back to zero.
    for (let value = 0; value < 10; value += 1) {
      if (!/\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) return String(value);
    }
    return String(digitInLongRun(codePoint));
  });
}

/** Mathematical digits are one run of fifty, from U+1D7CE. */
function digitInLongRun(codePoint: number): number {
  return (codePoint - 0x1d7ce) % 10;
}

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
