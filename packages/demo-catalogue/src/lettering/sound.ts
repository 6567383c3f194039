import { num } from '../draw/geometry.ts';
import { shape } from '../draw/svg.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { FontBook } from './faces.ts';
import { outlineOf, shapeLine } from './shape.ts';

export interface SoundColours {
  fill: string;
  edge: string;
  inner: string;
}

/** A sound effect around (x, y), as wide as `limitPx` allows, leaning and uneven; joined scripts stay even. */
export function drawSound(
  book: FontBook,
  text: string,
  language: DemoLanguage,
  x: number,
  y: number,
  sizePx: number,
  limitPx: number,
  turnDegrees: number,
  colours: SoundColours,
): string {
  const first = shapeLine(book, text, language, 'shout', sizePx);
  const size = first.lengthPx > limitPx ? Math.floor((sizePx * limitPx) / first.lengthPx) : sizePx;
  const set = shapeLine(book, text, language, 'shout', size);
  const joined = language === 'ar' || language === 'th';
  const outline = outlineOf(set, (px, py, index) => {
    const swell = joined ? 1 : 1 + 0.12 * Math.sin(index * 2.1);
    const left = set.glyphs[index]?.x ?? 0;
    return [left + (px - left) * swell - set.lengthPx / 2 - py * 0.18, py * swell + size * 0.34];
  });
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turnDegrees)})">${shape(outline, colours.edge, { ink: colours.edge, inkWidth: size * 0.18 })}${shape(outline, colours.inner, { ink: colours.inner, inkWidth: size * 0.08 })}${shape(outline, colours.fill)}</g>`;
}
