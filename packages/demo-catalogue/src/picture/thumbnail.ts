import { Canvas } from '../draw/canvas.ts';
import type { FontBook } from '../lettering/faces.ts';
import { directEpisode, type Panel } from '../strip/director.ts';
import { drawPanelArt } from '../strip/panel-art.ts';
import { stagePanel } from '../strip/staging.ts';
import type { ComicWork, Work } from '../works/work.ts';
import { drawNovelThumbnail } from './novel-thumbnail.ts';
import { finishIn } from './work-colours.ts';

export const THUMBNAIL_WIDTH_PX = 640;
export const THUMBNAIL_HEIGHT_PX = 360;

/** Shots that still read at the size of a thumb, best first. */
const TELLING: readonly Panel['shot'][] = ['face', 'low', 'over', 'profile', 'close', 'two', 'action', 'back', 'wide'];

/** The panel an episode is shown by: a telling one from its middle, another for each episode. */
export function thumbnailPanel(work: ComicWork, episode: number): Panel {
  const panels = directEpisode(work, episode);
  const start = Math.floor(panels.length * 0.4);
  const order = [...panels.slice(start), ...panels.slice(0, start)];
  const preferred = TELLING[(episode * 2) % 5];
  const found =
    order.find((panel) => panel.shot === preferred) ??
    TELLING.map((shot) => order.find((panel) => panel.shot === shot)).find((panel) => panel !== undefined) ??
    panels[0];
  if (!found) throw new Error(`${work.key} episode ${episode} has no panels`);
  return found;
}

/** Draws the small picture of an episode; it has no words. */
export function drawThumbnail(_book: FontBook, work: Work, episode: number): string {
  if (work.kind === 'novel') return drawNovelThumbnail(work, episode, THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX);
  const canvas = new Canvas(THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX);
  const panel: Panel = { ...thumbnailPanel(work, episode), lines: [] };
  const box = { x: 0, y: 0, w: THUMBNAIL_WIDTH_PX, h: THUMBNAIL_HEIGHT_PX };
  return finishIn(work, canvas, drawPanelArt(canvas, work, panel, box, stagePanel(work, panel, box, 1)));
}
