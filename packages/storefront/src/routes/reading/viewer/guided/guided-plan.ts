import {
  type GuidedSheet,
  type GuidedView,
  type GuidedWindow,
  guidedCamera,
  guidedSheet,
  guidedViews,
  orderRegions,
  type PageRegion,
  type ReadingDirection,
  wholePagePx,
} from '@longstrip/core';
import type { PicturePage, ReaderPage, TextPage, ViewerEpisode } from '../viewer-model.ts';

/** What the camera moves over: a page or a strip, or a page of text, which scrolls by itself. */
export type GuidedPart =
  | { kind: 'pictures'; sheet: GuidedSheet; pages: readonly PicturePage[] }
  | { kind: 'text'; page: TextPage };

/** Where a reader stops: a view of a part; a text has none. */
export interface GuidedStop {
  /** Index of the part. */
  part: number;
  view: GuidedView | null;
}

/** The regions of a page in reading order; null while they are not known. */
export type RegionsOf = (page: PicturePage) => readonly PageRegion[] | null;

/** The regions as they are read from one side; from the other side than the work is meant to be, they change their order. */
export function orderedRegions(
  regions: readonly PageRegion[] | null,
  own: ReadingDirection,
  direction: ReadingDirection,
): readonly PageRegion[] | null {
  if (regions === null || own === direction) return regions;
  const boxes = regions.map(({ box }) => box);
  return orderRegions(boxes, direction).flatMap((box) => regions[boxes.indexOf(box)] ?? []);
}

/** The parts of an episode in reading order. Slices of a strip are one part. */
export function partsOf(
  pages: readonly ReaderPage[],
  workMode: ViewerEpisode['mode'],
  regionsOf: RegionsOf,
): GuidedPart[] {
  const parts: GuidedPart[] = [];
  let joined: PicturePage[] = [];
  const close = () => {
    if (joined.length > 0) parts.push(picturesOf(joined, workMode === 'SCROLL' || joined.length > 1, regionsOf));
    joined = [];
  };
  for (const page of pages) {
    if (page.kind === 'text' || (workMode === 'PAPER' && (page.stripIndex ?? 0) === 0)) close();
    if (page.kind === 'text') parts.push({ kind: 'text', page });
    else joined.push(page);
  }
  close();
  return parts;
}

function picturesOf(pages: readonly PicturePage[], isStrip: boolean, regionsOf: RegionsOf): GuidedPart {
  const pictures = pages.map((page) => {
    const { order, widthPx, heightPx, gutters } = page;
    return { page: order, widthPx, heightPx, gutters, regions: regionsOf(page)?.map(({ box }) => box) ?? null };
  });
  return { kind: 'pictures', pages, sheet: guidedSheet(pictures, isStrip) };
}

/** Every stop of an episode in reading order. */
export function stopsOf(parts: readonly GuidedPart[], window: GuidedWindow, direction: ReadingDirection): GuidedStop[] {
  return parts.flatMap((part, index): GuidedStop[] =>
    part.kind === 'text'
      ? [{ part: index, view: null }]
      : guidedViews(part.sheet, window, direction).map((view) => ({ part: index, view })),
  );
}

/** The views of each part, by its index; a text has none. */
export function viewsByPart(stops: readonly GuidedStop[]): ReadonlyMap<number, readonly GuidedView[]> {
  const views = new Map<number, GuidedView[]>();
  for (const { part, view } of stops) {
    if (view === null) continue;
    const ofPart = views.get(part);
    if (ofPart === undefined) views.set(part, [view]);
    else ofPart.push(view);
  }
  return views;
}

/** The part with a page. */
export function partWithPage(parts: readonly GuidedPart[], order: number): number {
  return parts.findIndex((part) =>
    part.kind === 'text' ? part.page.order === order : part.pages.some((page) => page.order === order),
  );
}

/** In how many CSS pixels each picture of a part is shown at most from side to side: so large it is loaded. */
export function loadedWidthsPx(
  { sheet, pages }: Extract<GuidedPart, { kind: 'pictures' }>,
  views: readonly GuidedView[],
  window: GuidedWindow,
): ReadonlyMap<number, number> {
  const shown = views.map((view) => ({ box: view.box, scalePx: guidedCamera(view, sheet, window).scalePx }));
  return new Map(
    pages.map(({ order }, index) => {
      const { from, to } = sheet.pictures[index] ?? { from: 0, to: 0 };
      const scales = shown.flatMap(({ box, scalePx }) => (box.y < to && box.y + box.height > from ? [scalePx] : []));
      return [order, Math.ceil(Math.max(wholePagePx(sheet, window), ...scales))];
    }),
  );
}
