import { Canvas } from '../draw/canvas.ts';
import { type Box, type Point, polygon } from '../draw/geometry.ts';
import { type Random, randomFrom } from '../draw/random.ts';
import { rect } from '../draw/svg.ts';
import type { FontBook } from '../lettering/faces.ts';
import { finishIn, hourOf } from '../picture/work-colours.ts';
import type { DemoLanguage } from '../works/language.ts';
import type { ComicWork } from '../works/work.ts';
import { directEpisode, type Panel } from './director.ts';
import { clipped, drawPanelArt, panelFrame, soundColours } from './panel-art.ts';
import { PLANS } from './plans.ts';
import { stagePanel } from './staging.ts';
import { drawWords, type WordsRequest } from './words.ts';

export const PAGE_WIDTH_PX = 1080;
export const PAGE_HEIGHT_PX = 1536;
const MARGIN_PX = 54;

export interface PagePanel {
  panel: Panel;
  box: Box;
  /** Corners clockwise from the top left. */
  corners: readonly [Point, Point, Point, Point];
}

export interface LaidPage {
  widthPx: number;
  panels: readonly PagePanel[];
  /** One picture over two pages. */
  isSpread: boolean;
}

/** Rows a shot wants, of the seven or so that a page has. */
const TALL: Record<Panel['shot'], number> = {
  wide: 2.2,
  back: 2.2,
  action: 2.6,
  full: 2.3,
  group: 1.9,
  clash: 1.7,
  two: 1.8,
  over: 1.8,
  face: 1.8,
  low: 1.9,
  close: 1.8,
  profile: 1.8,
  chibi: 1.7,
  hand: 1.4,
  feet: 1.1,
  sky: 1.2,
  pause: 1.2,
  eyes: 0.85,
};
const ALONE: readonly Panel['shot'][] = ['wide', 'action', 'group', 'eyes', 'back'];
const ROWS_PER_PAGE = 5.6;

const textPx = (page: LaidPage): number => (page.isSpread ? 40 : 26);

/** Lays an episode out in pages; `fromRight` puts the first panel of a row at the right. No font is needed. */
export function layPages(work: ComicWork, episode: number, fromRight: boolean): LaidPage[] {
  const panels = directEpisode(work, episode);
  const random = randomFrom(`${work.key}/${episode}/pages`);
  const spread = work.plan === 'match' ? panels.findLastIndex((panel) => panel.shot === 'action') : -1;
  const pages: LaidPage[] = [];
  let rows: Panel[][] = [];
  let used = 0;
  const close = () => {
    if (rows.length > 0) pages.push(layPage(work, rows, random, fromRight));
    rows = [];
    used = 0;
  };
  for (let index = 0; index < panels.length; index++) {
    const panel = panels[index];
    if (!panel) continue;
    if (index === spread) {
      close();
      pages.push(spreadOf(panel));
      continue;
    }
    const next = index + 1 === spread ? undefined : panels[index + 1];
    const pair =
      next && !ALONE.includes(panel.shot) && !ALONE.includes(next.shot) && panel.lines.length + next.lines.length <= 3;
    const row = pair ? [panel, next] : [panel];
    const tall = Math.max(...row.map((each) => TALL[each.shot]));
    if (used + tall > ROWS_PER_PAGE) close();
    rows.push(row);
    used += tall;
    if (pair) index++;
  }
  close();
  return pages;
}

function spreadOf(panel: Panel): LaidPage {
  const [w, h] = [PAGE_WIDTH_PX * 2, PAGE_HEIGHT_PX];
  return {
    widthPx: w,
    isSpread: true,
    panels: [
      {
        panel,
        box: { x: 0, y: 0, w, h },
        corners: [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ],
      },
    ],
  };
}

function layPage(work: ComicWork, rows: readonly (readonly Panel[])[], random: Random, fromRight: boolean): LaidPage {
  const plan = PLANS[work.plan];
  const gap = plan.gapPx[0];
  const total = rows.reduce((sum, row) => sum + Math.max(...row.map((panel) => TALL[panel.shot])), 0);
  const free = PAGE_HEIGHT_PX - MARGIN_PX * 2 - gap * (rows.length - 1);
  const left = MARGIN_PX;
  const right = PAGE_WIDTH_PX - MARGIN_PX;
  const placed: PagePanel[] = [];
  let y = MARGIN_PX;
  for (const row of rows) {
    const h = (free * Math.max(...row.map((panel) => TALL[panel.shot]))) / total;
    const lean = plan.slantPx ? random.between(-plan.slantPx, plan.slantPx) : 0;
    const cut = left + (right - left) * random.between(0.43, 0.57);
    const ordered = fromRight ? [...row].reverse() : row;
    ordered.forEach((panel, index) => {
      const first = index === 0;
      const alone = ordered.length === 1;
      const from = alone || first ? left : cut + gap / 2;
      const to = alone || !first ? right : cut - gap / 2;
      const skewFrom = alone || first ? 0 : lean;
      const skewTo = alone || !first ? 0 : lean;
      const corners: PagePanel['corners'] = [
        [from + skewFrom, y],
        [to + skewTo, y],
        [to - skewTo, y + h],
        [from - skewFrom, y + h],
      ];
      placed.push({ panel, corners, box: { x: from, y, w: to - from, h } });
    });
    y += h + gap;
  }
  return { widthPx: PAGE_WIDTH_PX, isSpread: false, panels: placed };
}

/** Draws one page. */
export function drawPage(
  book: FontBook,
  work: ComicWork,
  language: DemoLanguage,
  episode: number,
  index: number,
  fromRight: boolean,
): string {
  const page = layPages(work, episode, fromRight)[index];
  if (!page) throw new RangeError(`${work.key} episode ${episode} has no page ${index}`);
  const canvas = new Canvas(page.widthPx, PAGE_HEIGHT_PX);
  const border = PLANS[work.plan].borderPx;
  const art = page.panels.map(({ panel, box, corners }) => {
    const lean =
      Math.abs((corners[0][0] ?? 0) - (corners[3][0] ?? 0)) + Math.abs((corners[1][0] ?? 0) - (corners[2][0] ?? 0));
    const roomy: Box = { x: box.x - lean / 2, y: box.y, w: box.w + lean, h: box.h };
    const outline = polygon(corners);
    return (
      clipped(canvas, drawPanelArt(canvas, work, panel, roomy, stagePanel(work, panel, box, textPx(page))), outline) +
      (page.isSpread ? '' : panelFrame(outline, work.balloons.ink, border))
    );
  });
  const words = page.panels.map((laid) => {
    const { panel } = laid;
    const p = hourOf(work, panel.hour);
    return drawWords(pageWords(book, work, language, page, laid, fromRight), {
      colours: soundColours(p, work.manner.shading === 'tone'),
      sizePx: page.isSpread ? 330 : panel.shot === 'action' || panel.shot === 'clash' ? 150 : 84,
    });
  });
  return finishIn(work, canvas, rect(0, 0, page.widthPx, PAGE_HEIGHT_PX, work.gutter) + art.join('') + words.join(''));
}

/** What places the words of a panel of a page. */
export function pageWords(
  book: FontBook,
  work: ComicWork,
  language: DemoLanguage,
  page: LaidPage,
  { panel, box }: PagePanel,
  fromRight: boolean,
): WordsRequest {
  return {
    book,
    style: work.balloons,
    language,
    panel,
    placed: stagePanel(work, panel, box, textPx(page)),
    box,
    room: { x: box.x - 4, y: box.y - 6, w: box.w + 8, h: box.h + 6 },
    sizePx: textPx(page),
    fromRight,
  };
}
