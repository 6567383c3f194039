import type { DemoLook } from '../strip/regions.ts';
import type { DemoLanguage } from '../works/language.ts';

/**
 * Version of the drawing code. It is part of every recipe and of every picture's key: when a drawing changes, raise
 * it, and every stored picture gets a new key and is drawn again.
 */
export const GENERATOR_VERSION = 12;

/** Frames a series' key art is composed for. Each is composed anew; none is a cut of another. */
export const COVER_FRAMES = ['VERTICAL', 'SQUARE', 'DETAIL', 'WIDE', 'BANNER'] as const;
export type CoverFrame = (typeof COVER_FRAMES)[number];

/** What a picture is of: key art, one slice of a strip, one page of a paged comic, or the small picture of an episode. */
export type PictureSubject =
  | { kind: 'cover'; frame: CoverFrame }
  | { kind: 'slice'; episode: number; index: number }
  | { kind: 'page'; episode: number; index: number }
  | { kind: 'thumbnail'; episode: number };

/**
 * Everything needed to draw a picture again, as plain JSON: it is stored beside the picture's address and the picture
 * is drawn when it is first asked for. It names a work of this catalogue rather than repeating its data, so a recipe
 * is some hundred bytes.
 */
export type PictureRecipe = { version: number; work: string; language: DemoLanguage; subject: PictureSubject };

/** A picture that is not drawn yet: its size and one colour are known, so a page can keep its place. */
export interface DemoPicture {
  /** Unique over the catalogue, stable for one generator version. Letters, digits, `-` and `/`. */
  key: string;
  widthPx: number;
  heightPx: number;
  /** `#rrggbb`: close to what the picture looks like from afar. */
  placeholder: string;
  /** What is on a page of an episode. */
  look?: DemoLook;
  recipe: PictureRecipe;
}
