import type { Canvas } from '../draw/canvas.ts';
import type { Box } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { ellipse, place, rect } from '../draw/svg.ts';
import { paintForeground } from '../scenery/foreground.ts';
import type { Palette } from '../scenery/palette.ts';
import { paintScene } from '../scenery/scenes.ts';
import { Stage } from '../scenery/stage.ts';
import type { Panel } from './director.ts';
import { SOLES } from './spot.ts';
import { CHIBI_STATURE } from './spots.ts';
import type { Placed } from './staging.ts';

/** Shots that show a place as far as it goes. */
const FAR: readonly Panel['shot'][] = ['wide', 'back', 'full', 'chibi', 'pause', 'action'];
/** Shots that look past something close by. */
const FRAMED: readonly Panel['shot'][] = ['wide', 'back', 'pause'];
/** Shots in which someone stands on the ground that is seen. */
const GROUNDED: readonly Panel['shot'][] = ['wide', 'back', 'full', 'chibi', 'feet'];

/**
 * The place behind people. For near shots it is nearer, each time another part of it, and mirrored for who looks to the
 * left: one sees the other side of the room. A veil sets the people off.
 */
export function drawPlace(canvas: Canvas, panel: Panel, { x, y, w, h }: Box, p: Palette, seed: string): string {
  const paint = (wide: number, high: number) => paintScene(canvas, panel.place, wide, high, p, seed);
  const { shot } = panel;
  // Up, and down: the upper and the lower part of a place that is as tall as it is wide.
  if (shot === 'sky') return place(paint(w * 1.1, w * 1.3), x - w * 0.05, y);
  if (shot === 'feet') return place(paint(w * 1.4, w * 1.5), x - w * 0.2, y + h - w * 1.5);
  if (FAR.includes(shot)) {
    const dim = shot === 'pause' && panel.lines.length > 0 ? rect(x, y, w, h, p.ink, { opacity: 0.3 }) : '';
    return place(paint(w, h), x, y) + dim + (shot === 'wide' ? fog(canvas, { x, y, w, h }, p) : '');
  }
  const random = randomFrom(`${panel.key}/camera`);
  const zoom = shot === 'two' || shot === 'group' ? random.between(1.15, 1.4) : random.between(1.4, 1.85);
  const aside = w * (zoom - 1) * random.between(0.08, 0.92);
  const up = h * (zoom - 1) * random.between(0.34, 0.5);
  const isMirrored = panel.side < 0;
  const scene = place(
    paint(w * zoom, h * zoom),
    isMirrored ? x + w * zoom - aside : x - aside,
    y - up,
    1,
    0,
    isMirrored,
  );
  return scene + rect(x, y, w, h, p.paper, { opacity: shot === 'over' ? 0.1 : 0.2 });
}

const fog = (canvas: Canvas, { x, y, w, h }: Box, p: Palette): string =>
  rect(
    x,
    y + h * 0.7,
    w,
    h * 0.3,
    canvas.linear([
      [0, p.sky[2], 0],
      [1, p.sky[2], 0.28],
    ]),
  );

/** What is close to the viewer in a panel that shows a place. */
export function frontOf(canvas: Canvas, panel: Panel, { x, y, w, h }: Box, p: Palette): string {
  if (!FRAMED.includes(panel.shot) || panel.backdrop !== 'scene') return '';
  return place(paintForeground(new Stage(canvas, w, h, p, randomFrom(`${panel.key}/front`)), panel.place), x, y);
}

/** The light of the hour from the side that it falls from, over a place and who is in it. */
export function sideLight(canvas: Canvas, panel: Panel, { x, y, w, h }: Box, p: Palette): string {
  if (!GROUNDED.includes(panel.shot) || panel.backdrop !== 'scene') return '';
  const [from, to] = panel.side > 0 ? [0, 0.7] : [1, 0.3];
  return rect(
    x,
    y,
    w,
    h,
    canvas.linear(
      [
        [0, p.lamp, 0.26],
        [1, p.lamp, 0],
      ],
      from,
      0,
      to,
      0.5,
    ),
  );
}

/** The shade under who stands in a panel. */
export function drawContact(panel: Panel, actor: Placed, box: Box, p: Palette): string {
  if (!GROUNDED.includes(panel.shot) || actor.crop !== 'full' || actor.dim || panel.backdrop !== 'scene') return '';
  const stature = panel.shot === 'chibi' ? CHIBI_STATURE : (actor.person.stature ?? 1);
  const soles = actor.y + (SOLES - (1 - stature) * (SOLES - 140)) * actor.scale;
  if (soles > box.y + box.h + 12) return '';
  const wide = 150 * (0.4 + stature * 0.6) * actor.scale;
  return (
    ellipse(actor.x + panel.side * wide * 0.34, soles, wide * 1.5, wide * 0.17, p.ink, { opacity: 0.22 }) +
    ellipse(actor.x, soles - wide * 0.03, wide * 0.86, wide * 0.12, p.ink, { opacity: 0.32 })
  );
}
