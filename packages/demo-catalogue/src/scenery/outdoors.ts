import { darken, lighten, mix } from '../draw/colour.ts';
import { blob, lerp, num, polygon } from '../draw/geometry.ts';
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

/** A sea front: railing, sea, boats. */
export function harbour(s: Stage): string {
  const { w, h, p, u, random } = s;
  let sparkle = '';
  for (let index = 0; index < 40; index++) {
    const y = h * (0.5 + random.next() ** 2 * 0.32);
    const k = (y / h - 0.44) * 2.2;
    sparkle += ellipse(
      w * 0.6 + random.between(-1, 1) * w * 0.4 * k,
      y,
      random.between(12, 50) * k * u * 1.4,
      (2 * k + 0.6) * u,
      p.lamp,
      { opacity: random.between(0.25, 0.8) },
    );
  }
  const boat = (x: number, y: number, k: number, colour: string) =>
    place(
      shape('M-90 0H96L70 40H-66Z', colour) +
        shape('M-40 0V-44H30L40 0Z', p.paper) +
        rect(-24, -34, 20, 20, p.sky[1]) +
        rect(4, -34, 20, 20, p.sky[1]) +
        line('M-4 -44V-140M-4 -136L66 -10', p.ink, 4),
      x,
      y,
      k * u,
    );
  const rail = Array.from(
    { length: 14 },
    (_, index) => `M${num((w * index) / 13)} ${num(h * 0.8)}V${num(h * 0.92)}`,
  ).join('');
  return (
    s.sky() +
    s.sun(w * 0.62, h * 0.34, w * 0.1) +
    s.clouds(4, 0.06, 0.34) +
    s.hill(h * 0.5, 18 * u, mix(p.far, p.sky[2], 0.5)) +
    rect(
      0,
      h * 0.5,
      w,
      h * 0.5,
      s.canvas.linear([
        [0, mix(p.sky[2], p.far, 0.35)],
        [0.5, p.far],
        [1, p.near],
      ]),
    ) +
    sparkle +
    boat(w * 0.2, h * 0.6, 0.9, p.pop) +
    boat(w * 0.85, h * 0.66, 1.2, mix(p.near, p.sky[0], 0.4)) +
    rect(0, h * 0.9, w, h * 0.1, mix(p.near, p.paper, 0.3)) +
    line(rail, mix(p.ink, p.near, 0.4), 8 * u) +
    line(`M0 ${num(h * 0.8)}H${num(w)}M0 ${num(h * 0.86)}H${num(w)}`, mix(p.ink, p.near, 0.4), 9 * u)
  );
}

export function beach(s: Stage): string {
  const { w, h, p, u, random } = s;
  const foam = [0.74, 0.8]
    .map((y, index) =>
      shape(
        blob([
          [-10, h * (y + 0.05), 1],
          [w * 0.2, h * y],
          [w * 0.5, h * (y + 0.03)],
          [w * 0.8, h * (y - 0.01)],
          [w + 10, h * (y + 0.03), 1],
          [w + 10, h, 1],
          [-10, h, 1],
        ]),
        index ? mix(p.paper, '#e8cfa0', 0.5) : '#ffffff',
        { opacity: index ? 1 : 0.75 },
      ),
    )
    .join('');
  const grass = Array.from({ length: 26 }, () => {
    const x = random.between(-0.02, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-14, 14) * u)} ${num(-50 * u)} ${num(random.between(-34, 34) * u)} ${num(-random.between(60, 120) * u)}`;
  }).join('');
  return (
    s.sky() +
    s.clouds(4, 0.08, 0.36, '#ffffff') +
    s.sun(w * 0.28, h * 0.3, w * 0.09) +
    rect(
      0,
      h * 0.52,
      w,
      h * 0.48,
      s.canvas.linear([
        [0, mix(p.sky[1], p.far, 0.6)],
        [1, mix(p.far, p.sky[0], 0.3)],
      ]),
    ) +
    foam +
    line(grass, mix(p.near, '#5a8a58', 0.4), 5 * u)
  );
}

/** High towers at night. */
export function towers(s: Stage): string {
  const { w, h, p, u } = s;
  return (
    s.sky() +
    s.stars(h * 0.5, 60) +
    s.sun(w * s.random.between(0.25, 0.75), h * 0.27, w * 0.15) +
    s.skyline(h * 0.66, mix(p.far, p.sky[2], 0.5), null, 1.25) +
    s.skyline(h * 0.82, p.far, mix(p.lamp, p.far, 0.35), 1.45) +
    s.skyline(h * 1.02, p.near, p.lamp, 1.8) +
    line(`M0 ${num(h * 0.2)}Q${num(w * 0.5)} ${num(h * 0.34)} ${num(w)} ${num(h * 0.16)}`, p.ink, 3 * u, 0.5)
  );
}

/** Roofs of tiles with the city below. */
export function rooftops(s: Stage): string {
  const { w, h, p, u, random } = s;
  const roof = (x: number, y: number, width: number, colour: string) => {
    const tiles = Array.from(
      { length: 7 },
      (_, index) =>
        `M${num(x - width * 0.5 + (width * (index + 0.5)) / 7)} ${num(y)}L${num(x - width * 0.7 + (width * 1.4 * (index + 0.5)) / 7)} ${num(h + 10)}`,
    ).join('');
    return (
      shape(
        polygon([
          [x - width * 0.5, y],
          [x + width * 0.5, y],
          [x + width * 0.75, h + 10],
          [x - width * 0.75, h + 10],
        ]),
        colour,
      ) +
      line(tiles, darken(colour, 0.35), 3 * u, 0.6) +
      rect(x - width * 0.53, y - 12 * u, width * 1.06, 16 * u, darken(colour, 0.25)) +
      rect(x + width * 0.26, y - 66 * u, 34 * u, 66 * u, darken(colour, 0.4))
    );
  };
  return (
    s.sky() +
    s.stars(h * 0.5, 50) +
    s.sun(w * 0.3, h * 0.3, w * 0.13) +
    s.clouds(3, 0.2, 0.46, mix(p.sky[1], p.lamp, 0.15), mix(p.sky[0], p.sky[1], 0.5)) +
    s.skyline(h * 0.7, mix(p.far, p.sky[1], 0.3), p.lamp, 0.8) +
    s.skyline(h * 0.84, mix(p.far, p.near, 0.5), p.lamp, 1) +
    roof(w * random.between(0.1, 0.24), h * 0.84, w * 0.4, mix(p.far, p.pop, 0.22)) +
    roof(w * 0.76, h * 0.88, w * 0.62, mix(p.near, p.pop, 0.2))
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

/** A long stone bridge seen along its deck. */
export function bridge(s: Stage): string {
  const { w, h, p, u } = s;
  const stone = mix(p.far, p.near, 0.4);
  const posts = [0.02, 0.14, 0.25, 0.34, 0.41]
    .flatMap((t) =>
      [-1, 1].map((side) => {
        const x = w * 0.5 + side * w * (0.52 - t);
        const k = 1.15 - t * 2.2;
        const y = h * (0.94 - t * 0.72);
        return (
          rect(x - 16 * k * u, y - 150 * k * u, 32 * k * u, 150 * k * u, stone) +
          rect(x - 22 * k * u, y - 164 * k * u, 44 * k * u, 18 * k * u, darken(stone, 0.3)) +
          s.glow(x, y - 190 * k * u, 60 * k * u, p.lamp, 0.8) +
          circle(x, y - 184 * k * u, 14 * k * u, lighten(p.lamp, 0.4))
        );
      }),
    )
    .join('');
  const deck = shape(
    polygon([
      [w * 0.44, h * 0.62],
      [w * 0.56, h * 0.62],
      [w * 1.1, h],
      [-w * 0.1, h],
    ]),
    s.canvas.linear([
      [0, mix(p.lamp, stone, 0.6)],
      [1, p.near],
    ]),
  );
  const joints = [0.66, 0.71, 0.78, 0.87]
    .map((y) => `M${num(w * 0.5 - w * (y - 0.56) * 1.5)} ${num(h * y)}H${num(w * 0.5 + w * (y - 0.56) * 1.5)}`)
    .join('');
  return (
    s.sky() +
    s.stars(h * 0.5, 60) +
    s.sun(w * 0.5, h * 0.36, w * 0.16) +
    s.ridge(h * 0.6, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.38,
      s.canvas.linear([
        [0, mix(p.far, p.sky[1], 0.4)],
        [1, p.ink],
      ]),
    ) +
    deck +
    line(joints, p.ink, 3 * u, 0.4) +
    posts
  );
}

/** Broken walls and arches. */
export function ruin(s: Stage): string {
  const { w, h, p, u, random } = s;
  const arch = (x: number, k: number, colour: string) =>
    place(
      shape('M-150 0V-330Q-150 -470 0 -470Q150 -470 150 -330V0H96V-318Q96 -410 0 -410Q-96 -410 -96 -318V0Z', colour) +
        line(
          'M-150 -120h54M96 -180h54M-150 -260h54M96 -300h54M-60 -462l14 56M70 -456l-18 52',
          darken(colour, 0.35),
          5,
          0.6,
        ),
      x,
      h * 0.9,
      k * u,
    );
  const rubble = Array.from({ length: 18 }, () => {
    const [x, y, size] = [random.between(0, w), h * random.between(0.88, 0.99), random.between(14, 44) * u];
    return shape(
      polygon([
        [x - size, y],
        [x - size * 0.6, y - size * 0.8],
        [x + size * 0.3, y - size],
        [x + size, y - size * 0.2],
        [x + size * 0.8, y + size * 0.2],
      ]),
      mix(p.near, p.far, random.between(0, 0.7)),
    );
  }).join('');
  return (
    s.sky() +
    s.sun(w * 0.6, h * 0.34, w * 0.18) +
    s.clouds(3, 0.1, 0.4, mix(p.sky[2], p.lamp, 0.2), mix(p.sky[0], p.sky[1], 0.6)) +
    s.ridge(h * 0.66, h * 0.08, mix(p.far, p.sky[2], 0.4), 9) +
    arch(w * 0.2, 0.8, mix(p.far, p.sky[1], 0.2)) +
    arch(w * 0.82, 1.1, mix(p.far, p.near, 0.5)) +
    s.hill(h * 0.88, 14 * u, p.near) +
    rubble
  );
}

export function forest(s: Stage): string {
  const { w, h, p, u, random } = s;
  let layers = '';
  for (let layer = 0; layer < 4; layer++) {
    const colour = mix(mix(p.sky[1], p.lamp, 0.2), p.near, 0.15 + layer * 0.27);
    for (let index = 0; index < 7 - layer; index++) {
      const x = random.between(-0.05, 1.05) * w;
      const trunk = (14 + layer * 17) * u;
      const branch = h * random.between(0.1, 0.5);
      const side = index % 2 ? 1 : -1;
      layers +=
        shape(
          blob([
            [x - trunk * 1.7, h, 1],
            [x - trunk * 0.8, h * 0.7],
            [x - trunk * 0.6, -4, 1],
            [x + trunk * 0.6, -4, 1],
            [x + trunk * 0.7, h * 0.7],
            [x + trunk * 1.8, h, 1],
          ]),
          colour,
        ) +
        shape(
          blob([
            [x, branch + 18 * u, 1],
            [x + side * w * 0.16, branch - 60 * u, 1],
            [x, branch - 4 * u, 1],
          ]),
          colour,
        );
    }
    layers += rect(
      0,
      0,
      w,
      h,
      s.canvas.linear([
        [0.4, p.sky[2], 0],
        [1, p.sky[2], 0.3],
      ]),
    );
  }
  const ferns = Array.from({ length: 16 }, () => {
    const [x, size] = [random.between(0, w), random.between(50, 110) * u];
    return [-50, -20, 10, 40]
      .map((turn) =>
        place(
          shape(
            `M0 0Q${num(size * 0.16)} ${num(-size * 0.5)} 0 ${num(-size)}Q${num(-size * 0.16)} ${num(-size * 0.5)} 0 0Z`,
            mix(p.near, p.far, 0.25),
          ),
          x,
          h + 6,
          1,
          turn,
        ),
      )
      .join('');
  }).join('');
  return (
    s.sky() +
    s.glow(w * 0.5, h * 0.35, w * 0.7, p.lamp, 0.8) +
    layers +
    s.lightShaft(w * 0.2, w * 0.08, -w * 0.14) +
    s.lightShaft(w * 0.5, w * 0.1, -w * 0.16, 0.13) +
    s.hill(h * 0.93, 14 * u, p.near) +
    ferns
  );
}

export function lake(s: Stage): string {
  const { w, h, p, u, random } = s;
  const reeds = Array.from({ length: 30 }, () => {
    const x = random.chance(0.5) ? random.between(-0.02, 0.3) * w : random.between(0.72, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-10, 10) * u)} ${num(-60 * u)} ${num(random.between(-20, 20) * u)} ${num(-random.between(80, 170) * u)}`;
  }).join('');
  const ripples = Array.from({ length: 24 }, () =>
    ellipse(
      w * 0.5 + random.between(-0.3, 0.3) * w,
      h * random.between(0.64, 0.96),
      random.between(20, 90) * u,
      2.4 * u,
      p.lamp,
      { opacity: random.between(0.25, 0.7) },
    ),
  ).join('');
  let pines = '';
  for (let index = 0; index < 22; index++)
    pines += s.pine(
      random.between(-0.02, 1.02) * w,
      h * 0.62,
      random.between(0.5, 0.95),
      mix(p.far, p.near, random.between(0, 0.6)),
    );
  return (
    s.sky() +
    s.stars(h * 0.5, 70) +
    s.sun(w * 0.5, h * 0.27, w * 0.14) +
    s.ridge(h * 0.52, h * 0.09, mix(p.far, p.sky[1], 0.5), 7) +
    pines +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.38,
      s.canvas.linear([
        [0, mix(p.sky[1], p.far, 0.6)],
        [1, p.near],
      ]),
    ) +
    shape(
      polygon([
        [w * 0.42, h * 0.62],
        [w * 0.58, h * 0.62],
        [w * 0.68, h],
        [w * 0.32, h],
      ]),
      p.lamp,
      { opacity: 0.22 },
    ) +
    ripples +
    line(reeds, p.ink, 5 * u)
  );
}

export function castle(s: Stage): string {
  const { w, h, p, u, random } = s;
  const tower = (x: number, y: number, wide: number, tall: number) =>
    rect(x - wide / 2, y - tall, wide, tall + h, p.far) +
    rect(x - wide * 0.1, y - tall * 0.76, wide * 0.2, tall * 0.18, p.lamp) +
    rect(x - wide * 0.1, y - tall * 0.44, wide * 0.2, tall * 0.14, p.lamp) +
    shape(
      polygon([
        [x - wide * 0.66, y - tall],
        [x, y - tall - wide * 2],
        [x + wide * 0.66, y - tall],
      ]),
      mix(p.far, p.pop, 0.45),
    ) +
    line(`M${num(x)} ${num(y - tall - wide * 2)}v${num(-26 * u)}`, p.ink, 3 * u) +
    shape(
      `M${num(x)} ${num(y - tall - wide * 2 - 26 * u)}l${num(30 * u)} ${num(8 * u)}l${num(-30 * u)} ${num(10 * u)}Z`,
      p.pop,
    );
  const towersDrawn = (
    [
      [0.5, 0.74, 84, 300],
      [0.38, 0.76, 56, 220],
      [0.62, 0.76, 56, 230],
      [0.29, 0.79, 46, 130],
      [0.71, 0.79, 46, 140],
    ] as const
  )
    .map(([x, y, wide, tall]) => tower(w * x, h * y, wide * u, tall * u))
    .join('');
  let pines = '';
  for (let index = 0; index < 10; index++)
    pines += s.pine(random.between(0, 1) * w, h * 0.93, random.between(0.5, 1), mix(p.far, p.near, 0.6));
  return (
    s.sky() +
    s.sun(w * 0.5, h * 0.36, w * 0.26) +
    s.clouds(4, 0.2, 0.6, mix(p.sky[2], '#ffffff', 0.3), mix(p.sky[1], p.sky[2], 0.5)) +
    s.ridge(h * 0.62, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) +
    towersDrawn +
    s.hill(h * 0.78, h * 0.02, p.far) +
    pines +
    s.hill(h * 0.93, 14 * u, p.near)
  );
}

/** Rows of fruit trees. */
export function orchard(s: Stage): string {
  const { w, h, p, u, random } = s;
  let trees = '';
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < 6 - row; index++) {
      const [x, y, k] = [(w * (index + (row % 2 ? 0.5 : 0.2))) / (5 - row), h * (0.66 + row * 0.13), 0.62 + row * 0.34];
      trees += s.tree(x, y, k * 1.2, mix(mix('#5f9a5a', p.far, 0.4), p.near, row * 0.18));
      for (let fruit = 0; fruit < 7; fruit++)
        trees += circle(x + random.between(-66, 66) * k * u, y - random.between(80, 190) * k * u, 8 * k * u, p.pop);
    }
  return (
    s.sky() +
    s.clouds(4, 0.06, 0.3, '#ffffff') +
    s.sun(w * 0.2, h * 0.2, w * 0.07) +
    s.hill(h * 0.58, 22 * u, mix(p.far, p.sky[2], 0.45)) +
    s.hill(h * 0.66, 12 * u, mix('#8ab06a', p.far, 0.4)) +
    trees +
    s.hill(h * 0.95, 8 * u, mix('#6a8a4a', p.near, 0.5))
  );
}

export function riverside(s: Stage): string {
  const { w, h, p, u, random } = s;
  const grass = Array.from({ length: 40 }, () => {
    const x = random.between(0, w);
    return `M${num(x)} ${num(h * random.between(0.86, 1))}l${num(random.between(-8, 8) * u)} ${num(-random.between(16, 34) * u)}`;
  }).join('');
  const span = `M0 ${num(h * 0.44)}H${num(w)}V${num(h * 0.47)}H0Z`;
  const trusses = Array.from(
    { length: 9 },
    (_, index) =>
      `M${num((w * index) / 8)} ${num(h * 0.44)}L${num((w * (index + 0.5)) / 8)} ${num(h * 0.36)}L${num((w * (index + 1)) / 8)} ${num(h * 0.44)}`,
  ).join('');
  return (
    s.sky() +
    s.clouds(4, 0.04, 0.3) +
    s.sun(w * 0.7, h * 0.36, w * 0.1) +
    s.skyline(h * 0.56, mix(p.far, p.sky[2], 0.5), null, 0.6) +
    shape(span, mix(p.far, p.near, 0.5)) +
    line(trusses, mix(p.far, p.near, 0.5), 6 * u) +
    [0.15, 0.5, 0.85].map((x) => rect(w * x - 16 * u, h * 0.47, 32 * u, h * 0.15, mix(p.far, p.near, 0.5))).join('') +
    rect(
      0,
      h * 0.6,
      w,
      h * 0.14,
      s.canvas.linear([
        [0, mix(p.sky[1], p.lamp, 0.3)],
        [1, mix(p.sky[0], p.far, 0.4)],
      ]),
    ) +
    shape(
      polygon([
        [0, h * 0.76],
        [w, h * 0.7],
        [w, h],
        [0, h],
      ]),
      s.canvas.linear([
        [0, mix('#7aa05a', p.far, 0.35)],
        [1, mix('#4a6a3a', p.near, 0.5)],
      ]),
    ) +
    line(grass, mix(p.near, '#3a5a2a', 0.4), 3 * u, 0.7)
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

/** High above clouds. */
export function heights(s: Stage): string {
  const { w, h, p } = s;
  return (
    s.sky() +
    s.stars(h * 0.5, 80) +
    s.sun(w * 0.5, h * 0.4, w * 0.2) +
    s.clouds(5, 0.5, 0.7) +
    s.clouds(7, 0.72, 0.96, lighten(p.sky[2], 0.35), mix(p.sky[1], p.far, 0.3))
  );
}
