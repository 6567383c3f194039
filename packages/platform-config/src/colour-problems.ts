import type { BrandColours } from '@longstrip/core';
import { contrastRatio } from './contrast.ts';
import { NEUTRAL_COLOURS, type ThemeName } from './neutral-colours.ts';

/** WCAG AA: text, and the outlines of controls and other parts that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const OUTLINE_CONTRAST = 3;

const COLOUR = /^#[0-9a-f]{6}$/;

type Pair = readonly [front: string, frontColour: string, back: string, backColour: string, needed: number];

function pairsInUse(brand: BrandColours, theme: ThemeName): Pair[] {
  const neutral = NEUTRAL_COLOURS[theme];
  const backs = Object.entries(neutral);
  return [
    ['onPrimary', brand.onPrimary, 'primary', brand.primary, TEXT_CONTRAST],
    ['primaryText', brand.primaryText, 'primarySoft', brand.primarySoft, TEXT_CONTRAST],
    ['accent', brand.accent, 'accentSoft', brand.accentSoft, TEXT_CONTRAST],
    ...backs.map(([name, colour]): Pair => ['primaryText', brand.primaryText, name, colour, TEXT_CONTRAST]),
    ...backs.map(([name, colour]): Pair => ['accent', brand.accent, name, colour, TEXT_CONTRAST]),
    ['primary', brand.primary, 'page', neutral.page, OUTLINE_CONTRAST],
    ['primary', brand.primary, 'surface', neutral.surface, OUTLINE_CONTRAST],
  ];
}

/** What is wrong with the brand colours of one theme: not a colour, or too weak a contrast; empty when nothing is. */
export function colourProblems(brand: BrandColours, theme: ThemeName): string[] {
  const malformed = Object.entries(brand).filter(([, colour]) => !COLOUR.test(colour));
  if (malformed.length > 0) {
    return malformed.map(([name, colour]) => `theme.${theme}.${name} is "${colour}" and not a colour like #1a2b3c`);
  }
  return pairsInUse(brand, theme)
    .map(([front, frontColour, back, backColour, needed]) => ({
      needed,
      pair: `${front} on ${back}`,
      ratio: contrastRatio(frontColour, backColour),
    }))
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ pair, ratio, needed }) => `theme.${theme}: ${pair} has a contrast of ${ratio.toFixed(2)}, not ${needed}`);
}
