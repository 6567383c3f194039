import { orderRegions, type PageRegion, type RegionBox } from '@longstrip/core';
import type { DemoLanguage } from '../works/language.ts';
import type { Panel } from './director.ts';
import { type LaidPage, PAGE_HEIGHT_PX } from './pages.ts';
import { sceneInWords } from './scene-words.ts';
import { SLICE_HEIGHT_PX, type StripLayout } from './strip.ts';
import { inLanguage } from './words.ts';

/** What is known of a picture of an episode before it is drawn: see `PageLook` of the importer. */
export interface DemoLook {
  /** In reading order. */
  regions: readonly PageRegion[];
  gutters: readonly (readonly [endPx: number, startPx: number])[] | null;
  trim: readonly [left: number, top: number, right: number, bottom: number] | null;
}

/** Outlines are drawn on the edge of a panel: half of the widest one. */
const OUTLINE_PX = 4;
/** Balloons end this far from the end of the space that they may hang into. */
const AIR_PX = 6;

/**
 * The look of each slice of a strip, without setting a letter: balloons may hang into the space that the layout leaves above
 * their panel, and nothing is drawn in the rest of a gap.
 */
export function looksOfSlices(language: DemoLanguage, layout: StripLayout): DemoLook[] {
  const ends = layout.panels.map(({ box }) => box.y + box.h + OUTLINE_PX);
  const starts = layout.panels.map(({ box, above, panel }) =>
    Math.min(box.y - OUTLINE_PX, panel.lines.length > 0 ? box.y - above + AIR_PX : Number.POSITIVE_INFINITY),
  );
  const gaps = [0, ...ends].map((end, index) => [end, starts[index] ?? layout.heightPx] as const);
  return layout.slicesPx.map((heightPx, index) => {
    const top = index * SLICE_HEIGHT_PX;
    const bottom = top + heightPx;
    return {
      regions: layout.panels.flatMap(({ panel, box, hang }) => {
        const y = Math.max(0, box.y - hang);
        if (y < top || y >= bottom) return [];
        return [regionOf(panel, language, [box.x, y - top, box.w, box.y + box.h - y])];
      }),
      gutters: gaps.flatMap(([from, to]) => {
        const [start, end] = [Math.max(top, Math.ceil(from)), Math.min(bottom, Math.floor(to))];
        return end > start ? [[start - top, end - top] as const] : [];
      }),
      trim: null,
    };
  });
}

/** The look of a page, without setting a letter; with `fromRight` its rows are read from right to left. */
export function lookOfPage(
  language: DemoLanguage,
  { panels, widthPx, isSpread }: LaidPage,
  fromRight: boolean,
): DemoLook {
  const boxes = panels.map(({ corners }): RegionBox => {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
    return [x, y, Math.ceil(Math.max(...xs)) - x, Math.ceil(Math.max(...ys)) - y];
  });
  const margin = (edges: readonly number[], sidePx: number) => Math.max(0, Math.min(sidePx, ...edges) - 2 * OUTLINE_PX);
  const free = [
    margin(
      boxes.map(([x]) => x),
      widthPx,
    ),
    margin(
      boxes.map(([, y]) => y),
      PAGE_HEIGHT_PX,
    ),
    margin(
      boxes.map(([x, , width]) => widthPx - x - width),
      widthPx,
    ),
    margin(
      boxes.map(([, y, , height]) => PAGE_HEIGHT_PX - y - height),
      PAGE_HEIGHT_PX,
    ),
  ] as const;
  return {
    regions: orderRegions(boxes, fromRight ? 'RTL' : 'LTR').flatMap((box) => {
      const laid = panels[boxes.indexOf(box)];
      return laid === undefined ? [] : [regionOf(laid.panel, language, box)];
    }),
    gutters: null,
    trim: isSpread ? null : free,
  };
}

function regionOf(panel: Panel, language: DemoLanguage, [x, y, width, height]: RegionBox): PageRegion {
  const { sound } = panel.direction;
  const said = [...panel.lines.map(({ letters }) => letters), ...(sound === undefined ? [] : [sound])];
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    box: [left, top, Math.round(x + width) - left, Math.round(y + height) - top],
    ...(said.length === 0 ? {} : { text: said.map((letters) => inLanguage(letters, language)).join('\n') }),
    scene: sceneInWords(panel, language),
  };
}
