import { type CSSProperties, createElement, type ReactNode } from 'react';
import { Link } from '../link/link.tsx';

/** Renders an operator's text. Links to pages of this site go through the router. */
export function RichText({ nodes, className = '' }: { nodes: readonly RichNode[]; className?: string }) {
  return createElement('div', { className: `rich-text ${className}` }, ...nodes.map(drawNode));
}

function drawNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return createElement('br');
  const children = node.children.map(drawNode);
  if (node.tag === 'a') return createElement(Link, linkProps(node), ...children);
  return createElement(node.tag, styleProps(node.style), ...children);
}

function linkProps({ href, style }: RichElement) {
  const address = href ?? '';
  const isOwn = address.startsWith('/');
  const elsewhere = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return { href: address, ...elsewhere, ...styleProps(style) };
}

/** The style of an element. The colour is a custom property, which the theme mixes with its text colour (rich-text.css). */
function styleProps(style: RichStyle | null): { style?: CSSProperties; 'data-ink'?: '' } {
  if (style === null) return {};
  const { color, ...rest } = style;
  if (color === undefined) return { style: rest };
  const inked: CSSProperties & Record<'--rich-ink', string> = { ...rest, '--rich-ink': color };
  return { style: inked, 'data-ink': '' };
}

/** An operator's text as data: a tree of the few allowed elements. It is never HTML, so that nothing else can be in it. */
export type RichNode = string | RichElement;

/** The style of a text. Sizes and weights are the operator's. A colour is only a hint, which the theme adapts. */
export interface RichStyle {
  fontWeight?: string;
  fontStyle?: string;
  fontSize?: string;
  textDecoration?: string;
  textAlign?: 'left' | 'right' | 'center' | 'justify' | 'start' | 'end';
  color?: string;
}

export interface RichElement {
  /** `h2` is made from bold first lines; the specification allows the others. */
  tag: 'span' | 'br' | 'a' | 'div' | 'h2';
  style: RichStyle | null;
  /** Only for links: a page of this site (`/…`), or an absolute address elsewhere. */
  href: string | null;
  children: RichNode[];
}
