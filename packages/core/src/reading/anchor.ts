/** A line of a page's picture. */
export interface PictureAnchor {
  kind: 'picture';
  /** Starts at 1, in reading order. */
  page: number;
  /** The page's id of content, which stays when a revised edition has more or fewer pages before it; null in old places. */
  pageId: string | null;
  /** Share of the picture's height above the line, 0 to 1. */
  offset: number;
}

/** A character of a page's text, or a picture in that text. */
export interface TextAnchor {
  kind: 'text';
  /** The page, which in a novel is a part of the chapter; starts at 1. */
  page: number;
  /** From the page's element down to a text node or a picture: the index of each child node. */
  path: readonly number[];
  /** Index in the text node, in UTF-16 code units; of a picture the share of its height above the line, in thousandths. */
  character: number;
}

/** The card after the last page. */
export interface EndAnchor {
  kind: 'end';
}

/**
 * A place in an episode that does not depend on layout: the same line of the same picture, or the same character, in every
 * mode, window, font and zoom, and on every device (record 0110).
 */
export type Anchor = PictureAnchor | TextAnchor | EndAnchor;

/** The longest written anchor, in characters. */
export const ANCHOR_TEXT_MOST = 200;

/** Writes an anchor: `p14.0f3a9c@0.3712`, `t3.0.12.1:240`, `end`. */
export function formatAnchor(anchor: Anchor): string {
  switch (anchor.kind) {
    case 'end':
      return 'end';
    case 'picture': {
      const id = anchor.pageId === null ? '' : `.${anchor.pageId}`;
      return `p${anchor.page}${id}@${Number(anchor.offset.toFixed(4))}`;
    }
    case 'text':
      return `t${[anchor.page, ...anchor.path].join('.')}:${anchor.character}`;
  }
}

const PICTURE = /^p([1-9]\d{0,5})(?:\.([0-9a-z]{1,64}))?@([01](?:\.\d{1,6})?)$/;
const TEXT = /^t([1-9]\d{0,5})((?:\.\d{1,6}){0,24}):(\d{1,9})$/;

/** Reads a written anchor; null for anything else. */
export function parseAnchor(text: string): Anchor | null {
  if (text.length > ANCHOR_TEXT_MOST) return null;
  if (text === 'end') return { kind: 'end' };
  const [, page, pageId, offset] = PICTURE.exec(text) ?? [];
  if (page !== undefined) {
    return { kind: 'picture', page: Number(page), pageId: pageId ?? null, offset: Math.min(1, Number(offset)) };
  }
  const [, textPage, path = '', character] = TEXT.exec(text) ?? [];
  if (textPage === undefined) return null;
  return {
    kind: 'text',
    page: Number(textPage),
    path: path.split('.').slice(1).map(Number),
    character: Number(character),
  };
}

/** A page of the episode as it is now. */
interface KnownPage {
  order: number;
  pageId: string | null;
}

/**
 * The page that an anchor means: the one with its id of content, the nearest of them where several have the same; without
 * one the page of its number, as far as there is one.
 * @param pages in reading order, at least one
 */
export function pageOfAnchor<Page extends KnownPage>(
  { page, pageId }: Pick<PictureAnchor, 'page' | 'pageId'>,
  pages: readonly Page[],
): Page | undefined {
  const distance = ({ order }: Page) => Math.abs(order - page);
  const same = pageId === null ? [] : pages.filter((each) => each.pageId === pageId);
  const [nearest] = (same.length > 0 ? same : pages).toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}
