import { Parser } from 'htmlparser2';
import { MAX_MARKUP_DEPTH } from '../limits.ts';

/**
 * A small tree of XML or XHTML. A document's own entities are never resolved, nothing external is read, and depth and size
 * are limited while parsing.
 */
export interface MarkupElement {
  kind: 'element';
  /** Local name, without a prefix; lower case in HTML. */
  name: string;
  /** By name with its prefix, as written (`epub:type`, `xml:lang`). */
  attributes: Record<string, string>;
  children: MarkupNode[];
}
export interface MarkupText {
  kind: 'text';
  text: string;
}
export type MarkupNode = MarkupElement | MarkupText;

export interface MarkupLimits {
  syntax: 'xml' | 'html';
  /** Deeper elements lose their tags; their text stays. */
  maxDepth: number;
  maxNodes: number;
}

/** A document has too many nodes or is too deep. */
export class MarkupTooLarge extends Error {}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Parses leniently, like browsers. The root has the empty name. */
export function parseMarkup(text: string, { syntax, maxDepth, maxNodes }: MarkupLimits): MarkupElement {
  const root: MarkupElement = { kind: 'element', name: '', attributes: {}, children: [] };
  const open: MarkupElement[] = [root];
  let tooDeep = 0;
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > maxNodes) throw new MarkupTooLarge(`it has more than ${maxNodes} elements, attributes and texts`);
  };
  const append = (node: MarkupNode) => {
    count();
    open.at(-1)?.children.push(node);
  };
  const parser = new Parser(
    {
      onattribute: count,
      onopentag(name, attributes) {
        if (open.length > maxDepth) {
          tooDeep += 1;
          if (tooDeep > MAX_MARKUP_DEPTH) throw new MarkupTooLarge(`it is more than ${MAX_MARKUP_DEPTH} elements deep`);
          return;
        }
        const element: MarkupElement = { kind: 'element', name: localName(name), attributes, children: [] };
        append(element);
        open.push(element);
      },
      onclosetag() {
        if (tooDeep > 0) tooDeep -= 1;
        else open.pop();
      },
      ontext(piece) {
        const last = open.at(-1)?.children.at(-1);
        if (last?.kind === 'text') last.text += piece;
        else append({ kind: 'text', text: piece });
      },
    },
    {
      xmlMode: syntax === 'xml',
      decodeEntities: true,
      recognizeCDATA: true,
      recognizeSelfClosing: true,
      lowerCaseTags: syntax === 'html',
      lowerCaseAttributeNames: syntax === 'html',
    },
  );
  parser.write(text);
  parser.end();
  return root;
}

export function isElement(node: MarkupNode): node is MarkupElement {
  return node.kind === 'element';
}

/** An attribute by its local name with any prefix; the unprefixed one first. */
export function attributeOf(element: MarkupElement, name: string): string | null {
  const plain = element.attributes[name];
  if (plain !== undefined) return plain;
  const prefixed = Object.entries(element.attributes).find(([key]) => localName(key) === name);
  return prefixed?.[1] ?? null;
}

export function childElements(element: MarkupElement, name?: string): MarkupElement[] {
  return element.children.filter(isElement).filter((child) => name === undefined || child.name === name);
}

/** All descendants in document order. Recursion is limited by the tree's depth. */
export function* descendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    yield child;
    yield* descendants(child);
  }
}

export function findElement(root: MarkupElement, name: string): MarkupElement | null {
  for (const element of descendants(root)) if (element.name === name) return element;
  return null;
}

export function findElements(root: MarkupElement, name: string): MarkupElement[] {
  return [...descendants(root)].filter((element) => element.name === name);
}

/** The text of an element and its descendants, with original white space. */
export function rawTextOf(node: MarkupNode): string {
  if (node.kind === 'text') return node.text;
  return node.children.map(rawTextOf).join('');
}

/** The text of an element on one line; null if empty. */
export function textOf(element: MarkupElement | null | undefined): string | null {
  if (!element) return null;
  const text = rawTextOf(element).replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}

const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'wbr', 'col']);

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Writes a tree as XHTML that is also valid HTML. */
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

const NOTE_TYPES = ['footnote', 'endnote', 'rearnote', 'note'];
const NOTE_ROLES = ['doc-footnote', 'doc-endnote'];

/** The `epub:type`s and ARIA roles of an element. */
export function typesOf(element: MarkupElement): string[] {
  return [element.attributes['epub:type'] ?? '', element.attributes.role ?? ''].join(' ').toLowerCase().split(/\s+/);
}

/** Whether an element declares itself a note. */
export function isNote(element: MarkupElement): boolean {
  return typesOf(element).some((type) => NOTE_TYPES.includes(type) || NOTE_ROLES.includes(type));
}

export function isNoteReference(element: MarkupElement): boolean {
  return typesOf(element).some((type) => type === 'noteref' || type === 'doc-noteref');
}

/** Whether an element is or contains a note. Books hide notes that reading systems show as pop-ups. */
export function holdsNote(element: MarkupElement): boolean {
  return isNote(element) || [...descendants(element)].some(isNote);
}

/** Whether an element is hidden and holds no note. */
export function isHidden(element: MarkupElement): boolean {
  return element.attributes.hidden !== undefined && !holdsNote(element);
}

/** All descendants that are not hidden, in document order. */
export function* shownDescendants(element: MarkupElement): Generator<MarkupElement> {
  for (const child of element.children.filter(isElement)) {
    if (isHidden(child)) continue;
    yield child;
    yield* shownDescendants(child);
  }
}
