import type { ReadingDirection } from '../shared/enumerations.ts';
import type { GuidedPanel, GuidedSheet, SheetBox } from './guided-sheets.ts';

/** The window of the camera, in CSS pixels. */
export interface GuidedWindow {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What is shown at once: a panel, or a part of one that is much longer than the window. */
export interface GuidedView extends GuidedPanel {
  /** Of the panels that begin on its page: which one it is, from 1, and how many there are. */
  readonly panel: number;
  readonly panels: number;
  /** The shown part of the panel, from 0. */
  readonly step: number;
  readonly steps: number;
  /** The shown part; the panel itself if it has one step. */
  readonly shown: SheetBox;
}

/** A point of the sheet is shown at `xPx + scalePx * x`, and the same downwards. */
export interface GuidedCamera {
  /** CSS pixels of a width of the sheet. */
  readonly scalePx: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** A strip and a page can be read at this width or the window's; as in the style sheet (`column`). */
const COLUMN_PX = 720;
/** A smaller share of that width is too small to read. */
const READABLE = 0.7;
/** A panel that is shown as a lower or narrower share of the window is a ribbon. */
const RIBBON = 0.15;
/** The share of a step that the next one shows again. */
const OVERLAP = 0.12;
/** Around a panel, as a share of the window's shorter side. */
const MARGIN = 0.03;
/** How much larger than at its readable width a sheet is shown at most, and in how many CSS pixels for each of its own. */
const ENLARGED_MOST = 3;
const PIXELS_MOST = 1.5;

/**
 * The views of a sheet in reading order. A panel that would be shown as a ribbon, or too small to read, is shown in several
 * steps along its longer side (record 0115).
 */
export function guidedViews(sheet: GuidedSheet, window: GuidedWindow, direction: ReadingDirection): GuidedView[] {
  const panelsOf = new Map<number, number>();
  for (const { page } of sheet.panels) panelsOf.set(page, (panelsOf.get(page) ?? 0) + 1);
  const before = new Map<number, number>();
  return sheet.panels.flatMap((panel) => {
    const number = (before.get(panel.page) ?? 0) + 1;
    before.set(panel.page, number);
    const parts = stepsOf(panel, sheet, window, direction);
    return parts.map((shown, step) => ({
      ...panel,
      panel: number,
      panels: panelsOf.get(panel.page) ?? number,
      step,
      steps: parts.length,
      shown,
    }));
  });
}

/** How wide a sheet is shown for its lettering to be read, in CSS pixels: a wide picture has two pages beside each other. */
function readablePx({ isStrip, height }: GuidedSheet, { widthPx }: GuidedWindow): number {
  return Math.min(widthPx, COLUMN_PX) * (!isStrip && height < 1 ? 2 : 1);
}

function marginPx({ region }: GuidedPanel, { widthPx, heightPx }: GuidedWindow): number {
  return region === null ? 0 : MARGIN * Math.min(widthPx, heightPx);
}

/** The parts of a panel that are shown one after the other. */
function stepsOf(
  panel: GuidedPanel,
  sheet: GuidedSheet,
  window: GuidedWindow,
  direction: ReadingDirection,
): SheetBox[] {
  const { box } = panel;
  const margin = 2 * marginPx(panel, window);
  const acrossPx = (window.widthPx - margin) / box.width;
  const downPx = (window.heightPx - margin) / box.height;
  const isWide = acrossPx < downPx;
  const wholePx = Math.min(acrossPx, downPx);
  // A wide panel is halved at most: lines of text in it would be cut more often than read.
  const ribbonPx = isWide
    ? Math.min((RIBBON * window.heightPx) / box.height, (2 - OVERLAP) * wholePx)
    : (RIBBON * window.widthPx) / box.width;
  const neededPx = Math.min(
    Math.max(READABLE * readablePx(sheet, window), panel.region === null ? 0 : ribbonPx),
    mostPx(sheet, window),
    Math.max(acrossPx, downPx),
  );
  // `steps` parts that overlap are together as long as `steps - (steps - 1) * OVERLAP` of them.
  const steps = Math.max(1, Math.ceil((neededPx / wholePx - OVERLAP) / (1 - OVERLAP) - 1e-6));
  if (steps === 1) return [box];
  const share = 1 / (steps - (steps - 1) * OVERLAP);
  const parts = Array.from({ length: steps }, (_, step): SheetBox => {
    const before = ((1 - share) * step) / (steps - 1);
    return isWide
      ? { ...box, x: box.x + before * box.width, width: share * box.width }
      : { ...box, y: box.y + before * box.height, height: share * box.height };
  });
  return isWide && direction === 'RTL' ? parts.toReversed() : parts;
}

/** The largest width at which a sheet is shown, in CSS pixels: more would be blurred, and lose the place on the page. */
function mostPx(sheet: GuidedSheet, window: GuidedWindow): number {
  return Math.max(
    wholePagePx(sheet, window),
    Math.min(ENLARGED_MOST * readablePx(sheet, window), PIXELS_MOST * sheet.widthPx),
  );
}

/** The width of a page that is shown whole, and of a strip in its column; in CSS pixels. */
export function wholePagePx(
  { isStrip, height }: Pick<GuidedSheet, 'isStrip' | 'height'>,
  { widthPx, heightPx }: GuidedWindow,
): number {
  return isStrip ? Math.min(widthPx, COLUMN_PX) : Math.min(widthPx, heightPx / height);
}

/** The camera that shows a view in the middle of the window, as large as it fits. */
export function guidedCamera(view: GuidedView, sheet: GuidedSheet, window: GuidedWindow): GuidedCamera {
  const { x, y, width, height } = view.shown;
  const margin = 2 * marginPx(view, window);
  const scalePx = Math.min(
    (window.widthPx - margin) / width,
    (window.heightPx - margin) / height,
    mostPx(sheet, window),
  );
  return {
    scalePx,
    xPx: window.widthPx / 2 - scalePx * (x + width / 2),
    yPx: window.heightPx / 2 - scalePx * (y + height / 2),
  };
}

/** The camera that shows the whole page of a view; of a strip, its column around the view. */
export function wholePageCamera(view: GuidedView, sheet: GuidedSheet, window: GuidedWindow): GuidedCamera {
  const scalePx = wholePagePx(sheet, window);
  const lengthPx = scalePx * sheet.height;
  const middle = view.shown.y + view.shown.height / 2;
  const yPx =
    lengthPx <= window.heightPx
      ? (window.heightPx - lengthPx) / 2
      : Math.min(0, Math.max(window.heightPx - lengthPx, window.heightPx / 2 - scalePx * middle));
  return { scalePx, xPx: (window.widthPx - scalePx) / 2, yPx };
}

/** A line of a page: its order, and the share of its height above the line. */
export interface GuidedLine {
  readonly page: number;
  readonly offset: number;
}

/** The upper line of a view. */
export function lineOfView({ shown, page }: GuidedView, { pictures }: GuidedSheet): GuidedLine {
  const picture = pictures.findLast(({ from }) => from <= shown.y) ?? pictures[0];
  if (picture === undefined) return { page, offset: 0 };
  const offset = (shown.y - picture.from) / (picture.to - picture.from);
  return { page: picture.page, offset: Math.min(1, Math.max(0, offset)) };
}

/** Lines that are nearer are one line; in widths. Anchors are rounded where they are written. */
const SAME_LINE = 0.004;

/**
 * The view that a line leads to: the first one that begins at it, else the part of the first panel that has it, else the
 * first panel below it, else the last one.
 * @param views of the sheet of the line, in reading order
 * @returns an index in `views`
 */
export function viewOfLine(views: readonly GuidedView[], { pictures }: GuidedSheet, line: GuidedLine): number {
  const picture = pictures.find(({ page }) => page === line.page) ?? pictures[0];
  if (picture === undefined) return 0;
  const y = picture.from + line.offset * (picture.to - picture.from);
  const begins = views.findIndex(({ shown }) => Math.abs(shown.y - y) < SAME_LINE);
  if (begins >= 0) return begins;
  const has = views.find(({ box }) => box.y <= y && y < box.y + box.height);
  if (has !== undefined) {
    const top = Math.max(...views.flatMap(({ box, shown }) => (box === has.box && shown.y <= y ? [shown.y] : [])));
    return views.findIndex(({ box, shown }) => box === has.box && shown.y === top);
  }
  const below = views.findIndex(({ box }) => box.y >= y);
  return below >= 0 ? below : views.length - 1;
}
