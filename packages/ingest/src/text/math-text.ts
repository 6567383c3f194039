import { childElements, type MarkupElement, rawTextOf } from './markup-tree.ts';

/** Alternative notations of the same formula. */
const ANNOTATIONS = new Set(['annotation', 'annotation-xml']);

function partsOf(element: MarkupElement): string[] {
  return childElements(element)
    .filter(({ name }) => !ANNOTATIONS.has(name))
    .map(lineOf);
}

/** Puts brackets around more than one sign or number. */
function grouped(part: string | undefined): string {
  const text = part?.trim() ?? '';
  return /^(?:[\p{L}\p{M}]+|[\d.,]+|.?)$/u.test(text) ? text : `(${text})`;
}

function lineOf(element: MarkupElement): string {
  const children = childElements(element);
  if (children.length === 0) {
    const text = rawTextOf(element).replace(/\s+/g, ' ');
    return element.name === 'mtext' ? text : text.trim();
  }
  const parts = partsOf(element);
  const [first, second, third] = parts;
  switch (element.name) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msup':
    case 'mover':
      return `${grouped(first)}^${grouped(second)}`;
    case 'msub':
    case 'munder':
      return `${grouped(first)}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${grouped(first)}_${grouped(second)}^${grouped(third)}`;
    case 'mfenced':
      return `${element.attributes.open ?? '('}${parts.join(', ')}${element.attributes.close ?? ')'}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${grouped(first)}^(1/${second ?? ''})`;
    case 'mtr':
      return parts.join(', ');
    case 'mtable':
      return parts.join('; ');
    default:
      return parts.join('');
  }
}

/** A formula on one line: the author's text, else with brackets where a fraction or power would be misread. */
export function mathText(math: MarkupElement): string {
  const worded = math.attributes.alttext?.replace(/\s+/g, ' ').trim();
  return worded || lineOf(math).trim();
}
