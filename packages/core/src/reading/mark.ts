import { type Anchor, formatAnchor } from './anchor.ts';

/** A bookmark is a place, a highlight a range of text. */
export const MARK_KINDS = ['BOOKMARK', 'HIGHLIGHT'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_COLOURS = ['YELLOW', 'GREEN', 'BLUE', 'PINK'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Limits of the marks of readers (record 0112). Texts are measured in UTF-16 code units. */
export const MARK_LIMITS = {
  perSeries: 500,
  perReader: 20_000,
  perBrowser: 500,
  quoteCharacters: 500,
  noteCharacters: 1_000,
} as const;

/** Whether a reader may keep one more mark in a series. */
export function mayAddMark({ inSeries, inAll }: { readonly inSeries: number; readonly inAll: number }): boolean {
  return inSeries < MARK_LIMITS.perSeries && inAll < MARK_LIMITS.perReader;
}

/** A place in another edition of the same episode; null if there is none. */
export interface EditionPlace {
  readonly startAnchor: string;
  readonly endAnchor: string | null;
}

/**
 * Where a mark is in the edition that replaces its episode on another platform (D34). In the same episode it stays as it is.
 * Another edition has other text and other pictures: there a bookmark keeps its page and its height in it, and a mark in text
 * has no place.
 */
export function placeInEdition(
  { kind, start, startAnchor, endAnchor }: EditionPlace & { readonly kind: MarkKind; readonly start: Anchor | null },
  isSameEpisode: boolean,
): EditionPlace | null {
  if (isSameEpisode) return { startAnchor, endAnchor };
  if (kind !== 'BOOKMARK' || start === null || start.kind === 'text') return null;
  return { startAnchor: formatAnchor(start.kind === 'end' ? start : { ...start, pageId: null }), endAnchor: null };
}
