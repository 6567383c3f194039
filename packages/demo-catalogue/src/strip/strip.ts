import { Canvas } from '../draw/canvas.ts';
import { type Box, clamp } from '../draw/geometry.ts';
import { randomFrom } from '../draw/random.ts';
import { rect } from '../draw/svg.ts';
import type { FontBook } from '../lettering/faces.ts';
import { finishIn, hourOf } from '../picture/work-colours.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { ComicWork } from '../works/work.ts';
import { directEpisode, type Panel } from './director.ts';
import { clipped, drawPanelArt, panelFrame, panelOutline, soundColours } from './panel-art.ts';
import { PLANS } from './plans.ts';
import { gapAfter, HEIGHTS, spanOf } from './rhythm.ts';
import { stagePanel } from './staging.ts';
import { drawWords, type WordsRequest } from './words.ts';

export const STRIP_WIDTH_PX = 800;
export const SLICE_HEIGHT_PX = 1280;
const TEXT_PX = 34;
/** Free under the last panel; most of it is given up rather than start a slice with it. */
const FOOT_PX = 140;

/** A panel on the long page. */
export interface LaidPanel {
  panel: Panel;
  box: Box;
  slant: number;
  /** How far its balloons hang over its top edge, roughly: in each language they are others. */
  hang: number;
  /** Free space above and below, for balloons to hang into. */
  above: number;
  below: number;
}

export interface StripLayout {
  panels: readonly LaidPanel[];
  heightPx: number;
  /** Heights of the slices, top first; they join without a seam. */
  slicesPx: readonly number[];
}

/** Lays an episode down the long page; takes about a millisecond and needs no font. */
export function layStrip(work: ComicWork, episode: number): StripLayout {
  const plan = PLANS[work.plan];
  const random = randomFrom(`${work.key}/${episode}/layout`);
  const panels: LaidPanel[] = [];
  let y = 0;
  let below = 0;
  const directed = directEpisode(work, episode);
  directed.forEach((panel, index) => {
    const [low, high] = HEIGHTS[panel.shot];
    const h = Math.round(random.between(low, high) * plan.tall + (panel.lines.length > 1 ? 90 : 0));
    const [from, to] = spanOf(panel, plan, random, STRIP_WIDTH_PX);
    const slant =
      from === 0 && to === STRIP_WIDTH_PX && plan.slantPx > 0 && panel.shot !== 'wide' && panel.actors.length > 0
        ? Math.round(random.between(0.4, 1) * plan.slantPx) * (panels.length % 2 ? 1 : -1)
        : 0;
    const wordy = panel.lines.some((line) => line.tone !== 'box');
    const letters = panel.lines.reduce((sum, line) => sum + line.letters[0].length, 0);
    // Eyes leave no room beside them: their words hang above.
    const hang =
      panel.shot === 'eyes' && letters > 0 ? clamp(letters * 4.6, 132, 236) : wordy ? clamp(letters * 0.9, 30, 130) : 0;
    y += Math.round(Math.max(0, hang - below));
    panels.push({
      panel,
      box: { x: from, y, w: to - from, h },
      slant,
      hang,
      above: Math.max(hang, below) * 0.92,
      below: 0,
    });
    const gap = gapAfter(panel, directed[index + 1], plan, random);
    y += h + gap;
    below = gap;
  });
  const whole = y - below + FOOT_PX;
  const sliver = whole % SLICE_HEIGHT_PX;
  const heightPx = sliver < FOOT_PX - 20 ? whole - sliver : whole;
  const slices = Math.ceil(heightPx / SLICE_HEIGHT_PX);
  const slicesPx = Array.from({ length: slices }, (_, index) =>
    Math.min(SLICE_HEIGHT_PX, heightPx - index * SLICE_HEIGHT_PX),
  );
  return { panels, heightPx, slicesPx };
}

/** Draws one slice. Whatever reaches into it is drawn whole and cut by the frame, so neighbours agree to the pixel. */
export function drawSlice(
  book: FontBook,
  work: ComicWork,
  language: DemoLanguage,
  episode: number,
  index: number,
): string {
  const layout = layStrip(work, episode);
  const heightPx = layout.slicesPx[index];
  if (heightPx === undefined) throw new RangeError(`${work.key} episode ${episode} has no slice ${index}`);
  const top = index * SLICE_HEIGHT_PX;
  const bottom = top + heightPx;
  const canvas = new Canvas(STRIP_WIDTH_PX, heightPx);
  const inside = layout.panels.filter(({ box, above }) => box.y + box.h + 60 > top && box.y - above - 60 < bottom);
  const art = inside
    .map((laid) => (laid.box.y < bottom && laid.box.y + laid.box.h > top ? drawLaidArt(canvas, work, laid) : ''))
    .join('');
  const words = inside.map((laid) => drawLaidWords(book, work, language, laid)).join('');
  return finishIn(work, canvas, rect(0, top, STRIP_WIDTH_PX, heightPx, work.gutter) + art + words, top);
}

function drawLaidArt(canvas: Canvas, work: ComicWork, { panel, box, slant }: LaidPanel): string {
  const plan = PLANS[work.plan];
  const outline = panelOutline(box, slant);
  const art = drawPanelArt(canvas, work, panel, box, stagePanel(work, panel, box, TEXT_PX));
  const framed = plan.borderPx > 0 && (box.w < STRIP_WIDTH_PX || slant !== 0 || plan.borderPx > 5);
  return (
    clipped(canvas, art, outline) +
    (framed
      ? panelFrame(outline, work.balloons.ink === work.gutter ? '#ffffff' : work.balloons.ink, plan.borderPx)
      : '')
  );
}

function drawLaidWords(book: FontBook, work: ComicWork, language: DemoLanguage, laid: LaidPanel): string {
  const { panel } = laid;
  const p = hourOf(work, panel.hour);
  return drawWords(stripWords(book, work, language, laid), {
    colours: soundColours(p, work.manner.shading === 'tone'),
    sizePx: panel.shot === 'action' || panel.shot === 'clash' ? 170 : 110,
  });
}

/** What places the words of a panel of a strip. */
export function stripWords(
  book: FontBook,
  work: ComicWork,
  language: DemoLanguage,
  { panel, box, above }: LaidPanel,
): WordsRequest {
  return {
    book,
    style: work.balloons,
    language,
    panel,
    placed: stagePanel(work, panel, box, TEXT_PX),
    box,
    room: { x: 8, y: box.y - above, w: STRIP_WIDTH_PX - 16, h: box.h + above - 14 },
    sizePx: TEXT_PX,
    fromRight: language === 'ar',
  };
}
