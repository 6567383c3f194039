import type { PageSpread, ReadingDirection } from '../shared/enumerations.ts';

/** How many pages the viewer shows at once (section 2: single or double page). */
export type PageLayout = 'single' | 'double';

/** Pages shown at once: one or two indices from 0, in reading order. */
export type PageView = readonly [number] | readonly [number, number];

/** How a reader pairs the pages of a book, where its own pairs do not suit. */
export interface PairingChoice {
  /** Pairs begin one page later, also after each page that stands alone: what the book calls left is right. */
  readonly isOffset: boolean;
  /** Wide and centred pages and the cover are not paired. */
  readonly isWideAlone: boolean;
}

export const USUAL_PAIRING: PairingChoice = { isOffset: false, isWideAlone: true };

interface Pairing extends PairingChoice {
  readonly direction: ReadingDirection;
}

/** Side of an open book that a page is on; `opening` is read first. Null = either. */
function sideOf(spread: PageSpread, { direction, isOffset }: Pairing): 'opening' | 'closing' | null {
  if (spread !== 'left' && spread !== 'right') return null;
  return ((spread === 'left') === (direction === 'LTR')) !== isOffset ? 'opening' : 'closing';
}

function standsAlone(spread: PageSpread | 'text', { isWideAlone }: Pairing): boolean {
  return spread === 'text' || (isWideAlone && (spread === 'wide' || spread === 'center'));
}

/**
 * Pairs pages as in an open book. Text, and wide and centred pages, stand alone; a page of the closing side is never first
 * in a pair; a first page without a side is a cover and stands alone.
 */
function doubleViews(spreads: readonly (PageSpread | 'text')[], pairing: Pairing): PageView[] {
  const views: PageView[] = [];
  const side = (spread: PageSpread | 'text') => (spread === 'text' ? null : sideOf(spread, pairing));
  let index = 0;
  let spread = spreads[index];
  while (spread !== undefined) {
    const next = spreads[index + 1];
    const before = spreads[index - 1];
    const isFirstOfRun = before === undefined || standsAlone(before, pairing);
    const isCover = index === 0 && pairing.isWideAlone;
    const isLeftOver = isFirstOfRun && side(spread) === null && isCover !== pairing.isOffset;
    const isPaired =
      next !== undefined &&
      !isLeftOver &&
      !standsAlone(spread, pairing) &&
      !standsAlone(next, pairing) &&
      side(spread) !== 'closing' &&
      side(next) !== 'opening';
    views.push(isPaired ? [index, index + 1] : [index]);
    index += isPaired ? 2 : 1;
    spread = spreads[index];
  }
  return views;
}

/**
 * The views of a paged episode, in reading order; each page is in exactly one.
 * @param spreads the place of each page in the book; `text` for a page of text
 */
export function pageViews(
  spreads: readonly (PageSpread | 'text')[],
  layout: PageLayout,
  direction: ReadingDirection,
  choice: PairingChoice = USUAL_PAIRING,
): PageView[] {
  if (layout === 'single') return spreads.map((_, index): PageView => [index]);
  return doubleViews(spreads, { ...choice, direction });
}

/** Rows of a strip; in widths of the strip, from its beginning. */
export interface StripRows {
  from: number;
  to: number;
}

/** Maximum height of a screen, in widths: phones are about twice as high as wide; a desktop window shows two side by side. */
const SCREEN_MOST = 1.8;
/** A screen may be this high to keep a panel in one piece, even if this leaves empty sides. */
const SCREEN_STRETCHED = 2.2;
/** Minimum height of a screen: a lower one would show too little, so it also takes the next panels. */
const SCREEN_LEAST = 0.35;
/** A lower one is no screen at all, such as the rows that two slanted panels share. */
const SCREEN_SLIGHT = 0.1;
/** Of a gutter that is certainly one; a lower one may be a plain line in a panel. */
const GUTTER_WIDE = 0.02;
/** Where the gutters are not known, a strip is cut anywhere, and the next screen repeats this height. */
const OVERLAP = 0.2;
/** The margin of plain rows that a screen keeps at its ends. */
const MARGIN = 0.04;

/** A screen of a strip; a tall one is higher than a window, and is scrolled. */
export interface StripScreen extends StripRows {
  isTall: boolean;
}

/**
 * Cuts a strip into screens. A cut lies in a gutter (the rows between two panels): the last gutter with which the screen is
 * not too high. If there is none within reach, the screen ends at the next one and is tall: no panel is cut. Plain rows at a
 * cut are left out, except for a margin; every other row is on a screen. At a gutter that is not level, both screens show the
 * rows that the two panels share.
 * @param length of the strip, in widths
 * @param gutters in order: from the end of the panel above to the beginning of the one below, which is less than the end if the
 *   gutter is not level; null if they are not known: then the strip is cut anywhere, with overlaps
 */
export function stripScreens(length: number, gutters: readonly StripRows[] | null): StripScreen[] {
  if (gutters === null) return overlappingScreens(length);
  const screens: StripScreen[] = [];
  const wide = gutters.filter((gutter) => gutter.to - gutter.from >= GUTTER_WIDE);
  const [first] = gutters;
  const last = gutters.at(-1);
  let from = first !== undefined && first.from <= 0 ? Math.max(0, first.to - MARGIN) : 0;
  const end = last !== undefined && last.to >= length ? Math.min(length, last.from + MARGIN) : length;
  while (end - from > SCREEN_MOST) {
    const cut =
      lastGutter(wide, from, [SCREEN_LEAST, SCREEN_MOST]) ??
      lastGutter(gutters, from, [SCREEN_LEAST, SCREEN_MOST]) ??
      lastGutter(gutters, from, [SCREEN_LEAST, SCREEN_STRETCHED]) ??
      // A screen with little on it is better than one that is scrolled.
      lastGutter(gutters, from, [SCREEN_SLIGHT, SCREEN_LEAST]) ??
      gutters.find((gutter) => gutter.from - from > SCREEN_STRETCHED);
    if (cut === undefined || cut.from >= end) break;
    screens.push(screenOf(from, Math.max(cut.from, Math.min(cut.from + MARGIN, cut.to))));
    from = Math.min(cut.to, Math.max(cut.from, cut.to - MARGIN));
  }
  // The last cut may lie in the plain rows at the end; then nothing is left.
  if (end > from) screens.push(screenOf(from, end));
  // A strip of only plain rows becomes one screen.
  return screens.length > 0 ? screens : [screenOf(0, Math.min(length, SCREEN_MOST))];
}

function screenOf(from: number, to: number): StripScreen {
  return { from, to, isTall: to - from > SCREEN_STRETCHED + 2 * MARGIN };
}

function overlappingScreens(length: number): StripScreen[] {
  const screens: StripScreen[] = [];
  let from = 0;
  for (; length - from > SCREEN_MOST; from += SCREEN_MOST - OVERLAP) screens.push(screenOf(from, from + SCREEN_MOST));
  return [...screens, screenOf(from, length)];
}

/** The last gutter at which a screen that begins at `from` has a height in this range. */
function lastGutter(
  gutters: readonly StripRows[],
  from: number,
  [least, most]: readonly [number, number],
): StripRows | undefined {
  return gutters.findLast((gutter) => gutter.from - from >= least && gutter.from - from <= most);
}
