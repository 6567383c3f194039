import type { IllustrationName, Platform } from '@longstrip/core';
import { at, disc, fill, type Ink, line, openBook, picture, stars } from './ink.ts';

/** A block of flats at night; one window is lit, and a person reads in it. */
function windows(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  const panes = [0, 1, 2, 3]
    .flatMap((row) => [0, 1, 2].map((column) => `M${46 + column * 44} ${118 + row * 52}h26v32h-26z`))
    .join('');
  const far = [0, 1, 2, 3].map((row) => `M470 ${152 + row * 46}h22v26h-22zm44 0h22v26h-22z`).join('');
  return picture(
    ink,
    stars(paper, [
      [60, 40],
      [150, 64],
      [330, 36],
      [400, 70],
      [560, 40],
      [236, 28],
    ]),
    disc(paper, 520, 74, 34),
    disc(night, 506, 66, 30),
    fill(main, 'M446 132h116v228h-116z', 0.55),
    fill(night, far, 0.7),
    fill(main, 'M24 92h156v268h-156z', 0.75),
    fill(night, panes, 0.65),
    fill(glow, 'M90 170h26v32h-26zm-44 104h26v32h-26z', 0.9),
    fill(main, 'M196 56h234v304h-234z'),
    fill(bright, 'M186 44h254v16h-254z'),
    fill(glow, 'M226 92h174v196h-174z'),
    fill(bright, 'M210 288h206v14h-206z'),
    fill(night, 'M256 288c0-60 22-84 57-84s57 24 57 84z'),
    disc(night, 313, 172, 30),
    at(313, 274, 1.1, openBook(paper, main)),
    line(main, 6, 'M313 92v26'),
    fill(main, 'M284 132l14-18h30l14 18z'),
  );
}

/** The last train home under a large moon, readers in its windows. */
function train(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  const reader = (x: number) =>
    fill(night, `M${x - 26} 250c0-26 10-38 26-38s26 12 26 38z`) +
    disc(night, x, 198, 15) +
    at(x, 248, 0.46, openBook(paper, main));
  return picture(
    ink,
    disc(paper, 300, 140, 104),
    fill(main, 'M0 260 130 130l80 70 70-54 150 120z', 0.45),
    fill(bright, 'M330 270 470 150l130 120z', 0.3),
    line(paper, 2, 'M0 96Q150 132 300 96T600 96M0 110H600', 0.6),
    line(paper, 4, 'M84 60V300M516 60V300', 0.5),
    fill(main, 'M-10 160H500q56 0 76 60l14 62q4 18-14 18H-10z'),
    fill(bright, 'M-10 160H500q10 0 18 2v10H-10z'),
    fill(glow, 'M20 186h104v66h-104zM144 186h104v66h-104zM318 186h104v66h-104zM446 186h52q30 0 42 34l10 32h-104z'),
    reader(72),
    reader(370),
    fill(night, 'M264 182h38v116h-38z', 0.35),
    fill(paper, 'M-10 264h592v8H-10z', 0.85),
    fill(night, 'M-10 300H600v60H-10z'),
    line(bright, 5, 'M0 316H600'),
    line(bright, 3, 'M0 344H600M40 330l-10 20M140 330l-8 20M240 330l-4 20M340 330v20M440 330l6 20M540 330l8 20', 0.6),
  );
}

/** A book as a boat on a river, a lantern at its bow. */
function boat(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  return picture(
    ink,
    stars(paper, [
      [70, 50],
      [180, 30],
      [300, 66],
      [250, 110],
      [540, 44],
      [380, 28],
    ]),
    disc(glow, 450, 104, 46),
    fill(main, 'M0 232h600v128H0z', 0.65),
    fill(main, 'M40 232v-60h120v60h-10v24h-8v-24h-84v24h-8v-24z'),
    fill(bright, 'M20 178l80-72 80 72-14 4-66-52-66 52z'),
    fill(glow, 'M86 194h28v38h-28z'),
    line(glow, 5, 'M410 254h80M426 272h52M438 290h30', 0.8),
    line(bright, 4, 'M30 274h70M130 292h50M520 262h50M500 312h74M40 332h90', 0.8),
    fill(night, 'M176 262q130 66 262 0l-26 46q-106 34-212 0z'),
    at(304, 276, 2.3, openBook(paper, bright)),
    line(night, 6, 'M424 268V190q0-14 14-14'),
    disc(glow, 440, 198, 28, 0.35),
    fill(glow, 'M428 186h24l6 12-6 18h-24l-6-18z'),
    line(paper, 4, 'M196 322q24 12 48 0t48 0 48 0 48 0', 0.8),
  );
}

/** Paper lanterns rise over mountains; the largest is a book. */
function lanterns(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  const lantern =
    fill(glow, 'M-22-34Q0-46 22-34L16 26H-16z') +
    fill(main, 'M-16 26H16l-3 7h-26z') +
    line(night, 2, 'M0-40V26M-11-37-8 26M11-37 8 26', 0.25);
  return picture(
    ink,
    stars(paper, [
      [40, 60],
      [120, 24],
      [540, 30],
      [470, 80],
      [330, 22],
      [210, 70],
    ]),
    disc(glow, 300, 128, 96, 0.14),
    disc(glow, 300, 128, 66, 0.2),
    fill(main, 'M0 300 110 190l70 62 96-112 120 130 84-82 120 112v60H0z', 0.7),
    fill(bright, 'M276 140l34 37-20 16-16-14-22 18-12-14z', 0.7),
    fill(main, 'M0 330q140-60 300-20t300-24v74H0z'),
    line(bright, 4, 'M0 342q140-46 300-14t300-20', 0.6),
    at(110, 118, 1, lantern, -6),
    at(190, 196, 0.6, lantern, 4),
    at(500, 126, 1.15, lantern, 7),
    at(424, 200, 0.55, lantern, -4),
    at(560, 220, 0.45, lantern),
    at(46, 214, 0.42, lantern),
    at(300, 172, 1.9, openBook(paper, glow)),
  );
}

/** A tent among dunes; it is an open book, face down. */
function tent(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  const star = fill(glow, 'M-7-7H7V7H-7zM0-10 10 0 0 10-10 0z');
  return picture(
    ink,
    stars(paper, [
      [70, 90],
      [220, 40],
      [350, 70],
      [540, 120],
      [280, 110],
      [160, 30],
    ]),
    disc(glow, 470, 86, 44),
    disc(night, 488, 74, 38),
    at(110, 56, 0.9, star),
    at(400, 44, 0.6, star),
    fill(main, 'M0 250q120-70 260-10t340-40v160H0z', 0.5),
    fill(bright, 'M260 240q160-70 340-40v30q-170-10-290 40z', 0.3),
    fill(main, 'M0 292q150-60 320-14t280-18v100H0z'),
    fill(paper, 'M300 118 176 296l26 8L300 152l98 152 26-8z'),
    fill(bright, 'M300 152 202 304h196z'),
    fill(glow, 'M300 196 244 304h112z'),
    fill(night, 'M270 304q0-34 30-34t30 34z'),
    disc(night, 300, 254, 13),
    at(300, 300, 0.44, openBook(paper, main)),
    line(night, 3, 'M290 148 196 286M282 146 184 284M310 148l94 138M318 146l98 138', 0.25),
    fill(bright, 'M0 330q160-50 330-12t270-10v52H0z', 0.55),
    line(night, 2, 'M60 318q60-18 130-16M400 330q80 4 160-8', 0.4),
  );
}

/** Books take wing over a forest. */
function birds(ink: Ink): string {
  const { main, bright, glow, paper } = ink;
  const bird =
    fill(paper, 'M0 8Q-24-24-62-22-40-6-30 12-14 6 0 8Q14 6 30 12 40-6 62-22 24-24 0 8Z') +
    fill(glow, 'M0 8q-14-2-30 4 16 6 30 4 14 2 30-4-16-6-30-4Z');
  const fir = (colour: string) =>
    fill(colour, 'M0-120 34-66H18L46-24H24L56 24H-56L-24-24H-46L-18-66H-34zM-7 24H7V50H-7z');
  return picture(
    ink,
    stars(paper, [
      [52, 44],
      [130, 96],
      [330, 30],
      [560, 60],
      [500, 150],
      [230, 150],
    ]),
    disc(glow, 440, 110, 62),
    disc(bright, 440, 110, 84, 0.18),
    fill(main, 'M0 270q150-60 300-20t300-30v140H0z', 0.5),
    ...[
      [60, 280, 0.8],
      [196, 262, 0.62],
      [400, 268, 0.66],
      [548, 268, 0.9],
    ].map(([x = 0, y = 0, size = 1]) => at(x, y, size, fir(bright))),
    ...[
      [128, 300, 1.05],
      [300, 306, 0.86],
      [476, 304, 1.1],
    ].map(([x = 0, y = 0, size = 1]) => at(x, y, size, fir(main))),
    fill(main, 'M0 336q160-24 320-8t280-6v38H0z'),
    at(160, 96, 0.8, bird, -14),
    at(286, 112, 1.25, bird, -6),
    at(400, 58, 0.62, bird, 8),
    at(506, 92, 0.46, bird, -10),
    at(84, 156, 0.5, bird, 6),
  );
}

/** A balloon carries a book over the hills. */
function balloon(ink: Ink): string {
  const { night, main, bright, glow, paper } = ink;
  const cloud = fill(paper, 'M-60 0a16 16 0 0 1 4-31 26 26 0 0 1 48-12 20 20 0 0 1 34 14A15 15 0 0 1 60 0Z', 0.9);
  return picture(
    ink,
    stars(paper, [
      [56, 60],
      [170, 36],
      [120, 140],
      [520, 40],
      [460, 110],
      [570, 150],
    ]),
    disc(glow, 96, 108, 30),
    fill(main, 'M0 288q120-60 250-20t350-44v136H0z', 0.5),
    fill(bright, 'M0 330q180-60 340-14t260-30v74H0z', 0.5),
    fill(main, 'M0 346q150-30 300-10t300-14v38H0z'),
    fill(main, 'M300 24c-70 0-112 46-112 100 0 52 52 82 84 106h56c32-24 84-54 84-106 0-54-42-100-112-100z'),
    fill(glow, 'M300 24c-30 0-48 46-48 100 0 52 22 82 34 106h28c12-24 34-54 34-106 0-54-18-100-48-100z'),
    fill(paper, 'M300 24c-10 0-16 46-16 100 0 52 8 82 12 106h8c4-24 12-54 12-106 0-54-6-100-16-100z'),
    fill(bright, 'M272 230h56l-4 10h-48z'),
    line(paper, 2.5, 'M276 240 252 270M324 240 348 270'),
    at(300, 304, 1.1, openBook(paper, night)),
    fill(bright, 'M262 296h76l-8 30h-60z'),
    line(night, 2, 'M266 306h68M268 316h64', 0.4),
    at(140, 226, 1, cloud),
    at(490, 206, 1.2, cloud),
    at(420, 80, 0.6, cloud),
  );
}

/** The illustrations by name. */
const SCENES: Readonly<Record<IllustrationName, (ink: Ink) => string>> = {
  windows,
  train,
  boat,
  lanterns,
  tent,
  birds,
  balloon,
};

/** A platform's illustration as SVG, in its colours. */
export function drawIllustration({ brand, theme }: Pick<Platform, 'brand' | 'theme'>): string {
  const { light, dark } = theme;
  return SCENES[brand.illustration]({
    night: dark.primarySoft,
    main: light.primary,
    bright: dark.primaryText,
    glow: dark.accent,
    paper: light.primarySoft,
  });
}
