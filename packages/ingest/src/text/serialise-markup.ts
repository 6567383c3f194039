import type { MarkupNode } from './markup-tree.ts';

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'wbr', 'col']);

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Writes a tree as XHTML that is HTML as well. */
export function serialiseMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return escapeText(node.text);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
        .join('');
      if (VOID_ELEMENTS.has(node.name)) return `<${node.name}${attributes} />`;
      return `<${node.name}${attributes}>${serialiseMarkup(node.children)}</${node.name}>`;
    })
    .join('');
}
