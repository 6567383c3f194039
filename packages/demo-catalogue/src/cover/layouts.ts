import { lighten, mix } from '../draw/colour.ts';
import { blob, num, polygon } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { circle, ellipse, group, line, place, rect, shape } from '../draw/svg.ts';
import type { TitleBox } from '../lettering/title.ts';
import { drawProp, type PropKind } from '../people/prop.ts';
import { tonesOf } from '../people/tones.ts';
import { focusLines, rays, speedLines } from '../scenery/weather.ts';
import type { CoverScene } from './cover-scene.ts';

export const COVER_LAYOUTS = [
  'duo',
  'hero',
  'ensemble',
  'halo',
  'journey',
  'eyes',
  'window',
  'shadow',
  'split',
  'portrait',
  'expose',
  'still',
  'duel',
] as const;
export type CoverLayout = (typeof COVER_LAYOUTS)[number];

interface Composed {
  body: string;
  titleBox: TitleBox;
}

/** Composes a work's cover for a frame; the title box is where letters have room. */
export const composeCover = (scene: CoverScene): Composed => LAYOUTS[scene.work.cover.layout](scene);

const low = (c: CoverScene, height = 0.22): TitleBox => ({
  x: c.w * 0.08,
  y: c.h * (0.965 - height),
  w: c.w * 0.84,
  h: c.h * (height - 0.02),
});
const high = (c: CoverScene, height = 0.23): TitleBox => ({
  x: c.w * 0.07,
  y: c.h * 0.045,
  w: c.w * 0.86,
  h: c.h * height,
});

/** Two people close, one before the other. */
function duo(c: CoverScene): Composed {
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
    c.air(0.35) +
    c.sink(0.58, p.near);
  return { body, titleBox: low(c) };
}

/** One person, seen from below, ready. */
function hero(c: CoverScene): Composed {
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
    c.air(0.9) +
    c.sink(0.62, p.ink, 0.96);
  return { body, titleBox: low(c, 0.25) };
}

/** The whole cast, all of different heights. */
function ensemble(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const spots = [
    [3, 0.34, 0.5, 0.33, -16],
    [2, -0.33, 0.5, 0.35, 18],
    [1, 0.18, 0.56, 0.41, -20],
    [0, -0.14, 0.68, 0.43, 14],
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
    c.air(0.4);
  return { body, titleBox: high(c, 0.25) };
}

/** A portrait before a disc, among flowers. */
function halo(c: CoverScene): Composed {
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

/** Someone small before something large. */
function journey(c: CoverScene): Composed {
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
  return { body, titleBox: { ...high(c, 0.24), y: h * 0.07 } };
}

/** Slanted strips of eyes. */
function eyes(c: CoverScene): Composed {
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
    const x = c.wide ? w * (0.62 + look * -0.06) : w * (0.5 - look * 0.14);
    body +=
      group(
        rect(0, 0, w, h, colour) +
          focusLines(w, h, [x, y0 + tall * 0.5], u * 0.3, lighten(colour, 0.5), random, 60, 0.6) +
          c.figure(row % c.count, x, y0 + tall * 0.56, 0.62, look * 26, {
            lean: look * -5,
            bodyTurn: look * 20,
            lightSide: look === 1 ? 1 : -1,
          }),
        { clip: c.canvas.clip(outline) },
      ) + `<path d="${outline}" fill="none" stroke="${p.ink}" stroke-width="${num(u * 0.01)}"/>`;
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

/** At home, something warm in hand. */
function window(c: CoverScene): Composed {
  const { w, h, u, p, cx } = c;
  const second =
    c.count > 1
      ? c.figure(1, cx + u * 0.25, h * 0.5, 0.36, -26, {
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
    c.figure(0, cx - u * (c.count > 1 ? 0.14 : 0), h * 0.55, 0.43, c.count > 1 ? 22 : -18, {
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
    c.air(0.7) +
    c.loft(0.34, p.near, 0.66);
  return { body, titleBox: high(c, 0.21) };
}

/** Something looms behind someone small with a light. */
function shadow(c: CoverScene): Composed {
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
  return { body, titleBox: high(c, 0.2) };
}

/** Two who face away, parted by a stroke. */
function split(c: CoverScene): Composed {
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

/** A face from the side, large, with the place behind. */
function portrait(c: CoverScene): Composed {
  const { h, u, p, cx } = c;
  const body =
    c.place() +
    c.glow(cx - u * 0.2, h * 0.36, u * 0.6, p.lamp, 0.7) +
    c.air(0.6) +
    c.figure(0, cx + u * 0.08, h * 0.42, 0.66, -88, { bodyTurn: -64, wind: 0.7, lift: 5, lightSide: -1 }) +
    (c.count > 1
      ? c.silhouette(1, cx - u * 0.34, h * 0.72 - (1160 * u * 0.04) / 235, 0.04, 20, p.ink, { posture: 'rest' })
      : '') +
    c.air(0.5) +
    c.sink(0.64, p.near, 0.95);
  return { body, titleBox: low(c, 0.21) };
}

/** A head filled with a place. */
function expose(c: CoverScene): Composed {
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
    line(`M${num(w * 0.06)} ${num(h * 0.738)}H${num(w * 0.94)}`, p.near, 3);
  return { body, titleBox: { x: w * 0.08, y: h * 0.765, w: w * 0.84, h: h * 0.18, onLight: true } };
}

/** One thing on a dark ground: for novels. */
function still(c: CoverScene): Composed {
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

/** Two opponents across the frame, the one small below, the other a face above. */
function duel(c: CoverScene): Composed {
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

const LAYOUTS: Record<CoverLayout, (scene: CoverScene) => Composed> = {
  duo,
  hero,
  ensemble,
  halo,
  journey,
  eyes,
  window,
  shadow,
  split,
  portrait,
  expose,
  still,
  duel,
};
