/**
 * What one brand's site looks like beside its colours (record 0153). All of it is data of a platform; the style sheet of its app is
 * written from it.
 */

/** Self-hosted faces for titles. Each covers its own script and is a file of `packages/storefront/src/styles/faces`. */
export const TITLE_FACES = ['anton', 'dela-figures', 'mitr', 'aref-ruqaa'] as const;
export type TitleFace = (typeof TITLE_FACES)[number];

/**
 * What marks the heading of a section: nothing; a bar of the brand's colour before it; a marker's stroke behind it; a double line
 * above it; an ornament before it and a line to the end of the row.
 */
export const TITLE_MARKS = ['plain', 'bar', 'marker', 'rule', 'ornament'] as const;
export type TitleMark = (typeof TITLE_MARKS)[number];

/** Sizes of the headings of sections, from the scale of the tokens, in pixels. */
export const TITLE_SIZES_PX = [18, 22, 28] as const;

export interface TitleLook {
  /** A CSS font stack, ending in a generic family: the display face beside the text face of `fonts.body`. */
  readonly stack: string;
  /** The same on a page whose language is written in Latin letters. */
  readonly latinStack: string;
  /** The self-hosted face that the stacks begin with; null for fonts of the device alone. */
  readonly face: TitleFace | null;
  readonly weight: number;
  readonly sizePx: (typeof TITLE_SIZES_PX)[number];
  /** Whether headings of sections are in capitals; only for scripts that have them. */
  readonly isCapital: boolean;
  readonly mark: TitleMark;
  /** Whether the titles of series on cards have this face too. */
  readonly isOnCards: boolean;
}

/** Radii in whole pixels. */
export interface Corners {
  readonly coverPx: number;
  readonly cardPx: number;
  readonly sheetPx: number;
  readonly buttonPx: number;
}

/** Space between sections and between rows of covers. */
export const SPACINGS = ['usual', 'airy'] as const;
export type Spacing = (typeof SPACINGS)[number];

/** The icon set: the width of its line on a grid of 24, and whether lines and corners end round or square. */
export interface IconLook {
  readonly strokePx: number;
  readonly ends: 'round' | 'square';
}
export const ICON_ENDS = ['round', 'square'] as const;

/**
 * The composition of banners. `hero`: art to all edges, words over it, tall on phones. `strip`: low, words beside the art in one
 * block. `stack`: a card with rounded corners on a stack of others. `split`: words on a plain ground, art beside them. `story`:
 * art to all edges, words below it.
 */
export const BANNER_COMPOSITIONS = ['hero', 'strip', 'stack', 'split', 'story'] as const;
export type BannerComposition = (typeof BANNER_COMPOSITIONS)[number];

/** The frame of pictures in empty states and at the end of the home page. */
export const ART_FRAMES = ['rounded', 'square', 'cloud', 'plate', 'arch'] as const;
export type ArtFrame = (typeof ART_FRAMES)[number];

/**
 * The start screen and the picture for links to the site itself. `mark`: the mark in the middle. `band`: a band of the brand's
 * colour across. `flood`: the brand's colour everywhere. `plate`: the mark inside a thin frame. `tile`: the mark on a tile with
 * the corners of the site.
 */
export const SPLASHES = ['mark', 'band', 'flood', 'plate', 'tile'] as const;
export type Splash = (typeof SPLASHES)[number];

export interface PlatformCharacter {
  readonly titles: TitleLook;
  readonly corners: Corners;
  readonly spacing: Spacing;
  readonly icons: IconLook;
  readonly banner: BannerComposition;
  readonly artFrame: ArtFrame;
  readonly splash: Splash;
}

/**
 * What a shelf of the home page is composed of. `grid`: covers in rows. `rail`: covers in a row that scrolls. `chart`: a numbered
 * list, its first place large. `posters`: tall covers in a row that scrolls. `lines`: a list of titles with their first lines.
 * `editorial`: one large card beside small ones.
 */
export const HOME_BLOCKS = ['grid', 'rail', 'chart', 'posters', 'lines', 'editorial'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** The blocks that each shelf of the home page may be composed of; the first one is the default. */
export const BLOCKS_OF_SHELF = {
  today: ['grid', 'rail', 'posters'],
  top: ['rail', 'chart'],
  newest: ['rail', 'posters', 'editorial'],
  themes: ['rail', 'posters', 'editorial'],
  free: ['rail', 'posters', 'editorial'],
  novels: ['rail', 'lines'],
  picks: ['rail'],
} as const satisfies Readonly<Record<string, readonly [HomeBlock, ...HomeBlock[]]>>;
