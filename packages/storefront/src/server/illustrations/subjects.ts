import type { IllustrationScene } from '../../entry/served-addresses.ts';
import { at, disc, fill, line, openBook } from './ink.ts';
import type { Tint } from './tint.ts';

const STAR = 'M0-26 7.6-8.6 26.6-7.6 12 4.8 16.6 23 0 13-16.6 23-12 4.8-26.6-7.6-7.6-8.6z';
const SPARK = 'M0-16Q2-2 16 0 2 2 0 16-2 2-16 0-2-2 0-16Z';
const HEART = 'M0 22C-34-2-26-28-10-26-4-25-1-21 0-17 1-21 4-25 10-26 26-28 34-2 0 22Z';
/** A ticket, 236 wide, with notches where its stub begins. */
const TICKET = 'M-110-55H34a12 12 0 0 0 24 0h52q8 0 8 8V47q0 8-8 8H58a12 12 0 0 0-24 0H-110q-8 0-8-8V-47q0-8 8-8z';

const shade = (x: number, y: number, half: number): string =>
  `<ellipse fill="var(--ink-art,#17171a)" opacity=".14" cx="${x}" cy="${y}" rx="${half}" ry="${Math.round(half * 0.09)}"/>`;

const sparks = (colour: string, ...places: readonly (readonly [x: number, y: number, size: number])[]): string =>
  places.map(([x, y, size]) => at(x, y, size, fill(colour, SPARK))).join('');

function coupons({ main, deep, glow, paper, ground }: Tint): string {
  const dots = [-34, -17, 0, 17, 34].map((y) => disc(ground, 46, y, 3.4)).join('');
  return (
    shade(300, 316, 150) +
    at(292, 176, 1, fill(glow, TICKET) + at(-40, 0, 1.1, fill(paper, HEART)) + dots, -13) +
    at(
      312,
      226,
      1,
      fill(paper, TICKET) +
        fill(main, 'M58-55h52q8 0 8 8V47q0 8-8 8H58a12 12 0 0 0-12-12V-43a12 12 0 0 0 12-12z') +
        at(-74, 0, 1.15, fill(main, STAR)) +
        line(deep, 8, 'M-34-16H18M-34 4H4M-34 24H12', 0.55) +
        at(84, 0, 0.8, fill(paper, STAR)),
      5,
    ) +
    sparks(glow, [128, 150, 1], [474, 160, 0.8], [446, 104, 1.2], [160, 250, 0.7])
  );
}

function gifts({ main, deep, glow, paper }: Tint): string {
  return (
    shade(300, 326, 130) +
    fill(glow, 'M236 208 176 66l70 20 54-50 54 50 70-20-60 142z', 0.12) +
    at(300, 168, 1.05, openBook(paper, deep), -8) +
    at(216, 116, 0.8, fill(main, HEART), -16) +
    at(392, 108, 0.9, fill(glow, STAR), 12) +
    fill(main, 'M214 210h172v102q0 12-12 12H226q-12 0-12-12z') +
    fill(deep, 'M214 210h172v22H214z', 0.5) +
    fill(glow, 'M282 210h36v114h-36z') +
    at(
      438,
      214,
      1,
      fill(main, 'M-100-16h200q8 0 8 8v24h-216v-24q0-8 8-8z') +
        fill(glow, 'M-18-16h36v32h-36z') +
        fill(glow, 'M0-16C-20-52-62-50-58-28-55-14-20-16 0-16 20-16 55-14 58-28 62-50 20-52 0-16Z') +
        fill(deep, 'M-10-26h20v14h-20z', 0.5),
      38,
    ) +
    sparks(glow, [150, 150, 1], [300, 60, 1.1], [468, 90, 0.8])
  );
}

function questions({ main, deep, glow, paper, ground }: Tint): string {
  return (
    shade(300, 326, 140) +
    fill(main, 'M158 74h190q24 0 24 24v92q0 24-24 24H226l-46 40 4-40h-26q-24 0-24-24V98q0-24 24-24z') +
    line(ground, 15, 'M230 122q2-26 26-26 25 0 25 24 0 16-16 23-10 5-10 15M255 184v1') +
    fill(paper, 'M286 190h158q20 0 20 20v68q0 20-20 20h-12l6 32-42-32H286q-20 0-20-20v-68q0-20 20-20z') +
    line(deep, 9, 'M348 222h86M348 244h62M348 266h76', 0.55) +
    disc(glow, 308, 244, 25) +
    line(paper, 6, 'M297 244l8 9 15-17') +
    sparks(glow, [110, 220, 0.9], [430, 118, 1.1], [482, 172, 0.7])
  );
}

function alarms({ main, deep, glow, paper }: Tint): string {
  return (
    shade(300, 322, 118) +
    line(deep, 9, 'M182 150q-18 34-4 70M150 132q-28 52-4 106M418 150q18 34 4 70M450 132q28 52 4 106', 0.35) +
    disc(deep, 300, 92, 16) +
    disc(glow, 300, 286, 22) +
    fill(main, 'M300 98c56 0 84 40 84 92 0 42 10 60 30 78H186c20-18 30-36 30-78 0-52 28-92 84-92z') +
    fill(paper, 'M248 136q-16 24-16 60v30q12-4 14-14v-20q0-30 14-50z', 0.4) +
    fill(deep, 'M180 262h240q9 0 9 10t-9 10H180q-9 0-9-10t9-10z') +
    line(paper, 6, 'M264 206q12 10 24 0M312 206q12 10 24 0') +
    line(deep, 6, 'M404 96h22l-22 24h22M446 58h16l-16 18h16', 0.6) +
    sparks(glow, [128, 96, 1], [492, 244, 0.8])
  );
}

function library({ main, deep, glow, paper, soft }: Tint): string {
  const book = (x: number, width: number, height: number, colour: string) =>
    fill(colour, `M${x} 284v${-height}q0-5 5-5h${width - 10}q5 0 5 5v${height}z`) +
    fill(paper, `M${x + 5} ${284 - height * 0.8}h${width - 10}v7h${10 - width}z`, 0.7);
  return (
    shade(300, 330, 170) +
    book(146, 30, 118, main) +
    book(180, 24, 98, glow) +
    book(208, 34, 132, deep) +
    book(246, 24, 108, paper) +
    fill(main, 'M251 200h14v7h-14z', 0.8) +
    `<path fill="${soft}" stroke="${deep}" stroke-width="3.5" stroke-dasharray="9 9" stroke-linejoin="round" d="M288 178h30v104h-30zm36-12h26v116h-26z"/>` +
    at(372, 284, 1, fill(glow, 'M0 0-26-104q-1-5 4-6l16-4q5-1 6 4L26-6z') + line(paper, 5, 'M-17-88l14-4'), 0) +
    fill(deep, 'M120 284h360v16H120zM146 300h16v24h-16zm292 0h16v24h-16z') +
    fill(main, 'M412 284v-32h44v32z') +
    line(glow, 7, 'M434 252q-4-34-26-50M434 252q0-40 2-62M434 252q6-30 28-42') +
    sparks(glow, [110, 150, 0.9], [318, 118, 1.1], [490, 130, 0.8])
  );
}

function comments({ main, deep, glow, paper, ground }: Tint): string {
  return (
    shade(300, 326, 150) +
    fill(glow, 'M342 68h92q20 0 20 20v44q0 20-20 20h-14l-22 24 1-24h-57q-20 0-20-20V88q0-20 20-20z') +
    line(paper, 8, 'M352 100h72M352 120h44', 0.85) +
    fill(main, 'M160 112h150q24 0 24 24v66q0 24-24 24h-84l-40 34 3-34h-29q-24 0-24-24v-66q0-24 24-24z') +
    at(236, 172, 1.5, fill(ground, HEART)) +
    fill(paper, 'M306 206h142q20 0 20 20v48q0 20-20 20h-10l4 28-38-28h-98q-20 0-20-20v-48q0-20 20-20z') +
    line(deep, 9, 'M316 236h120M316 258h78', 0.55) +
    sparks(glow, [120, 92, 0.9], [494, 184, 1], [252, 78, 0.8])
  );
}

function coins({ main, deep, glow, paper, coin, coinDeep }: Tint): string {
  const stack = (x: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const y = 300 - index * 19;
      return (
        fill(coinDeep, `M${x - 44} ${y}v14c0 8 20 14 44 14s44-6 44-14v-14z`) +
        `<ellipse fill="${coin}" cx="${x}" cy="${y}" rx="44" ry="14"/>`
      );
    }).join('');
  return (
    shade(300, 328, 150) +
    fill(
      paper,
      'M210 62h150q8 0 8 8v206l-16.6-14-16.6 14-16.6-14-16.6 14-16.6-14-16.6 14-16.6-14-16.6 14-16.6-14-16.6 14V70q0-8 8-8z',
    ) +
    fill(main, 'M210 62h150q8 0 8 8v22H202V70q0-8 8-8z') +
    line(deep, 8, 'M226 124h74M226 150h54M226 176h66M226 202h40', 0.5) +
    line(glow, 8, 'M322 124h22M328 150h16M322 176h22') +
    stack(388, 3) +
    stack(446, 6) +
    stack(174, 2) +
    sparks(glow, [134, 130, 1], [446, 130, 1.1], [402, 196, 0.7])
  );
}

function search({ main, deep, glow, paper, soft }: Tint): string {
  const cover = (x: number, y: number, colour: string) =>
    fill(colour, `M${x} ${y + 8}q0-8 8-8h74q8 0 8 8v104q0 8-8 8h-74q-8 0-8-8z`) +
    fill(paper, `M${x + 12} ${y + 90}h66v7h-66zm0 14h40v6h-40z`, 0.75);
  return (
    shade(300, 326, 160) +
    cover(134, 158, glow) +
    cover(376, 158, deep) +
    cover(255, 142, main) +
    at(300, 190, 1, fill(paper, STAR)) +
    disc(paper, 306, 176, 78, 0.28) +
    `<circle cx="306" cy="176" r="78" fill="none" stroke="${soft}" stroke-width="26"/>` +
    `<circle cx="306" cy="176" r="78" fill="none" stroke="${deep}" stroke-width="15"/>` +
    line(deep, 26, 'M370 244l58 64') +
    line(paper, 7, 'M254 150q10-26 34-34', 0.8) +
    sparks(glow, [124, 110, 1], [470, 112, 0.9])
  );
}

function events({ main, deep, glow, paper, coin }: Tint): string {
  const flag = (x: number, y: number, colour: string, turn: number) =>
    at(x, y, 1, fill(colour, 'M-20-2H20L0 36z'), turn);
  return (
    shade(300, 326, 130) +
    line(deep, 4, 'M40 54Q300 136 560 54', 0.6) +
    flag(104, 74, main, 14) +
    flag(172, 90, glow, 10) +
    flag(244, 98, coin, 4) +
    flag(356, 98, main, -4) +
    flag(428, 90, glow, -10) +
    flag(496, 74, coin, -14) +
    fill(paper, 'M208 152h184q12 0 12 12v142q0 12-12 12H208q-12 0-12-12V164q0-12 12-12z') +
    fill(main, 'M208 152h184q12 0 12 12v30H196v-30q0-12 12-12z') +
    line(deep, 9, 'M242 138v30M358 138v30') +
    at(300, 254, 1.7, fill(glow, STAR)) +
    line(deep, 7, 'M220 222h10M220 250h10M220 278h10M370 222h10M370 250h10M370 278h10', 0.4) +
    sparks(coin, [150, 206, 1], [456, 220, 1.1], [440, 160, 0.7], [168, 280, 0.7])
  );
}

function offline({ main, deep, glow, paper, ink }: Tint): string {
  return (
    shade(300, 328, 150) +
    fill(paper, 'M214 164a36 36 0 0 1 8-71 58 58 0 0 1 110-26 46 46 0 0 1 74 34 33 33 0 0 1-6 63z', 0.9) +
    line(ink, 6, 'M268 112q10 8 20 0M318 112q10 8 20 0') +
    line(ink, 5, 'M296 132q7 4 14 0', 0.8) +
    line(deep, 9, 'M-10 268q110 26 176-14 30-18 52-14') +
    at(
      240,
      238,
      1,
      fill(main, 'M-24-26h34q20 0 20 20V6q0 20-20 20h-34q-6 0-6-6v-40q0-6 6-6z') + line(deep, 9, 'M34-12h22M34 12h22'),
      -8,
    ) +
    line(glow, 6, 'M316 214l10-16M324 238h18M316 262l10 16', 0.8) +
    at(
      386,
      246,
      1,
      fill(main, 'M24-26h-34q-20 0-20 20V6q0 20 20 20h34q6 0 6-6v-40q0-6-6-6z') +
        disc(paper, -14, -11, 4.5) +
        disc(paper, -14, 11, 4.5),
      8,
    ) +
    line(deep, 9, 'M414 252q50 26 96 12t100 6') +
    at(300, 326, 0.8, openBook(paper, main)) +
    sparks(glow, [150, 118, 0.9], [462, 112, 1])
  );
}

function notFound({ main, deep, glow, paper, ink }: Tint): string {
  return (
    shade(270, 326, 170) +
    at(262, 312, 2.5, openBook(paper, main)) +
    fill(
      deep,
      'M268 204C300 180 344 178 384 192V226L372 216 362 232 350 214 338 230 326 212 312 226 300 208 286 222 268 212Z',
      0.32,
    ) +
    `<path fill="none" stroke="${deep}" stroke-width="4.5" stroke-linecap="round" stroke-dasharray="2 13" d="M330 190q40-50 4-76t-44 14 52 36 92-40"/>` +
    at(
      470,
      104,
      1.25,
      fill(paper, 'M-46 6 52-34 26 44 2 22z') +
        fill(glow, 'M2 22 52-34-14 14-8 40z', 0.85) +
        line(ink, 2.5, 'M-46 6 52-34', 0.35),
      -6,
    ) +
    line(deep, 10, 'M150 126q1-22 22-22 21 0 21 20 0 13-13 19-8 4-8 12M172 180v1', 0.5) +
    sparks(glow, [104, 210, 0.9], [410, 214, 0.8], [238, 84, 1])
  );
}

/** What a scene shows, 600 by 360, before the place of a site. */
export const SUBJECTS: Readonly<Record<IllustrationScene, (tint: Tint) => string>> = {
  coupons,
  gifts,
  questions,
  alarms,
  library,
  comments,
  coins,
  search,
  events,
  offline,
  notFound,
};
