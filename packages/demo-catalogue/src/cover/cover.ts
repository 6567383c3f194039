import { Canvas } from '../draw/canvas.ts';
import { randomFrom } from '../draw/random.ts';
import { rect } from '../draw/svg.ts';
import type { FontBook } from '../lettering/faces.ts';
import { drawTitle } from '../lettering/title.ts';
import type { CoverFrame } from '../picture/recipe.ts';
import { finishIn, hourOf } from '../picture/work-colours.ts';
import { vignette } from '../scenery/weather.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { Work } from '../works/work.ts';
import { CoverScene } from './cover-scene.ts';
import { composeCover } from './layouts.ts';

interface FrameSize {
  widthPx: number;
  heightPx: number;
  titled: boolean;
}

/** Each frame is composed for itself; the wide ones carry no title, pages put their own words there. */
export const FRAMES: Record<CoverFrame, FrameSize> = {
  VERTICAL: { widthPx: 600, heightPx: 800, titled: true },
  SQUARE: { widthPx: 600, heightPx: 600, titled: true },
  DETAIL: { widthPx: 1440, heightPx: 660, titled: false },
  WIDE: { widthPx: 1200, heightPx: 675, titled: false },
  BANNER: { widthPx: 1440, heightPx: 640, titled: false },
};

/** Draws a work's key art for a frame, lettered in a language where the frame carries the title. */
export function drawCover(book: FontBook, work: Work, language: DemoLanguage, frame: CoverFrame): string {
  const { widthPx, heightPx, titled } = FRAMES[frame];
  const edition = work.editions[language];
  if (!edition) throw new Error(`${work.key} has no edition in ${language}`);
  const canvas = new Canvas(widthPx, heightPx);
  const scene = new CoverScene(canvas, work, [widthPx, heightPx], language === 'ar' ? 'right' : 'left');
  const { body, titleBox } = composeCover(scene);
  const p = hourOf(work, work.cover.hour);
  const shade = vignette(canvas, widthPx, heightPx, p.ink, work.manner.shading === 'flat' ? 0.16 : 0.34);
  const title = titled
    ? drawTitle(canvas, book, edition.coverTitle, language, work.title, p, titleBox, randomFrom(`${work.key}/title`))
    : '';
  return finishIn(work, canvas, rect(0, 0, widthPx, heightPx, p.near) + body + shade + title);
}
