import {
  ART_FRAMES,
  BANNER_COMPOSITIONS,
  BLOCKS_OF_SHELF,
  HOME_SHELVES,
  ICON_ENDS,
  type Platform,
  SPACINGS,
  SPLASHES,
  TITLE_FACES,
  TITLE_MARKS,
  TITLE_SIZES_PX,
} from '@longstrip/core';
import { LATIN_LOCALES } from './characters.ts';
import { unknownProblems, unless } from './problem.ts';

export const GENERIC_FAMILY = /(?:^|,\s*)(?:sans-serif|serif|system-ui)$/;

/** A rounder corner would make a button of 48 px more than a pill. */
const MOST_CORNER_PX = 24;
const [LEAST_STROKE_PX, MOST_STROKE_PX] = [1, 2.5];

function titleProblems({ theme, locales }: Platform): string[] {
  const { titles } = theme.character;
  const name = 'theme.character.titles';
  return [
    ...(['stack', 'latinStack'] as const).flatMap((stack) =>
      unless(GENERIC_FAMILY.test(titles[stack]), `${name}.${stack} does not end in a generic family`),
    ),
    ...(titles.face === null ? [] : unknownProblems(`${name}.face`, [titles.face], TITLE_FACES)),
    ...unless(
      titles.weight % 100 === 0 && titles.weight >= 400 && titles.weight <= 900,
      `${name}.weight ${titles.weight} is none of 400, 500, … 900`,
    ),
    ...unless(TITLE_SIZES_PX.includes(titles.sizePx), `${name}.sizePx ${titles.sizePx} is no size of the scale`),
    ...unless(
      !titles.isCapital || LATIN_LOCALES.includes(locales[0]),
      `${name}.isCapital: the script of ${locales[0]} has no capitals`,
    ),
    ...unknownProblems(`${name}.mark`, [titles.mark], TITLE_MARKS),
  ];
}

/** What is wrong with a brand's character: its titles, corners, spacing, icons, banners, frames and start screen. */
export function characterProblems(platform: Platform): string[] {
  const { corners, spacing, icons, banner, artFrame, splash } = platform.theme.character;
  const name = 'theme.character';
  return [
    ...titleProblems(platform),
    ...Object.entries(corners).flatMap(([corner, px]) =>
      unless(
        Number.isInteger(px) && px >= 0 && px <= MOST_CORNER_PX,
        `${name}.corners.${corner} ${px} is no whole number from 0 to ${MOST_CORNER_PX}`,
      ),
    ),
    ...unless(
      icons.strokePx >= LEAST_STROKE_PX && icons.strokePx <= MOST_STROKE_PX,
      `${name}.icons.strokePx ${icons.strokePx} is not between ${LEAST_STROKE_PX} and ${MOST_STROKE_PX}`,
    ),
    ...unknownProblems(`${name}.icons.ends`, [icons.ends], ICON_ENDS),
    ...unknownProblems(`${name}.spacing`, [spacing], SPACINGS),
    ...unknownProblems(`${name}.banner`, [banner], BANNER_COMPOSITIONS),
    ...unknownProblems(`${name}.artFrame`, [artFrame], ART_FRAMES),
    ...unknownProblems(`${name}.splash`, [splash], SPLASHES),
  ];
}

/** What is wrong with the blocks of a home page. */
export function blockProblems({ home }: Platform): string[] {
  return [
    ...unknownProblems('blocks of home', Object.keys(home.blocks), HOME_SHELVES),
    ...HOME_SHELVES.flatMap((shelf) => {
      const block = home.blocks[shelf];
      return block === undefined ? [] : unknownProblems(`block of ${shelf}`, [block], BLOCKS_OF_SHELF[shelf]);
    }),
  ];
}
