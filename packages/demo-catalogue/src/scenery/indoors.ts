import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, lerp, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, roundRect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

const wallOf = (s: Stage): string => s.fill(mix(s.p.paper, s.p.pop, 0.16), mix(s.p.paper, s.p.far, 0.45));
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
    wallOf(s) +
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
    wallOf(s) +
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
    wallOf(s) +
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
          blob([
            [0, -50],
            [34, -40],
            [44, -8],
            [28, 20],
            [48, 52],
            [40, 92],
            [0, 104],
            [-40, 92],
            [-48, 52],
            [-28, 20],
            [-44, -8],
            [-34, -40],
          ]),
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
    wallOf(s) +
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

export function busInside(s: Stage): string {
  const { w, h, p, u } = s;
  const wall = mix(p.far, p.paper, 0.3);
  const windows = [0.03, 0.36, 0.69]
    .map(
      (x) =>
        roundRect(
          [w * x, h * 0.14, w * 0.29, h * 0.36],
          26 * u,
          s.canvas.linear([
            [0, p.sky[0]],
            [1, p.sky[1]],
          ]),
          { ink: darken(wall, 0.4), inkWidth: 9 * u },
        ) +
        [0.2, 0.5, 0.8]
          .map((t, index) =>
            s.glow(w * (x + 0.29 * t), h * (0.26 + index * 0.06), 30 * u, index % 2 ? p.pop : p.lamp, 0.7),
          )
          .join(''),
    )
    .join('');
  const straps = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
    .map(
      (x) =>
        line(`M${num(w * x)} ${num(h * 0.07)}v${num(h * 0.1)}`, p.ink, 5 * u) +
        circle(w * x, h * 0.19, 18 * u, 'none', { ink: p.paper, inkWidth: 7 * u }),
    )
    .join('');
  const seats = [0.02, 0.34, 0.66]
    .map(
      (x) =>
        roundRect([w * x, h * 0.62, w * 0.3, h * 0.24], 26 * u, mix(p.pop, p.near, 0.3), {
          ink: p.ink,
          inkWidth: 4 * u,
        }) +
        roundRect([w * x, h * 0.82, w * 0.3, h * 0.14], 18 * u, mix(p.pop, p.near, 0.5), {
          ink: p.ink,
          inkWidth: 4 * u,
        }),
    )
    .join('');
  return (
    s.fill(mix(wall, p.lamp, 0.2), darken(wall, 0.25)) +
    rect(0, 0, w, h * 0.05, lighten(p.lamp, 0.5)) +
    windows +
    line(`M0 ${num(h * 0.07)}H${num(w)}`, mix(p.ink, p.paper, 0.4), 9 * u) +
    straps +
    seats +
    [0.335, 0.665].map((x) => line(`M${num(w * x)} 0V${num(h)}`, p.lamp, 9 * u)).join('')
  );
}

export function corridor(s: Stage): string {
  const { w, h, p, u } = s;
  const [x0, x1, y0, y1] = [w * 0.4, w * 0.6, h * 0.34, h * 0.62];
  const doors = [-1, 1]
    .flatMap((side) =>
      [0.22, 0.52].map((k) => {
        const near = w / 2 + side * lerp(w * 0.1, w * 0.5, k + 0.17);
        const far = w / 2 + side * lerp(w * 0.1, w * 0.5, k);
        const top = (x: number) => lerp(y0, 0, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4)) + h * 0.09;
        const foot = (x: number) => lerp(y1, h, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4));
        const knob = lerp(far, near, side < 0 ? 0.82 : 0.82);
        return (
          shape(
            polygon([
              [far, top(far)],
              [near, top(near)],
              [near, foot(near)],
              [far, foot(far)],
            ]),
            mix(p.ink, p.far, 0.3),
            { ink: p.ink, inkWidth: 4 * u },
          ) + circle(knob, lerp(top(knob), foot(knob), 0.55), 6 * u * (0.5 + k), p.lamp)
        );
      }),
    )
    .join('');
  const lights = [0.2, 0.5, 0.85]
    .map((k) =>
      ellipse(w / 2, lerp(y0, -h * 0.02, k), w * 0.1 * (0.3 + k), 9 * u * (0.3 + k), lighten(p.lamp, 0.5), {
        opacity: 0.9,
      }),
    )
    .join('');
  return (
    rect(0, 0, w, h, p.near) +
    shape(
      polygon([
        [0, 0],
        [x0, y0],
        [x0, y1],
        [0, h],
      ]),
      s.canvas.linearBetween(
        [
          [0, p.near],
          [1, p.far],
        ],
        0,
        0,
        x0,
        0,
      ),
    ) +
    shape(
      polygon([
        [w, 0],
        [x1, y0],
        [x1, y1],
        [w, h],
      ]),
      s.canvas.linearBetween(
        [
          [0, p.far],
          [1, p.near],
        ],
        x1,
        0,
        w,
        0,
      ),
    ) +
    shape(
      polygon([
        [0, h],
        [x0, y1],
        [x1, y1],
        [w, h],
      ]),
      s.canvas.linear([
        [0, p.lamp],
        [0.3, mix(p.far, p.lamp, 0.3)],
        [1, p.near],
      ]),
    ) +
    shape(
      polygon([
        [0, 0],
        [x0, y0],
        [x1, y0],
        [w, 0],
      ]),
      s.canvas.linear([
        [0, p.ink],
        [1, p.far],
      ]),
    ) +
    s.glow(w / 2, h * 0.48, w * 0.45, p.lamp, 0.8) +
    rect(x0, y0, x1 - x0, y1 - y0, lighten(p.lamp, 0.3)) +
    doors +
    lights
  );
}

export function lift(s: Stage): string {
  const { w, h, p, u } = s;
  const steel = mix(p.far, '#aab0b8', 0.35);
  return (
    s.fill(darken(p.far, 0.2), p.near) +
    rect(w * 0.16, h * 0.14, w * 0.68, h * 0.86, darken(steel, 0.4)) +
    rect(
      w * 0.2,
      h * 0.18,
      w * 0.29,
      h * 0.82,
      s.canvas.linear(
        [
          [0, lighten(steel, 0.2)],
          [1, steel],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(
      w * 0.51,
      h * 0.18,
      w * 0.29,
      h * 0.82,
      s.canvas.linear(
        [
          [0, steel],
          [1, lighten(steel, 0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(
      w * 0.488,
      h * 0.18,
      w * 0.024,
      h * 0.82,
      s.canvas.linear([
        [0, p.lamp],
        [1, p.pop],
      ]),
    ) +
    roundRect([w * 0.42, h * 0.05, w * 0.16, h * 0.06], 8 * u, p.ink) +
    place(line('M-20 -16v32M-4 -16h20l-4 14h-10M16 -2v18H-4', p.pop, 6), w * 0.5, h * 0.08, u * 0.9) +
    roundRect([w * 0.88, h * 0.46, w * 0.07, h * 0.16], 8 * u, steel) +
    circle(w * 0.915, h * 0.5, 13 * u, p.lamp) +
    circle(w * 0.915, h * 0.57, 13 * u, darken(steel, 0.5)) +
    s.glow(w * 0.5, h * 0.08, w * 0.2, p.pop, 0.5)
  );
}

export function stairs(s: Stage): string {
  const { w, h, p, u } = s;
  const steps = Array.from({ length: 9 }, (_, index) => {
    const t = index / 9;
    return (
      shape(
        polygon([
          [w * (0.12 + t * 0.3), h * (0.98 - t * 0.62)],
          [w * (0.88 - t * 0.12), h * (0.98 - t * 0.62)],
          [w * (0.88 - t * 0.12), h * (1.05 - t * 0.62)],
          [w * (0.12 + t * 0.3), h * (1.05 - t * 0.62)],
        ]),
        mix(p.near, p.far, t),
      ) + rect(w * (0.12 + t * 0.3), h * (0.98 - t * 0.62), w * (0.76 - t * 0.42), 5 * u, mix(p.far, p.lamp, 0.35))
    );
  }).join('');
  return (
    s.fill(p.near, darken(p.near, 0.3)) +
    s.glow(w * 0.6, h * 0.24, w * 0.5, p.lamp, 0.75) +
    rect(w * 0.5, h * 0.1, w * 0.18, h * 0.28, mix(p.lamp, p.far, 0.3)) +
    steps +
    line(
      `M${num(w * 0.06)} ${num(h * 0.78)}L${num(w * 0.4)} ${num(h * 0.16)}M${num(w * 0.06)} ${num(h * 0.9)}L${num(w * 0.4)} ${num(h * 0.28)}`,
      p.ink,
      9 * u,
    )
  );
}

/** A hall of pillars with banners and a high seat. */
export function throne(s: Stage): string {
  const { w, h, p, u } = s;
  const pillar = (x: number, k: number) =>
    rect(
      x - 34 * k * u,
      0,
      68 * k * u,
      h * 0.9,
      s.canvas.linear(
        [
          [0, mix(p.far, p.near, 0.4)],
          [0.4, lighten(p.far, 0.15)],
          [1, p.near],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(x - 48 * k * u, h * 0.86, 96 * k * u, h * 0.05, p.near) +
    rect(x - 48 * k * u, h * 0.03, 96 * k * u, h * 0.035, p.near);
  const banner = (x: number) =>
    shape(
      `M${num(x - 40 * u)} ${num(h * 0.1)}H${num(x + 40 * u)}V${num(h * 0.44)}L${num(x)} ${num(h * 0.5)}L${num(x - 40 * u)} ${num(h * 0.44)}Z`,
      p.pop,
    ) +
    circle(x, h * 0.26, 22 * u, p.lamp) +
    line(
      `M${num(x - 14 * u)} ${num(h * 0.24)}l${num(14 * u)} ${num(28 * u)}l${num(14 * u)} ${num(-28 * u)}`,
      p.ink,
      4 * u,
    );
  const seat = place(
    shape('M-110 0V-250L-70 -380L-40 -280L0 -430L40 -280L70 -380L110 -250V0Z', mix(p.ink, p.far, 0.35)) +
      rect(-72, -220, 144, 150, p.pop) +
      rect(-130, -90, 44, 110, mix(p.ink, p.far, 0.2)) +
      rect(86, -90, 44, 110, mix(p.ink, p.far, 0.2)) +
      circle(0, -300, 20, p.lamp),
    w * 0.5,
    h * 0.72,
    u,
  );
  return (
    s.fill(p.near, p.far) +
    s.glow(w * 0.5, h * 0.4, w * 0.6, p.lamp, 0.7) +
    banner(w * 0.3) +
    banner(w * 0.7) +
    seat +
    s.floor(h * 0.74, p.near, mix(p.far, p.lamp, 0.25), 11) +
    shape(
      polygon([
        [w * 0.42, h * 0.74],
        [w * 0.58, h * 0.74],
        [w * 0.78, h],
        [w * 0.22, h],
      ]),
      p.pop,
    ) +
    pillar(w * 0.08, 1.1) +
    pillar(w * 0.92, 1.1)
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
    wallOf(s) +
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

/** Heaps of gold. */
export function vault(s: Stage): string {
  const { w, h, p, u, random } = s;
  let gold = '';
  for (let index = 0; index < 150; index++) {
    const x = random.between(0, 1);
    const y = h * (0.96 - random.next() * 0.34 * Math.sin(x * Math.PI * 2.4 + 1) ** 2);
    gold += ellipse(
      x * w,
      y,
      random.between(11, 19) * u,
      random.between(5, 9) * u,
      random.pick(['#f4c84a', '#e0a52e', '#ffdf80']),
      { ink: '#8a5a1a', inkWidth: 1.6 * u },
    );
  }
  const heap = (x: number, y: number, wide: number) =>
    shape(
      blob([
        [x - wide, h + 10, 1],
        [x - wide * 0.5, y + 60 * u],
        [x, y],
        [x + wide * 0.5, y + 60 * u],
        [x + wide, h + 10, 1],
      ]),
      s.canvas.linear([
        [0, '#ffdc74'],
        [1, '#b8761e'],
      ]),
    );
  const bricks = Array.from(
    { length: 8 },
    (_, row) =>
      Array.from(
        { length: 7 },
        (_, column) => `M${num(w * ((column + (row % 2) * 0.5) / 6))} ${num(h * row * 0.1)}v${num(h * 0.1)}`,
      ).join('') + `M0 ${num(h * row * 0.1)}H${num(w)}`,
  ).join('');
  return (
    s.fill(p.far, p.near) +
    line(bricks, p.ink, 3 * u, 0.35) +
    s.glow(w * 0.5, h * 0.6, w * 0.7, '#ffd060', 0.7) +
    heap(w * 0.2, h * 0.6, w * 0.4) +
    heap(w * 0.78, h * 0.54, w * 0.44) +
    gold +
    place(
      roundRect([-70, -90, 140, 90], 10, mix('#7a4a2a', p.near, 0.2), { ink: p.ink, inkWidth: 5 }) +
        shape('M-70 -90Q0 -150 70 -90Z', mix('#8a5a36', p.near, 0.1), { ink: p.ink, inkWidth: 5 }) +
        rect(-12, -100, 24, 30, '#f4c84a'),
      w * 0.3,
      h * 0.8,
      u,
    )
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

/** A tennis court inside a hall, or any court with lines and stands. */
export function court(s: Stage): string {
  const { w, h, p, u, random } = s;
  const lamps = [0.14, 0.38, 0.62, 0.86]
    .map(
      (x) =>
        s.glow(w * x, h * 0.1, w * 0.16, p.lamp, 0.8) +
        [-1, 0, 1].map((k) => circle(w * (x + k * 0.035), h * 0.09, w * 0.013, '#ffffff')).join(''),
    )
    .join('');
  const crowd = Array.from({ length: 150 }, () =>
    circle(
      random.between(0, w),
      h * random.between(0.24, 0.48),
      w * 0.012,
      mix(random.pick([p.pop, p.paper, p.sky[0], p.far]), p.near, 0.5),
    ),
  ).join('');
  const net =
    Array.from({ length: 21 }, (_, index) => `M${num((w * index) / 20)} ${num(h * 0.53)}V${num(h * 0.63)}`).join('') +
    [0.55, 0.575, 0.6].map((y) => `M0 ${num(h * y)}H${num(w)}`).join('');
  return (
    s.fill(p.ink, p.far) +
    lamps +
    crowd +
    shape(
      polygon([
        [0, h * 0.5],
        [w, h * 0.5],
        [w * 1.2, h],
        [-w * 0.2, h],
      ]),
      s.canvas.linear([
        [0, mix(p.pop, p.near, 0.3)],
        [1, p.pop],
      ]),
    ) +
    line(
      `M${num(-w * 0.1)} ${num(h * 0.74)}H${num(w * 1.1)}M${num(w * 0.3)} ${num(h * 0.5)}L${num(w * 0.1)} ${num(h)}M${num(w * 0.7)} ${num(h * 0.5)}L${num(w * 0.9)} ${num(h)}`,
      '#ffffff',
      5 * u,
      0.85,
    ) +
    line(net, '#ffffff', 2 * u, 0.5) +
    line(`M0 ${num(h * 0.53)}H${num(w)}`, '#ffffff', 8 * u)
  );
}

export function lockers(s: Stage): string {
  const { w, h, p, u } = s;
  const doors = Array.from({ length: 6 }, (_, index) => {
    const x = w * (0.02 + index * 0.163);
    return (
      rect(x, h * 0.14, w * 0.15, h * 0.66, mix(p.far, p.paper, index % 2 ? 0.3 : 0.2), {
        ink: p.near,
        inkWidth: 4 * u,
      }) +
      [0.19, 0.21, 0.23]
        .map((y) => line(`M${num(x + w * 0.035)} ${num(h * y)}h${num(w * 0.08)}`, p.near, 4 * u))
        .join('') +
      circle(x + w * 0.125, h * 0.48, 7 * u, p.near)
    );
  }).join('');
  return (
    wallOf(s) +
    doors +
    s.floor(h * 0.82, p.near, mix(p.far, p.paper, 0.2), 7) +
    rect(w * 0.12, h * 0.86, w * 0.7, 20 * u, mix('#b8824e', p.far, 0.2)) +
    rect(w * 0.16, h * 0.88, 14 * u, h * 0.1, p.ink) +
    rect(w * 0.76, h * 0.88, 14 * u, h * 0.1, p.ink) +
    s.lightShaft(w * 0.5, w * 0.16, -w * 0.2)
  );
}

export function classroom(s: Stage): string {
  const { w, h, p, u } = s;
  const frame = mix(p.paper, p.ink, 0.25);
  const windows = [0.05, 0.39, 0.73]
    .map((x) =>
      s.window(
        w * x,
        h * 0.1,
        w * 0.24,
        h * 0.48,
        frame,
        s.cloud(w * (x + 0.12), h * 0.34, 0.5, '#ffffff', mix(p.sky[1], '#ffffff', 0.4)),
      ),
    )
    .join('');
  const desks = [0.02, 0.3, 0.58, 0.86]
    .map(
      (x) =>
        shape(
          polygon([
            [w * x, h * 0.8],
            [w * (x + 0.2), h * 0.8],
            [w * (x + 0.22), h * 0.835],
            [w * (x - 0.02), h * 0.835],
          ]),
          mix('#c8935a', p.far, 0.25),
        ) +
        rect(w * x, h * 0.835, 8 * u, h * 0.17, mix(p.ink, p.far, 0.4)) +
        rect(w * (x + 0.19), h * 0.835, 8 * u, h * 0.17, mix(p.ink, p.far, 0.4)),
    )
    .join('');
  return (
    wallOf(s) +
    windows +
    rect(0, h * 0.66, w, h * 0.34, mix(p.far, p.paper, 0.25)) +
    desks +
    s.lightShaft(w * 0.3, w * 0.2, -w * 0.2, 0.16)
  );
}

/** A cave with a pool of light. */
export function cave(s: Stage): string {
  const { w, h, p, u, random } = s;
  const fangs = Array.from({ length: 13 }, (_, index) => {
    const [x, long] = [(w * (index + random.next() * 0.6)) / 12, random.between(60, 220) * u];
    return shape(
      polygon([
        [x - 36 * u, -4],
        [x + 36 * u, -4],
        [x, long],
      ]),
      mix(p.near, p.ink, 0.4),
    );
  }).join('');
  const crystal = (x: number, k: number, turn: number) =>
    place(
      shape('M-24 0L-30 -90L0 -150L28 -80L24 0Z', p.lamp, { opacity: 0.9, ink: lighten(p.lamp, 0.5), inkWidth: 3 }) +
        shape('M0 -150L28 -80L24 0H4Z', p.pop, { opacity: 0.4 }),
      x,
      h * 0.94,
      k * u,
      turn,
    );
  return (
    s.fill(p.near, p.far) +
    s.glow(w * 0.5, h * 0.7, w * 0.6, p.lamp, 0.8) +
    shape(
      blob([
        [0, h, 1],
        [0, 0, 1],
        [w * 0.2, 0, 1],
        [w * 0.12, h * 0.4],
        [w * 0.2, h * 0.8],
        [w * 0.1, h, 1],
      ]),
      mix(p.near, p.ink, 0.5),
    ) +
    shape(
      blob([
        [w, h, 1],
        [w, 0, 1],
        [w * 0.82, 0, 1],
        [w * 0.9, h * 0.4],
        [w * 0.8, h * 0.76],
        [w * 0.92, h, 1],
      ]),
      mix(p.near, p.ink, 0.5),
    ) +
    fangs +
    ellipse(w * 0.5, h * 0.92, w * 0.34, h * 0.05, p.lamp, { opacity: 0.5 }) +
    crystal(w * 0.2, 0.9, -14) +
    crystal(w * 0.28, 0.6, 8) +
    crystal(w * 0.8, 1.1, 12) +
    crystal(w * 0.72, 0.6, -10) +
    s.hill(h * 0.97, 8 * u, p.ink)
  );
}

/** Wheels and a great bell. */
export function belfry(s: Stage): string {
  const { w, h, p, u } = s;
  const bronze = mix('#a8743a', p.far, 0.3);
  const bell = place(
    shape(
      blob([
        [-34, -210],
        [0, -224],
        [34, -210],
        [66, -120],
        [88, -10],
        [128, 30, 1],
        [0, 46],
        [-128, 30, 1],
        [-88, -10],
        [-66, -120],
      ]),
      s.canvas.linear(
        [
          [0, darken(bronze, 0.3)],
          [0.35, lighten(bronze, 0.3)],
          [1, darken(bronze, 0.45)],
        ],
        0,
        0,
        1,
        0,
      ),
      { ink: p.ink, inkWidth: 5 },
    ) +
      line('M-84 -20Q0 4 84 -20M-70 -100Q0 -84 70 -100', darken(bronze, 0.5), 5) +
      circle(0, 52, 22, p.ink),
    w * 0.5,
    h * 0.5,
    u * 1.3,
  );
  const arch = (x: number) =>
    shape(
      `M${num(x - w * 0.1)} ${num(h * 0.8)}V${num(h * 0.34)}Q${num(x - w * 0.1)} ${num(h * 0.2)} ${num(x)} ${num(h * 0.2)}Q${num(x + w * 0.1)} ${num(h * 0.2)} ${num(x + w * 0.1)} ${num(h * 0.34)}V${num(h * 0.8)}Z`,
      s.canvas.linear([
        [0, p.sky[0]],
        [0.6, p.sky[1]],
        [1, p.sky[2]],
      ]),
    );
  return (
    s.fill(p.far, p.near) +
    arch(w * 0.16) +
    arch(w * 0.84) +
    arch(w * 0.5) +
    s.glow(w * 0.5, h * 0.45, w * 0.4, p.lamp, 0.7) +
    rect(0, h * 0.1, w, h * 0.05, mix('#5a3a24', p.near, 0.4)) +
    line(`M${num(w * 0.5)} ${num(h * 0.14)}v${num(h * 0.1)}`, p.ink, 14 * u) +
    bell +
    s.floor(h * 0.82, p.near, mix(p.far, p.near, 0.3), 9) +
    [0.33, 0.67].map((x) => rect(w * x - 22 * u, h * 0.15, 44 * u, h * 0.68, mix(p.near, p.far, 0.4))).join('')
  );
}

/** A railway hall of iron and glass with a train. */
export function station(s: Stage): string {
  const { w, h, p, u } = s;
  const ribs =
    [0, 0.2, 0.4, 0.6, 0.8, 1]
      .map((x) => `M${num(w * 0.5)} ${num(-h * 0.1)}L${num(w * (x * 2.4 - 0.7))} ${num(h * 0.4)}`)
      .join('') +
    [0.1, 0.2, 0.3]
      .map(
        (y) =>
          `M${num(w * (0.5 - y * 2))} ${num(h * y)}Q${num(w * 0.5)} ${num(h * (y - 0.08))} ${num(w * (0.5 + y * 2))} ${num(h * y)}`,
      )
      .join('');
  const carriage = (x: number, wide: number) =>
    roundRect([x, h * 0.44, wide, h * 0.36], 20 * u, mix(p.pop, p.near, 0.25), { ink: p.ink, inkWidth: 5 * u }) +
    rect(x, h * 0.64, wide, 10 * u, p.lamp) +
    Array.from({ length: 4 }, (_, index) =>
      roundRect([x + wide * (0.06 + index * 0.24), h * 0.49, wide * 0.17, h * 0.12], 8 * u, lighten(p.lamp, 0.3), {
        ink: p.ink,
        inkWidth: 3 * u,
      }),
    ).join('') +
    [0.14, 0.3, 0.7, 0.86].map((t) => circle(x + wide * t, h * 0.81, 24 * u, p.ink)).join('');
  return (
    s.sky() +
    s.clouds(3, 0.05, 0.3) +
    line(ribs, mix(p.ink, p.far, 0.4), 6 * u, 0.8) +
    rect(0, h * 0.4, w, h * 0.5, mix(p.far, p.near, 0.3)) +
    carriage(-w * 0.12, w * 0.62) +
    carriage(w * 0.53, w * 0.62) +
    rect(0, h * 0.84, w, h * 0.16, mix(p.paper, p.far, 0.45)) +
    rect(0, h * 0.84, w, 9 * u, p.lamp) +
    [0.3, 0.74]
      .map(
        (x) =>
          circle(w * x, h * 0.24, 40 * u, p.paper, { ink: p.ink, inkWidth: 7 * u }) +
          line(
            `M${num(w * x)} ${num(h * 0.24)}v${num(-26 * u)}M${num(w * x)} ${num(h * 0.24)}h${num(18 * u)}`,
            p.ink,
            5 * u,
          ),
      )
      .join('')
  );
}
