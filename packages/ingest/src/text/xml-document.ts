import { XMLValidator } from 'fast-xml-parser';
import { MAX_XML_DEPTH, MAX_XML_NODES } from '../limits.ts';
import { RefusedInput } from '../refused-input.ts';
import { decodeMarkup } from './decode-text.ts';
import { type MarkupElement, MarkupTooLarge, parseMarkup } from './markup-tree.ts';

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
