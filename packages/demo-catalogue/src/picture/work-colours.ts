import type { Canvas } from '../draw/canvas.ts';
import { contrast, grey, mix, saturate } from '../draw/colour.ts';
import type { Light } from '../people/person.ts';
import type { Palette } from '../scenery/palette.ts';
import type { Work } from '../works/work.ts';

/** The palette of a named hour. */
export function hourOf(work: Work, hour: string): Palette {
  const found = work.hours[hour];
  if (!found) throw new Error(`${work.key} has no hour "${hour}"`);
  return found;
}

/** All colours are lifted a little at the end, alike in every picture, as a printer's curve does. */
const SATURATION = 1.1;
const CONTRAST = 1.05;

const graded = new Map<string, string>();
function grade(colour: string): string {
  const known = graded.get(colour);
  if (known !== undefined) return known;
  const made = contrast(saturate(colour, SATURATION), CONTRAST);
  graded.set(colour, made);
  return made;
}

/** The finished picture; a work in screentone keeps no colour, whatever a thing was painted with. */
export function finishIn(work: Work, canvas: Canvas, body: string, topPx = 0): string {
  const change = work.manner.shading === 'tone' ? (colour: string) => grey(colour) : grade;
  return canvas.finish(body, topPx).replace(/#[0-9a-f]{6}\b/g, change);
}

/** The light of a palette, from one side. */
export function lightFrom(work: Work, p: Palette, side: -1 | 1, rim = true): Light {
  return {
    side,
    shade: mix(p.far, p.pop, 0.2),
    key: p.lamp,
    depth: work.depth,
    ...(rim && work.manner.shading !== 'tone' && work.manner.shading !== 'flat'
      ? { rim: mix(p.lamp, '#ffffff', 0.25) }
      : {}),
  };
}

/** Everything of a panel but its words, cut to nothing: the caller clips. Coordinates are the page's. */
