import { REGIONS_MOST, type RegionBox, type ViewerMode } from '@longstrip/core';
import { type Background, backgroundOfPage, backgroundOfStrip } from './background.ts';
import { maskOfColours } from './colours.ts';
import { type DrawnPart, drawnParts, type Rectangle } from './drawn-parts.ts';
import { findCuts } from './find-cuts.ts';
import { findInsets } from './find-insets.ts';
import { findPagePanels } from './find-page-panels.ts';
import { findPanels } from './find-panels.ts';
import { joinRasters, type Raster, type ShrunkPicture } from './raster.ts';
import { splitBridged } from './split-bridged.ts';
import { findTrim, type Trim } from './trim.ts';

/**
 * Where a strip may be cut, in pixels of the slice: where the part above ends, and where the part below begins. The second is
 * less if the gutter is not level.
 */
export type Gutter = [endPx: number, startPx: number];

/** What is on a page. */
export interface PageLook {
  /** Not in reading order. A panel of a strip belongs to the slice where it begins, and may reach below it. */
  panels: RegionBox[];
  /** Plain borders; null if there are none. */
  trim: Trim | null;
  /** Null for a page that is no slice. */
  gutters: Gutter[] | null;
}

/**
 * Finds what is on the pages of an episode: pictures by themselves, or the slices of a strip (record 0111). A page takes some tens of
 * milliseconds of computing, as does a slice: too long for a server's own thread.
 * @param pictures of a strip from top to bottom; they join without a gap
 */
export function examinePictures({
  pictures,
  viewerMode,
}: {
  pictures: readonly ShrunkPicture[];
  viewerMode: ViewerMode;
}): PageLook[] {
  return viewerMode === 'SCROLL' ? examineStrip(pictures) : pictures.map(examinePage);
}

/** The panels of a page, and its plain borders. */
function examinePage({ raster, widthPx, heightPx }: ShrunkPicture): PageLook {
  const background = backgroundOfPage(raster);
  const panels = findPagePanels(background, raster);
  const boxOf = scaleTo({ widthPx, heightPx }, raster);
  return {
    panels: isSplash(panels, raster) ? [[0, 0, widthPx, heightPx]] : panels.slice(0, REGIONS_MOST).map(boxOf),
    trim: findTrim(background.mask, raster, { widthPx, heightPx }),
    gutters: null,
  };
}

/** The panels of a strip, also those that go on in the next slice, where it may be cut, and its plain borders at both sides. */
function examineStrip(slices: readonly ShrunkPicture[]): PageLook[] {
  const whole = joinRasters(slices.map(({ raster }) => raster));
  const background = backgroundOfStrip(whole);
  const parts = drawnParts(background.mask, whole.width);
  const panels = panelsOfStrip(parts, background, whole);
  const cuts = findCuts(parts, whole);
  let top = 0;
  return slices.map(({ raster, widthPx, heightPx }) => {
    const from = top;
    top += raster.height;
    const isHere = (row: number) => row >= from && row < from + raster.height;
    const boxOf = scaleTo({ widthPx, heightPx }, raster, from);
    const rowPx = (row: number) => Math.round(((row - from) * heightPx) / raster.height);
    const [left, , right] = findTrim(background.mask, whole, { widthPx, heightPx }) ?? [0, 0, 0];
    return {
      panels: panels
        .filter((panel) => isHere(panel.top))
        .slice(0, REGIONS_MOST)
        .map(boxOf),
      trim: left + right > 0 ? [left, 0, right, 0] : null,
      gutters: cuts
        .flatMap((cut): Gutter[] => {
          if (cut.to < cut.from) return isHere(cut.to) ? [[rowPx(cut.from), rowPx(cut.to)]] : [];
          const [start, end] = [Math.max(cut.from, from), Math.min(cut.to, top)];
          return end > start ? [[rowPx(start), rowPx(end)]] : [];
        })
        .slice(0, REGIONS_MOST),
    };
  });
}

function panelsOfStrip(parts: readonly DrawnPart[], { mask, colours }: Background, raster: Raster): Rectangle[] {
  const panels = findPanels(splitBridged(parts, mask, raster.width), raster.width);
  return [...panels, ...findInsets(panels, maskOfColours(raster, colours), raster.width)];
}

/** One drawing that reaches the edge and fills half of the page: its plain parts belong to it. */
function isSplash(panels: readonly Rectangle[], { width, height }: Raster): boolean {
  const [panel] = panels;
  if (panel === undefined || panels.length > 1) return false;
  const { left, top, right, bottom } = panel;
  const isAtEdge = left === 0 || top === 0 || right === width || bottom === height;
  return isAtEdge && (right - left) * (bottom - top) >= (width * height) / 2;
}

/** Scales rectangles of a raster to the picture; `top` is the row of the raster where the picture begins. */
function scaleTo({ widthPx, heightPx }: { widthPx: number; heightPx: number }, { width, height }: Raster, top = 0) {
  return (panel: Rectangle): RegionBox => {
    const x = Math.round((panel.left * widthPx) / width);
    const y = Math.round(((panel.top - top) * heightPx) / height);
    const right = Math.round((panel.right * widthPx) / width);
    const bottom = Math.round(((panel.bottom - top) * heightPx) / height);
    return [x, y, right - x, bottom - y];
  };
}
