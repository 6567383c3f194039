import { blob } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { circle, place, rect, shape } from '../draw/svg.ts';
import { drawProp, type PropKind } from '../people/prop.ts';
import { tonesOf } from '../people/tones.ts';
import { type Composed, high } from './composed.ts';
import type { CoverScene } from './cover-scene.ts';

/** Someone small before something large. */
export function journey(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const ground = shape(
    blob([
      [-10, h + 10, 1],
      [-10, h * 0.93, 1],
      [w * 0.3, h * 0.89],
      [cx, h * 0.875],
      [w * 0.8, h * 0.9],
      [w + 10, h * 0.95, 1],
      [w + 10, h + 10, 1],
    ]),
    c.tint(0.6),
  );
  const size = 0.083;
  const feet = h * 0.885 - (1160 * u * size) / 235;
  const people =
    c.silhouette(0, cx - u * (c.count > 1 ? 0.05 : 0), feet, size, 165, c.tint(0.75), {
      posture: 'walkAway',
      prop: { kind: 'lantern', colour: p.lamp },
    }) + (c.count > 1 ? c.silhouette(1, cx + u * 0.08, feet, size, -160, c.tint(0.75), { posture: 'back' }) : '');
  const body =
    c.place() +
    c.glow(cx, h * 0.76, u * 0.42, p.lamp, 0.7) +
    rect(
      0,
      h * 0.55,
      w,
      h * 0.45,
      c.canvas.linear([
        [0, p.sky[2], 0],
        [1, p.sky[2], 0.5],
      ]),
    ) +
    ground +
    people +
    c.air(1) +
    c.loft(0.4, p.sky[0], 0.5);
  return { body, titleBox: { ...high(c, 0.24), y: h * 0.17 } };
}

/** One thing on a dark ground: for novels. */
export function still(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const { person } = c.member(0);
  const tones = tonesOf(person, c.light(1), c.work.manner);
  const kinds: Record<string, PropKind> = { library: 'lantern', workshop: 'letter' };
  const kind = kinds[c.work.cover.scene] ?? 'letter';
  const frame =
    rect(w * 0.05, h * 0.04, w * 0.9, h * 0.92, 'none', { ink: p.lamp, inkWidth: 3 }) +
    rect(w * 0.065, h * 0.052, w * 0.87, h * 0.896, 'none', { ink: p.lamp, inkWidth: 1.4 });
  const thing = place(
    drawProp({ kind, colour: p.pop }, 1, 0, tones),
    cx,
    h * 0.4,
    (u / 600) * (kind === 'lantern' ? 1.7 : 2.6),
  );
  const random = randomFrom(`${c.work.key}/still`);
  const sparks = Array.from({ length: 46 }, () =>
    circle(random.between(0.08, 0.92) * w, random.between(0.06, 0.9) * h, random.between(0.8, 2.6), p.lamp, {
      opacity: random.between(0.3, 0.9),
    }),
  ).join('');
  const body =
    c.place() +
    rect(0, 0, w, h, p.ink, { opacity: 0.62 }) +
    c.glow(cx, h * 0.48, u * 0.6, p.lamp, 0.75) +
    thing +
    sparks +
    (c.wide ? '' : frame);
  return { body, titleBox: { x: w * 0.13, y: h * 0.72, w: w * 0.74, h: h * 0.17 } };
}
