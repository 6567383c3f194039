import { MAX_CHAPTER_DEPTH } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import { decodeMarkup } from './decode-text.ts';
import { type MarkupElement, MarkupTooLarge, parseMarkup } from './markup-tree.ts';

/**
 * Reads an XHTML or HTML file, leniently; entities that it declares itself stay unresolved.
 *
 * @throws RefusedInput TEXT_TOO_LARGE
 */
export function readHtml(bytes: Uint8Array, entry: string, maxNodes: number): MarkupElement {
  try {
    return parseMarkup(decodeMarkup(bytes), { syntax: 'html', maxDepth: MAX_CHAPTER_DEPTH, maxNodes });
  } catch (error) {
    if (!(error instanceof MarkupTooLarge)) throw error;
    throw new RefusedInput('TEXT_TOO_LARGE', entry, error.message, { cause: error });
  }
}
