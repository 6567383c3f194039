import type { Composed } from './composed.ts';
import type { CoverScene } from './cover-scene.ts';
import { journey, still } from './layouts-far.ts';
import { expose, eyes, halo, portrait, shadow } from './layouts-graphic.ts';
import { duel, duo, ensemble, hero, split, window } from './layouts-people.ts';

/** How key art is composed. */
export type CoverLayout =
  | 'duo'
  | 'hero'
  | 'ensemble'
  | 'halo'
  | 'journey'
  | 'eyes'
  | 'window'
  | 'shadow'
  | 'split'
  | 'portrait'
  | 'expose'
  | 'still'
  | 'duel';

const LAYOUTS: Record<CoverLayout, (scene: CoverScene) => Composed> = {
  duo,
  hero,
  ensemble,
  halo,
  journey,
  eyes,
  window,
  shadow,
  split,
  portrait,
  expose,
  still,
  duel,
};

/** Composes a work's cover for a frame; the title box is where letters have room. */
export const composeCover = (scene: CoverScene): Composed => LAYOUTS[scene.work.cover.layout](scene);
