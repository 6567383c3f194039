import { RICH_LABEL_TAGS } from '@longstrip/core';
import { Parser } from 'htmlparser2';
import type { RichElement, RichNode, RichStyle } from './rich-text.tsx';

/** Block elements that are not allowed: only their text stays, on separate lines. */
const OTHER_BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote', 'section']);
/** Elements whose content is not text for readers. */
const ELEMENTS_WITHOUT_TEXT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
]);
/** Maximum depth of elements; of deeper ones only the text stays. */
const MAX_DEPTH = 24;

/** An open element while parsing. The text of an element that is not allowed is added to its parent. */
interface OpenElement {
  children: RichNode[];
  isWithoutText: boolean;
}

/**
 * Parses an operator's text: span, br, a and div with their style and href (section 9 of the specification), and the text of
 * everything else. No input can result in anything else.
 * @param linkAddress the address that a link gets, or null to keep only its text
 */
export function parseRichText(html: string, linkAddress: (href: string) => string | null): RichNode[] {
  const root: OpenElement = { children: [], isWithoutText: false };
  const open: OpenElement[] = [root];
  const innermost = () => open.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = innermost();
        const isWithoutText = parent.isWithoutText || ELEMENTS_WITHOUT_TEXT.has(name);
        const tag = isWithoutText || open.length > MAX_DEPTH ? null : drawnTag(name);
        if (tag === null) {
          open.push({ children: parent.children, isWithoutText });
          return;
        }
        const element = richElement(tag, attributes, linkAddress);
        parent.children.push(element);
        open.push({ children: element.children, isWithoutText: false });
      },
      ontext(text) {
        const { children, isWithoutText } = innermost();
        // A line break between two blocks is part of the source, not of the text.
        if (isWithoutText || /^\s*\n\s*$/.test(text)) return;
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html);
  return root.children;
}

function drawnTag(name: string): RichElement['tag'] | null {
  if (OTHER_BLOCKS.has(name)) return 'div';
  return RICH_LABEL_TAGS.find((tag) => tag === name) ?? null;
}

function richElement(
  tag: RichElement['tag'],
  attributes: Readonly<Record<string, string>>,
  linkAddress: (href: string) => string | null,
): RichElement {
  const style = readRichStyle(attributes.style ?? '');
  const href = tag === 'a' && attributes.href !== undefined ? linkAddress(attributes.href) : null;
  // A link without an address is only text.
  return { tag: tag === 'a' && href === null ? 'span' : tag, style, href, children: [] };
}

/**
 * Adds headings: if a block begins with bold text on a separate line, that becomes its heading, so that screen readers can
 * move through a long text.
 */
export function withHeadings(nodes: readonly RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || node.tag !== 'div') return node;
    const [first, second, ...rest] = node.children;
    if (!isBold(first)) return node;
    if (second !== undefined && !isBreak(second)) return node;
    const heading: RichElement = { tag: 'h2', style: null, href: null, children: first.children };
    return { ...node, children: [heading, ...withoutLastBreaks(rest)] };
  });
}

function isBold(node: RichNode | undefined): node is RichElement {
  if (node === undefined || typeof node === 'string' || node.tag !== 'span') return false;
  const weight = node.style?.fontWeight;
  return weight === 'bold' || Number(weight) >= 600;
}

function isBreak(node: RichNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'br';
}

function withoutLastBreaks(nodes: readonly RichNode[]): RichNode[] {
  const end = nodes.findLastIndex((node) => !isBreak(node));
  return nodes.slice(0, end + 1);
}

const WEIGHT = /^(normal|bold|[1-9]00)$/;
const SLANT = /^(normal|italic)$/;
const LINE = /^(none|underline|line-through)$/;
const SIZE = /^(\d{1,3}(?:\.\d+)?)(px|em|rem|%)$/;
/** Names, hexadecimal colours, and functions of numbers only. */
const COLOUR = /^(?:[a-z]{3,20}|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/-]{5,40}\))$/;

/** Allowed range of text sizes. */
const SIZE_BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  px: [12, 28],
  em: [0.8, 1.75],
  rem: [0.8, 1.75],
  '%': [80, 175],
};

/**
 * The allowed part of a style attribute: how text looks, within limits. Nothing that moves, covers, hides or loads anything
 * is allowed, and no background, since it would not follow the theme. Null if nothing is left.
 */
export function readRichStyle(attribute: string): RichStyle | null {
  const style: RichStyle = {};
  for (const declaration of attribute.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').trim().toLowerCase();
    readDeclaration(style, name.trim().toLowerCase(), value);
  }
  return Object.keys(style).length === 0 ? null : style;
}

function readDeclaration(style: RichStyle, name: string, value: string): void {
  switch (name) {
    case 'font-weight':
      if (WEIGHT.test(value)) style.fontWeight = value;
      return;
    case 'font-style':
      if (SLANT.test(value)) style.fontStyle = value;
      return;
    case 'font-size':
      if (isReadableSize(value)) style.fontSize = value;
      return;
    case 'text-decoration':
    case 'text-decoration-line':
      if (LINE.test(value)) style.textDecoration = value;
      return;
    case 'text-align':
      if (isAlignment(value)) style.textAlign = value;
      return;
    case 'color':
      if (COLOUR.test(value)) style.color = value;
      return;
  }
}

function isReadableSize(value: string): boolean {
  const [, number = '', unit = ''] = SIZE.exec(value) ?? [];
  const [least, most] = SIZE_BOUNDS[unit] ?? [1, 0];
  return Number(number) >= least && Number(number) <= most;
}

function isAlignment(value: string): value is NonNullable<RichStyle['textAlign']> {
  return ['left', 'right', 'center', 'justify', 'start', 'end'].includes(value);
}
