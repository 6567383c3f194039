import { MAX_CHAPTER_DEPTH } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import { decodeMarkup } from './decode-text.ts';
import { type MarkupElement, parseMarkup, TooManyNodes } from './markup-tree.ts';

/**
 * Reads an XHTML or HTML file, leniently; entities that it declares itself stay unresolved.
 *
 * @throws RefusedInput TEXT_TOO_LARGE
 */
export function readHtml(bytes: Uint8Array, entry: string, maxNodes: number): MarkupElement {
  try {
    return parseMarkup(decodeMarkup(bytes), { syntax: 'html', maxDepth: MAX_CHAPTER_DEPTH, maxNodes });
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error;
    throw new RefusedInput('TEXT_TOO_LARGE', entry, `it has more than ${maxNodes} elements and texts`, {
      cause: error,
    });
  }
}
