import type { BrandColours } from '../../packages/core/src/index.ts';
import {
  colourProblems,
  contrastRatio,
  NEUTRAL_COLOURS,
  OUTLINE_CONTRAST,
  TEXT_CONTRAST,
  type ThemeName,
} from '../../packages/platform-config/src/colours.ts';

const BLACK = '#000000';
const WHITE = '#ffffff';
/** The share of the brand colour in a tint, by theme: visible, and light enough for text on it. */
const TINT_SHARE: Readonly<Record<ThemeName, number>> = { light: 0.08, dark: 0.18 };
/** A label on the brand colour is white, or nearly black with a little of the brand colour. */
const DARK_LABEL_SHARE = 0.12;
const STEP = 0.02;

/** The two given colours of a brand, as `#rrggbb`. */
export interface BrandChoice {
  primary: string;
  accent: string;
}

/**
 * All brand colours of a theme from two: tints, labels and text versions, each moved towards black (on light) or white
 * (on dark) as far as its contrast requires.
 */
export function brandColours({ primary, accent }: BrandChoice, theme: ThemeName): BrandColours {
  const neutral = NEUTRAL_COLOURS[theme];
  const grounds = Object.values(neutral);
  const fill = readable(primary, [neutral.page, neutral.surface], OUTLINE_CONTRAST, theme);
  const primarySoft = mix(fill, neutral.page, TINT_SHARE[theme]);
  const accentSoft = mix(accent, neutral.page, TINT_SHARE[theme]);
  return {
    primary: fill,
    onPrimary: labelOn(fill),
    primaryText: readable(fill, [...grounds, primarySoft], TEXT_CONTRAST, theme),
    primarySoft,
    accent: readable(accent, [...grounds, accentSoft], TEXT_CONTRAST, theme),
    accentSoft,
  };
}

/** The complaint about a requested colour; null when it is valid. */
export function colourTrouble(name: string, colour: string): string | null {
  return /^#[0-9a-f]{6}$/.test(colour) ? null : `--${name} "${colour}" is no colour like #1c4fd6.`;
}

/** Whether the colours have enough contrast everywhere they are used. */
export function areReadable(choice: BrandChoice): boolean {
  return (['light', 'dark'] as const).every((theme) => colourProblems(brandColours(choice, theme), theme).length === 0);
}

function labelOn(fill: string): string {
  const candidates = [WHITE, mix(fill, BLACK, DARK_LABEL_SHARE), BLACK];
  return candidates.find((colour) => contrastRatio(colour, fill) >= TEXT_CONTRAST) ?? BLACK;
}

function readable(colour: string, grounds: readonly string[], needed: number, theme: ThemeName): string {
  const end = theme === 'light' ? BLACK : WHITE;
  for (let share = 1; share > 0; share -= STEP) {
    const moved = mix(colour, end, share);
    if (grounds.every((ground) => contrastRatio(moved, ground) >= needed)) return moved;
  }
  return end;
}

/** A mix: this share of one colour, the rest of another. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [one, other].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
