import { lighten } from '../draw/colour.ts';
import { blob, num } from '../draw/geometry.ts';
import { circle, line, place, shape } from '../draw/svg.ts';
import type { Garment, Place, Tailor } from './garment.ts';
import type { Top } from './person.ts';

const WHITE = '#fdfcfa';
type Cut = (tailor: Tailor) => Garment;

const isBack = (tailor: Tailor): boolean => tailor.frame.isBack;

/** A round band at the neck. */
function neckband(tailor: Tailor, colour: string, width = 11): string {
  const places: Place[] = isBack(tailor)
    ? [
        [-70, 4],
        [-30, -2],
        [30, -2],
        [70, 4],
      ]
    : [
        [-76, 2],
        [-40, 22],
        [0, 32],
        [40, 22],
        [76, 2],
      ];
  return tailor.stripe(places, tailor.tones.inkFor(colour), width + 4) + tailor.stripe(places, colour, width);
}

/** The two flaps of a shirt collar. */
function shirtCollar(tailor: Tailor, colour: string): string {
  if (isBack(tailor))
    return tailor.panel(
      [
        [-74, -12],
        [74, -12],
        [80, 18],
        [0, 26],
        [-80, 18],
      ],
      colour,
    );
  return (
    tailor.panel(
      [
        [-80, -14],
        [-40, -4],
        [-4, 30],
        [-26, 62],
        [-60, 34],
      ],
      colour,
    ) +
    tailor.panel(
      [
        [80, -14],
        [40, -4],
        [4, 30],
        [26, 62],
        [60, 34],
      ],
      colour,
    )
  );
}

function buttons(tailor: Tailor, downs: readonly number[], colour: string, around = 0): string {
  if (isBack(tailor)) return '';
  return downs
    .map((down) => {
      const [x, y] = tailor.point(around, down);
      return circle(x, y, 4.6, tailor.tones.lit(colour), tailor.ink(colour, 0.6));
    })
    .join('');
}

/** Jacket fronts with lapels over a white shirt; `low` is where they close. */
function lapels(tailor: Tailor, colour: string, low: number, shirt: string, tie: string | null): string {
  if (isBack(tailor))
    return (
      tailor.panel(
        [
          [-70, -10],
          [70, -10],
          [66, 16],
          [0, 24],
          [-66, 16],
        ],
        colour,
        true,
      ) +
      tailor.seam(
        [
          [180, 30],
          [180, tailor.hem - 6],
        ],
        colour,
      )
    );
  const opening = tailor.panel(
    [
      [-48, -4],
      [0, 14],
      [48, -4],
      [30, 60],
      [6, low],
      [-6, low],
      [-30, 60],
    ],
    shirt,
  );
  const necktie = tie
    ? tailor.panel(
        [
          [-8, 34],
          [8, 34],
          [11, 52],
          [4, 60],
          [-4, 60],
          [-11, 52],
        ],
        tie,
      ) +
      tailor.panel(
        [
          [-4, 60],
          [4, 60],
          [12, low - 12],
          [0, low + 4],
          [-12, low - 12],
        ],
        tie,
      )
    : '';
  const flap = (side: number) =>
    tailor.panel(
      [
        [side * 72, -6],
        [side * 50, 2],
        [side * 24, 96],
        [side * 4, low + 6],
        [side * 34, 96],
        [side * 50, 82],
        [side * 44, 66],
        [side * 62, 52],
      ],
      colour,
      side !== tailor.light.side,
    );
  return (
    opening +
    necktie +
    flap(-1) +
    flap(1) +
    tailor.seam(
      [
        [0, low + 4],
        [2, tailor.hem],
      ],
      colour,
      2.4,
    )
  );
}

function pockets(tailor: Tailor, colour: string, down: number): string {
  if (isBack(tailor)) return '';
  return (
    tailor.seam(
      [
        [-50, down],
        [-26, down + 4],
      ],
      colour,
    ) +
    tailor.seam(
      [
        [50, down],
        [26, down + 4],
      ],
      colour,
    )
  );
}

const tee: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    neckband(t, t.person.accentColour, 8) +
    (isBack(t)
      ? ''
      : t.stripe(
          [
            [-40, 122],
            [0, 128],
            [40, 122],
          ],
          t.person.accentColour,
          13,
        )),
  sleeve: { reach: 0.62, colour: t.person.topColour, width: 1.36, cuff: t.person.topColour },
});

const jersey: Cut = (t) => {
  const [x, y] = t.point(0, 150);
  const number = isBack(t) ? '' : place(line('M-14 -26H12L-4 26', t.tones.lit(t.person.accentColour), 11), x, y);
  return {
    trunk:
      t.cloth(t.person.topColour, 9) +
      t.stripe(
        [
          [-80, 60],
          [-70, 260],
        ],
        t.person.accentColour,
        9,
      ) +
      t.stripe(
        [
          [80, 60],
          [70, 260],
        ],
        t.person.accentColour,
        9,
      ) +
      neckband(t, t.person.accentColour, 9) +
      number,
    sleeve: { reach: 0.5, colour: t.person.topColour, width: 1.45, cuff: t.person.accentColour },
  };
};

const shirt: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    (isBack(t)
      ? ''
      : t.seam(
          [
            [-5, 40],
            [-5, t.hem],
          ],
          t.person.topColour,
        ) +
        t.seam(
          [
            [6, 40],
            [6, t.hem],
          ],
          t.person.topColour,
        )) +
    buttons(t, [74, 124, 174, 224, 274], WHITE) +
    pocket(t),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.94, colour: t.person.topColour, width: 1.22, cuff: t.person.topColour },
});

const pocket = (t: Tailor): string =>
  isBack(t)
    ? ''
    : t.panel(
        [
          [26, 118],
          [50, 116],
          [48, 158],
          [37, 166],
          [26, 158],
        ],
        t.person.topColour,
      );

const blazer: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 8) +
    lapels(t, t.person.topColour, 206, WHITE, t.person.accentColour) +
    buttons(t, [236, 276], '#d8b45a') +
    (isBack(t)
      ? ''
      : t.panel(
          [
            [30, 122],
            [48, 120],
            [46, 146],
            [38, 154],
            [30, 148],
          ],
          t.person.accentColour,
        )) +
    pockets(t, t.person.topColour, 292),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.3, cuff: WHITE },
});

const suit: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 7) +
    lapels(t, t.person.topColour, 236, WHITE, t.person.accentColour) +
    buttons(t, [258], '#2a2430') +
    (isBack(t)
      ? ''
      : t.panel(
          [
            [34, 128],
            [52, 122],
            [50, 134],
            [34, 140],
          ],
          t.person.accentColour,
        )) +
    pockets(t, t.person.topColour, 300),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.24, cuff: WHITE },
});

const sailor: Cut = (t) => {
  const navy = t.person.topColour;
  const front =
    t.panel(
      [
        [-78, -8],
        [-34, 10],
        [0, 118],
        [34, 10],
        [78, -8],
        [84, 40],
        [60, 96],
        [30, 104],
        [0, 136],
        [-30, 104],
        [-60, 96],
        [-84, 40],
      ],
      navy,
    ) +
    t.stripe(
      [
        [-78, 44],
        [-56, 86],
        [-28, 94],
        [0, 124],
      ],
      WHITE,
      3,
    ) +
    t.stripe(
      [
        [78, 44],
        [56, 86],
        [28, 94],
        [0, 124],
      ],
      WHITE,
      3,
    ) +
    t.patch(
      [
        [0, 128, 1],
        [-34, 116],
        [-44, 146],
        [-24, 160],
        [0, 140, 1],
      ],
      t.person.accentColour,
    ) +
    t.patch(
      [
        [0, 128, 1],
        [34, 116],
        [44, 146],
        [24, 160],
        [0, 140, 1],
      ],
      t.person.accentColour,
    ) +
    t.panel(
      [
        [-3, 138],
        [-22, 214],
        [-8, 206],
        [0, 146],
        [8, 206],
        [22, 214],
        [3, 138],
      ],
      t.person.accentColour,
    );
  const rear =
    t.panel(
      [
        [-80, 0],
        [80, 0],
        [78, 118],
        [-78, 118],
      ],
      navy,
    ) +
    t.stripe(
      [
        [-70, 106],
        [0, 110],
        [70, 106],
      ],
      WHITE,
      3,
    );
  return {
    trunk: t.cloth(WHITE, 6) + (isBack(t) ? rear : front),
    sleeve: { reach: 1.9, colour: WHITE, width: 1.28, cuff: navy },
  };
};

const hoodie: Cut = (t) => {
  const colour = t.person.topColour;
  const [x, y] = t.frame.spine(4);
  const hood = isBack(t)
    ? ''
    : shape(
        blob([
          [x - 92, y + 26],
          [x - 84, y - 40],
          [x, y - 62],
          [x + 84, y - 40],
          [x + 92, y + 26],
          [x, y + 40],
        ]),
        t.tones.shaded(colour),
        t.ink(colour),
      );
  const front = isBack(t)
    ? t.patch(
        [
          [-84, -6],
          [0, -20],
          [84, -6],
          [76, 80],
          [0, 128],
          [-76, 80],
        ],
        colour,
        true,
      )
    : t.patch(
        [
          [-86, -22],
          [-82, 34],
          [-40, 70],
          [0, 84],
          [40, 70],
          [82, 34],
          [86, -22],
          [52, 12],
          [0, 44],
          [-52, 12],
        ],
        lighten(colour, 0.08),
      ) +
      t.stripe(
        [
          [-16, 66],
          [-20, 110],
          [-17, 148],
        ],
        t.person.accentColour,
        5,
      ) +
      t.stripe(
        [
          [16, 66],
          [21, 106],
          [18, 140],
        ],
        t.person.accentColour,
        5,
      ) +
      t.seam(
        [
          [-52, 300],
          [-40, 244],
          [0, 240],
          [40, 244],
          [52, 300],
        ],
        colour,
        2.2,
      );
  return { behind: hood, trunk: t.cloth(colour, 14) + front, sleeve: { reach: 1.9, colour, width: 1.5, cuff: colour } };
};

const sweater: Cut = (t) => {
  const colour = t.person.topColour;
  const ribs = [-52, -34, -17, 0, 17, 34, 52]
    .map((around) =>
      t.seam(
        [
          [around, -20],
          [around, 16],
        ],
        colour,
        1.6,
        0.6,
      ),
    )
    .join('');
  const collar =
    t.patch(
      [
        [-86, -24],
        [-80, 8],
        [0, 26],
        [80, 8],
        [86, -24],
        [0, -10],
      ],
      colour,
    ) + ribs;
  return {
    trunk:
      t.cloth(colour, 11) +
      t.stripe(
        [
          [-84, 130],
          [0, 142],
          [84, 130],
        ],
        t.person.accentColour,
        9,
      ) +
      t.stripe(
        [
          [-84, 150],
          [0, 162],
          [84, 150],
        ],
        t.person.accentColour,
        4,
      ),
    collar,
    sleeve: { reach: 1.94, colour, width: 1.46, cuff: colour },
  };
};

const coat: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 13) +
    lapels(t, t.person.topColour, 250, t.person.accentColour, null) +
    buttons(t, [270, 320, 370], '#2a2430', 12) +
    pockets(t, t.person.topColour, 330),
  collar: isBack(t)
    ? ''
    : t.patch(
        [
          [-84, -30],
          [-88, 30],
          [-56, 60],
          [-30, 8],
          [-44, -16],
        ],
        t.person.topColour,
      ) +
      t.patch(
        [
          [84, -30],
          [88, 30],
          [56, 60],
          [30, 8],
          [44, -16],
        ],
        t.person.topColour,
      ),
  sleeve: { reach: 1.96, colour: t.person.topColour, width: 1.46, cuff: t.person.topColour },
});

const jacket: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 10) +
    (isBack(t)
      ? ''
      : t.panel(
          [
            [-40, -4],
            [0, 12],
            [40, -4],
            [20, 90],
            [0, 150],
            [-20, 90],
          ],
          t.person.accentColour,
        ) +
        t.stripe(
          [
            [0, 150],
            [2, t.hem],
          ],
          '#c8ccd4',
          4,
        ) +
        t.seam(
          [
            [-40, 0],
            [-20, 90],
            [0, 150],
          ],
          t.person.topColour,
          2.6,
        ) +
        t.seam(
          [
            [40, 0],
            [20, 90],
            [0, 150],
          ],
          t.person.topColour,
          2.6,
        )) +
    pockets(t, t.person.topColour, 240),
  collar: isBack(t)
    ? t.patch(
        [
          [-80, -26],
          [80, -26],
          [80, 14],
          [0, 22],
          [-80, 14],
        ],
        t.person.topColour,
      )
    : t.patch(
        [
          [-84, -26],
          [-80, 34],
          [-36, 70],
          [-22, 40],
          [-46, -4],
        ],
        t.person.topColour,
        true,
      ) +
      t.patch(
        [
          [84, -26],
          [80, 34],
          [36, 70],
          [22, 40],
          [46, -4],
        ],
        t.person.topColour,
      ),
  sleeve: { reach: 1.92, colour: t.person.topColour, width: 1.42, cuff: t.person.accentColour },
});

const kimono: Cut = (t) => {
  const colour = t.person.topColour;
  const front =
    t.panel(
      [
        [-60, -12],
        [-36, -2],
        [26, 190],
        [6, 232],
        [-44, 60],
      ],
      WHITE,
    ) +
    t.panel(
      [
        [-78, -8],
        [-52, -4],
        [22, 216],
        [-4, 250],
        [-66, 60],
      ],
      colour,
      true,
    ) +
    t.panel(
      [
        [60, -12],
        [36, -2],
        [-30, 196],
        [-8, 236],
        [44, 60],
      ],
      WHITE,
    ) +
    t.panel(
      [
        [78, -8],
        [50, -4],
        [-38, 214],
        [-16, 252],
        [66, 60],
      ],
      t.person.accentColour,
    );
  return {
    trunk:
      t.cloth(colour, 10, false) +
      (isBack(t)
        ? t.panel(
            [
              [-60, -8],
              [60, -8],
              [48, 18],
              [-48, 18],
            ],
            t.person.accentColour,
          )
        : front) +
      t.panel(
        [
          [-90, 216],
          [0, 228],
          [90, 216],
          [90, 300],
          [0, 312],
          [-90, 300],
        ],
        t.person.accentColour,
      ) +
      t.stripe(
        [
          [-90, 258],
          [0, 270],
          [90, 258],
        ],
        WHITE,
        6,
      ),
    sleeve: { reach: 1.7, colour, width: 2, cuff: t.person.accentColour },
  };
};

const dress: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 3) +
    (isBack(t)
      ? ''
      : t.patch(
          [
            [-56, 8],
            [-30, 54],
            [0, 66],
            [30, 54],
            [56, 8],
            [0, 20],
          ],
          t.person.skin,
        ) +
        t.stripe(
          [
            [-58, 12],
            [-32, 56],
            [0, 70],
            [32, 56],
            [58, 12],
          ],
          t.person.accentColour,
          7,
        )) +
    t.stripe(
      [
        [-88, 236],
        [0, 246],
        [88, 236],
      ],
      t.person.accentColour,
      14,
    ),
  sleeve: { reach: 0.46, colour: t.person.topColour, width: 1.9, cuff: t.person.accentColour },
});

const apron: Cut = (t) => ({
  trunk:
    t.cloth(t.person.topColour, 6) +
    (isBack(t)
      ? t.stripe(
          [
            [-50, 10],
            [180, 120],
            [50, 240],
          ],
          t.person.accentColour,
          14,
        ) +
        t.stripe(
          [
            [-88, 244],
            [0, 250],
            [88, 244],
          ],
          t.person.accentColour,
          12,
        )
      : t.stripe(
          [
            [-50, 4],
            [-40, 96],
          ],
          t.person.accentColour,
          13,
        ) +
        t.stripe(
          [
            [50, 4],
            [40, 96],
          ],
          t.person.accentColour,
          13,
        ) +
        t.panel(
          [
            [-46, 92],
            [0, 98],
            [46, 92],
            [58, 230],
            [72, t.hem],
            [-72, t.hem],
            [-58, 230],
          ],
          t.person.accentColour,
        ) +
        t.stripe(
          [
            [-86, 236],
            [-58, 240],
          ],
          t.person.accentColour,
          12,
        ) +
        t.stripe(
          [
            [86, 236],
            [58, 240],
          ],
          t.person.accentColour,
          12,
        ) +
        t.seam(
          [
            [-30, 280],
            [0, 286],
            [30, 280],
            [26, 330],
            [-26, 330],
            [-30, 280],
          ],
          t.person.accentColour,
        )),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.1, colour: t.person.topColour, width: 1.3, cuff: t.person.topColour },
});

const armour: Cut = (t) => {
  const steel = t.person.topColour;
  const plate = isBack(t)
    ? t.patch(
        [
          [-80, 20, 1],
          [0, 30],
          [80, 20, 1],
          [76, 220],
          [0, 240],
          [-76, 220],
        ],
        steel,
      )
    : t.patch(
        [
          [-72, 18, 1],
          [-30, 44],
          [0, 52],
          [30, 44],
          [72, 18, 1],
          [84, 120],
          [66, 210],
          [0, 250, 1],
          [-66, 210],
          [-84, 120],
        ],
        steel,
      ) +
      t.seam(
        [
          [0, 52],
          [0, 250],
        ],
        steel,
        2.2,
      ) +
      t.stripe(
        [
          [-70, 34],
          [-30, 56],
          [0, 64],
          [30, 56],
          [70, 34],
        ],
        t.person.accentColour,
        6,
      ) +
      t.panel(
        [
          [0, 96],
          [13, 120],
          [0, 150],
          [-13, 120],
        ],
        t.person.accentColour,
      );
  const pauldron = (side: -1 | 1) => {
    const [x, y] = t.frame.shoulder(side);
    return place(
      shape(
        blob([
          [-46, 26, 1],
          [-44, -22],
          [-4, -44],
          [44, -20],
          [52, 34, 1],
          [4, 18],
        ]),
        t.tones.lit(steel),
        t.ink(steel),
      ) +
        shape(
          blob([
            [-44, 46, 1],
            [-40, 18],
            [4, 8],
            [48, 26],
            [50, 58, 1],
            [4, 42],
          ]),
          t.tones.lit(steel),
          t.ink(steel),
        ) +
        line(`M-32 -14Q${num(4)} -34 38 -10`, t.tones.lit(lighten(steel, 0.5)), 5),
      x,
      y,
      1,
      side * 8,
      side < 0,
    );
  };
  return {
    trunk:
      t.cloth(t.person.bottomColour ?? '#3a3444', 4, false) +
      plate +
      t.panel(
        [
          [-88, 256],
          [0, 268],
          [88, 256],
          [88, 284],
          [0, 296],
          [-88, 284],
        ],
        t.person.accentColour,
      ),
    collar: t.patch(
      [
        [-84, -22],
        [-78, 14],
        [0, 36],
        [78, 14],
        [84, -22],
        [0, 0],
      ],
      steel,
    ),
    over: pauldron(-1) + pauldron(1),
    sleeve: { reach: 1.98, colour: t.person.bottomColour ?? '#3a3444', width: 1.16, cuff: steel },
  };
};

const cloak: Cut = (t) => {
  const colour = t.person.topColour;
  const grown = t.person.stature ?? 1;
  const [x, y] = t.frame.spine(20 * grown);
  const wide =
    (t.person.build === 'm' ? 190 : 150) * grown * (0.72 + 0.28 * Math.abs(Math.cos((t.frame.turn * Math.PI) / 180)));
  const long = y + 470 * grown;
  const mantle = isBack(t)
    ? shape(
        blob([
          [x - 60, y - 36],
          [x - wide + 24, y + 30],
          [x - wide - 26, long, 1],
          [x, long + 22],
          [x + wide + 26, long, 1],
          [x + wide - 24, y + 30],
          [x + 60, y - 36],
          [x, y - 22],
        ]),
        t.tones.lit(colour),
        t.ink(colour),
      )
    : [-1, 1]
        .map(
          (side) =>
            shape(
              blob([
                [x + side * 52, y - 34, 1],
                [x + side * (wide - 20), y + 26],
                [x + side * (wide + 12), y + 220],
                [x + side * (wide + 30), long, 1],
                [x + side * 62, long - 10, 1],
                [x + side * 78, y + 250],
                [x + side * 34, y + 80],
                [x + side * 8, y + 24, 1],
              ]),
              side === t.light.side ? t.tones.lit(colour) : t.tones.shaded(colour),
              t.ink(colour),
            ) +
            line(
              `M${num(x + side * 84)} ${num(y + 50)}Q${num(x + side * 116)} ${num(y + 240)} ${num(x + side * 112)} ${num(long - 30)}`,
              t.tones.inkFor(colour),
              2.2,
              0.6,
            ),
        )
        .join('');
  const [cx, cy] = t.point(0, 34);
  const clasp = isBack(t)
    ? ''
    : circle(cx, cy, 13, t.tones.lit('#e4bd58'), t.ink('#8a6a2a')) +
      circle(cx, cy, 6, t.tones.lit(t.person.accentColour));
  return {
    trunk:
      t.cloth(t.person.accentColour, 6) +
      (isBack(t)
        ? ''
        : t.seam(
            [
              [0, 40],
              [0, 260],
            ],
            t.person.accentColour,
          )),
    over:
      mantle +
      t.patch(
        [
          [-86, -30],
          [-88, 26],
          [0, 60],
          [88, 26],
          [86, -30],
          [0, 10],
        ],
        colour,
        true,
      ) +
      clasp,
    sleeve: { reach: 1.9, colour: t.person.accentColour, width: 1.3, cuff: colour },
  };
};

/** How each upper garment is cut. */
export const CUTS: Record<Top, Cut> = {
  tee,
  jersey,
  shirt,
  blazer,
  suit,
  sailor,
  hoodie,
  sweater,
  coat,
  jacket,
  kimono,
  dress,
  apron,
  armour,
  cloak,
};
