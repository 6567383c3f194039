import { lighten } from '../draw/colour.ts';
import { num, polygon } from '../draw/geometry.ts';
import { group, place, rect, shape } from '../draw/svg.ts';
import { drawProp } from '../people/prop.ts';
import { tonesOf } from '../people/tones.ts';
import { focusLines, rays, speedLines } from '../scenery/weather.ts';
import { type Composed, low } from './composed.ts';
import type { CoverScene } from './cover-scene.ts';

/** Two people close, one before the other. */
export function duo(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const body =
    c.place() +
    rect(
      0,
      0,
      w,
      h,
      c.canvas.linear([
        [0, p.lamp, 0.16],
        [1, p.sky[1], 0.4],
      ]),
    ) +
    c.glow(cx, h * 0.34, u * 0.62, p.paper, 0.6) +
    c.air(0.6) +
    c.figure(1, cx + u * 0.185, h * 0.34, 0.5, -30, { lean: 7, bodyTurn: -24, lightSide: -1 }) +
    c.figure(0, cx - u * 0.17, h * 0.45, 0.47, 28, {
      lean: -6,
      bodyTurn: 22,
      posture: 'chest',
      lightSide: 1,
      wind: -0.3,
    }) +
    c.airBefore(0.35) +
    c.sink(0.58, p.near);
  return { body, titleBox: low(c) };
}

/** One person, seen from below, ready. */
export function hero(c: CoverScene): Composed {
  const { w, h, u, p, cx, random } = c;
  const tones = tonesOf(c.member(0).person, c.light(-1), c.work.manner);
  const second =
    c.count > 1
      ? group(c.figure(1, cx + u * 0.24, h * 0.2, 0.62, -26, { bodyTurn: -20, lift: 8 }), { opacity: 0.5 })
      : '';
  const body =
    c.place() +
    c.glow(cx, h * 0.4, u * 0.8, p.lamp, 0.8) +
    focusLines(w, h, [cx, h * 0.42], u * 0.44, p.paper, random, 100, 0.4) +
    second +
    c.air(0.6) +
    place(drawProp({ kind: 'sword', colour: p.pop }, 1, 0, tones), cx + u * 0.36, h * 0.74, (u / 600) * 2.1, 152) +
    c.figure(0, cx - u * 0.05, h * 0.35, 0.46, 24, { posture: 'guard', lift: 6, lean: -5, wind: -0.9, lightSide: -1 }) +
    speedLines(w, h, -32, p.paper, random, 12, 0.5) +
    c.airBefore(0.9) +
    c.sink(0.62, p.ink, 0.96);
  return { body, titleBox: low(c, 0.25) };
}

/** The whole cast, all of different heights. */
export function ensemble(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const spots = [
    [3, 0.34, 0.33, 0.33, -16],
    [2, -0.31, 0.35, 0.35, 18],
    [1, 0.19, 0.35, 0.41, -20],
    [0, -0.12, 0.5, 0.43, 14],
  ] as const;
  const gestures = ['hips', 'crossed', 'wave', 'peace'] as const;
  const people = spots
    .filter(([index]) => index < c.count)
    .map(([index, dx, y, size, turn]) =>
      c.figure(index, cx + u * dx, h * y, size, turn, {
        lean: dx * 14,
        posture: gestures[index] ?? 'rest',
        bodyTurn: turn,
        lightSide: dx < 0 ? -1 : 1,
        wind: dx,
      }),
    )
    .join('');
  const body =
    c.place() +
    rect(0, 0, w, h, p.paper, { opacity: 0.18 }) +
    rays(w, h, [cx, h * 0.62], lighten(p.lamp, 0.4), 0.5, 18) +
    rect(0, h * 0.5, w, h * 0.5, c.canvas.dots(p.pop, 19, 5), { opacity: 0.26 }) +
    people +
    c.airBefore(0.4);
  return { body: body + c.sink(0.66, p.near, 0.9), titleBox: low(c, 0.24) };
}

/** At home, something warm in hand. */
export function window(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const second =
    c.count > 1
      ? c.figure(1, cx + u * 0.24, h * 0.38, 0.4, -26, {
          lean: 6,
          bodyTurn: -18,
          posture: 'book',
          prop: { kind: 'book', colour: p.pop },
          lightSide: -1,
        })
      : '';
  const body =
    c.place() +
    rect(0, 0, w, h, p.paper, { opacity: 0.12 }) +
    second +
    c.figure(0, cx - u * (c.count > 1 ? 0.14 : 0), h * 0.42, 0.46, c.count > 1 ? 22 : -18, {
      lean: -5,
      posture: 'cup',
      prop: { kind: 'cup', colour: p.pop },
      lightSide: 1,
    }) +
    shape(
      polygon([
        [w * 0.1, 0],
        [w * 0.46, 0],
        [w * 0.12, h],
        [-w * 0.34, h],
      ]),
      p.lamp,
      { opacity: 0.17 },
    ) +
    c.airBefore(0.7) +
    c.sink(0.62, p.near, 0.9);
  return { body, titleBox: low(c, 0.22) };
}

/** Two who face away, parted by a stroke. */
export function split(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const half = `M0 0H${num(cx + u * 0.13)}L${num(cx - u * 0.13)} ${num(h)}H0Z`;
  const body =
    c.place() +
    group(rect(0, 0, w, h, p.pop, { opacity: 0.8 }) + rect(0, 0, w, h, c.canvas.dots(lighten(p.pop, 0.35), 16, 4)), {
      clip: c.canvas.clip(half),
    }) +
    shape(
      polygon([
        [cx + u * 0.124, 0],
        [cx + u * 0.142, 0],
        [cx - u * 0.106, h],
        [cx - u * 0.124, h],
      ]),
      p.paper,
    ) +
    c.air(0.8) +
    c.figure(1, cx + u * 0.21, h * 0.36, 0.46, 36, { lean: 4, bodyTurn: 30, posture: 'crossed', lightSide: 1 }) +
    c.figure(0, cx - u * 0.21, h * 0.4, 0.46, -36, { lean: -4, bodyTurn: -30, posture: 'hips', lightSide: -1 }) +
    c.sink(0.62, p.ink, 0.92);
  return { body, titleBox: low(c, 0.23) };
}

/** Two opponents across the frame, the one small below, the other a face above. */
export function duel(c: CoverScene): Composed {
  const { w, h, u, p, cx, random } = c;
  const body =
    rect(
      0,
      0,
      w,
      h,
      c.canvas.linear([
        [0, p.sky[1]],
        [1, p.paper],
      ]),
    ) +
    focusLines(w, h, [cx, h * 0.5], u * 0.3, p.ink, random, 90, 0.5) +
    c.figure(1, cx + u * 0.2, h * 0.27, 0.6, -24, { bodyTurn: -20, lift: 6, lightSide: -1 }) +
    shape(
      polygon([
        [0, h * 0.44],
        [w, h * 0.6],
        [w, h],
        [0, h],
      ]),
      p.paper,
      { opacity: 0.92 },
    ) +
    shape(
      polygon([
        [0, h * 0.435],
        [w, h * 0.595],
        [w, h * 0.61],
        [0, h * 0.45],
      ]),
      p.ink,
    ) +
    rect(0, h * 0.5, w, h * 0.5, c.canvas.dots(p.far, 13, 3), { opacity: 0.35 }) +
    speedLines(w, h, -24, p.ink, random, 16, 0.4) +
    c.figure(0, cx - u * 0.2, h * 0.56, 0.42, 30, { bodyTurn: 26, posture: 'guard', wind: -0.6, lightSide: 1 }) +
    c.sink(0.74, p.ink, 0.9);
  return { body, titleBox: low(c, 0.22) };
}
