import {
  BADGE_SHAPES,
  COVER_DENSITIES,
  FIRST_BANNERS,
  HOME_SHELVES,
  ILLUSTRATIONS,
  type Platform,
} from '@longstrip/core';
import { listProblems, unknownProblems, unless } from './problem.ts';

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is wrong with what a brand has of its own: coin, illustration, badges, covers and home page. */
export function brandProblems({ brand, theme, home }: Platform): string[] {
  const { coinLetter, illustration } = brand;
  const isLetter = /^\p{L}/u.test(coinLetter) && [...GRAPHEMES.segment(coinLetter)].length === 1;
  return [
    ...unless(isLetter, `brand.coinLetter "${coinLetter}" is not one letter`),
    ...unknownProblems('brand.illustration', [illustration], ILLUSTRATIONS),
    ...unknownProblems('theme.badges', [theme.badges], BADGE_SHAPES),
    ...unknownProblems('theme.density', [theme.density], COVER_DENSITIES),
    ...listProblems('shelves of home', home.shelves, HOME_SHELVES),
    ...HOME_SHELVES.flatMap((shelf) => unless(home.shelves.includes(shelf), `shelves of home lacks ${shelf}`)),
    ...unknownProblems('first banner', [home.firstBanner], FIRST_BANNERS),
  ];
}
