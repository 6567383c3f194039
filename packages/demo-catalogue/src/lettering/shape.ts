import bidiFactory from 'bidi-js';
import type { Point } from '../draw/geometry.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { Face, FontBook } from './faces.ts';
import type { Voice } from './voices.ts';

const bidi = bidiFactory();

/** A glyph's outline and where it stands; y down, the baseline at 0 (vertical: the column's middle at x 0). */
export interface PlacedGlyph {
  outline: string;
  x: number;
  y: number;
  scale: number;
  advance: number;
}

/** One shaped line. */
export interface ShapedLine {
  glyphs: readonly PlacedGlyph[];
  /** Along the line: to the right, or down when vertical. */
  lengthPx: number;
  /** Characters that no font of the stack has. */
  missing: readonly string[];
}

export interface ShapeOptions {
  /** Extra distance between letters; never use it on Arabic or Thai. */
  trackPx?: number;
  vertical?: boolean;
}

/** Joiners and selectors that need no glyph of their own. */
const INVISIBLE = new Set([0x200b, 0x200c, 0x200d, 0xad, 0xfe0f]);

const segmenters = new Map<string, Intl.Segmenter>();
export function segmenter(language: DemoLanguage, granularity: 'grapheme' | 'word'): Intl.Segmenter {
  const key = `${language}/${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity });
  segmenters.set(key, made);
  return made;
}

interface Run {
  text: string;
  face: Face;
  level: number;
}

/** Splits a line into runs of one font and one direction, in the order of the text. */
function runsOf(text: string, stack: readonly Face[], language: DemoLanguage, missing: string[]): Run[] {
  const levels = bidi.getEmbeddingLevels(text, language === 'ar' ? 'rtl' : 'ltr').levels;
  const runs: Run[] = [];
  let index = 0;
  for (const { segment } of segmenter(language, 'grapheme').segment(text)) {
    const codePoints = [...segment]
      .map((character) => character.codePointAt(0) ?? 0)
      .filter((code) => !INVISIBLE.has(code));
    const level = levels[index] ?? 0;
    index += segment.length;
    let face = stack.find((candidate) => codePoints.every((code) => candidate.has(code)));
    if (!face) {
      missing.push(segment);
      face = stack[0];
    }
    if (!face) throw new Error('an empty font stack');
    const previous = runs[runs.length - 1];
    const joins =
      previous &&
      previous.level === level &&
      (previous.face === face || (/^\s$/.test(segment) && previous.face.has(32)));
    if (previous && joins) previous.text += segment;
    else runs.push({ text: segment, face, level });
  }
  return runs;
}

/** Rule L2 of the bidirectional algorithm: from the highest level down, turn each stretch of that level round. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}

const shapedLines = new Map<string, ShapedLine>();
const SHAPED_LINES_KEPT = 4000;

/** Shapes one line; equal lines are shaped once. */
export function shapeLine(
  book: FontBook,
  text: string,
  language: DemoLanguage,
  voice: Voice,
  sizePx: number,
  options: ShapeOptions = {},
): ShapedLine {
  const key = `${language}|${voice}|${sizePx}|${options.trackPx ?? 0}|${options.vertical ? 'v' : 'h'}|${text}`;
  const known = shapedLines.get(key);
  if (known) return known;
  const made = shapeAnew(book, text, language, voice, sizePx, options);
  if (shapedLines.size >= SHAPED_LINES_KEPT) shapedLines.clear();
  shapedLines.set(key, made);
  return made;
}

function shapeAnew(
  book: FontBook,
  text: string,
  language: DemoLanguage,
  voice: Voice,
  sizePx: number,
  options: ShapeOptions,
): ShapedLine {
  const { harfbuzz } = book;
  const missing: string[] = [];
  const runs = runsOf(text, book.stack(language, voice), language, missing);
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  let y = 0;
  for (const run of options.vertical ? runs : inVisualOrder(runs)) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    buffer.setDirection(
      options.vertical ? harfbuzz.Direction.TTB : run.level % 2 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR,
    );
    harfbuzz.shape(run.face.font, buffer);
    const scale = sizePx / run.face.unitsPerEm;
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    infos.forEach((info, index) => {
      const position = positions[index];
      if (!position) return;
      const outline = run.face.outlineOf(info.codepoint);
      if (outline)
        glyphs.push({
          outline,
          x: x + position.xOffset * scale,
          y: y - position.yOffset * scale,
          scale,
          advance: position.xAdvance * scale,
        });
      x += position.xAdvance * scale + (position.xAdvance ? (options.trackPx ?? 0) : 0);
      y -= position.yAdvance * scale;
    });
  }
  return { glyphs, lengthPx: options.vertical ? y : x - (options.trackPx ?? 0), missing };
}

/** Path data of a line with every point sent through `move`; the index is that of the glyph. */
export function outlineOf(
  line: ShapedLine,
  move: (x: number, y: number, glyph: number) => Point = (x, y) => [x, y],
): string {
  let path = '';
  line.glyphs.forEach((glyph, index) => {
    path += glyph.outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, list: string) => {
      const values = list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
      let text = command;
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [px, py] = move(
          glyph.x + Number(values[at]) * glyph.scale,
          glyph.y - Number(values[at + 1]) * glyph.scale,
          index,
        );
        text += `${at ? ' ' : ''}${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`;
      }
      return text;
    });
  });
  return path;
}
