import type { Platform } from '@longstrip/core';

/** The word-mark's speech balloon, which stands for its last "o". */
const BALLOON = 'M10 14.5a10.5 10.5 0 1 1-4.5 20l-6 2.8 2-6.2a10.5 10.5 0 0 1 8.5-16.6Z';
/** Puts the balloon into the middle of a square of 32. */
const PLACE = 'translate(4.6 -13.4) scale(1.13)';

/** The drawing that stands for a platform in a browser's tab: its balloon, in its colour, brighter in the dark. */
export function drawFavicon({ theme }: Pick<Platform, 'theme'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<style>path{fill:${theme.light.primary}}@media(prefers-color-scheme:dark){path{fill:${theme.dark.primary}}}</style>`,
    `<path transform="${PLACE}" d="${BALLOON}"/>`,
    '</svg>\n',
  ].join('');
}
