import { darken, lighten, mix } from '../draw/colour.ts';
import { num, polygon } from '../draw/geometry.ts';
import { circle, line, rect, roundRect, shape } from '../draw/svg.ts';
import type { Stage } from './stage.ts';

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
    s.wall() +
    windows +
    rect(0, h * 0.66, w, h * 0.34, mix(p.far, p.paper, 0.25)) +
    desks +
    s.lightShaft(w * 0.3, w * 0.2, -w * 0.2, 0.16)
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
    s.wall() +
    doors +
    s.floor(h * 0.82, p.near, mix(p.far, p.paper, 0.2), 7) +
    rect(w * 0.12, h * 0.86, w * 0.7, 20 * u, mix('#b8824e', p.far, 0.2)) +
    rect(w * 0.16, h * 0.88, 14 * u, h * 0.1, p.ink) +
    rect(w * 0.76, h * 0.88, 14 * u, h * 0.1, p.ink) +
    s.lightShaft(w * 0.5, w * 0.16, -w * 0.2)
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
