import type { Platform } from '@longstrip/core';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';

/** The word-mark's speech balloon, which stands for its last "o". */
const BALLOON = 'M10 14.5a10.5 10.5 0 1 1-4.5 20l-6 2.8 2-6.2a10.5 10.5 0 0 1 8.5-16.6Z';
/** Puts the balloon into the middle of a square of 32. */
const PLACE = 'translate(4.6 -13.4) scale(1.13)';
/** How large the balloon stands on an icon: systems cut icons to circles and other shapes, whose inner 80 % is safe. */
const ICON_SHARE = 0.66;

/** The drawing that stands for a platform in a browser's tab: its balloon, in its colour, brighter in the dark. */
export function drawFavicon({ theme }: Pick<Platform, 'theme'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<style>path{fill:${theme.light.primary}}@media(prefers-color-scheme:dark){path{fill:${theme.dark.primary}}}</style>`,
    `<path transform="${PLACE}" d="${BALLOON}"/>`,
    '</svg>\n',
  ].join('');
}

/**
 * The same for the screen of a phone: the balloon in white on a ground of the platform's colour, which fills the square.
 * Every platform's colour stands out against white (the check of platforms sees to it).
 */
export function drawAppIcon({ theme }: Pick<Platform, 'theme'>, sizePx: number): string {
  const margin = 16 * (1 - ICON_SHARE);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${sizePx}" height="${sizePx}">`,
    `<rect width="32" height="32" fill="${theme.light.primary}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${ICON_SHARE})">`,
    `<path fill="${NEUTRAL_COLOURS.light.page}" transform="${PLACE}" d="${BALLOON}"/>`,
    '</g></svg>\n',
  ].join('');
}
