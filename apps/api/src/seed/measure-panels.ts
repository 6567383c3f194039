import { type RegionBox, type StripRows, stripScreens } from '@longstrip/core';
import { type DemoSeries, type DrawnPanel, drawnPanels, drawWebp } from '@longstrip/demo-catalogue';
import { examinePictures, type PageLook, type ShrunkPicture, shrinkPicture } from '@longstrip/ingest';

/** A found panel is right if it and a drawn one share this part of what they cover together. */
const RIGHT = 0.8;
/** A screen may begin or end this much inside of an outline, in widths: that of a balloon is measured roughly. */
const ROUNDED = 0.004;
/** More than any picture of the demo has. */
const MOST_PIXELS = 4_000_000;

/** What was found in pictures of the demo, compared with what the drawing code knows. */
export interface PanelMeasure {
  /** Panels that are drawn, each with the balloons that belong to it. */
  drawn: number;
  found: number;
  /** Drawn panels that were found, with an intersection over union of at least 0.8. */
  right: number;
  /** Cuts between the screens of strips, and those at which a panel or a balloon is whole on no screen. */
  cuts: number;
  wrongCuts: number;
  /** Screens that scroll, because there is no gutter within reach. */
  tallScreens: number;
}

/** Draws the first episodes of a comic of the demo, examines the pictures as the importer does, and compares (record 0111). */
export async function measurePanels(series: DemoSeries, episodes: number): Promise<PanelMeasure> {
  const measure = { drawn: 0, found: 0, right: 0, cuts: 0, wrongCuts: 0, tallScreens: 0 };
  for (const [index, { pages }] of series.episodes.slice(0, episodes).entries()) {
    const drawn = await drawnPanels(series.workKey, series.language, index);
    const pictures: ShrunkPicture[] = [];
    for (const { recipe } of pages) pictures.push(await shrinkPicture(await drawWebp(recipe), MOST_PIXELS));
    const looks = examinePictures({ pictures, viewerMode: series.viewerMode });
    if (series.viewerMode === 'PAPER') {
      for (const [page, picture] of pictures.entries()) {
        comparePanels(measure, drawn[page] ?? [], looks[page]?.panels ?? [], picture);
      }
      continue;
    }
    const strip = joinLooks(looks, pictures);
    comparePanels(measure, drawn[0] ?? [], strip.panels, strip);
    compareCuts(measure, drawn[0] ?? [], strip);
  }
  return measure;
}

interface Strip {
  panels: RegionBox[];
  gutters: StripRows[];
  widthPx: number;
  heightPx: number;
}

/** What was found on slices, in pixels and widths of their strip. */
function joinLooks(looks: readonly PageLook[], pictures: readonly ShrunkPicture[]): Strip {
  const strip: Strip = { panels: [], gutters: [], widthPx: pictures[0]?.widthPx ?? 1, heightPx: 0 };
  looks.forEach(({ panels, gutters }, index) => {
    const top = strip.heightPx;
    for (const [x, y, width, height] of panels) strip.panels.push([x, y + top, width, height]);
    for (const [endPx, startPx] of gutters ?? []) {
      const gutter = { from: (top + endPx) / strip.widthPx, to: (top + startPx) / strip.widthPx };
      const last = strip.gutters.at(-1);
      if (last !== undefined && last.to === gutter.from) last.to = gutter.to;
      else strip.gutters.push(gutter);
    }
    strip.heightPx += pictures[index]?.heightPx ?? 0;
  });
  return strip;
}

function comparePanels(
  measure: PanelMeasure,
  drawn: readonly DrawnPanel[],
  found: readonly RegionBox[],
  picture: { widthPx: number; heightPx: number },
): void {
  const wanted = drawn.map(({ panel, balloons }): RegionBox => {
    const boxes = [panel, ...balloons];
    const x = Math.max(0, Math.min(...boxes.map((box) => box.x)));
    const y = Math.max(0, Math.min(...boxes.map((box) => box.y)));
    const right = Math.min(picture.widthPx, Math.max(...boxes.map((box) => box.x + box.w)));
    const bottom = Math.min(picture.heightPx, Math.max(...boxes.map((box) => box.y + box.h)));
    return [x, y, right - x, bottom - y];
  });
  measure.drawn += wanted.length;
  measure.found += found.length;
  measure.right += wanted.filter((box) => found.some((other) => sharedPart(box, other) >= RIGHT)).length;
}

function sharedPart(one: RegionBox, other: RegionBox): number {
  const width = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1]);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (one[2] * one[3] + other[2] * other[3] - shared);
}

function compareCuts(measure: PanelMeasure, drawn: readonly DrawnPanel[], { gutters, widthPx, heightPx }: Strip): void {
  const screens = stripScreens(heightPx / widthPx, gutters);
  const things = drawn
    .flatMap(({ panel, balloons }) => [panel, ...balloons])
    .map(({ y, h }) => ({ from: y / widthPx + ROUNDED, to: (y + h) / widthPx - ROUNDED }))
    .filter(({ from, to }) => !screens.some((screen) => screen.from <= from && screen.to >= to));
  measure.cuts += screens.length - 1;
  measure.tallScreens += screens.filter(({ isTall }) => isTall).length;
  measure.wrongCuts += screens
    .slice(0, -1)
    .filter((screen) => things.some(({ from, to }) => from < screen.to && to > screen.to)).length;
}
