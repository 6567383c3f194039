import type { IllustrationName } from '@longstrip/core';
import { at, disc, fill, line } from './ink.ts';
import type { Tint } from './tint.ts';

/** What is behind a scene, by which a site is known: the place of its own illustration, pale and from afar. */
export const GROUNDS: Readonly<Record<IllustrationName, (tint: Tint) => string>> = {
  windows: ({ main, glow }) =>
    disc(glow, 506, 74, 30, 0.35) +
    fill(main, 'M0 360V206h58v-52h92v52h70v-86h88v86h50v-40h96v40h56v-72h90v226z', 0.12) +
    fill(main, 'M0 360V262h96v-54h78v98h252v-76h92v44h82v86z', 0.13) +
    fill(
      glow,
      'M76 176h14v18h-14zm34 0h14v18h-14zM240 142h14v18h-14zm30 34h14v18h-14zM534 152h14v18h-14zm28 34h14v18h-14zM118 232h14v18h-14zM454 254h14v18h-14z',
      0.4,
    ),

  train: ({ main, glow }) =>
    disc(main, 300, 150, 118, 0.1) +
    fill(main, 'M0 292 118 168l72 66 82-84 92 96 86-74 150 120v68H0z', 0.12) +
    line(main, 2.5, 'M0 66Q150 100 300 66T600 66', 0.35) +
    line(main, 4, 'M66 40v282M534 40v282', 0.16) +
    fill(main, 'M0 322h600v38H0z', 0.13) +
    line(glow, 4, 'M0 332h600', 0.4),

  boat: ({ main, glow }) =>
    disc(glow, 496, 78, 32, 0.35) +
    fill(
      main,
      'M46 292v-70h-18l52-56 20-34 20 34 52 56h-18v70zM470 292v-52h-14l40-44 16-26 16 26 40 44h-14v52z',
      0.13,
    ) +
    fill(main, 'M0 288h600v72H0z', 0.13) +
    line(main, 4, 'M24 308h76M140 330h60M404 314h70M506 338h66M230 346h90', 0.3) +
    line(glow, 4, 'M466 312h56M478 328h34', 0.45),

  lanterns: ({ main, glow, paper }) => {
    const lantern = fill(glow, 'M-22-34Q0-46 22-34L16 26H-16z', 0.55) + line(paper, 2, 'M0-40V26', 0.4);
    return (
      fill(main, 'M0 312 104 190l74 72 96-124 124 140 86-90 116 118v42H0z', 0.12) +
      fill(main, 'M0 336q150-58 300-18t300-20v62H0z', 0.13) +
      at(74, 90, 0.8, lantern, -6) +
      at(150, 150, 0.46, lantern, 4) +
      at(530, 104, 0.86, lantern, 7) +
      at(462, 56, 0.44, lantern, -4)
    );
  },

  tent: ({ main, glow, ground }) =>
    disc(glow, 500, 80, 38, 0.5) +
    disc(ground, 517, 70, 33) +
    at(96, 70, 0.9, fill(glow, 'M-7-7H7V7H-7zM0-10 10 0 0 10-10 0z', 0.5)) +
    at(178, 44, 0.5, fill(glow, 'M-7-7H7V7H-7zM0-10 10 0 0 10-10 0z', 0.5)) +
    fill(main, 'M0 274q130-80 280-20t320-44v150H0z', 0.12) +
    fill(main, 'M0 328q170-66 340-22t260-18v72H0z', 0.13),

  birds: ({ main, deep }) => {
    const fir = fill(main, 'M0-120 34-66H18L46-24H24L56 24H-56L-24-24H-46L-18-66H-34zM-7 24H7V60H-7z', 0.13);
    const bird = line(deep, 5, 'M-20-6Q-8-16 0 0 8-16 20-6', 0.4);
    return (
      fill(main, 'M0 300q160-50 310-14t290-22v96H0z', 0.12) +
      at(64, 270, 1.05, fir) +
      at(150, 288, 0.72, fir) +
      at(540, 266, 1.12, fir) +
      at(452, 290, 0.7, fir) +
      at(96, 76, 1, bird) +
      at(150, 106, 0.66, bird) +
      at(508, 70, 0.84, bird)
    );
  },

  balloon: ({ main, glow, paper }) => {
    const cloud = fill(paper, 'M-60 0a16 16 0 0 1 4-31 26 26 0 0 1 48-12 20 20 0 0 1 34 14A15 15 0 0 1 60 0Z', 0.55);
    return (
      fill(main, 'M0 304q140-66 280-24t320-46v126H0z', 0.12) +
      fill(main, 'M0 342q160-46 320-12t280-16v46H0z', 0.13) +
      at(94, 96, 0.9, cloud) +
      at(486, 150, 0.7, cloud) +
      at(
        516,
        62,
        0.62,
        fill(main, 'M0-50c-30 0-46 20-46 44 0 22 22 34 34 46h24c12-12 34-24 34-46 0-24-16-44-46-44z', 0.5) +
          fill(glow, 'M-9 50H9v14H-9z', 0.6),
      )
    );
  },
};
