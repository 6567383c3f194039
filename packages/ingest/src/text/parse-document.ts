import { XMLValidator } from 'fast-xml-parser';
import { RefusedInput } from '../ingest-refusal.ts';
import { MAX_CHAPTER_DEPTH, MAX_XML_DEPTH, MAX_XML_NODES } from '../limits.ts';
import { decodeMarkup } from './decode-text.ts';
import { type MarkupElement, MarkupTooLarge, parseMarkup } from './markup-tree.ts';

/** Elements that only their own end tag closes: without it they contain all that follows. */
const RAW_ELEMENTS = new Set(['title', 'style']);

/** Closes an unclosed title or style sheet: at the end of the head or drawing, or before the body. */
function closeRawElements(text: string): string {
  const pieces: string[] = [];
  let copiedTo = 0;
  let open: { name: string; tagAt: number | null } | null = null;
  const close = (index: number) => {
    pieces.push(text.slice(copiedTo, index), `</${open?.name}>`);
    copiedTo = index;
    open = null;
  };
  for (const { 0: whole, 1: slash, 2: word = '', index } of text.matchAll(/<(\/?)([a-z]+)(?:[^<>]{0,2000}>)?/gi)) {
    const name = word.toLowerCase();
    const isEnd = slash === '/';
    if (open !== null) {
      if (isEnd && name === open.name) open = null;
      else {
        open.tagAt ??= index;
        if (isEnd ? /^(?:head|svg|html)$/.test(name) : name === 'body') close(open.tagAt);
      }
    } else if (!isEnd && RAW_ELEMENTS.has(name) && !whole.endsWith('/>')) {
      open = { name, tagAt: null };
    }
  }
  if (open?.tagAt != null) close(open.tagAt);
  return pieces.length === 0 ? text : `${pieces.join('')}${text.slice(copiedTo)}`;
}

/**
 * Parses an XHTML or HTML file leniently. Its own entities are not resolved.
 *
 * @param note called where the text is not in the encoding that it declares
 * @throws RefusedInput TEXT_TOO_LARGE
 */
export function readHtml(
  bytes: Uint8Array,
  entry: string,
  maxNodes: number,
  note?: (contradiction: string) => void,
): MarkupElement {
  const { text, contradiction } = decodeMarkup(bytes);
  if (contradiction !== null) note?.(contradiction);
  try {
    return parseMarkup(closeRawElements(text), {
      syntax: 'html',
      maxDepth: MAX_CHAPTER_DEPTH,
      maxNodes,
    });
  } catch (error) {
    if (!(error instanceof MarkupTooLarge)) throw error;
    throw new RefusedInput('TEXT_TOO_LARGE', entry, error.message, { cause: error });
  }
}

export interface XmlDocument {
  root: MarkupElement;
  isWellFormed: boolean;
}

/**
 * Parses an XML file. A document type with declarations (entities, elements) is refused: attacks use it to read files and
 * fill memory. A reference to a well-known type, as in NCX, is ignored.
 *
 * @param note called where the text is not in the encoding that it declares
 * @throws RefusedInput UNSAFE_XML
 */
export function readXml(bytes: Uint8Array, entry: string, note?: (contradiction: string) => void): XmlDocument {
  const { text, contradiction } = decodeMarkup(bytes);
  if (contradiction !== null) note?.(contradiction);
  const doctype = /<!DOCTYPE[^>[]*(\[?)/i.exec(text);
  if (doctype?.[1] === '[' || /<!ENTITY/i.test(text)) {
    throw new RefusedInput('UNSAFE_XML', entry, 'it declares entities of its own, which are never resolved');
  }
  try {
    const root = parseMarkup(text, { syntax: 'xml', maxDepth: MAX_XML_DEPTH, maxNodes: MAX_XML_NODES });
    return { root, isWellFormed: XMLValidator.validate(text) === true };
  } catch (error) {
    if (!(error instanceof MarkupTooLarge)) throw error;
    throw new RefusedInput('UNSAFE_XML', entry, error.message, { cause: error });
  }
}
