import type { RegionBox } from './regions.ts';

/** A rectangle of a sheet from its upper left corner, in widths of the sheet. */
export interface SheetBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of an episode that is read panel by panel. */
export interface GuidedPicture {
  /** Order of its page, from 1. */
  readonly page: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Its panels in reading order, in its pixels; one of a strip may reach below it. Null while they are not known. */
  readonly regions: readonly RegionBox[] | null;
  /** Of a strip: the end of the part above and the beginning of the part below of each gutter, in its pixels. */
  readonly gutters: readonly (readonly [endPx: number, startPx: number])[] | null;
}

/** Rows of a picture on a sheet, in widths of the sheet. */
interface PlacedPicture {
  readonly page: number;
  readonly from: number;
  readonly to: number;
}

/** A panel, or what stands for one. */
export interface GuidedPanel {
  /** The page on which it begins. */
  readonly page: number;
  /** Its index among the regions of that page; null for rows or a page without one. */
  readonly region: number | null;
  readonly box: SheetBox;
}

/** What lies still while the camera moves over it: a page, or a strip whose slices are joined. */
export interface GuidedSheet {
  readonly isStrip: boolean;
  /** Its height, in widths. */
  readonly height: number;
  /** Pixels of its widest picture, from side to side. */
  readonly widthPx: number;
  readonly pictures: readonly PlacedPicture[];
  /** In reading order, at least one. */
  readonly panels: readonly GuidedPanel[];
}

/** Lower rows of a strip between its panels are no panel; in widths. */
const ROWS_LEAST = 0.06;

/**
 * Puts pictures onto one sheet, at one width below each other. A page without regions is one panel. In a strip, what lies
 * between the panels and is not plain, such as a caption, is read as a panel too (record 0115).
 * @param pictures one page, or the slices of one strip; at least one
 */
export function guidedSheet(pictures: readonly GuidedPicture[], isStrip: boolean): GuidedSheet {
  const placed: PlacedPicture[] = [];
  const found: GuidedPanel[] = [];
  let height = 0;
  for (const { page, widthPx, heightPx, regions } of pictures) {
    const top = height;
    height += heightPx / widthPx;
    placed.push({ page, from: top, to: height });
    for (const [region, [x, y, width, boxHeight]] of (regions ?? []).entries()) {
      const box = { x: x / widthPx, y: top + y / widthPx, width: width / widthPx, height: boxHeight / widthPx };
      found.push({ page, region, box });
    }
  }
  const panels = isStrip ? withLooseRows(found, looseRows(pictures, placed, found), placed) : found;
  const whole: GuidedPanel = {
    page: pictures[0]?.page ?? 1,
    region: null,
    box: { x: 0, y: 0, width: 1, height },
  };
  return {
    isStrip,
    height,
    widthPx: Math.max(...pictures.map(({ widthPx }) => widthPx)),
    pictures: placed,
    panels: panels.length > 0 ? panels : [whole],
  };
}

type Rows = readonly [from: number, to: number];

/** The rows of a strip that are in no panel and not plain. */
function looseRows(
  pictures: readonly GuidedPicture[],
  placed: readonly PlacedPicture[],
  panels: readonly GuidedPanel[],
): Rows[] {
  const taken: Rows[] = panels.map(({ box }) => [box.y, box.y + box.height]);
  for (const [index, { widthPx, regions, gutters }] of pictures.entries()) {
    const { from, to } = placed[index] ?? { from: 0, to: 0 };
    for (const [endPx, startPx] of gutters ?? []) {
      if (startPx > endPx) taken.push([from + endPx / widthPx, from + startPx / widthPx]);
    }
    // Nothing tells which of its rows are plain.
    if (gutters === null && regions !== null && regions.length > 0) taken.push([from, to]);
  }
  const loose: Rows[] = [];
  let from = 0;
  const end = placed.at(-1)?.to ?? 0;
  for (const [start, to] of [...taken, [end, end] as const].toSorted(([one], [other]) => one - other)) {
    if (start - from >= ROWS_LEAST) loose.push([from, start]);
    from = Math.max(from, to);
  }
  return loose;
}

/** Each stretch of rows comes before the panels that begin below it. */
function withLooseRows(
  panels: readonly GuidedPanel[],
  loose: readonly Rows[],
  placed: readonly PlacedPicture[],
): GuidedPanel[] {
  const all = [...panels];
  for (const [from, to] of loose) {
    const page = placed.findLast((picture) => picture.from <= from)?.page ?? 1;
    const panel = { page, region: null, box: { x: 0, y: from, width: 1, height: to - from } };
    const next = all.findIndex(({ box }) => box.y >= from);
    all.splice(next < 0 ? all.length : next, 0, panel);
  }
  return all;
}
