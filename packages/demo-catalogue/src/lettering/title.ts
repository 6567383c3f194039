import type { Canvas } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import { lerp, num, polygon } from '../draw/geometry.ts';
import type { Random } from '../draw/random.ts';
import { group, line, shape } from '../draw/svg.ts';
import type { Palette } from '../scenery/palette.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { FontBook } from './faces.ts';
import { type SetTitle, setTitle } from './title-outline.ts';
import type { Voice } from './voices.ts';

/** How a series' title is treated. */
export type TitleTreatment =
  | 'blaze'
  | 'pop'
  | 'ribbon'
  | 'engraved'
  | 'cut'
  | 'drip'
  | 'brush'
  | 'scan'
  | 'stencil'
  | 'plain';

export interface TitleLook {
  voice: Voice;
  treatment: TitleTreatment;
  /** Each line fills the width, or all have one size. */
  justify?: boolean;
  capitals?: boolean;
}

export interface TitleBox {
  x: number;
  y: number;
  w: number;
  h: number;
  align?: 'left' | 'centre' | 'right';
  /** The ground behind is light, so the letters are dark. */
  onLight?: boolean;
}

/** Draws a title of one to three lines into a box. */
export function drawTitle(
  canvas: Canvas,
  book: FontBook,
  text: string,
  language: DemoLanguage,
  look: TitleLook,
  p: Palette,
  box: TitleBox,
  random: Random,
): string {
  const set = setTitle(book, text, language, look, box, random);
  const { unit: u, top, bottom, left, right, outline } = set;
  const halo = (colour: string, width: number, dx = 0, dy = 0, opacity = 1) =>
    `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${num(width * u)}" stroke-linejoin="round"${dx || dy ? ` transform="translate(${num(dx * u)} ${num(dy * u)})"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const at = (t: number) => lerp(top, bottom, t);
  const slash = (from: number, to: number, thick: number, colour: string, opacity = 1) =>
    group(
      shape(
        polygon([
          [left - 40, at(from)],
          [right + 40, at(to)],
          [right + 40, at(to + thick)],
          [left - 40, at(from + thick)],
        ]),
        colour,
        { opacity },
      ),
      { clip: canvas.clip(outline) },
    );
  const light = box.onLight === true;
  switch (look.treatment) {
    case 'blaze':
      return (
        halo(p.ink, 15, 5, 7) +
        halo(p.ink, 14) +
        halo(p.pop, 6, 2, 3) +
        shape(
          outline,
          canvas.linearBetween(
            [
              [0, p.paper],
              [0.45, p.lamp],
              [1, p.pop],
            ],
            0,
            top,
            0,
            bottom,
          ),
        ) +
        slash(0.56, 0.38, 0.05, '#ffffff', 0.75)
      );
    case 'pop':
      return (
        halo(p.ink, 17, 0, 6) +
        halo(p.ink, 15) +
        halo('#ffffff', 9) +
        shape(
          outline,
          canvas.linearBetween(
            [
              [0, p.lamp],
              [0.5, mix(p.lamp, p.pop, 0.8)],
              [1, p.pop],
            ],
            0,
            top,
            0,
            bottom,
          ),
        )
      );
    case 'scan':
      return (
        halo(p.ink, 8) +
        shape(outline, p.pop, { transform: `translate(${num(-4 * u)} 0)`, opacity: 0.85 }) +
        shape(outline, p.lamp, { transform: `translate(${num(4 * u)} 0)`, opacity: 0.85 }) +
        shape(outline, light ? p.near : '#ffffff')
      );
    case 'drip':
      return (
        halo(p.ink, 10) +
        shape(drips(set, random), p.pop) +
        shape(
          outline,
          canvas.linearBetween(
            [
              [0, p.paper],
              [0.6, mix(p.paper, p.pop, 0.35)],
              [1, p.pop],
            ],
            0,
            top,
            0,
            bottom,
          ),
        )
      );
    case 'cut':
      return halo(p.ink, 6, 0, 0, 0.7) + shape(outline, p.paper) + slash(0.74, 0.36, 0.055, p.pop);
    case 'stencil':
      return (
        halo(light ? p.paper : p.ink, 12) +
        shape(outline, light ? p.ink : p.paper) +
        slash(0.5, 0.5, 0.03, light ? p.paper : p.ink)
      );
    case 'brush':
      return (
        halo(light ? p.paper : p.near, 11) +
        shape(outline, light ? p.near : p.paper) +
        line(
          `M${num(left + (right - left) * 0.1)} ${num(bottom + 15 * u)}Q${num((left + right) / 2)} ${num(bottom + 24 * u)} ${num(right - (right - left) * 0.08)} ${num(bottom + 11 * u)}`,
          p.pop,
          5 * u,
        )
      );
    case 'engraved':
      return (
        halo(p.ink, 9, 0, 3, 0.9) +
        halo(mix(p.ink, p.pop, 0.3), 5) +
        shape(
          outline,
          canvas.linearBetween(
            [
              [0, '#fffbe8'],
              [0.48, mix(p.lamp, '#ffe9a8', 0.3)],
              [0.52, mix(p.lamp, '#b8862e', 0.45)],
              [1, mix(p.lamp, '#fff3c8', 0.5)],
            ],
            0,
            top,
            0,
            bottom,
          ),
        ) +
        ornament(set, mix(p.lamp, '#ffffff', 0.3))
      );
    case 'ribbon':
      return (
        halo(light ? p.paper : p.near, 9, 0, 0, 0.9) +
        halo(mix(light ? p.paper : p.near, p.pop, 0.3), 5) +
        shape(
          outline,
          canvas.linearBetween(
            [
              [0, light ? p.near : '#fffdf6'],
              [0.6, light ? p.near : '#fffdf6'],
              [1, light ? p.pop : mix(p.lamp, '#ffffff', 0.2)],
            ],
            0,
            top,
            0,
            bottom,
          ),
        ) +
        ornament(set, light ? p.near : '#fffdf6')
      );
    default:
      return (light ? halo(p.paper, 7) : halo(p.ink, 7)) + shape(outline, light ? p.ink : p.paper);
  }
}

function drips({ footLeft: left, footRight: right, bottom, unit: u }: SetTitle, random: Random): string {
  let d = '';
  for (let index = 0; index < 9; index++) {
    const x = random.between(left, right);
    const long = random.between(18, 74) * u;
    d += `M${num(x - 3 * u)} ${num(bottom - 46 * u)}Q${num(x - 2 * u)} ${num(bottom + long * 0.6)} ${num(x)} ${num(bottom + long)}Q${num(x + 2 * u)} ${num(bottom + long * 0.6)} ${num(x + 3 * u)} ${num(bottom - 46 * u)}Z`;
  }
  return d;
}

function ornament({ left, right, bottom, unit: u }: SetTitle, colour: string): string {
  const y = bottom + 17 * u;
  const middle = (left + right) / 2;
  const inset = (right - left) * 0.12;
  const diamond = (x: number, size: number) =>
    polygon([
      [x, y - size],
      [x + size, y],
      [x, y + size],
      [x - size, y],
    ]);
  return (
    line(
      `M${num(left + inset)} ${num(y)}H${num(middle - 18 * u)}M${num(middle + 18 * u)} ${num(y)}H${num(right - inset)}`,
      colour,
      2 * u,
    ) + shape(diamond(middle, 6 * u) + diamond(middle - 13 * u, 3 * u) + diamond(middle + 13 * u, 3 * u), colour)
  );
}
