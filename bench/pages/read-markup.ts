import { Parser } from 'htmlparser2';
import type { ConstantNode } from '../peer/app/constant-markup.ts';

type ElementNode = Exclude<ConstantNode, string>;

/** A page's markup as a constant tree for React: the same elements and attributes, without the scripts. */
export function readMarkup(html: string): ConstantNode {
  const top: ElementNode = { tag: '#document', props: {}, children: [] };
  const open: ElementNode[] = [top];
  const last = (): ElementNode => open.at(-1) ?? top;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element: ElementNode = { tag, props: reactProps(attributes), children: [] };
      if (tag !== 'script') last().children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      last().children.push(text);
    },
    onclosetag: () => {
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  const root = top.children.find((node) => typeof node !== 'string' && node.tag === 'html');
  if (root === undefined) throw new Error('The page has no <html> element');
  return root;
}

/** React passes attributes on as in HTML, except `style` and attributes without a value. */
function reactProps(attributes: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'class') return ['className', value];
      if (name === 'style') return ['style', styleObject(value)];
      if (name === 'value') return ['defaultValue', value];
      return [name, value === '' && /^(hidden|disabled|checked|inert|async|defer|open)$/.test(name) ? true : value];
    }),
  );
}

function styleObject(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const name = declaration.slice(0, colon).trim();
      const key = name.startsWith('--')
        ? name
        : name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
      return [[key, declaration.slice(colon + 1).trim()]];
    }),
  );
}
