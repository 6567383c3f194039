import { lighten, mix } from '../draw/colour.ts';
import { blob, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, group, line, place, rect, shape } from '../draw/svg.ts';
import { focusLines } from '../scenery/weather.ts';
import { type Composed, low } from './composed.ts';
import type { CoverScene } from './cover-scene.ts';

/** A portrait before a disc, among flowers. */
export function halo(c: CoverScene): Composed {
  const { h, u, p, cx, random } = c;
  const cy = h * 0.4;
  const radius = u * 0.42;
  const ring = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * 360;
    return place(
      place(
        shape(
          `M0 ${num(-u * 0.036)}Q${num(u * 0.026)} 0 0 ${num(u * 0.03)}Q${num(-u * 0.026)} 0 0 ${num(-u * 0.036)}Z`,
          index % 2 ? p.lamp : p.paper,
        ),
        0,
        -radius * 1.07,
      ),
      cx,
      cy,
      1,
      angle,
    );
  }).join('');
  const flowers = (
    [
      [-0.42, 0.77, 1.3],
      [-0.28, 0.86, 0.9],
      [0.42, 0.79, 1.25],
      [0.29, 0.87, 0.95],
      [-0.47, 0.64, 0.8],
      [0.47, 0.66, 0.75],
      [-0.1, 0.93, 0.7],
      [0.1, 0.94, 0.8],
    ] as const
  )
    .map(([dx, y, size]) =>
      flower(c, cx + u * dx, h * y, u * 0.082 * size, random.pick([p.pop, lighten(p.pop, 0.4), p.paper])),
    )
    .join('');
  const body =
    c.place() +
    rect(0, 0, c.w, h, p.sky[0], { opacity: 0.28 }) +
    circle(
      cx,
      cy,
      radius,
      c.canvas.linear([
        [0, p.lamp],
        [1, p.sky[2]],
      ]),
      { ink: p.lamp, inkWidth: u * 0.008 },
    ) +
    circle(cx, cy, radius * 0.9, 'none', { ink: p.paper, inkWidth: 2.4 }) +
    ring +
    c.air(1.2) +
    c.figure(0, cx, h * 0.38, 0.52, 26, { lean: -6, bodyTurn: -12, posture: 'chest', wind: 0.5, lightSide: -1 }) +
    flowers +
    c.sink(0.6, p.near);
  return { body, titleBox: { ...low(c, 0.23), x: c.w * 0.05, w: c.w * 0.9 } };
}

function flower(c: CoverScene, x: number, y: number, radius: number, colour: string): string {
  const { p } = c;
  const leaf = `M0 0Q${num(radius * 0.7)} ${num(-radius * 0.5)} ${num(radius * 1.7)} 0Q${num(radius * 0.7)} ${num(radius * 0.4)} 0 0Z`;
  const petal = `M0 0C${num(-radius * 0.8)} ${num(-radius * 0.5)} ${num(-radius * 0.5)} ${num(-radius * 1.2)} 0 ${num(-radius)}C${num(radius * 0.5)} ${num(-radius * 1.2)} ${num(radius * 0.8)} ${num(-radius * 0.5)} 0 0Z`;
  const leaves = [60, 200, 320].map((turn) => place(shape(leaf, mix('#3f8a6a', p.near, 0.35)), 0, 0, 1, turn)).join('');
  const petals = [0, 72, 144, 216, 288]
    .map((turn) => place(shape(petal, colour, { ink: mix(colour, p.ink, 0.4), inkWidth: 2 }), 0, 0, 1, turn))
    .join('');
  return place(
    leaves + petals + circle(0, 0, radius * 0.24, p.lamp, { ink: mix(p.lamp, p.ink, 0.5), inkWidth: 2 }),
    x,
    y,
    1,
    c.random.whole(0, 70),
  );
}

/** Slanted strips of eyes. */
export function eyes(c: CoverScene): Composed {
  const { w, h, u, p, random } = c;
  const colours = [p.sky[1], p.pop, p.sky[0]];
  const tall = (h * 0.74) / 3;
  let body = rect(0, 0, w, h, p.paper);
  for (let row = 0; row < 3; row++) {
    const tilt = h * 0.045 * (row % 2 ? 1 : -1);
    const y0 = row * tall - h * 0.02;
    const y1 = y0 + tall - 8;
    const outline = polygon([
      [-5, y0 + tilt],
      [w + 5, y0 - tilt],
      [w + 5, y1 + tilt * -0.6],
      [-5, y1 + tilt * 0.6],
    ]);
    const colour = colours[row] ?? p.pop;
    const look = row % 2 ? -1 : 1;
    const x = c.wide ? c.cx - w * (0.05 + look * 0.06) : w * (0.5 - look * 0.14);
    body += `${group(
      rect(0, 0, w, h, colour) +
        focusLines(w, h, [x, y0 + tall * 0.5], u * 0.3, lighten(colour, 0.5), random, 60, 0.6) +
        c.figure(row % c.count, x, y0 + tall * 0.56, 0.62, look * 26, {
          lean: look * -5,
          bodyTurn: look * 20,
          lightSide: look === 1 ? 1 : -1,
        }),
      { clip: c.canvas.clip(outline) },
    )}<path d="${outline}" fill="none" stroke="${p.ink}" stroke-width="${num(u * 0.01)}"/>`;
  }
  body +=
    shape(
      polygon([
        [0, h * 0.74],
        [w, h * 0.69],
        [w, h],
        [0, h],
      ]),
      p.ink,
    ) + rect(0, h * 0.7, w, h * 0.3, c.canvas.dots(p.near, 14, 3.4), { opacity: 0.6 });
  return { body, titleBox: { x: w * 0.07, y: h * 0.755, w: w * 0.86, h: h * 0.2 } };
}

/** Something looms behind someone small with a light. */
export function shadow(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const dark = mix(p.ink, p.near, 0.25);
  const eye = (side: number) =>
    c.glow(cx + side * u * 0.1, h * 0.415, u * 0.12, p.pop, 1) +
    ellipse(cx + side * u * 0.1, h * 0.415, u * 0.045, u * 0.017, '#fff1dc', {
      transform: `rotate(${side * -10} ${num(cx + side * u * 0.1)} ${num(h * 0.415)})`,
    }) +
    circle(cx + side * u * 0.1, h * 0.415, u * 0.01, p.ink);
  const fingers = [-1, 1]
    .flatMap((side) =>
      [0, 1, 2, 3].map((index) => {
        const x = cx + side * u * (0.2 + index * 0.075);
        const y = h * (0.72 + (index % 2) * 0.025);
        return shape(
          blob([
            [x - u * 0.022, h * 1.03, 1],
            [x - u * 0.03, y + u * 0.12],
            [x - side * u * 0.02 - u * 0.014, y, 1],
            [x + u * 0.02, y + u * 0.1],
            [x + u * 0.03, h * 1.03, 1],
          ]),
          mix(p.ink, p.far, 0.3),
          { ink: p.ink, inkWidth: 3 },
        );
      }),
    )
    .join('');
  const size = 0.045;
  const feet = h * 0.985 - (1160 * u * size) / 235;
  const body =
    c.place() +
    c.glow(cx, h * 0.42, u * 0.95, p.sky[2], 1) +
    c.silhouette(1, cx, h * 0.41, 0.62, 0, dark, { crop: 'bust' }) +
    eye(-1) +
    eye(1) +
    rect(
      0,
      h * 0.6,
      w,
      h * 0.4,
      c.canvas.linear([
        [0, p.near, 0],
        [0.7, p.near, 0.95],
        [1, p.near, 1],
      ]),
    ) +
    fingers +
    c.glow(cx, h * 0.92, u * 0.26, p.lamp, 0.95) +
    c.silhouette(0, cx, feet, size, 170, p.ink, { posture: 'back' }) +
    c.air(0.8);
  return { body, titleBox: { x: c.w * 0.07, y: c.h * 0.53, w: c.w * 0.86, h: c.h * 0.2 } };
}

/** A head filled with a place. */
export function expose(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const mask = c.canvas.mask(
    c.silhouette(0, cx - u * 0.02, h * 0.4, 0.66, 90, '#ffffff', { crop: 'bust', bodyTurn: 70 }),
  );
  const walker = c.silhouette(
    c.count > 1 ? 1 : 0,
    cx + u * 0.34,
    h * 0.735 - (1160 * u * 0.038) / 235,
    0.038,
    80,
    p.ink,
    { posture: 'walk' },
  );
  const body =
    rect(
      0,
      0,
      w,
      h,
      c.canvas.linear([
        [0, p.paper],
        [1, mix(p.paper, p.sky[2], 0.7)],
      ]),
    ) +
    circle(cx + u * 0.2, h * 0.28, u * 0.28, p.pop, { opacity: 0.85 }) +
    group(c.place() + c.air(1), { mask }) +
    rect(
      0,
      h * 0.58,
      w,
      h * 0.42,
      c.canvas.linear([
        [0, p.paper, 0],
        [0.42, p.paper, 0.96],
        [1, p.paper],
      ]),
    ) +
    walker +
    groundLine(c);
  return { body, titleBox: { x: w * 0.08, y: h * 0.765, w: w * 0.84, h: h * 0.18, onLight: true } };
}

/**
 * What the walker goes on. On a cover it parts the picture from the title; where there is no title it is a stretch of
 * ground that fades out on both sides, since a ruled line would cut through the page that the picture fades into.
 */
function groundLine({ w, h, u, p, cx, canvas, wide }: CoverScene): string {
  const y = h * 0.738;
  if (!wide) return line(`M${num(w * 0.06)} ${num(y)}H${num(w * 0.94)}`, p.near, 3);
  const fade = canvas.linear(
    [
      [0, p.near, 0],
      [0.5, p.near, 0.9],
      [1, p.near, 0],
    ],
    0,
    0,
    1,
    0,
  );
  return rect(cx + u * 0.14, y - 1.5, u * 0.4, 3, fade);
}

/** A face from the side, large, with the place behind. */
export function portrait(c: CoverScene): Composed {
  const { h, u, p, cx } = c;
  const body =
    c.place() +
    c.glow(cx - u * 0.2, h * 0.36, u * 0.6, p.lamp, 0.7) +
    c.air(0.6) +
    c.figure(0, cx + u * 0.08, h * 0.42, 0.66, -88, { bodyTurn: -64, wind: 0.7, lift: 5, lightSide: -1 }) +
    (c.count > 1
      ? c.silhouette(1, cx - u * 0.34, h * 0.72 - (1160 * u * 0.04) / 235, 0.04, 20, p.ink, { posture: 'rest' })
      : '') +
    c.airBefore(0.5) +
    c.sink(0.64, p.near, 0.95);
  return { body, titleBox: low(c, 0.21) };
}
