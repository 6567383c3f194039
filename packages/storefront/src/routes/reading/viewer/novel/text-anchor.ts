/** A letter of a text: it stays where the reader was when the text is laid out again. */
export interface TextAnchor {
  node: Node;
  offset: number;
}

/** So far inside the text's first line and letter, in pixels. */
const INSET_PX = 4;

/**
 * The first letter that a frame shows; null where there is none, such as on a picture, or something lies over it.
 * @param isFromRight whether the text begins on the right, as vertical lines and Arabic do
 */
export function firstLetterIn(frame: HTMLElement, isFromRight: boolean): TextAnchor | null {
  const { left, right, top } = frame.getBoundingClientRect();
  const caret = caretAt(isFromRight ? right - INSET_PX : left + INSET_PX, top + INSET_PX);
  return caret !== null && caret.node.nodeType === Node.TEXT_NODE && frame.contains(caret.node) ? caret : null;
}

/** Where the letter stands now; null when it has gone. */
export function boxOfAnchor({ node, offset }: TextAnchor): DOMRect | null {
  if (!node.isConnected) return null;
  const range = document.createRange();
  const length = node.nodeValue?.length ?? 0;
  const start = Math.max(0, Math.min(offset, length - 1));
  range.setStart(node, start);
  range.setEnd(node, Math.min(start + 1, length));
  return range.getClientRects()[0] ?? null;
}

function caretAt(xPx: number, yPx: number): TextAnchor | null {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(xPx, yPx);
    return position === null ? null : { node: position.offsetNode, offset: position.offset };
  }
  // Safari has the older name only.
  const range: Range | null = (document as Document).caretRangeFromPoint(xPx, yPx);
  return range === null ? null : { node: range.startContainer, offset: range.startOffset };
}
