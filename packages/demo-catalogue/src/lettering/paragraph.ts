import type { DemoLanguage } from '../works/language.ts';
import { balancedLines, pieces } from './breaking.ts';
import type { FontBook } from './faces.ts';
import { outlineOf, shapeLine } from './shape.ts';
import { LEADING, type Voice } from './voices.ts';

/** A set text as one path, its middle at x 0 and its top at y 0. */
export interface Paragraph {
  outline: string;
  widthPx: number;
  heightPx: number;
  sizePx: number;
  lines: readonly string[];
  missing: readonly string[];
}

/** First baseline below the top, in ems. */
const ASCENT: Record<DemoLanguage, number> = { en: 0.84, ja: 0.88, 'zh-Hant': 0.88, th: 1, ar: 0.95 };

/** Sets a text in centred, even lines no wider than `limitPx`; a word wider than that makes the whole text smaller. */
export function setParagraph(
  book: FontBook,
  text: string,
  language: DemoLanguage,
  voice: Voice,
  sizePx: number,
  limitPx: number,
): Paragraph {
  const lengthAt = (part: string, size: number) => shapeLine(book, part, language, voice, size).lengthPx;
  const blocks = text.split('\n').map((block) => pieces(block, language));
  const widest = Math.max(...blocks.flat().map((piece) => lengthAt(piece.trim(), sizePx)));
  const size = widest > limitPx ? (sizePx * limitPx) / widest : sizePx;
  const lines = blocks.flatMap((block) => balancedLines(block, limitPx, (part) => lengthAt(part, size)));
  const shaped = lines.map((line) => shapeLine(book, line, language, voice, size));
  const lead = LEADING[language] * size;
  let outline = '';
  shaped.forEach((line, index) => {
    const y = size * ASCENT[language] + index * lead;
    outline += outlineOf(line, (px, py) => [px - line.lengthPx / 2, py + y]);
  });
  return {
    outline,
    widthPx: Math.max(...shaped.map((line) => line.lengthPx)),
    heightPx: size * (language === 'th' || language === 'ar' ? 1.3 : 1.08) + lead * (lines.length - 1),
    sizePx: size,
    lines,
    missing: shaped.flatMap((line) => line.missing),
  };
}

/** Sets Japanese in columns from right to left, each at most `limitPx` long; the middle of all at x 0, the top at y 0. */
export function setColumns(book: FontBook, text: string, voice: Voice, sizePx: number, limitPx: number): Paragraph {
  const lengthOf = (part: string) => shapeLine(book, part, 'ja', voice, sizePx, { vertical: true }).lengthPx;
  const columns = text.split('\n').flatMap((block) => balancedLines(pieces(block, 'ja'), limitPx, lengthOf));
  const shaped = columns.map((column) => shapeLine(book, column, 'ja', voice, sizePx, { vertical: true }));
  const step = sizePx * 1.3;
  const width = sizePx + step * (columns.length - 1);
  let outline = '';
  shaped.forEach((column, index) => {
    const x = width / 2 - sizePx / 2 - index * step;
    outline += outlineOf(column, (px, py) => [px + x, py]);
  });
  return {
    outline,
    widthPx: width,
    heightPx: Math.max(...shaped.map((column) => column.lengthPx)),
    sizePx,
    lines: columns,
    missing: shaped.flatMap((column) => column.missing),
  };
}
