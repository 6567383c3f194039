import type { Mark } from '@longstrip/api-contract';
import {
  type FoldedText,
  findFolded,
  foldText,
  formatAnchor,
  MARK_LIMITS,
  parseAnchor,
  type TextRange,
} from '@longstrip/core';
import type { MarkDraft } from '../../../../../parts/reading/use-marks.ts';
import { anchorAt, indexOfAnchor, type TextMap } from '../text/text-map.ts';

type PlacedMark = Pick<Mark, 'startAnchor' | 'endAnchor' | 'quote'>;

const folded = new WeakMap<TextMap, FoldedText>();

function foldedText(map: TextMap): FoldedText {
  const known = folded.get(map) ?? foldText(map.text);
  folded.set(map, known);
  return known;
}

/** What is stored of a range that a reader marks; null for one without a place. The quote is in one line. */
export function markedText(
  map: TextMap,
  { start, end }: TextRange,
): Pick<MarkDraft, 'startAnchor' | 'endAnchor' | 'quote' | 'pageOrderNo'> | null {
  const from = anchorAt(map, start);
  const to = anchorAt(map, end, true);
  if (from === null || to === null) return null;
  const quote = quoteOf(map, { start, end }).slice(0, MARK_LIMITS.quoteCharacters).trim();
  return { startAnchor: formatAnchor(from), endAnchor: formatAnchor(to), quote, pageOrderNo: 0 };
}

/** The words of a range in one line. */
export function quoteOf({ text }: TextMap, { start, end }: TextRange): string {
  return text.slice(start, end).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Where a highlight stands. If the text was edited since, that is the nearest place that has its words; null if none has.
 */
export function placeOfMark(map: TextMap, { startAnchor, endAnchor, quote }: PlacedMark): TextRange | null {
  const start = indexOfWritten(map, startAnchor);
  const end = endAnchor === null ? null : indexOfWritten(map, endAnchor);
  if (start !== null && end !== null && end > start && isQuoted(map.text.slice(start, end), quote))
    return { start, end };
  const near = start ?? 0;
  const [nearest] = findFolded(foldedText(map), quote, Number.POSITIVE_INFINITY).toSorted(
    (one, other) => Math.abs(one.start - near) - Math.abs(other.start - near),
  );
  return nearest ?? null;
}

function indexOfWritten(map: TextMap, written: string): number | null {
  const anchor = parseAnchor(written);
  return anchor?.kind === 'text' ? indexOfAnchor(map, anchor) : null;
}

/** Whether a text begins with what was quoted of it: a long quote is cut. */
function isQuoted(text: string, quote: string): boolean {
  if (quote === '') return true;
  const whole = foldText(text.trim()).text;
  const quoted = foldText(quote.trim()).text;
  return quote.length < MARK_LIMITS.quoteCharacters - 1 ? whole === quoted : whole.startsWith(quoted);
}
