import { PAGE_SPREADS } from '@longstrip/core';
import type { PicturePage, ReaderPage, TextPage } from '../viewer-model.ts';

/** Pages before and after the one where the episode opens whose addresses and blurred pictures are in the document. */
const NEAR_BEFORE = 4;
const NEAR_AFTER = 20;
/** An episode of so many pages is sent whole. */
const SENT_WHOLE = 40;

/**
 * The pages of a long episode that are far from where it opens, as columns: their shape and colour, so that every page has
 * its place. What is longer (addresses, blurred pictures) comes when the reader comes near.
 */
export interface FarPages {
  orders: number[];
  /** Ids of content, joined; empty if one is not known. */
  ids: string;
  widthsPx: number[];
  heightsPx: number[];
  /** `rrggbb` joined; empty if one is not known. */
  colours: string;
  /** Index in `PAGE_SPREADS`, a digit each. */
  spreads: string;
  /** -1 for a whole picture. */
  stripIndexes: number[];
  gutters: PicturePage['gutters'][];
  trims: PicturePage['trim'][];
}

const ID_LENGTH = 12;
const COLOUR = /^#[0-9a-f]{6}$/i;
const COLOUR_LENGTH = 6;

/**
 * Splits the pages of a comic into those that are sent whole, and those that are far from the page where it opens. Texts are
 * always sent whole.
 */
export function splitPages(pages: readonly ReaderPage[], opensAt: number): { near: ReaderPage[]; far: string | null } {
  if (pages.length <= SENT_WHOLE) return { near: [...pages], far: null };
  const isNear = ({ kind, order }: ReaderPage) =>
    kind === 'text' || (order >= opensAt - NEAR_BEFORE && order <= opensAt + NEAR_AFTER);
  const far = pages.filter((page): page is PicturePage => !isNear(page) && page.kind === 'picture');
  return { near: pages.filter(isNear), far: far.length === 0 ? null : JSON.stringify(columnsOf(far)) };
}

function columnsOf(pages: readonly PicturePage[]): FarPages {
  const hasIds = pages.every(({ pageId }) => pageId?.length === ID_LENGTH);
  const hasColours = pages.every(({ placeholder }) => COLOUR.test(placeholder ?? ''));
  return {
    orders: pages.map(({ order }) => order),
    ids: hasIds ? pages.map(({ pageId }) => pageId).join('') : '',
    widthsPx: pages.map(({ widthPx }) => widthPx),
    heightsPx: pages.map(({ heightPx }) => heightPx),
    colours: hasColours ? pages.map(({ placeholder }) => placeholder?.slice(1)).join('') : '',
    spreads: pages.map(({ spread }) => PAGE_SPREADS.indexOf(spread)).join(''),
    stripIndexes: pages.map(({ stripIndex }) => stripIndex ?? -1),
    gutters: pages.map(({ gutters }) => gutters),
    trims: pages.map(({ trim }) => trim),
  };
}

/** All pages of a comic in order, from what `splitPages` has made. Far pages have no address yet. */
export function joinPages(near: readonly ReaderPage[], far: string | null): ReaderPage[] {
  if (far === null) return [...near];
  const columns: FarPages = JSON.parse(far);
  const pages: (PicturePage | TextPage)[] = columns.orders.map((order, index) => ({
    kind: 'picture',
    order,
    pageId: columns.ids === '' ? null : part(columns.ids, index, ID_LENGTH),
    src: '',
    srcSet: '',
    widthPx: columns.widthsPx[index] ?? 1,
    heightPx: columns.heightsPx[index] ?? 1,
    placeholder: columns.colours === '' ? null : `#${part(columns.colours, index, COLOUR_LENGTH)}`,
    blurred: null,
    spread: PAGE_SPREADS[Number(columns.spreads[index])] ?? 'none',
    stripIndex: (columns.stripIndexes[index] ?? -1) < 0 ? null : (columns.stripIndexes[index] ?? null),
    gutters: columns.gutters[index] ?? null,
    regions: null,
    trim: columns.trims[index] ?? null,
  }));
  return [...near, ...pages].toSorted((one, other) => one.order - other.order);
}

function part(joined: string, index: number, length: number): string {
  return joined.slice(index * length, (index + 1) * length);
}
