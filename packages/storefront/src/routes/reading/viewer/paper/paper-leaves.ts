import {
  type PageLayout,
  type PageSpread,
  type PageView,
  type PairingChoice,
  pageViews,
  type ReadingDirection,
  type StripRows,
  stripScreens,
  type ViewerMode,
  type ViewerSettings,
} from '@longstrip/core';
import { useCallback, useSyncExternalStore } from 'react';
import { shownPart } from '../page/crop.ts';
import type { PicturePage, ReaderPage, TextPage } from '../viewer-model.ts';

/** The place of a picture on a leaf, as shares of the leaf's height: what is outside 0 to 1 is cut off. */
interface LeafPart {
  page: PicturePage;
  topShare: number;
  heightShare: number;
  /** The `inset` of a picture whose plain border is cut off (`shownPart`); null for others. */
  inset: string | null;
  /** How much of the picture lies before the leaf, 0 to 1. */
  offset: number;
}

/** What is turned at once: a page, or a screen of a strip with the parts of pictures that it shows. */
export type PaperLeaf =
  | { kind: 'text'; page: TextPage }
  | {
      kind: 'pictures';
      spread: PageSpread;
      widthPx: number;
      heightPx: number;
      /** Higher than a window, because no panel is cut: it is shown at the column's width and scrolls. */
      isTall: boolean;
      parts: readonly LeafPart[];
    };

/** The leaves of an episode in reading order. A work drawn as a strip is cut into screens. */
export function leavesOf(
  pages: readonly ReaderPage[],
  workMode: ViewerMode,
  direction: ReadingDirection,
  isCropped = false,
): PaperLeaf[] {
  if (workMode === 'PAPER')
    return pages.map((page) => (page.kind === 'text' ? { kind: 'text', page } : wholePage(page, isCropped)));
  const leaves: PaperLeaf[] = [];
  let strip: PicturePage[] = [];
  const closeStrip = () => {
    leaves.push(...screensOf(strip, direction));
    strip = [];
  };
  for (const page of pages) {
    if (page.kind === 'picture') strip.push(page);
    else {
      closeStrip();
      leaves.push({ kind: 'text', page });
    }
  }
  closeStrip();
  return leaves;
}

function wholePage(page: PicturePage, isCropped: boolean): PaperLeaf {
  const { widthPx, heightPx, inset } = shownPart(page, isCropped);
  const parts = [{ page, topShare: 0, heightShare: 1, inset, offset: 0 }];
  return { kind: 'pictures', spread: page.spread, widthPx, heightPx, isTall: false, parts };
}

/** Joins pictures, scaled to one width, into a strip, one below the other, and cuts it into screens. */
function screensOf(pictures: readonly PicturePage[], direction: ReadingDirection): PaperLeaf[] {
  const placed: (StripRows & { page: PicturePage })[] = [];
  let length = 0;
  for (const page of pictures) {
    const height = page.heightPx / page.widthPx;
    placed.push({ page, from: length, to: length + height });
    length += height;
  }
  const widthPx = Math.max(...pictures.map((page) => page.widthPx));
  return stripScreens(length, guttersOf(placed)).map(({ from, to, isTall }, index) => ({
    kind: 'pictures',
    // A strip has no cover: its first screen is paired. A tall screen is as wide as a column and stands alone.
    spread: isTall ? 'center' : index > 0 ? 'none' : direction === 'LTR' ? 'left' : 'right',
    isTall,
    widthPx,
    heightPx: Math.round((to - from) * widthPx),
    parts: placed
      .filter((picture) => picture.from < to && picture.to > from)
      .map((picture) => ({
        page: picture.page,
        topShare: (picture.from - from) / (to - from),
        heightShare: (picture.to - picture.from) / (to - from),
        inset: null,
        offset: Number(Math.max(0, (from - picture.from) / (picture.to - picture.from)).toFixed(5)),
      })),
  }));
}

/** Gutters that are nearer to each other are joined: no row is visible between them; in widths of the strip. */
const JOINT = 0.002;
/** Fewer plain rows are not a gutter; in widths of the strip. */
const GUTTER_LEAST = 0.003;

/** The gutters of a strip: those of its pictures, joined where one goes on in the next picture. Null while some are not known. */
function guttersOf(placed: readonly (StripRows & { page: PicturePage })[]): StripRows[] | null {
  const gutters: StripRows[] = [];
  for (const { page, from: top } of placed) {
    if (page.gutters === null) return null;
    for (const [endPx, startPx] of page.gutters) {
      const gutter = { from: top + endPx / page.widthPx, to: top + startPx / page.widthPx };
      const last = gutters.at(-1);
      const isLevel = gutter.to > gutter.from && last !== undefined && last.to > last.from;
      if (isLevel && gutter.from - last.to < JOINT) last.to = gutter.to;
      else gutters.push(gutter);
    }
  }
  return gutters.filter(({ from, to }) => to < from || to - from >= GUTTER_LEAST);
}

/** Groups the leaves that are shown at one time. A leaf of text is shown alone. */
export function viewsOf(
  leaves: readonly PaperLeaf[],
  layout: PageLayout,
  direction: ReadingDirection,
  pairing?: PairingChoice,
): PageView[] {
  const spreads = leaves.map((leaf) => (leaf.kind === 'text' ? 'text' : leaf.spread));
  return pageViews(spreads, layout, direction, pairing);
}

/** A place in an episode: a page, starting at 1, and the share of it that is before the place, 0 to 1. */
export interface LeafPlace {
  page: number;
  offset: number;
}

/** Where a leaf begins. */
export function placeOfLeaf(leaf: PaperLeaf): LeafPlace {
  if (leaf.kind === 'text') return { page: leaf.page.order, offset: 0 };
  const [first] = leaf.parts;
  return first === undefined ? { page: 1, offset: 0 } : { page: first.page.order, offset: first.offset };
}

type LayoutChoice = ViewerSettings['layout'];

/** Windows with room for two pages, among them phones on their side, as in the style sheet (`.paper-scroller`). */
const WIDE_WINDOW =
  '((width >= 900px) and (orientation: landscape)) or ((width >= 640px) and (min-aspect-ratio: 4 / 3))';

/** Whether two pages stand side by side. The server draws both, and the style sheet decides until the browser is asked. */
export function usePairs(layout: LayoutChoice): boolean {
  const isWide = useSyncExternalStore(
    useCallback((onChange) => {
      const list = window.matchMedia(WIDE_WINDOW);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    }, []),
    () => window.matchMedia(WIDE_WINDOW).matches,
    () => false,
  );
  return layout === 'auto' ? isWide : layout === 'double';
}

/** A screen of a strip is at most as wide as the column of one. */
const SCREEN_SIZES = '(min-width: 720px) 720px, 100vw';

type LeafSize = Pick<Extract<PaperLeaf, { kind: 'pictures' }>, 'widthPx' | 'heightPx' | 'isTall' | 'parts'>;

/**
 * The `sizes` attribute of a picture: half of the window for one of a pair, and else what the reader chose (`fit`). The screens
 * of a strip have one, whatever their heights are: a picture that is in two of them is loaded once.
 */
export function sizesOfLeaf(
  { widthPx, heightPx, isTall, parts }: LeafSize,
  { layout, fit }: Pick<ViewerSettings, 'layout' | 'fit'>,
  isAlone: boolean,
): string {
  if (isTall || parts.some(({ heightShare }) => heightShare !== 1)) return fit === 'width' ? '100vw' : SCREEN_SIZES;
  const heightVh = `${Math.ceil((100 * widthPx) / heightPx)}vh`;
  const half = `min(50vw, ${heightVh})`;
  const alone = { whole: `min(100vw, ${heightVh})`, width: '100vw', height: heightVh, original: `${widthPx}px` }[fit];
  if (isAlone || layout === 'single') return alone;
  return layout === 'double' ? half : `(${WIDE_WINDOW}) ${half}, ${alone}`;
}
