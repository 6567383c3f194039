import {
  HOME_SHELVES,
  type Locale,
  type PlatformCharacter,
  type PlatformHome,
  type PlatformTheme,
  type TitleLook,
} from '@longstrip/core';

/** Display faces beside a text face, as stacks of fonts (record 0153). */
type Face = Pick<TitleLook, 'face' | 'stack' | 'latinStack'>;

const LATIN_SANS = '"Helvetica Neue", "Segoe UI", Roboto, Arial, sans-serif';
const LATIN_SERIF = '"Iowan Old Style", Charter, "Noto Serif", Georgia, serif';

/** Narrow capitals, as on a cinema's front. */
export const ANTON: Face = {
  face: 'anton',
  stack: `Anton, "Anton Fallback", ${LATIN_SANS}`,
  latinStack: `Anton, "Anton Fallback", ${LATIN_SANS}`,
};

/** The heaviest gothic of the device, and figures of a poster. */
export const GOTHIC_WITH_FIGURES: Face = {
  face: 'dela-figures',
  stack:
    '"Dela Gothic One", "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo, sans-serif',
  latinStack: `"Dela Gothic One", ${LATIN_SANS}`,
};

/** Round Thai letters without loops. */
export const MITR: Face = {
  face: 'mitr',
  stack: 'Mitr, "Mitr Fallback", "Sukhumvit Set", Thonburi, "Leelawadee UI", "Noto Sans Thai", sans-serif',
  latinStack: 'Mitr, "Mitr Fallback", sans-serif',
};

/** The letters of printed books, which each device has for Chinese. */
export const MING: Face = {
  face: null,
  stack: '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC", "Source Han Serif TC", PMingLiU, serif',
  latinStack: LATIN_SERIF,
};

/** Arabic calligraphy. */
export const AREF_RUQAA: Face = {
  face: 'aref-ruqaa',
  stack: '"Aref Ruqaa", "Aref Ruqaa Fallback", "Noto Naskh Arabic", "Geeza Pro", serif',
  latinStack: `"Aref Ruqaa", "Aref Ruqaa Fallback", ${LATIN_SERIF}`,
};

/** Characters that a new platform may begin with. */
export const CHARACTER_NAMES = ['cinema', 'kiosk', 'magazine'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];

type Titles = Omit<TitleLook, keyof Face>;
type CharacterParts = Omit<PlatformCharacter, 'titles'> & { readonly titles: Titles };

interface NamedCharacter {
  /** What the command's help says of it. */
  readonly summary: string;
  readonly parts: CharacterParts;
  readonly density: PlatformTheme['density'];
  /** Which of the fonts of the platform's script titles have. */
  readonly titleFont: 'body' | 'novel';
  readonly home: PlatformHome;
}

export const CHARACTERS: Readonly<Record<CharacterName, NamedCharacter>> = {
  cinema: {
    summary: 'a tall banner with words over its art, then rows that scroll; heavy titles, sharp corners',
    density: 'usual',
    titleFont: 'body',
    parts: {
      titles: { weight: 800, sizePx: 22, isCapital: false, mark: 'plain', isOnCards: false },
      corners: { coverPx: 2, cardPx: 4, sheetPx: 8, buttonPx: 4 },
      spacing: 'usual',
      icons: { strokePx: 2, ends: 'square' },
      banner: 'hero',
      artFrame: 'rounded',
      splash: 'flood',
    },
    home: {
      shelves: HOME_SHELVES,
      blocks: { today: 'rail' },
      firstBanner: 'operator',
    },
  },
  kiosk: {
    summary:
      'a chart first, below a low banner; many covers, square corners, titles behind a bar of the brand’s colour',
    density: 'dense',
    titleFont: 'body',
    parts: {
      titles: { weight: 800, sizePx: 18, isCapital: false, mark: 'bar', isOnCards: false },
      corners: { coverPx: 0, cardPx: 0, sheetPx: 0, buttonPx: 0 },
      spacing: 'usual',
      icons: { strokePx: 1.75, ends: 'square' },
      banner: 'strip',
      artFrame: 'square',
      splash: 'band',
    },
    home: {
      shelves: ['top', 'today', 'free', 'themes', 'newest', 'novels', 'picks'],
      blocks: { top: 'chart' },
      firstBanner: 'top',
    },
  },
  magazine: {
    summary:
      'editors’ choices first, each with a large card beside small ones; words below the art, much space, round corners',
    density: 'usual',
    titleFont: 'novel',
    parts: {
      titles: { weight: 700, sizePx: 28, isCapital: false, mark: 'ornament', isOnCards: false },
      corners: { coverPx: 8, cardPx: 14, sheetPx: 20, buttonPx: 24 },
      spacing: 'airy',
      icons: { strokePx: 1.5, ends: 'round' },
      banner: 'story',
      artFrame: 'arch',
      splash: 'mark',
    },
    home: {
      shelves: ['themes', 'today', 'newest', 'free', 'novels', 'top', 'picks'],
      blocks: { themes: 'editorial' },
      firstBanner: 'today',
    },
  },
};

/** Languages that are written in Latin letters. */
export const LATIN_LOCALES: readonly Locale[] = ['en-US', 'de-DE', 'fr-FR'];

/** A named character with this face for titles. */
export function characterWith(name: CharacterName, face: Face, titles: Partial<Titles> = {}): PlatformCharacter {
  const { parts } = CHARACTERS[name];
  return { ...parts, titles: { ...face, ...parts.titles, ...titles } };
}

/** A named character with fonts of the device alone, those of the platform's script. */
export function characterOfDevice(name: CharacterName, fonts: PlatformTheme['fonts']): PlatformCharacter {
  const { titleFont } = CHARACTERS[name];
  const latinStack = titleFont === 'novel' ? LATIN_SERIF : LATIN_SANS;
  return characterWith(name, { face: null, stack: fonts[titleFont], latinStack });
}
