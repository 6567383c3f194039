import { darken, lighten, mix } from '../draw/colour.ts';
import { lerp, num, polygon } from '../draw/geometry.ts';
import { circle, ellipse, line, place, rect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

/** Houses in a row, roofs, windows, wires: a town street in perspective enough for people to stand in. */
export function street(s: Stage): string {
  const { w, h, p, u, random } = s;
  let houses = '';
  for (let x = -30 * u; x < w; ) {
    const width = random.between(100, 180) * u;
    const tall = random.between(130, 240) * u;
    const y = h * 0.82;
    const wall = mix(random.pick([p.far, p.paper, p.pop]), p.far, 0.5);
    houses +=
      rect(x, y - tall, width, tall + 10, wall) +
      shape(
        polygon([
          [x - 12 * u, y - tall],
          [x + width * 0.5, y - tall - 54 * u],
          [x + width + 12 * u, y - tall],
        ]),
        darken(wall, 0.35),
      );
    for (const row of [0, 1])
      for (const column of [0, 1])
        houses += rect(
          x + width * (0.16 + column * 0.42),
          y - tall * (0.84 - row * 0.4),
          width * 0.25,
          tall * 0.2,
          random.chance(0.55) ? p.lamp : mix(wall, p.ink, 0.4),
          { ink: darken(wall, 0.45), inkWidth: 3 * u },
        );
    x += width + 6 * u;
  }
  const road =
    rect(
      0,
      h * 0.82,
      w,
      h * 0.18,
      s.canvas.linear([
        [0, mix(p.far, p.paper, 0.25)],
        [1, p.near],
      ]),
    ) +
    shape(
      polygon([
        [w * 0.38, h],
        [w * 0.47, h * 0.83],
        [w * 0.53, h * 0.83],
        [w * 0.62, h],
      ]),
      mix(p.far, p.paper, 0.5),
      { opacity: 0.45 },
    );
  const pole = (x: number, k: number) =>
    rect(x - 6 * k * u, h * (0.88 - 0.46 * k), 12 * k * u, h * 0.5 * k, p.ink) +
    rect(x - 46 * k * u, h * (0.9 - 0.44 * k), 92 * k * u, 7 * k * u, p.ink);
  const wires = line(
    `M0 ${num(h * 0.3)}Q${num(w * 0.3)} ${num(h * 0.5)} ${num(w * 0.86)} ${num(h * 0.34)}T${num(w * 1.1)} ${num(h * 0.36)}M0 ${num(h * 0.36)}Q${num(w * 0.4)} ${num(h * 0.56)} ${num(w)} ${num(h * 0.35)}`,
    p.ink,
    3 * u,
  );
  return (
    s.sky() +
    s.clouds(4, 0.06, 0.4) +
    s.sun(w * 0.74, h * 0.28, w * 0.07) +
    s.skyline(h * 0.72, mix(p.far, p.sky[2], 0.5), null, 0.9) +
    houses +
    road +
    pole(w * 0.1, 1) +
    pole(w * 0.88, 1.15) +
    wires
  );
}

/** A shelter at the roadside with a bench, a sign and a lamp. */
export function busStop(s: Stage): string {
  const { w, h, p, u } = s;
  const roof = h * 0.3;
  const ground = h * 0.84;
  const metal = mix(p.near, p.ink, 0.4);
  const glass = mix(p.sky[1], p.paper, 0.2);
  return (
    s.sky() +
    s.clouds(3, 0.04, 0.22) +
    s.hill(h * 0.6, 26 * u, mix(p.far, p.sky[2], 0.35)) +
    s.skyline(h * 0.7, mix(p.far, p.near, 0.3), p.lamp, 0.7) +
    rect(
      0,
      ground,
      w,
      h - ground,
      s.canvas.linear([
        [0, mix(p.far, p.near, 0.4)],
        [1, p.near],
      ]),
    ) +
    s.glow(w * 0.5, roof + 60 * u, w * 0.5, p.lamp, 0.7) +
    rect(w * 0.14, roof, w * 0.58, ground - roof, glass, { opacity: 0.45, ink: metal, inkWidth: 7 * u }) +
    line(`M${num(w * 0.33)} ${num(roof)}V${num(ground)}M${num(w * 0.53)} ${num(roof)}V${num(ground)}`, metal, 6 * u) +
    shape(
      polygon([
        [w * 0.07, roof - 16 * u],
        [w * 0.8, roof - 34 * u],
        [w * 0.82, roof - 4 * u],
        [w * 0.09, roof + 16 * u],
      ]),
      mix(p.pop, p.near, 0.35),
    ) +
    rect(w * 0.36, roof + 12 * u, w * 0.18, 12 * u, lighten(p.lamp, 0.5)) +
    rect(w * 0.18, h * 0.7, w * 0.42, 16 * u, mix('#a06a3e', p.near, 0.35)) +
    rect(w * 0.2, h * 0.72, 12 * u, ground - h * 0.72, metal) +
    rect(w * 0.56, h * 0.72, 12 * u, ground - h * 0.72, metal) +
    rect(w * 0.86, h * 0.34, 11 * u, ground - h * 0.34, metal) +
    circle(w * 0.867, h * 0.31, 46 * u, p.pop, { ink: p.paper, inkWidth: 7 * u }) +
    place(
      rect(-26, -16, 52, 26, p.paper) +
        rect(-20, -10, 16, 11, p.sky[0]) +
        rect(4, -10, 16, 11, p.sky[0]) +
        circle(-14, 13, 6, p.paper) +
        circle(14, 13, 6, p.paper),
      w * 0.867,
      h * 0.31,
      u,
    ) +
    Array.from({ length: 10 }, (_, index) =>
      ellipse(w * (0.06 + index * 0.1), h * (0.88 + (index % 3) * 0.035), (30 + (index % 4) * 16) * u, 4 * u, p.lamp, {
        opacity: 0.3,
      }),
    ).join('')
  );
}

/** A narrow way between lit walls. */
export function alley(s: Stage): string {
  const { w, h, p, u, random } = s;
  const [vx, vy] = [w * 0.5, h * 0.5];
  let walls = '';
  for (const side of [-1, 1])
    for (let layer = 4; layer >= 0; layer--) {
      const at = (k: number) => vx + side * (w * 0.07 + w * 0.5 * k ** 1.6);
      const [near, far] = [1 - layer * 0.21, Math.max(0, 0.79 - layer * 0.21)];
      const top = (k: number) => vy - h * 0.16 - h * 0.62 * k;
      const foot = (k: number) => vy + h * 0.06 + h * 0.5 * k;
      walls += shape(
        polygon([
          [at(far), top(far)],
          [at(near), top(near)],
          [at(near), foot(near)],
          [at(far), foot(far)],
        ]),
        mix(p.near, p.far, 0.15 + layer * 0.19),
      );
      for (let index = 0; index < 6; index++) {
        const x = lerp(at(far), at(near), random.between(0.1, 0.9));
        const y = lerp(top(near), foot(near), random.between(0.08, 0.86));
        if (random.chance(0.5))
          walls += rect(x - 7 * near * u, y, (14 * near + 4) * u, h * 0.036 * (near + 0.2), p.lamp, {
            opacity: random.between(0.4, 0.9),
          });
      }
      const colour = random.pick([p.pop, p.lamp, p.sky[0]]);
      const [x, y] = [lerp(at(far), at(near), 0.6), lerp(top(near), foot(near), random.between(0.3, 0.55))];
      const [tall, wide] = [h * 0.13 * near + 10, w * 0.05 * near + 8];
      walls +=
        s.glow(x - side * wide * 0.4, y + tall / 2, tall * 1.1, colour, 0.7) +
        rect(x - side * wide - wide / 2, y, wide, tall, darken(colour, 0.55), {
          ink: lighten(colour, 0.45),
          inkWidth: (3 * near + 1) * u,
        }) +
        [0, 1, 2]
          .map((row) =>
            rect(
              x - side * wide - wide * 0.26,
              y + tall * (0.12 + row * 0.29),
              wide * 0.52,
              tall * 0.18,
              lighten(colour, 0.5),
            ),
          )
          .join('');
    }
  const ground = shape(
    polygon([
      [vx - w * 0.07, vy + h * 0.06],
      [vx + w * 0.07, vy + h * 0.06],
      [w * 1.1, h],
      [-w * 0.1, h],
    ]),
    s.canvas.linear([
      [0, mix(p.lamp, p.near, 0.3)],
      [0.4, mix(p.near, p.far, 0.4)],
      [1, p.near],
    ]),
  );
  const puddles = Array.from({ length: 20 }, () => {
    const y = vy + h * (0.08 + 0.42 * random.next());
    return ellipse(
      vx + random.between(-1, 1) * (y - vy) * 0.7,
      y,
      (random.between(14, 70) * (y - vy)) / h,
      2 * u,
      random.pick([p.pop, p.lamp]),
      { opacity: 0.5 },
    );
  }).join('');
  return (
    s.sky() +
    s.glow(vx, vy, w * 0.5, p.lamp, 0.9) +
    walls +
    ground +
    puddles +
    line(
      `M0 ${num(h * 0.16)}Q${num(w * 0.5)} ${num(h * 0.3)} ${num(w)} ${num(h * 0.1)}M0 ${num(h * 0.08)}Q${num(w * 0.5)} ${num(h * 0.25)} ${num(w)} ${num(h * 0.2)}`,
      p.ink,
      3 * u,
      0.7,
    )
  );
}

export function schoolGate(s: Stage): string {
  const { w, h, p, u } = s;
  const [bw, y] = [w * 0.86, h * 0.4];
  let building =
    rect(0, 0, bw, h * 0.5, mix(p.paper, p.sky[2], 0.3)) +
    rect(0, -10 * u, bw, 14 * u, p.far) +
    shape(
      polygon([
        [bw * 0.4, 0],
        [bw * 0.4, -h * 0.1],
        [bw * 0.5, -h * 0.15],
        [bw * 0.6, -h * 0.1],
        [bw * 0.6, 0],
      ]),
      mix(p.paper, p.sky[2], 0.15),
    ) +
    circle(bw * 0.5, -h * 0.062, w * 0.032, '#ffffff', { ink: p.far, inkWidth: 4 * u }) +
    line(
      `M${num(bw * 0.5)} ${num(-h * 0.062)}v${num(-w * 0.02)}M${num(bw * 0.5)} ${num(-h * 0.062)}h${num(w * 0.014)}`,
      p.ink,
      3 * u,
    );
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 9; column++)
      building += rect(
        bw * (0.035 + column * 0.106),
        h * (0.03 + row * 0.105),
        bw * 0.076,
        h * 0.062,
        mix(p.sky[0], '#ffffff', 0.25),
        { ink: p.far, inkWidth: 3 * u },
      );
  const trees = Array.from({ length: 7 }, (_, index) =>
    s.tree((w * index) / 6, h * 0.95, s.random.between(1, 1.6), index % 2 ? p.pop : lighten(p.pop, 0.25)),
  ).join('');
  return (
    s.sky() +
    s.clouds(4, 0.05, 0.3, '#ffffff') +
    s.hill(h * 0.64, 18 * u, mix(p.far, p.sky[2], 0.4)) +
    place(building, w * 0.07, y) +
    trees +
    rect(0, h * 0.93, w, h * 0.07, p.near)
  );
}
