import type { MarkupElement, MarkupNode } from './markup-tree.ts';

/** A section of a chapter file, from one anchor to the next. */
export interface TreePiece {
  /** The id at its start; null before the first anchor. */
  startsAt: string | null;
  root: MarkupElement;
}

function hasContent(node: MarkupNode): boolean {
  if (node.kind === 'text') return /[^\t\n\r ]/.test(node.text);
  return node.name === 'img' || node.name === 'image' || node.name === 'hr' || node.children.some(hasContent);
}

/** Names and ids by which an element can be the target of a link. */
export function anchorsOf(element: MarkupElement): string[] {
  const { id, name } = element.attributes;
  const anchors = id === undefined ? [] : [id];
  return element.name === 'a' && name !== undefined && name !== id ? [...anchors, name] : anchors;
}

/**
 * Cuts a tree before each element with one of the anchors, which a table of contents links to. Elements around a cut are
 * opened again after it, without their ids.
 *
 * @returns at least one piece; an empty piece is joined to the next one
 */
export function splitTree(root: MarkupElement, anchors: ReadonlySet<string>): TreePiece[] {
  const pieces: TreePiece[] = [{ startsAt: null, root: { ...root, children: [] } }];
  let open: MarkupElement[] = [pieces[0]?.root ?? root];

  const startPiece = (anchor: string) => {
    const last = pieces.at(-1);
    if (last !== undefined && !hasContent(last.root)) {
      last.startsAt = anchor;
      return;
    }
    const copies = open.map((element): MarkupElement => {
      const { id: _, ...attributes } = element.attributes;
      return { ...element, attributes, children: [] };
    });
    for (const [index, copy] of copies.entries()) copies[index - 1]?.children.push(copy);
    const [newRoot] = copies;
    if (newRoot !== undefined) pieces.push({ startsAt: anchor, root: newRoot });
    open = copies;
  };

  const visit = (node: MarkupNode) => {
    if (node.kind === 'text') {
      open.at(-1)?.children.push(node);
      return;
    }
    const anchor = anchorsOf(node).find((name) => anchors.has(name));
    if (anchor !== undefined) startPiece(anchor);
    const copy: MarkupElement = { ...node, children: [] };
    open.at(-1)?.children.push(copy);
    const depth = open.length;
    open = [...open, copy];
    for (const child of node.children) visit(child);
    open = open.slice(0, depth);
  };

  for (const child of root.children) visit(child);
  const filled = pieces.filter((piece) => hasContent(piece.root));
  return filled.length > 0 ? filled : pieces.slice(0, 1);
}
