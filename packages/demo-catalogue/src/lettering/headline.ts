import type { Headline, HeadlineRequest } from '@longstrip/core';
import { DEMO_LANGUAGES, type DemoLanguage } from '../works/language.ts';
import { balancedLines, pieces } from './breaking.ts';
import { type FontBook, openFontBook } from './faces.ts';
import { outlineOf, type ShapedLine, segmenter, shapeLine } from './shape.ts';
import { LEADING } from './voices.ts';

/** More characters are never shaped: a box has no room for them. */
const MOST_CHARACTERS = 300;
const SIZE_STEP = 0.92;
/** Which glyphs there are does not depend on the size. */
const MEASURE_PX = 40;
/** First baseline below the top, and the last line's depth below its baseline, in ems. */
const ASCENT: Record<DemoLanguage, number> = { en: 0.86, ja: 0.9, 'zh-Hant': 0.9, th: 1.08, ar: 1.05 };
const DESCENT: Record<DemoLanguage, number> = { en: 0.24, ja: 0.14, 'zh-Hant': 0.14, th: 0.36, ar: 0.5 };

/**
 * Sets texts in large, plain letters, each right in its script: for pictures whose words readers did not write, such as
 * those of shared links. Null for a text with a letter that no font here has: half a title would be worse than none. Symbols that
 * none has are left out.
 */
export async function setHeadlines(wishes: readonly HeadlineRequest[]): Promise<(Headline | null)[]> {
  const book = await openFontBook();
  return wishes.map((wish) => setHeadline(book, wish));
}

function setHeadline(book: FontBook, wish: HeadlineRequest): Headline | null {
  const asked = graphemes(wish.text.replaceAll(/\s+/g, ' ').trim()).slice(0, MOST_CHARACTERS).join('');
  for (const language of languagesFor(wish.language)) {
    const text = drawable(book, asked, language);
    if (text !== null) return text === '' ? null : fit(book, text, language, wish);
  }
  return null;
}

/** The text without the symbols that the fonts of a language lack; null where they lack a letter or a figure. */
function drawable(book: FontBook, asked: string, language: DemoLanguage): string | null {
  const missing = new Set(shapeLine(book, asked, language, 'headline', MEASURE_PX).missing);
  if (missing.size === 0) return asked;
  if ([...missing].some((grapheme) => /[\p{L}\p{N}]/u.test(grapheme))) return null;
  const left = graphemes(asked).map((grapheme) => (missing.has(grapheme) ? ' ' : grapheme));
  return left.join('').replaceAll(/\s+/g, ' ').trim();
}

function fit(book: FontBook, text: string, language: DemoLanguage, wish: HeadlineRequest): Headline {
  for (let size = wish.largestPx; size > wish.smallestPx; size *= SIZE_STEP) {
    const lines = linesAt(book, text, language, size, wish.widthPx);
    if (lines !== null && heightOf(lines.length, language, size) <= wish.heightPx) {
      return drawn(book, lines, language, size, wish.widthPx);
    }
  }
  return drawn(book, cutLines(book, text, language, wish), language, wish.smallestPx, wish.widthPx);
}

/** The languages whose fonts are tried, the text's own first. */
function languagesFor(language: string): DemoLanguage[] {
  const own = DEMO_LANGUAGES.find((each) => each.split('-')[0] === language.split('-')[0]) ?? 'en';
  return [own, ...DEMO_LANGUAGES.filter((each) => each !== own)];
}

const graphemes = (text: string) => [...segmenter('en', 'grapheme').segment(text)].map(({ segment }) => segment);

function lineOf(book: FontBook, text: string, language: DemoLanguage, sizePx: number): ShapedLine {
  return shapeLine(book, text, language, 'headline', sizePx);
}

/** Even lines no wider than the box; null where one word alone is wider. */
function linesAt(book: FontBook, text: string, language: DemoLanguage, sizePx: number, widthPx: number) {
  const lengthOf = (part: string) => lineOf(book, part.trim(), language, sizePx).lengthPx;
  const parts = pieces(text, language);
  if (parts.some((part) => lengthOf(part) > widthPx)) return null;
  return balancedLines(parts, widthPx, lengthOf);
}

/** As many lines of the smallest size as the box has room for. Words wider than it are broken. */
function cutLines(book: FontBook, text: string, language: DemoLanguage, wish: HeadlineRequest): string[] {
  const { smallestPx: size, widthPx } = wish;
  const lengthOf = (part: string) => lineOf(book, part.trim(), language, size).lengthPx;
  const parts = pieces(text, language).flatMap((part) => (lengthOf(part) > widthPx ? graphemes(part) : [part]));
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(last + part) <= widthPx) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  let most = 1;
  while (heightOf(most + 1, language, size) <= wish.heightPx) most += 1;
  if (lines.length <= most) return lines.map((line) => line.trim());
  const kept = lines.slice(0, most).map((line) => line.trim());
  let last = graphemes(kept.pop() ?? '');
  while (last.length > 0 && lengthOf(`${last.join('')}…`) > widthPx) last = last.slice(0, -1);
  return [...kept, `${last.join('').trim()}…`];
}

function heightOf(lineCount: number, language: DemoLanguage, sizePx: number): number {
  return sizePx * (ASCENT[language] + DESCENT[language] + LEADING[language] * (lineCount - 1));
}

function drawn(
  book: FontBook,
  lines: readonly string[],
  language: DemoLanguage,
  sizePx: number,
  widthPx: number,
): Headline {
  const outline = lines
    .map((text, index) => {
      const line = lineOf(book, text, language, sizePx);
      const left = language === 'ar' ? widthPx - line.lengthPx : 0;
      const baseline = sizePx * (ASCENT[language] + LEADING[language] * index);
      return outlineOf(line, (x, y) => [left + x, baseline + y]);
    })
    .join('');
  return { outline, heightPx: heightOf(lines.length, language, sizePx), lineCount: lines.length };
}
