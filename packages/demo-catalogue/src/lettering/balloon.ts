import { blob, type Knot, lerp, num, type Point, polygon } from '../draw/geometry.ts';
import { circle, place, rect, shape } from '../draw/svg.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { FontBook } from './faces.ts';
import { type Paragraph, setColumns, setParagraph } from './paragraph.ts';
import { type Obstacle, type Tail, tailToward } from './tail.ts';
import type { Voice } from './voices.ts';

/** How something is said. `box` is narration. */
export type Tone = 'say' | 'shout' | 'think' | 'whisper' | 'box';

/** A series' way of lettering. */
export interface BalloonStyle {
  speech: Voice;
  caption: Voice;
  fill: string;
  ink: string;
  boxFill: string;
  boxInk: string;
  /** Latin letters as capitals, as print comics do. */
  capitals?: boolean;
  /** Outline width at text size 34. */
  line: number;
  /** Round boxes, or square ones. */
  rounded?: boolean;
  /** Japanese in columns. */
  vertical?: boolean;
}

export interface BalloonRequest {
  text: string;
  tone: Tone;
  language: DemoLanguage;
  sizePx: number;
  /** Widest line, or longest column. */
  limitPx: number;
  /** Where the tail points; none without. */
  mouth?: Point;
  /** What the tail ends before, the speaker's head first. */
  heads?: readonly Obstacle[];
}

/** A balloon around (0, 0), its middle; `reach` is half its size, for keeping it inside a page. */
export interface Balloon {
  reach: Point;
  draw(x: number, y: number): string;
  /** The end of the tail of a balloon that stands there; `null` where it has none. */
  tip(x: number, y: number): Point | null;
  missing: readonly string[];
}

export function makeBalloon(book: FontBook, style: BalloonStyle, request: BalloonRequest): Balloon {
  const { tone, language } = request;
  const voice: Voice = tone === 'shout' ? 'shout' : tone === 'box' ? style.caption : style.speech;
  const size = request.sizePx * (tone === 'shout' ? (language === 'en' ? 1.22 : 1.12) : tone === 'whisper' ? 0.92 : 1);
  const text = style.capitals && language === 'en' ? request.text.toLocaleUpperCase('en') : request.text;
  const columns = style.vertical === true && language === 'ja';
  const set: Paragraph = columns
    ? setColumns(book, text, voice, size, request.limitPx)
    : setParagraph(book, text, language, voice, size, request.limitPx);
  const padX = tone === 'box' ? size * 0.72 : size * 0.8 + set.widthPx * (columns ? 0.16 : 0.115);
  const padY = tone === 'box' ? size * 0.56 : size * 0.66 + set.heightPx * (columns ? 0.12 : 0.2);
  const reach: Point = [set.widthPx / 2 + padX, set.heightPx / 2 + padY];
  const ink = tone === 'box' ? style.boxInk : style.ink;
  const weight = voice === 'speech' && language === 'en' ? { ink, inkWidth: size * 0.03 } : {};
  const letters = place(shape(set.outline, ink, weight), 0, -set.heightPx / 2);
  const tailFrom = (x: number, y: number): Tail | null =>
    request.mouth && tone !== 'box' && tone !== 'whisper'
      ? tailToward(
          reach,
          [request.mouth[0] - x, request.mouth[1] - y],
          (request.heads ?? []).map((head) => ({ ...head, x: head.x - x, y: head.y - y })),
        )
      : null;
  return {
    reach,
    missing: set.missing,
    tip: (x, y) => {
      const tail = tailFrom(x, y);
      return tail && [tail.tip[0] + x, tail.tip[1] + y];
    },
    draw: (x, y) => {
      const tail = tailFrom(x, y);
      const body = tone === 'box' ? boxBody(style, reach) : balloonBody(style, tone, reach, tail, size);
      return place(body + letters, x, y);
    },
  };
}

function boxBody(style: BalloonStyle, [a, c]: Point): string {
  const width = style.line * 0.9;
  if (style.rounded)
    return `<rect x="${num(-a)}" y="${num(-c)}" width="${num(a * 2)}" height="${num(c * 2)}" rx="14" fill="${style.boxFill}" stroke="${style.boxInk}" stroke-width="${num(width)}"/>`;
  return rect(-a, -c, a * 2, c * 2, style.boxFill, { ink: style.boxInk, inkWidth: width });
}

function balloonBody(style: BalloonStyle, tone: Tone, reach: Point, tail: Tail | null, size: number): string {
  const body = outlineFor(tone, reach);
  const width = style.line * (tone === 'shout' ? 1.5 : 1);
  if (tone === 'whisper')
    return (
      shape(body, style.fill) +
      `<path d="${body}" fill="none" stroke="${style.ink}" stroke-width="${num(width)}" stroke-dasharray="10 8"/>`
    );
  if (tone === 'think')
    return shape(body, style.fill, { ink: style.ink, inkWidth: width }) + (tail ? bubbles(tail, style, width) : '');
  const pointer = tail ? tailOutline(tail, size) : '';
  return (
    shape(body + pointer, style.ink, { ink: style.ink, inkWidth: width * 2 }) +
    shape(body, style.fill) +
    (pointer ? shape(pointer, style.fill) : '')
  );
}

function outlineFor(tone: Tone, [a, c]: Point): string {
  if (tone === 'shout') {
    const corners = Array.from({ length: 28 }, (_, index): Point => {
      const angle = (index / 28) * Math.PI * 2;
      const k = index % 2 ? 1 : 1.17 + ((index * 7) % 5) * 0.035;
      return [Math.cos(angle) * a * k, Math.sin(angle) * c * k * 1.04];
    });
    return polygon(corners);
  }
  if (tone === 'think') {
    const bumps = Array.from({ length: 24 }, (_, index): Knot => {
      const angle = (index / 24) * Math.PI * 2;
      const k = index % 2 ? 1.1 : 0.97;
      return [Math.cos(angle) * a * k, Math.sin(angle) * c * k];
    });
    return blob(bumps);
  }
  const k = 0.8;
  return `M${num(-a)} 0C${num(-a)} ${num(-c * k)} ${num(-a * k)} ${num(-c)} 0 ${num(-c)}S${num(a)} ${num(-c * k)} ${num(a)} 0S${num(a * k)} ${num(c)} 0 ${num(c)}S${num(-a)} ${num(c * k)} ${num(-a)} 0Z`;
}

function tailOutline({ root, tip }: Tail, size: number): string {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const wide = size * 0.56;
  const nx = (-(tip[1] - root[1]) / length) * wide;
  const ny = ((tip[0] - root[0]) / length) * wide;
  const at = (t: number, side: number): string =>
    `${num(lerp(root[0], tip[0], t) + nx * side)} ${num(lerp(root[1], tip[1], t) + ny * side)}`;
  return `M${at(0, 1)}Q${at(0.55, 0.8)} ${num(tip[0])} ${num(tip[1])}Q${at(0.4, -0.1)} ${at(0, -1)}Z`;
}

function bubbles({ root, tip }: Tail, style: BalloonStyle, width: number): string {
  return [0.4, 0.72, 1]
    .map((t, index) =>
      circle(lerp(root[0], tip[0], t) * 1.06, lerp(root[1], tip[1], t) * 1.06, 13 - index * 4, style.fill, {
        ink: style.ink,
        inkWidth: width,
      }),
    )
    .join('');
}
