import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, knots, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, roundRect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

const plant = (s: Stage, x: number, y: number, k: number): string =>
  place(
    shape('M-40 0L-30 80H30L40 0Z', mix('#c86a4a', s.p.far, 0.2)) +
      [-60, -30, 0, 30, 60]
        .map((lean) =>
          shape(
            blob([
              [0, 4, 1],
              [lean * 0.9 - 18, -70],
              [lean * 1.5, -150, 1],
              [lean * 0.9 + 18, -70],
            ]),
            mix('#4a8a5a', s.p.far, 0.2),
          ),
        )
        .join(''),
    x,
    y,
    k * s.u,
  );

export function bedroom(s: Stage): string {
  const { w, h, p, u } = s;
  const [x, y, wide, tall] = [w * 0.2, h * 0.1, w * 0.56, h * 0.42];
  const view = s.sun(x + wide * 0.7, y + tall * 0.36, w * 0.06) + s.skyline(y + tall * 1.02, p.far, p.lamp, 0.5);
  return (
    s.wall() +
    s.window(x, y, wide, tall, lighten(p.paper, 0.5), view) +
    s.curtain(x - w * 0.1, y - 26 * u, w * 0.2, tall * 1.2, true, p.pop) +
    s.curtain(x + wide + w * 0.1, y - 26 * u, w * 0.2, tall * 1.2, false, p.pop) +
    s.floor(h * 0.76, mix('#6a4230', p.near, 0.4), mix('#a8744a', p.far, 0.3)) +
    s.shelf(w * 0.82, h * 0.3, w * 0.17, 'books', mix('#8a5a36', p.near, 0.2)) +
    s.shelf(w * 0.82, h * 0.46, w * 0.17, 'books', mix('#8a5a36', p.near, 0.2)) +
    plant(s, w * 0.08, h * 0.74, 0.9) +
    shape(
      polygon([
        [x, y + tall],
        [x + wide, y + tall],
        [w * 0.9, h],
        [-w * 0.08, h],
      ]),
      p.lamp,
      { opacity: 0.16 },
    )
  );
}

export function cafe(s: Stage): string {
  const { w, h, p, u } = s;
  const wood = mix('#8a5a3a', p.far, 0.25);
  const shelves = [0.24, 0.41, 0.58].map((y) => s.shelf(w * 0.34, h * y, w * 0.62, 'jars', wood)).join('');
  const menu =
    rect(w * 0.05, h * 0.16, w * 0.24, h * 0.36, mix(p.ink, '#2a4038', 0.5), { ink: wood, inkWidth: 9 * u }) +
    [0.21, 0.26, 0.31, 0.36, 0.41]
      .map((y, index) =>
        line(`M${num(w * 0.08)} ${num(h * y)}h${num(w * (0.1 + (index % 3) * 0.03))}`, p.paper, 4 * u, 0.8),
      )
      .join('');
  return (
    s.wall() +
    menu +
    shelves +
    [0.12, 0.38, 0.64, 0.9].map((x) => s.lamp(w * x, h * 0.13, 1)).join('') +
    rect(0, h * 0.72, w, h * 0.05, lighten(mix('#c88a52', p.far, 0.15), 0.1)) +
    rect(0, h * 0.77, w, h * 0.23, mix('#7a4a30', p.near, 0.35)) +
    line(
      Array.from({ length: 9 }, (_, index) => `M${num((w * (index + 0.5)) / 9)} ${num(h * 0.79)}V${num(h)}`).join(''),
      darken(mix('#7a4a30', p.near, 0.35), 0.3),
      3 * u,
      0.6,
    ) +
    place(
      shape('M-50 0Q-50 -70 0 -70Q50 -70 50 0Z', '#ffffff', { opacity: 0.4, ink: p.paper, inkWidth: 4 }) +
        ellipse(0, -12, 34, 16, '#d89a54') +
        ellipse(0, 0, 58, 8, wood),
      w * 0.2,
      h * 0.72,
      u,
    ) +
    place(
      rect(-44, -96, 88, 96, mix(p.far, '#c8ccd4', 0.6)) + rect(-32, -80, 64, 22, p.ink) + circle(0, -40, 12, p.pop),
      w * 0.84,
      h * 0.72,
      u,
    )
  );
}

export function kitchen(s: Stage): string {
  const { w, h, p, u } = s;
  const tile =
    Array.from({ length: 7 }, (_, index) => `M0 ${num(h * (0.3 + index * 0.06))}H${num(w)}`).join('') +
    Array.from({ length: 14 }, (_, index) => `M${num((w * index) / 13)} ${num(h * 0.3)}V${num(h * 0.66)}`).join('');
  const oven =
    rect(w * 0.6, h * 0.5, w * 0.34, h * 0.5, mix(p.far, '#b8bcc4', 0.5)) +
    roundRect([w * 0.64, h * 0.6, w * 0.26, h * 0.24], 14 * u, p.ink) +
    roundRect(
      [w * 0.66, h * 0.62, w * 0.22, h * 0.2],
      10 * u,
      s.canvas.linear([
        [0, '#ffb050'],
        [1, '#d8561e'],
      ]),
    ) +
    [0.65, 0.72, 0.79, 0.86].map((x) => circle(w * x, h * 0.55, 9 * u, p.ink)).join('') +
    s.glow(w * 0.77, h * 0.72, w * 0.24, '#ffb050', 0.6);
  const pans = [0.1, 0.2, 0.3, 0.4]
    .map(
      (x, index) =>
        line(`M${num(w * x)} ${num(h * 0.08)}v${num(h * 0.07)}`, p.ink, 4 * u) +
        ellipse(
          w * x,
          h * 0.19,
          (26 + index * 4) * u,
          (26 + index * 4) * u,
          mix('#b86a3a', p.far, 0.2 + (index % 2) * 0.3),
        ),
    )
    .join('');
  return (
    s.wall() +
    rect(0, h * 0.3, w, h * 0.36, mix(p.paper, p.sky[1], 0.3)) +
    line(tile, mix(p.far, p.paper, 0.5), 3 * u) +
    line(`M${num(w * 0.04)} ${num(h * 0.08)}H${num(w * 0.48)}`, p.ink, 6 * u) +
    pans +
    s.window(w * 0.62, h * 0.08, w * 0.28, h * 0.2, lighten(p.paper, 0.4)) +
    rect(0, h * 0.66, w * 0.6, h * 0.04, mix('#d8a870', p.far, 0.1)) +
    rect(0, h * 0.7, w * 0.6, h * 0.3, mix('#8a5a3a', p.near, 0.3)) +
    oven +
    [0.08, 0.17, 0.26]
      .map((x) =>
        ellipse(w * x, h * 0.645, 40 * u, 20 * u, '#d89a54', { ink: darken('#d89a54', 0.4), inkWidth: 3 * u }),
      )
      .join('') +
    place(
      shape('M-30 0V-66H30V0Z', '#ffffff', { opacity: 0.7 }) + rect(-30, -30, 60, 30, '#f4e6c8'),
      w * 0.46,
      h * 0.66,
      u,
    )
  );
}

export function workshop(s: Stage): string {
  const { w, h, p, u, random } = s;
  const wood = mix('#9a6a42', p.far, 0.25);
  let tools = '';
  for (let index = 0; index < 11; index++) {
    const x = w * (0.06 + index * 0.045);
    tools +=
      line(`M${num(x)} ${num(h * 0.2)}v${num(random.between(40, 92) * u)}`, mix(p.ink, p.far, 0.3), 8 * u) +
      rect(x - 7 * u, h * 0.17, 14 * u, 30 * u, mix(p.pop, wood, 0.5));
  }
  const violin = (x: number, y: number, k: number) =>
    place(
      line('M0 -150V-40', darken(wood, 0.5), 11) +
        shape(
          blob(knots('0 -50, 34 -40, 44 -8, 28 20, 48 52, 40 92, 0 104, -40 92, -48 52, -28 20, -44 -8, -34 -40')),
          mix('#b8602e', p.far, 0.15),
          { ink: darken('#7a3a1a', 0.3), inkWidth: 4 },
        ) +
        line('M-16 20q-6 20 2 40M16 20q6 20 -2 40', p.ink, 3) +
        line('M0 -140V84', lighten(p.paper, 0.3), 2),
      x,
      y,
      k * u,
    );
  return (
    s.wall() +
    rect(w * 0.03, h * 0.13, w * 0.52, h * 0.24, mix(wood, p.paper, 0.35)) +
    tools +
    s.window(w * 0.62, h * 0.08, w * 0.32, h * 0.36, lighten(p.paper, 0.4), s.skyline(h * 0.46, p.far, p.lamp, 0.4)) +
    violin(w * 0.12, h * 0.54, 0.9) +
    violin(w * 0.26, h * 0.52, 0.9) +
    violin(w * 0.4, h * 0.54, 0.9) +
    s.lamp(w * 0.56, h * 0.2, 1.2) +
    rect(0, h * 0.74, w, h * 0.045, lighten(wood, 0.1)) +
    rect(0, h * 0.785, w, h * 0.22, darken(wood, 0.35)) +
    violin(w * 0.78, h * 0.66, 0.8)
  );
}

export function library(s: Stage): string {
  const { w, h, p, u } = s;
  const wood = mix('#8a5a36', p.near, 0.3);
  const shelves = [0.15, 0.3, 0.45, 0.6, 0.75]
    .map((y) => rect(0, h * (y - 0.14), w, h * 0.14, darken(p.near, 0.25)) + s.shelf(0, h * y, w, 'books', wood))
    .join('');
  const ladder = line(
    `M${num(w * 0.7)} ${num(h * 0.06)}L${num(w * 0.78)} ${num(h)}M${num(w * 0.8)} ${num(h * 0.06)}L${num(w * 0.88)} ${num(h)}` +
      Array.from(
        { length: 8 },
        (_, index) => `M${num(w * (0.705 + index * 0.01))} ${num(h * (0.12 + index * 0.11))}h${num(w * 0.1)}`,
      ).join(''),
    mix('#c8935a', p.far, 0.2),
    9 * u,
  );
  return (
    s.fill(p.far, p.near) +
    shelves +
    ladder +
    s.glow(w * 0.4, h * 0.3, w * 0.6, p.lamp, 0.5) +
    s.floor(h * 0.88, darken(wood, 0.4), wood, 11) +
    rect(
      0,
      0,
      w,
      h,
      s.canvas.linear([
        [0, p.near, 0],
        [1, p.near, 0.4],
      ]),
    )
  );
}

export function office(s: Stage): string {
  const { w, h, p, u, random } = s;
  let paper = '';
  for (let pile = 0; pile < 5; pile++)
    for (let sheet = 0; sheet < random.whole(5, 13); sheet++)
      paper += rect(
        w * (0.05 + pile * 0.2) + random.between(-5, 5) * u,
        h * 0.74 - sheet * 11 * u,
        96 * u,
        9 * u,
        sheet % 4 === 3 ? mix(p.pop, p.paper, 0.5) : p.paper,
        { ink: mix(p.far, p.ink, 0.3), inkWidth: 1.6 * u },
      );
  const wood = mix('#8a5a36', p.near, 0.25);
  return (
    s.wall() +
    s.window(w * 0.36, h * 0.08, w * 0.3, h * 0.34, mix(p.far, p.ink, 0.3), s.ridge(h * 0.36, h * 0.05, p.far, 9)) +
    [0.22, 0.4, 0.58]
      .map((y) => s.shelf(w * 0.02, h * y, w * 0.28, 'books', wood) + s.shelf(w * 0.72, h * y, w * 0.26, 'books', wood))
      .join('') +
    s.lamp(w * 0.5, h * 0.5, 0.9, true) +
    paper +
    rect(0, h * 0.74, w, h * 0.05, lighten(wood, 0.15)) +
    rect(0, h * 0.79, w, h * 0.21, darken(wood, 0.25))
  );
}
