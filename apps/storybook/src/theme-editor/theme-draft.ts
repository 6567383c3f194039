import type { BrandColours, PlatformTheme } from '@longstrip/core';
import { isColour } from '@longstrip/platform-config';

/** The colours of a theme that a designer changed, by theme and name. */
export interface ThemeDraft {
  platform: string;
  light: Partial<BrandColours>;
  dark: Partial<BrandColours>;
}

/** The name of the draft among Storybook's globals; it is a part of the address, so that a link shows the draft. */
export const DRAFT_GLOBAL = 'draft';

const COLOUR_NAMES = ['primary', 'onPrimary', 'primaryText', 'primarySoft', 'accent', 'accentSoft'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** Each colour with what it is for, in the order of the editor. */
export const COLOUR_USES: readonly (readonly [name: ColourName, use: string])[] = [
  ['primary', 'Fill of the main action and the selected tab'],
  ['onPrimary', 'Text on primary'],
  ['primaryText', 'The same hue, for text'],
  ['primarySoft', 'The same hue, for backgrounds'],
  ['accent', 'Wait for free, and what is good for the reader'],
  ['accentSoft', 'The same hue, for backgrounds'],
];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function coloursOf(value: unknown): Partial<BrandColours> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    COLOUR_NAMES.flatMap((name) => {
      const colour = value[name];
      return typeof colour === 'string' && isColour(colour) ? [[name, colour]] : [];
    }),
  );
}

/** The draft in Storybook's globals, which an address can set to anything: what is not a colour is left out. */
export function draftOf(global: unknown, platform: string): ThemeDraft {
  const isOfPlatform = isObject(global) && global.platform === platform;
  return {
    platform,
    light: isOfPlatform ? coloursOf(global.light) : {},
    dark: isOfPlatform ? coloursOf(global.dark) : {},
  };
}

/** The theme with the colours of the draft. */
export function drafted(theme: PlatformTheme, draft: ThemeDraft): PlatformTheme {
  return { ...theme, light: { ...theme.light, ...draft.light }, dark: { ...theme.dark, ...draft.dark } };
}

/** How many colours differ from those of the platform. */
export function changesIn(theme: PlatformTheme, draft: ThemeDraft): number {
  return (['light', 'dark'] as const).reduce(
    (sum, name) =>
      sum +
      COLOUR_NAMES.filter((colour) => draft[name][colour] !== undefined && draft[name][colour] !== theme[name][colour])
        .length,
    0,
  );
}

/** The theme as a platform file writes it: the property `theme` of `definePlatform`. */
export function themeSource(theme: PlatformTheme): string {
  return `theme: ${literal(theme, 1)},\n`;
}

function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map((part) => literal(part, depth)).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const indent = '  '.repeat(depth);
  const lines = Object.entries(value).map(([name, part]) => `${indent}${name}: ${literal(part, depth + 1)},\n`);
  return `{\n${lines.join('')}${indent.slice(2)}}`;
}
