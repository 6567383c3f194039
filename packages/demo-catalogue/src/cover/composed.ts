import type { TitleBox } from '../lettering/title.ts';
import type { CoverScene } from './cover-scene.ts';

/** A composed cover, and where its letters have room. */
export interface Composed {
  body: string;
  titleBox: TitleBox;
}

/** At the foot. */
export const low = (c: CoverScene, height = 0.22): TitleBox => ({
  x: c.w * 0.08,
  y: c.h * (0.965 - height),
  w: c.w * 0.84,
  h: c.h * (height - 0.02),
});

/** At the head. */
export const high = (c: CoverScene, height = 0.23): TitleBox => ({
  x: c.w * 0.07,
  y: c.h * 0.045,
  w: c.w * 0.86,
  h: c.h * height,
});
