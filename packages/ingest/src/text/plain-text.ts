import { boundedLine } from '../book-metadata.ts';
import { isHidden, type MarkupElement, type MarkupNode, MarkupTooLarge, parseMarkup } from './markup-tree.ts';

const BLOCKS = new Set(['p', 'div', 'li', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'tr', 'ul', 'ol']);
const UNSEEN = new Set(['script', 'style', 'head', 'title', 'template', 'rt', 'rp', 'noscript']);

function collect(node: MarkupNode, pieces: string[]): void {
  if (node.kind === 'text') {
    pieces.push(node.text.replace(/[\t\n\r ]+/g, ' '));
    return;
  }
  if (UNSEEN.has(node.name)) return;
  if (BLOCKS.has(node.name)) pieces.push('\n');
  for (const child of node.children) if (child.kind === 'text' || !isHidden(child)) collect(child, pieces);
  if (BLOCKS.has(node.name)) pieces.push('\n');
}

/** The visible text of a tree: blocks on their own lines, without ruby readings. */
function plainTextOf(root: MarkupElement): string {
  const pieces: string[] = [];
  collect(root, pieces);
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The text of an element as a title: on one line, without ruby readings; null if empty. */
export function labelOf(element: MarkupElement | null | undefined): string | null {
  return element ? boundedLine(plainTextOf(element)) : null;
}

/** Plain text of a description that may be HTML; null if empty. */
export function plainTextOfHtml(html: string): string | null {
  try {
    return plainTextOf(parseMarkup(html, { syntax: 'html', maxDepth: 32, maxNodes: 10_000 })) || null;
  } catch (error) {
    // No description is that large.
    if (error instanceof MarkupTooLarge) return null;
    throw error;
  }
}

/** Number of visible characters without white space. */
export function visibleLength(root: MarkupElement): number {
  return plainTextOf(root).replace(/\s/g, '').length;
}
