import type { Canvas } from '../draw/canvas.ts';
import { darken, lighten, mix } from '../draw/colour.ts';
import { type Box, box as boxPath, cycled, num, polygon } from '../draw/geometry.ts';
import { hashText, type Random, randomFrom } from '../draw/random.ts';
import { circle, group, place, rect, shape } from '../draw/svg.ts';
import { drawFigure } from '../people/figure.ts';
import { drawHand, type HandShape } from '../people/hand.ts';
import { inked, limbBand, limbOutline } from '../people/limb.ts';
import type { Light, Mood, Person } from '../people/person.ts';
import { drawProp } from '../people/prop.ts';
import { tonesOf } from '../people/tones.ts';
import { hourOf, lightFrom } from '../picture/work-colours.ts';
import type { Palette } from '../scenery/palette.ts';
import { isIndoors } from '../scenery/scenes.ts';
import { burst, drawWeather, focusLines, rays, speedLines } from '../scenery/weather.ts';
import type { ComicWork } from '../works/work.ts';
import type { Panel } from './director.ts';
import { drawFeelingMark } from './feeling-marks.ts';
import { drawContact, drawPlace, frontOf, sideLight } from './panel-place.ts';
import { CHIBI_STATURE } from './spots.ts';
import type { Placed } from './staging.ts';

export function drawPanelArt(
  canvas: Canvas,
  work: ComicWork,
  panel: Panel,
  box: Box,
  placed: readonly Placed[],
): string {
  const p = hourOf(work, panel.hour);
  const random = randomFrom(`${panel.key}/art`);
  const toned = work.manner.shading === 'tone';
  const ground = drawGround(canvas, work, panel, box, p, random);
  const outside =
    !isIndoors(panel.place) && panel.weather !== 'none' && (panel.backdrop === 'scene' || panel.shot === 'action');
  const weather = (amount: number) =>
    outside ? place(drawWeather(canvas, panel.weather, box.w, box.h, p, random, amount), box.x, box.y) : '';
  if (panel.shot === 'hand') return ground + drawHandShot(canvas, work, panel, box, p);
  if (panel.shot === 'clash') return drawClash(canvas, work, panel, box, p, random) + weather(1.4);
  const order = [...placed].sort((a, b) => Number(a.dim ?? false) - Number(b.dim ?? false) || a.scale - b.scale);
  const people = order
    .map(
      (actor) =>
        drawContact(panel, actor, box, p) +
        drawPlaced(canvas, work, panel, actor, p) +
        drawFeelingMark(work, panel, actor, p),
    )
    .join('');
  const behind = panel.shot === 'face' || panel.shot === 'eyes' ? 0.3 : 0.8;
  const streaks =
    panel.shot === 'action'
      ? place(speedLines(box.w, box.h, panel.side * 24, toned ? '#ffffff' : p.paper, random, 18, 0.8), box.x, box.y)
      : panel.shot === 'eyes' && panel.strong
        ? place(speedLines(box.w, box.h, 0, p.paper, random, 14, 0.6), box.x, box.y)
        : '';
  const front = frontOf(canvas, panel, box, p) + (toned ? '' : sideLight(canvas, panel, box, p));
  return ground + weather(behind) + people + front + weather(panel.shot === 'face' ? 0.1 : 0.3) + streaks;
}

function drawPlaced(canvas: Canvas, work: ComicWork, panel: Panel, actor: Placed, p: Palette): string {
  const base = lightFrom(work, p, panel.side === 1 ? -1 : 1, panel.shot !== 'wide');
  const light: Light = actor.dim
    ? { side: base.side, shade: p.ink, key: p.near, depth: Math.min(0.9, base.depth + 0.5) }
    : base;
  const small = actor.scale < 0.42;
  const manner = small ? { ...work.manner, pen: work.manner.pen * 1.5 } : work.manner;
  const person: Person = panel.shot === 'chibi' ? { ...actor.person, stature: CHIBI_STATURE } : actor.person;
  const drawn = drawFigure(canvas, person, {
    bearing: actor.bearing,
    posture: actor.posture,
    mirror: actor.mirror,
    ...(actor.bodyTurn === undefined ? {} : { bodyTurn: actor.bodyTurn }),
    crop: actor.crop,
    light,
    manner,
    ...(actor.prop ? { prop: actor.prop } : {}),
    ...(actor.headSize ? { headSize: actor.headSize } : {}),
  });
  return place(drawn, actor.x, actor.y, actor.scale);
}

/** What lies behind the people. */
function drawGround(
  canvas: Canvas,
  work: ComicWork,
  panel: Panel,
  { x, y, w, h }: Box,
  p: Palette,
  random: Random,
): string {
  const at = (body: string) => place(body, x, y);
  const fill = (top: string, bottom: string) =>
    rect(
      x,
      y,
      w,
      h,
      canvas.linear([
        [0, top],
        [1, bottom],
      ]),
    );
  switch (panel.backdrop) {
    case 'haze':
      return fill(lighten(p.sky[1], 0.3), p.sky[2]) + at(drawWeather(canvas, 'motes', w, h, p, random, 1.1));
    case 'focus':
      return (
        fill(mix(p.sky[1], p.pop, 0.2), p.sky[2]) +
        at(focusLines(w, h, [w * (0.5 + panel.side * 0.06), h * 0.48], Math.min(w, h) * 0.34, p.ink, random, 100, 0.82))
      );
    case 'dots':
      return fill(lighten(p.sky[1], 0.35), p.sky[2]) + rect(x, y, w, h, canvas.dots(p.pop, 20, 5), { opacity: 0.32 });
    case 'rays':
      return fill(p.sky[2], lighten(p.lamp, 0.3)) + at(rays(w, h, [w / 2, h * 0.55], mix(p.pop, p.lamp, 0.5), 0.5, 16));
    case 'dark':
      return (
        fill(p.ink, mix(p.ink, p.near, 0.7)) +
        rect(
          x,
          y,
          w,
          h,
          canvas.radial(
            [
              [0, p.far, 0.7],
              [1, p.far, 0],
            ],
            0.5 + panel.side * 0.1,
            0.45,
            0.6,
          ),
        )
      );
    case 'plain':
      return fill(mix(p.paper, p.sky[1], 0.5), mix(p.paper, p.pop, 0.16));
    default:
      return drawPlace(canvas, panel, { x, y, w, h }, p, `${work.key}/${panel.place}/${panel.hour}`);
  }
}

function drawClash(
  canvas: Canvas,
  work: ComicWork,
  panel: Panel,
  { x, y, w, h }: Box,
  p: Palette,
  random: Random,
): string {
  const blade = (side: number) =>
    place(
      shape('M-460 -20H360L440 0L360 20H-460Z', '#f0f4fa', { ink: p.ink, inkWidth: 8 }) +
        shape('M-460 0H436L360 20H-460Z', '#9fb0cc'),
      x + w / 2 - side * 30,
      y + h * 0.5,
      w / 800,
      side > 0 ? 36 : 144,
    );
  return (
    rect(x, y, w, h, p.lamp) +
    place(focusLines(w, h, [w / 2, h / 2], Math.min(w, h) * 0.16, p.pop, random, 110, 0.95), x, y) +
    circle(
      x + w / 2,
      y + h / 2,
      w * 0.5,
      canvas.radial([
        [0, '#ffffff', 1],
        [1, '#ffffff', 0],
      ]),
    ) +
    (work.plan === 'match' ? '' : panel.actors.length > 0 ? blade(1) + blade(-1) : '') +
    place(burst([w / 2, h / 2], w * 0.08, w * 0.3, 15, '#ffffff', random), x, y) +
    (work.plan === 'match' ? ball(x + w / 2, y + h / 2, Math.min(w, h) * 0.13, p) : '')
  );
}

const ball = (x: number, y: number, radius: number, p: Palette): string =>
  circle(x, y, radius, p.paper, { ink: p.ink, inkWidth: radius * 0.09 }) +
  place(shape('M-70 -70Q-10 0 -70 70M70 -70Q10 0 70 70', 'none', { ink: p.far, inkWidth: 9 }), x, y, radius / 100);

/** What an empty hand does that alone fills a panel, by mood. */
const HANDS_OF: Partial<Record<Mood, HandShape>> = {
  angry: 'fist',
  strain: 'fist',
  shout: 'fist',
  shock: 'splay',
  cry: 'grip',
  worry: 'grip',
  shy: 'grip',
  cold: 'point',
};
const QUIET_HANDS: readonly HandShape[] = ['relaxed', 'cradle', 'open', 'flat'];

/** A hand near at hand, holding what the beat says. */
function drawHandShot(canvas: Canvas, work: ComicWork, panel: Panel, { x, y, w, h }: Box, p: Palette): string {
  const actor = panel.actors[0];
  const person = actor ? work.cast[actor.who] : undefined;
  if (!person) return '';
  const light = lightFrom(work, p, panel.side === 1 ? -1 : 1);
  const tones = tonesOf(person, light, work.manner);
  const ink = { skin: tones.skin, shade: tones.skinShade, ink: tones.skinInk, pen: tones.pen * 0.7 };
  const prop = panel.direction.prop;
  const scale = h / 190;
  const wrist = [w * (0.5 - panel.side * 0.06), h * 0.36] as const;
  const angle = panel.side * 34;
  const held = prop ? drawProp({ kind: prop.kind, colour: prop.colour }, 1, angle, tones) : '';
  const arm = {
    root: [wrist[0] + panel.side * 420, wrist[1] - 520] as const,
    joint: [wrist[0] + panel.side * 220, wrist[1] - 300] as const,
    end: wrist,
    widths: [190, 150, 26 * scale * 1.15] as const,
  };
  const sleeve =
    inked(limbOutline(arm, 1.9), tones.lit(person.topColour), tones.inkFor(person.topColour), 3 * tones.pen) +
    shape(limbBand(arm, 0.76, 0.9, 6), tones.lit(person.accentColour), {
      ink: tones.inkFor(person.accentColour),
      inkWidth: 4,
    });
  const form = prop ? 'hold' : (HANDS_OF[actor?.mood ?? 'calm'] ?? cycled(QUIET_HANDS, hashText(panel.key)));
  const glow = circle(
    x + w * 0.5,
    y + h * 0.6,
    w * 0.4,
    canvas.radial([
      [0, p.lamp, 0.6],
      [1, p.lamp, 0],
    ]),
  );
  const hand = drawHand(form, wrist, angle, panel.side === 1 ? -1 : 1, scale, ink, held);
  return rect(x, y, w, h, mix(p.paper, p.sky[1], 0.45), { opacity: 0.55 }) + glow + place(hand + sleeve, x, y);
}

/** A panel's outline; slanted by `slant` pixels. */
export function panelOutline({ x, y, w, h }: Box, slant: number): string {
  if (!slant) return boxPath(x, y, w, h);
  return polygon([
    [x, y + Math.max(0, slant)],
    [x + w, y + Math.max(0, -slant)],
    [x + w, y + h - Math.max(0, slant)],
    [x, y + h - Math.max(0, -slant)],
  ]);
}

export const panelFrame = (d: string, colour: string, width: number): string =>
  width ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="miter"/>` : '';

export const clipped = (canvas: Canvas, body: string, d: string): string => group(body, { clip: canvas.clip(d) });

export const soundColours = (p: Palette, toned: boolean): { fill: string; edge: string; inner: string } =>
  toned
    ? { fill: '#111111', edge: '#ffffff', inner: '#ffffff' }
    : { fill: p.pop, edge: darken(p.pop, 0.62), inner: '#ffffff' };
