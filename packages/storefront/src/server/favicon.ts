import type { BrandColours, Corners, Platform, Splash } from '@longstrip/core';
import { NEUTRAL_COLOURS } from '@longstrip/platform-config';

/** The speech balloon that is the last "o" of the wordmark. */
const BALLOON = 'M10 14.5a10.5 10.5 0 1 1-4.5 20l-6 2.8 2-6.2a10.5 10.5 0 0 1 8.5-16.6Z';
const BALLOON_SQUARE = 32;
/** Centres the balloon in its square. */
const PLACE = 'translate(4.6 -13.4) scale(1.13)';
/** The balloon's share of an icon. Systems cut icons to circles and other shapes; the inner 80 % is always visible. */
const ICON_SHARE = 0.66;
/** The balloon's share of a phone’s width on the start screen. */
const SPLASH_SHARE = 0.36;

/** A platform's icon in a browser's tab: the balloon in its colour, brighter in the dark. */
export function drawFavicon({ theme }: Pick<Platform, 'theme'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<style>path{fill:${theme.light.primary}}@media(prefers-color-scheme:dark){path{fill:${theme.dark.primary}}}</style>`,
    `<path transform="${PLACE}" d="${BALLOON}"/>`,
    '</svg>\n',
  ].join('');
}

/** The balloon in one colour, in a square with this position and size. */
function balloon(fill: string, { left, top, side }: { left: number; top: number; side: number }): string {
  const scale = side / BALLOON_SQUARE;
  return `<g transform="translate(${left} ${top}) scale(${scale})"><path fill="${fill}" transform="${PLACE}" d="${BALLOON}"/></g>`;
}

interface Screen {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The square of the balloon in the middle. */
  readonly square: { left: number; top: number; side: number };
  readonly colours: BrandColours;
  readonly corners: Corners;
}

/** What is drawn over the page’s background, for each kind of start screen. */
const SPLASH_DRAWINGS: Readonly<Record<Splash, (screen: Screen) => string>> = {
  mark: ({ colours, square }) => balloon(colours.primary, square),
  band: ({ widthPx, square, colours }) => {
    const heightPx = square.side * 1.4;
    const top = square.top + (square.side - heightPx) / 2;
    return `<rect y="${top}" width="${widthPx}" height="${heightPx}" fill="${colours.primary}"/>${balloon(colours.onPrimary, square)}`;
  },
  flood: ({ widthPx, heightPx, square, colours }) =>
    `<rect width="${widthPx}" height="${heightPx}" fill="${colours.primary}"/>${balloon(colours.onPrimary, square)}`,
  plate: ({ widthPx, heightPx, square, colours }) => {
    const margin = widthPx / 14;
    const frame = (inset: number, stroke: number) =>
      `<rect x="${inset}" y="${inset}" width="${widthPx - 2 * inset}" height="${heightPx - 2 * inset}" fill="none" stroke="${colours.primary}" stroke-width="${stroke}"/>`;
    return `${frame(margin, widthPx / 160)}${frame(margin * 1.25, widthPx / 400)}${balloon(colours.primary, square)}`;
  },
  tile: ({ square: { left, top, side }, colours, corners }) => {
    const outset = side * 0.22;
    const tile = side + 2 * outset;
    const radius = (tile * corners.sheetPx) / TILE_PX;
    return `<rect x="${left - outset}" y="${top - outset}" width="${tile}" height="${tile}" rx="${radius}" fill="${colours.primary}"/>${balloon(colours.onPrimary, { left, top, side })}`;
  },
};

/** The size of a tile that has a sheet’s corners; a larger one has them in proportion. */
const TILE_PX = 96;

/** The start screen on the home screen of an iPhone: the balloon in the middle, as the site’s character has it. */
export function drawSplash(
  { theme }: Pick<Platform, 'theme'>,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  scheme: 'light' | 'dark',
): string {
  const side = Math.min(widthPx, heightPx) * SPLASH_SHARE;
  const page = NEUTRAL_COLOURS[scheme].page;
  const { corners, splash } = theme.character;
  const square = { left: (widthPx - side) / 2, top: (heightPx - side) / 2, side };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">`,
    `<rect width="${widthPx}" height="${heightPx}" fill="${page}"/>`,
    SPLASH_DRAWINGS[splash]({ widthPx, heightPx, square, colours: theme[scheme], corners }),
    '</svg>\n',
  ].join('');
}

/**
 * The icon for the screen of a phone: a white balloon on the platform's colour. The check of platforms makes sure that
 * every platform's colour contrasts with white.
 */
export function drawAppIcon({ theme }: Pick<Platform, 'theme'>, sizePx: number): string {
  const side = BALLOON_SQUARE * ICON_SHARE;
  const margin = (BALLOON_SQUARE - side) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${sizePx}" height="${sizePx}">`,
    `<rect width="32" height="32" fill="${theme.light.primary}"/>`,
    balloon(NEUTRAL_COLOURS.light.page, { left: margin, top: margin, side }),
    '</svg>\n',
  ].join('');
}
