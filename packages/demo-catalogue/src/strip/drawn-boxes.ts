import type { Box } from '../draw/geometry.ts';
import { openFontBook } from '../lettering/faces.ts';
import { readsFromRight } from '../picture/pictures.ts';
import { workByKey } from '../works/catalogue.ts';
import type { DemoLanguage } from '../works/language.ts';
import { layPages, pageWords } from './pages.ts';
import { layStrip, stripWords } from './strip.ts';
import { placeBalloons, type WordsRequest } from './words.ts';

/** A panel as it is drawn, and the balloons that belong to it, which may reach out of it. */
export interface DrawnPanel {
  panel: Box;
  balloons: readonly Box[];
}

/**
 * What is drawn on each page of an episode, or on its whole strip, exactly: to measure what finds panels in pictures. It sets
 * the letters, so it takes as long as a drawing without its art.
 */
export async function drawnPanels(workKey: string, language: DemoLanguage, episode: number): Promise<DrawnPanel[][]> {
  const book = await openFontBook();
  const work = workByKey(workKey);
  if (work.kind !== 'comic') return [];
  if (work.form === 'strip') {
    const { panels } = layStrip(work, episode);
    return [
      panels.map((laid) => ({ panel: laid.box, balloons: balloonBoxes(stripWords(book, work, language, laid)) })),
    ];
  }
  const fromRight = readsFromRight(work, language);
  return layPages(work, episode, fromRight).map((page) =>
    page.panels.map((laid) => ({
      panel: outlineOf(laid.corners),
      balloons: balloonBoxes(pageWords(book, work, language, page, laid, fromRight)),
    })),
  );
}

function balloonBoxes(request: WordsRequest): Box[] {
  return placeBalloons(request).map(({ balloon, x, y }) => {
    const [halfWidth, halfHeight] = balloon.reach;
    return { x: x - halfWidth, y: y - halfHeight, w: halfWidth * 2, h: halfHeight * 2 };
  });
}

function outlineOf(corners: readonly (readonly [number, number])[]): Box {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
