import { Scripts } from '@remix-run/react';
import { createElement, type ReactNode } from 'react';
import { type ConstantNode, MARKUP } from './constant-markup.ts';

/** The page, element by element, from the constant. */
export default function Root() {
  return render(MARKUP, 0);
}

function render(node: ConstantNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const children: ReactNode[] = node.children.map(render);
  if (node.tag === 'body') children.push(<Scripts key="scripts" />);
  return createElement(node.tag, { key, ...node.props }, ...children);
}
