import type { BrandColours } from '@longstrip/core';

/** WCAG AA: text, and the outlines of controls and other parts that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const OUTLINE_CONTRAST = 3;

const COLOUR = /^#[0-9a-f]{6}$/;

/** The contrast of a colour and the one that it lies on. */
export interface ContrastVerdict {
  front: string;
  back: string;
  ratio: number;
  /** The least ratio that is allowed. */
  needed: number;
}

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

/** The contrast of every pair of colours that a platform uses in one theme; the colours are written `#rrggbb`. */
export function contrastVerdicts(brand: BrandColours, theme: ThemeName): ContrastVerdict[] {
  return pairsInUse(brand, theme).map(([front, frontColour, back, backColour, needed]) => ({
    front,
    back,
    ratio: contrastRatio(frontColour, backColour),
    needed,
  }));
}

/** What is wrong with the brand colours of one theme: not a colour, or too weak a contrast; empty when nothing is. */
export function colourProblems(brand: BrandColours, theme: ThemeName): string[] {
  const malformed = Object.entries(brand).filter(([, colour]) => !isColour(colour));
  if (malformed.length > 0) {
    return malformed.map(([name, colour]) => `theme.${theme}.${name} is "${colour}" and not a colour like #1a2b3c`);
  }
  return contrastVerdicts(brand, theme)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ front, back, ratio, needed }) =>
        `theme.${theme}: ${front} on ${back} has a contrast of ${ratio.toFixed(2)}, not ${needed}`,
    );
}

/** Whether a platform file may have this text as a colour: `#rrggbb` in small letters. */
export function isColour(text: string): boolean {
  return COLOUR.test(text);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2.2) of a colour written `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio (WCAG 2.2) of two opaque colours written `#rrggbb`: from 1 (equal) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The neutral colours of every platform; brand colours are checked against them. The ui package uses the same ones. */
export const NEUTRAL_COLOURS = {
  light: {
    page: '#ffffff',
    backdrop: '#f3f3f5',
    surface: '#ffffff',
    fill: '#f4f4f6',
  },
  dark: {
    page: '#131316',
    backdrop: '#0a0a0c',
    surface: '#1c1c20',
    fill: '#212126',
  },
} as const;

export type ThemeName = keyof typeof NEUTRAL_COLOURS;
