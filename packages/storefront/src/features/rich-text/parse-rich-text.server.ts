import { RICH_LABEL_TAGS } from '@longstrip/core';
import { Parser } from 'htmlparser2';
import { readRichStyle } from './rich-style.ts';
import type { RichElement, RichNode } from './rich-text-model.ts';

/** Blocks that are not of the list: their words stay, on lines of their own. */
const FOREIGN_BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote', 'section']);
/** What such an element holds is no text for readers. */
const SILENT = new Set([
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
/** Deeper than this, elements are left out and their words stay. */
const DEEPEST = 24;

/** An element that is open while the text is read. What is not drawn itself hands its words to the one around it. */
interface OpenElement {
  children: RichNode[];
  isSilent: boolean;
}

/**
 * Takes an operator's text apart: span, br, a and div with their style and href (section 9 of the specification), and
 * the words of everything else. Whatever was written, what comes out can only be these.
 *
 * @param leadsTo where a link leads: an address to draw, or null to keep its words alone
 */
export function parseRichText(html: string, leadsTo: (href: string) => string | null): RichNode[] {
  const root: OpenElement = { children: [], isSilent: false };
  const open: OpenElement[] = [root];
  const innermost = () => open.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = innermost();
        const isSilent = parent.isSilent || SILENT.has(name);
        const tag = isSilent || open.length > DEEPEST ? null : drawnTag(name);
        if (tag === null) {
          open.push({ children: parent.children, isSilent });
          return;
        }
        const element = richElement(tag, attributes, leadsTo);
        parent.children.push(element);
        open.push({ children: element.children, isSilent: false });
      },
      ontext(text) {
        const { children, isSilent } = innermost();
        // A line break between two blocks is the writer's, not the reader's.
        if (isSilent || /^\s*\n\s*$/.test(text)) return;
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
  if (FOREIGN_BLOCKS.has(name)) return 'div';
  return RICH_LABEL_TAGS.find((tag) => tag === name) ?? null;
}

function richElement(
  tag: RichElement['tag'],
  attributes: Readonly<Record<string, string>>,
  leadsTo: (href: string) => string | null,
): RichElement {
  const style = readRichStyle(attributes.style ?? '');
  const href = tag === 'a' && attributes.href !== undefined ? leadsTo(attributes.href) : null;
  // A link that leads nowhere is only words.
  return { tag: tag === 'a' && href === null ? 'span' : tag, style, href, children: [] };
}

/**
 * The same text with headings: a block that begins with bold words on a line of their own gets them as its heading, so
 * that a long text can be walked through by its headings.
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
