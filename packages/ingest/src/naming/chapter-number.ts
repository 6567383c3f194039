import { toAsciiDigits } from './episode-number.ts';

/** The number in a chapter's title and the word before it: `chapter` and 7 in `Chapter 7 – The Return`. */
export interface ChapterNumber {
  /** In lower case; empty if the title starts with the number. */
  word: string;
  number: number;
}

const ROMAN_VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };
const HAN_DIGITS = '一二三四五六七八九';

function romanNumber(text: string): number {
  const values = [...text].map((letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Up to 99: 十三, 二十, 四十五. */
function hanNumber(text: string): number {
  const digitValue = (digit: string) => HAN_DIGITS.indexOf(digit) + 1;
  const [tens = '', ones] = text.split('十');
  return ones === undefined
    ? digitValue(tens)
    : (tens === '' ? 1 : digitValue(tens)) * 10 + digitValue(ones.charAt(0) || '〇');
}

const PATTERNS: readonly [RegExp, (text: string) => number][] = [
  [/^(\P{Nd}{0,20}?)(\d{1,4})(?![\d.,:/]?\d)/u, Number],
  [/^((?:\p{L}+ )?)([IVXLC]+)(?=[.:]|\s*$)/u, romanNumber],
  [/^(第?)([一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])(?=[章話话回節部\s　.、]|$)/u, hanNumber],
];

/** Reads the number in a chapter's title, in digits of any script, Roman or Han numerals; null without one. */
export function readChapterNumber(title: string): ChapterNumber | null {
  const plain = toAsciiDigits(title.normalize('NFKC')).trim();
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match !== null) return { word: (match[1] ?? '').trim().toLowerCase(), number: read(match[2] ?? '') };
  }
  return null;
}
